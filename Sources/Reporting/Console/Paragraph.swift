/// Breaks text into lines.
enum Paragraph {
  /// Returns the lines of a text, broken at spaces; a word that is too long is broken anywhere.
  ///
  /// - Parameters:
  ///   - text: what is broken.
  ///   - width: how long a line may be.
  ///   - hanging: how far lines after the first are indented.
  /// - Returns: the lines; none for a text of nothing.
  static func lines(of text: String, width: Int, hanging: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: hanging)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
        continue
      }
      var rest = word
      repeat {
        let room = max(1, width - (lines.isEmpty ? 0 : hanging))
        lines.append((lines.isEmpty ? "" : margin) + rest.prefix(room))
        rest = rest.dropFirst(room)
      } while !rest.isEmpty
    }
    return lines
  }
}
