/// A frame of a stack, as a crash report prints it: its methods are not told in the order in which they are
/// called.
enum StackFrame {
  /// Returns true for `5 UIKit 0x2c04b25b -[UITableView reloadData] + 24`.
  static func isIn(_ body: LineScanner) -> Bool {
    let text = body.restText
    guard text.contains("0x"), let plus = text.lastIndex(of: "+") else { return false }
    let number = text[text.index(after: plus)...].drop { $0 == " " }.prefix { $0.isNumber }
    return !number.isEmpty && text[..<plus].hasSuffix(" ")
      && (text[..<plus].dropLast().last.map { "])".contains($0) } ?? false)
  }
}
