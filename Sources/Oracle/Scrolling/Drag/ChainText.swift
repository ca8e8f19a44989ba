/// The text of a table of phases and events, read from the left to the right.
///
/// It is read anew in each process, and so byte by byte, without a string for each word.
struct ChainText {
  private let bytes: [UInt8]
  private var position = 0
  /// The phases, by their numbers.
  private let phases: [Name]

  /// Begins a text.
  ///
  /// - Parameters:
  ///   - text: the table.
  ///   - phases: the names of the phases, by their numbers.
  init(_ text: String, phases: [String]) {
    bytes = Array(text.utf8)
    self.phases = phases.map { Name($0.utf8) }
  }

  /// True if all is read.
  var isAtEnd: Bool { position == bytes.count }

  /// Passes a character, if it stands here.
  mutating func passes(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads the letter or the mark of an event.
  mutating func event() -> Event? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return Event(letter: bytes[position])
  }

  /// Reads a phase's name; returns its number.
  mutating func phase() -> Int? {
    let name = Name(bytes[position...].prefix { Self.letters.contains($0 | 0x20) })
    position += name.count
    return phases.firstIndex(of: name)
  }

  /// Reads up to a character, and passes it.
  mutating func text(upTo end: Unicode.Scalar) -> String {
    let text = bytes[position...].prefix { $0 != UInt8(ascii: end) }
    position = min(text.endIndex + 1, bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  /// The text near the position, to show where it is wrong.
  var rest: String { String(decoding: bytes[position...].prefix(20), as: UTF8.self) }

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// A name as its length and a number that is made of its letters: no two phases have the same.
  struct Name: Hashable {
    var count = 0
    private var sum: UInt64 = 0

    init(_ letters: some Sequence<UInt8>) {
      for letter in letters {
        count += 1
        sum = sum &* 31 &+ UInt64(letter)
      }
    }
  }
}
