extension String {
  /// Returns the lines with spaces before each that is not empty, and an end of line after the last.
  func indented(by columns: Int) -> String {
    let margin = String(repeating: " ", count: columns)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "\n" : margin + $0 + "\n" }.joined()
  }

  /// The text with its further lines below the first, so that none of them looks like one of the report.
  var hanging: String { replacing("\n", with: "\n  ") }
}
