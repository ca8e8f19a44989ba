/// A value of the YAML that `libinput record` writes, with its place.
struct RecordingNode {
  /// The content of the node.
  enum Content {
    /// Nothing stands there.
    case empty
    /// A word or a text in quotation marks.
    case text(String)
    /// A list of whole numbers in brackets.
    case numbers([Int])
    case list([RecordingNode])
    case map([(key: String, value: RecordingNode)])
  }

  var content: Content
  /// The byte where it begins.
  var offset: Int

  /// The value of a key; nil: there is none.
  subscript(key: String) -> RecordingNode? {
    guard case .map(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The entries of a list; where nothing stands, there are none.
  var entries: [RecordingNode]? {
    switch content {
    case .list(let nodes): nodes
    case .empty, .numbers([]): []
    default: nil
    }
  }

  /// The numbers of a list in brackets.
  var numbers: [Int]? {
    switch content {
    case .numbers(let numbers): numbers
    default: nil
    }
  }

  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  /// The members of a map.
  var members: [(key: String, value: RecordingNode)]? {
    switch content {
    case .map(let members): members
    case .empty: []
    default: nil
    }
  }
}
