/// A command to GitHub's runner, as a line of a step's output.
enum WorkflowCommand {
  /// The number of characters of a message that the runner keeps.
  static let longestMessage = 4096

  /// Returns a line that makes an annotation.
  ///
  /// - Parameters:
  ///   - name: `error`, `warning` or `notice`.
  ///   - properties: the properties in order; an empty value is left out.
  ///   - message: what is shown.
  /// - Returns: the line, line feed included.
  static func line(
    _ name: String,
    _ properties: [(key: String, value: String)],
    _ message: String
  ) -> String {
    let told = properties.filter { !$0.value.isEmpty }.map { key, value in
      "\(key)=\(escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C"))"
    }
    let list = told.isEmpty ? "" : " " + told.joined(separator: ",")
    return "::\(name)\(list)::\(escaped(cut(message)))\n"
  }

  /// Escapes a message; the percent sign comes first, for the others are made of it.
  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Returns a message that is no longer than the runner keeps, which counts in UTF-16.
  private static func cut(_ message: String) -> String {
    guard message.utf16.count > longestMessage else { return message }
    let note = "\n[cut here]"
    var kept = message.unicodeScalars.prefix(longestMessage - note.utf16.count)
    while String(kept).utf16.count > longestMessage - note.utf16.count { kept.removeLast() }
    return String(kept) + note
  }
}
