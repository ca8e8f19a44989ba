/// How text looks on a terminal: colours, if it has them, and which characters.
public struct Style: Hashable, Sendable {
  /// Whether escape sequences may be written.
  public var isColoured: Bool
  /// Whether only ASCII may be written.
  public var isASCII: Bool

  /// Creates a style; plain where nothing else is said.
  public init(isColoured: Bool = false, isASCII: Bool = false) {
    self.isColoured = isColoured
    self.isASCII = isASCII
  }

  /// Plain text: what goes into files and pipes.
  public static let plain = Style()

  /// What a piece of text means; each meaning has one look.
  enum Ink: String, CaseIterable {
    case title = "1"
    case good = "32"
    case bad = "1;31"
    case doubtful = "33"
    case quiet = "2"
    case finger = "36"
  }

  func paint(_ text: String, _ ink: Ink) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
