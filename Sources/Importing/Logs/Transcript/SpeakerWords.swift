/// The words around a message's name that may be the name of the view that speaks.
struct SpeakerWords {
  private let pieces: [LogToken]

  /// No line has more of them on one side of the name, in bytes.
  private static let longest = 200

  init(behind text: LineScanner) {
    let end = text.position + min(Self.longest, text.rest.count)
    pieces = LogToken.pieces(of: text.part(text.position..<end))
  }

  init(inFront text: String) {
    let bytes = Array(text.utf8.suffix(Self.longest))
    pieces = LogToken.pieces(of: LineScanner(bytes, bytes.indices))
  }

  // MARK: - Words with a place of their own

  /// The words behind which a view's name stands.
  private static let introductions: Set = ["tag", "view", "id", "identifier"]

  /// Returns true for such a word, alone or at the end of another: `scrollViewId`.
  private static func introduces(_ word: String) -> Bool {
    let end = word.lastIndex(where: \.isUppercase).map { word[$0...] } ?? word[...]
    return introductions.contains(word.lowercased()) || introductions.contains(end.lowercased())
  }

  /// The name that stands behind a word which says that it is one: `"view":"outer"`, `tag=100`.
  var labelled: String? {
    for (place, piece) in pieces.enumerated() {
      guard case .word(let word) = piece,
        let label = word.split(separator: ".").last.map({ String($0) }),
        Self.introduces(label)
      else { continue }
      let next = pieces[(place + 1)...].first {
        $0 != .sign(UInt8(ascii: ":")) && $0 != .sign(UInt8(ascii: "="))
      }
      switch next {
      case .number(let number, let places, _):
        return places == 0 && abs(number) < 1e15
          ? "\(label) \(Int(number))" : "\(label) \(number)"
      case .word(let name), .text(let name), .address(let name): return name
      default: continue
      }
    }
    return nil
  }

  /// The first word, where it is no name of a value: `- inner, decelerate false`.
  var first: String? {
    let signs = "-:([@,|".utf8
    guard
      let place = pieces.firstIndex(where: { piece in
        if case .sign(let sign) = piece { !signs.contains(sign) } else { true }
      }),
      let word = Self.name(pieces[place])
    else { return nil }
    switch pieces[(place + 1)...].first {
    case .sign(let sign)? where ":=?".utf8.contains(sign): return nil
    case .number?, .arrow?, .hidden?, .unclear?: return nil
    case .word(let value)? where LogValues.bools[value.lowercased()] != nil: return nil
    default: return word
    }
  }

  /// The last word or address that is no value and no unit of one.
  var last: String? {
    if let address = lastAddress { return address }
    let found = pieces.indices.reversed().first { place in
      switch pieces[place] {
      case .sign(let sign): !")]}>\",|".utf8.contains(sign)
      case .word(let word): LogValues.bools[word.lowercased()] == nil
      default: true
      }
    }
    guard let found, let name = Self.name(pieces[found]) else { return nil }
    // `hit 2 times`, `16 ms`.
    if found > 0, case .number = pieces[found - 1] { return nil }
    return name
  }

  /// The last address of what may be a view.
  private var lastAddress: String? {
    for (place, piece) in pieces.enumerated().reversed() {
      guard case .address(let address) = piece else { continue }
      let front = pieces[..<place].last { $0 != .sign(UInt8(ascii: ":")) }
      if case .word(let name)? = front, Self.others.contains(where: name.hasSuffix) { continue }
      return address
    }
    return nil
  }

  /// The ends of the names of classes that are no views which scroll.
  private static let others = [
    "IndexPath", "Cell", "Event", "Touch", "Request", "Recognizer", "Layer", "Array", "Thread",
  ]

  // MARK: - Words that are none

  private static func name(_ piece: LogToken) -> String? {
    guard case .word(let word) = piece, !ofStates.contains(word.lowercased()),
      LogValues.bools[word.lowercased()] == nil
    else { return nil }
    return word
  }

  /// Words around a message that are no names of views.
  private static let ofStates: Set = [
    "nil", "null", "up", "down", "left", "right", "called", "begin", "end", "start", "fired",
  ]
}
