internal import Traces

/// A call's word: `~eased.animate:300` is made by the delegate in a block with animations.
struct CallWord {
  /// The blocks that a call may stand in, by the notation's prefixes.
  private static let blocks: [(prefix: String, block: Call.Block)] = [
    ("quietly.", .performWithoutAnimation), ("eased.", .animate), ("batch.", .performBatchUpdates),
  ]

  /// The word for the call.
  let verb: Substring
  /// The text behind the colon; empty where there is none.
  let text: Substring
  let block: Call.Block?
  let isByDelegate: Bool

  init(_ word: Substring) {
    var word = word
    isByDelegate = word.first == "~"
    if isByDelegate { word = word.dropFirst() }
    let found = Self.blocks.first { word.hasPrefix($0.prefix) }
    if let found { word = word.dropFirst(found.prefix.count) }
    block = found?.block
    verb = word.prefix { $0 != ":" }
    text = word.dropFirst(verb.count + 1)
  }

  /// True if the call is animated, as a plus behind the verb says.
  var animated: Argument { Argument(.animated, .bool(verb.hasSuffix("+"))) }

  /// The texts between commas; where a comma comes first, the first is empty.
  var parts: [String] {
    text.isEmpty
      ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the numbers behind the colon.
  func numbers(_ count: Int) throws(NotationError) -> [Millionths] {
    let numbers = try NotationWords.numbers(text)
    guard numbers.count == count else {
      throw NotationError(text, expected: count == 1 ? "one number" : "\(count) numbers")
    }
    return numbers
  }

  func number() throws(NotationError) -> Double { try numbers(1)[0].double }

  /// Returns the rows behind the colon.
  func rows() throws(NotationError) -> [Value] {
    var rows: [Value] = []
    for part in parts { rows.append(.string(try NotationWords.row(part).description)) }
    return rows
  }

  /// Returns a call without arguments.
  func plain(_ name: Name) throws(NotationError) -> (Name, [Argument]) {
    guard text.isEmpty else { throw NotationError(text, expected: "nothing behind \(verb)") }
    return (name, [])
  }
}
