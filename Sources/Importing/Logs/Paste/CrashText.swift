import Traces

/// The text that the system writes as a program ends by an exception that nobody catches.
struct CrashText: Hashable {
  /// The exception's name.
  var name: String
  /// Its reason, as it is written.
  var reason: String?

  /// Reads the line that names the exception; nil: this is none.
  init?(_ body: LineScanner) {
    var rest = body
    if rest.take(through: "uncaught exception ") != nil {
      guard let name = Self.quoted(&rest) else { return nil }
      self.name = name
      if rest.take(through: "reason: ") != nil { reason = Self.untilEnd(rest) }
      return
    }
    rest = body
    guard rest.take("Exception Name: ") || rest.take("Exception Type: ") else { return nil }
    let name = rest.take(while: \.isNameByte)
    guard name.hasSuffix("Exception") else { return nil }
    self.name = name
  }

  private static func quoted(_ line: inout LineScanner) -> String? {
    guard line.take("'") else { return nil }
    let name = line.take(while: \.isNameByte)
    return !name.isEmpty && line.take("'") ? name : nil
  }

  /// Takes the reason to the end of the line, for it may have quotation marks in it.
  private static func untilEnd(_ line: LineScanner) -> String? {
    var text = line.restText[...]
    while let last = text.last, last == " " { text.removeLast() }
    if text.first == "'" { text.removeFirst() }
    if text.last == "'" { text.removeLast() }
    let printable = text.unicodeScalars.filter { $0.value >= 0x20 }
    let reason = String(String.UnicodeScalarView(printable))
    return reason.isEmpty ? nil : reason
  }
}
