import Traces

/// The content of some bytes: the traces that are right, and a mistake for each that is not.
struct Finding {
  var traces: [Trace] = []
  var errors: [TraceError] = []

  /// Reads bytes to their end.
  static func all(in bytes: [UInt8]) -> Finding {
    var reader = TraceReader(bytes: bytes)
    var finding = Finding()
    while true {
      do {
        guard let trace = try reader.nextTrace() else { return finding }
        finding.traces.append(trace)
      } catch {
        finding.errors.append(error)
      }
    }
  }

  /// Returns what is wrong with the first mistake that has no place in the bytes, or no clear text.
  func firstWithoutPlace(in bytes: [UInt8]) -> String? {
    guard !errors.isEmpty else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for error in errors {
      // A file that ends too early is wrong behind its last line.
      guard (1...lines.count + 1).contains(error.line) else { return "no such line: \(error)" }
      let line = error.line <= lines.count ? lines[error.line - 1] : []
      let columns = 1 + line.count { $0 & 0xc0 != 0x80 }
      guard (1...columns).contains(error.column) else { return "no such column: \(error)" }
      if let unclear = unclear(error.description) { return "\(unclear): \(error)" }
    }
    return nil
  }

  private func unclear(_ text: String) -> String? {
    if !text.contains("; expected ") { return "an error does not say what was expected" }
    let isBroken = text.unicodeScalars.contains { $0.value < 0x20 || (0x7f...0x9f) ~= $0.value }
    return isBroken ? "an error's text has control characters in it" : nil
  }
}
