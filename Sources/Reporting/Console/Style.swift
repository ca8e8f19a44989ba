/// The look of text on a terminal: colours, if it has them, the characters, and the width.
public struct Style: Hashable, Sendable {
  /// True if escape sequences may be written.
  public var isColoured: Bool
  /// True if only ASCII may be written.
  public var isASCII: Bool
  /// The number of columns of a line; nil: the reader breaks lines.
  public var width: Int?

  /// Creates a style; plain where nothing else is said.
  public init(isColoured: Bool = false, isASCII: Bool = false, width: Int? = nil) {
    self.isColoured = isColoured
    self.isASCII = isASCII
    self.width = width
  }

  /// The number of columns of a page that lays out its own lines: the terminal's up to a width that can be read.
  var pageWidth: Int { min(width ?? 100, 120) }

  /// Returns a sentence in lines, where there is a width; a program gets it in one.
  func paragraph(_ sentence: String) -> String {
    guard width != nil else { return sentence }
    return Paragraph.lines(of: sentence, width: pageWidth).joined(separator: "\n")
  }

  /// Plain text: what goes into files and pipes.
  public static let plain = Style()

  /// Returns whole lines, broken between words where they are wider than there is room for.
  public func folded(_ text: String) -> String { FoldedText.folded(text, to: width) }

  /// The meaning of a piece of text; each meaning has one look.
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

  /// Returns a painted text with spaces behind it, up to a width.
  func paint(_ text: String, _ ink: Ink, width: Int) -> String {
    paint(text, ink) + String(repeating: " ", count: max(0, width - text.count))
  }
}
