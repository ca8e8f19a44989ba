import Importing
import Traces

/// The properties that the importers must have, whatever bytes they are given.
///
/// Other programs and people write such files. Each is tried as every format, for nothing in a file says
/// which it is.
public enum ImportProperties: Sendable {
  /// Returns what some bytes show to be untrue; nil: nothing.
  public static func broken(by bytes: [UInt8]) -> String? {
    for format in ImportFormat.all {
      if let broken = broken(by: bytes, as: format) { return "\(format.name): \(broken)" }
    }
    return nil
  }

  private static func broken(by bytes: [UInt8], as format: ImportFormat) -> String? {
    do throws(ImportError) {
      let imported = try format.read(bytes, ImportSettings(id: "imported/fuzzed"))
      return differenceInWriting(imported.trace)
    } catch {
      return unclear(error, in: bytes)
    }
  }

  /// Returns a difference between an imported trace and itself written out and read; nil: it is
  /// legal and says the same.
  private static func differenceInWriting(_ trace: Trace) -> String? {
    var writer = TraceWriter()
    writer.write(trace)
    var reader = TraceReader(bytes: writer.bytes)
    do {
      guard var read = try reader.nextTrace() else { return "nothing is written" }
      read.firstLine = trace.firstLine
      if read != trace { return "what is written is another trace" }
      let canonical = try Formatter.canonical(writer.bytes)
      return canonical == writer.bytes ? nil : "what is written is not in the canonical form"
    } catch {
      return "what is written is wrong at \(error)"
    }
  }

  /// An error has a place in the file, and a clear text.
  private static func unclear(_ error: ImportError, in bytes: [UInt8]) -> String? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let text = error.located(in: "file")
    // A file that ends too early is wrong behind its last line.
    guard (1...lines.count + 1).contains(error.line) else { return "no such line: \(text)" }
    let line = error.line <= lines.count ? lines[error.line - 1] : []
    let columns = 1 + line.count { $0 & 0xc0 != 0x80 }
    guard (1...columns).contains(error.column) else { return "no such column: \(text)" }
    if error.complaint.isEmpty || error.expectation.isEmpty {
      return "an error says nothing: \(text)"
    }
    let isBroken = text.unicodeScalars.contains { $0.value < 0x20 || (0x7f...0x9f) ~= $0.value }
    return isBroken ? "an error's text has control characters in it: \(text)" : nil
  }
}
