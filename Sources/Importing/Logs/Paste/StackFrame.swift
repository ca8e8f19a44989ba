/// A frame of a stack, as a crash report prints it: its methods are not told in the order in which they are
/// called.
enum StackFrame {
  /// Returns true for `5 UIKit 0x2c04b25b -[UITableView reloadData] + 24`, as a crash report has it, and for
  /// `frame #3: 0x104a2 List`-[List reloadData] at List.m:12`, as a debugger does.
  static func isIn(_ body: LineScanner) -> Bool {
    let text = body.restText
    if isOfDebugger(body) { return true }
    guard text.contains("0x"), let plus = text.lastIndex(of: "+") else { return false }
    let number = text[text.index(after: plus)...].drop { $0 == " " }.prefix { $0.isNumber }
    return !number.isEmpty && text[..<plus].hasSuffix(" ")
      && (text[..<plus].dropLast().last.map { "])".contains($0) } ?? false)
  }

  private static func isOfDebugger(_ body: LineScanner) -> Bool {
    var line = body
    guard let front = line.take(through: "0x"), line.take(through: " at ") != nil else {
      return false
    }
    let isFirst = front.allSatisfy { " *:#".contains($0) || $0.isNumber }
    return (isFirst || front.contains("frame #")) && Repetition.isPlace(line.word())
  }
}
