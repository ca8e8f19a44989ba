/// The last that a subject wrote on its standard error: kept, shown with errors, never judged.
struct ErrorTail {
  /// The number of bytes that are kept.
  static let length = 8 << 10
  private static let chunk = 1 << 16

  private var buffer = [UInt8](repeating: 0, count: Self.chunk)
  /// The bytes that were kept.
  private(set) var excerpt = ErrorExcerpt()

  /// Reads what there is, and forgets what is too long ago.
  mutating func fill(from end: Pipe.End) -> Pipe.Progress {
    let progress = end.read(into: &buffer, from: 0)
    guard case .moved(let count) = progress else { return progress }
    excerpt.bytes += buffer[..<count]
    if excerpt.bytes.count > Self.length {
      excerpt.bytes.removeFirst(excerpt.bytes.count - Self.length)
      excerpt.isCut = true
    }
    return progress
  }

  /// Forgets everything.
  mutating func removeAll() {
    excerpt = ErrorExcerpt()
  }
}

/// The kept end of a standard error, not yet made readable.
struct ErrorExcerpt: Hashable, Sendable {
  private static let mostLines = 20
  private static let longestLine = 400

  /// The last bytes.
  fileprivate(set) var bytes: [UInt8] = []
  /// True if more came before them.
  fileprivate(set) var isCut = false

  /// The last lines, printable; nil where nothing was written.
  var text: String? {
    guard !bytes.isEmpty else { return nil }
    let all = String(decoding: bytes, as: UTF8.self)
    var lines = all.split(whereSeparator: \.isNewline).map { Self.printable($0) }
    if isCut, lines.count > 1 { lines.removeFirst() }
    guard !lines.isEmpty else { return nil }
    let isShortened = isCut || lines.count > Self.mostLines
    let shown = (isShortened ? ["…"] : []) + lines.suffix(Self.mostLines)
    return shown.joined(separator: "\n")
  }

  private static func printable(_ line: Substring) -> String {
    var shown = ""
    for scalar in line.unicodeScalars.prefix(longestLine) {
      let isPrintable = scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value)
      shown += isPrintable || scalar == "\t" ? String(scalar) : "\u{fffd}"
    }
    return line.unicodeScalars.count > longestLine ? shown + "…" : shown
  }
}
