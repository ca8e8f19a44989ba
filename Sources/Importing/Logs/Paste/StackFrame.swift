import Traces

/// A frame of a stack, as a crash report prints it: its methods are not told in the order in which they are
/// called.
enum StackFrame {
  /// Returns true for `5 UIKit 0x2c04b25b -[UITableView reloadData] + 24`, as a crash report has it; for
  /// `frame #3: 0x104a2 List`-[List reloadData] at List.m:12`, as a debugger does; and for
  /// `at onScroll (src/List.js:12:11)`, as JavaScript, Java and Kotlin do.
  static func isIn(_ body: LineScanner) -> Bool {
    let text = body.restText
    if isOfDebugger(body) || isOfTrace(body) { return true }
    guard text.contains("0x"), let plus = text.lastIndex(of: "+") else { return false }
    let number = text[text.index(after: plus)...].drop { $0 == " " }.prefix { $0.isNumber }
    return !number.isEmpty && text[..<plus].hasSuffix(" ")
      && (text[..<plus].dropLast().last.map { "])".contains($0) } ?? false)
  }

  private static func isOfTrace(_ body: LineScanner) -> Bool {
    if ["(package:", "(dart:"].contains(where: { body.offset(of: $0) != nil }) { return true }
    var line = body
    line.skipBlanks()
    guard line.take("at "), line.take(through: "(") != nil else { return false }
    let place = line.take { $0 != UInt8(ascii: ")") }
    line.advance()
    return line.restText.allSatisfy(\.isWhitespace) && Repetition.isPlace(place)
  }

  private static func isOfDebugger(_ body: LineScanner) -> Bool {
    var line = body
    if line.take(through: "frame #") != nil, !line.take(while: \.isDigit).isEmpty, line.take(":") {
      return true
    }
    line = body
    guard let front = line.take(through: "0x"), line.take(through: " at ") != nil else {
      return false
    }
    return front.allSatisfy { " *:#".contains($0) || $0.isNumber }
      && Repetition.isPlace(line.word())
  }
}
