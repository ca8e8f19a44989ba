import Traces

/// What must be true of the trace reader, whatever bytes it is given.
public enum ReaderProperties: Sendable {
  /// Returns what some bytes show to be untrue; nil: nothing.
  public static func broken(by bytes: [UInt8]) -> String? {
    let found = Finding.all(in: bytes)
    return found.firstWithoutPlace(in: bytes)
      ?? differenceByTrace(found, bytes)
      ?? differenceInTheGeneralForm(found, bytes)
      ?? differenceInTheCanonicalForm(found, bytes)
  }

  /// A reader that wants whole traces finds what one finds that goes line by line.
  private static func differenceByTrace(_ found: Finding, _ bytes: [UInt8]) -> String? {
    var errors: [TraceError] = []
    Lint.check(TraceReader(bytes: bytes)) { errors.append($0) }
    guard errors != found.errors else { return nil }
    return "lint finds \(errors), and a reader of whole traces \(found.errors)"
  }

  /// Lines in the canonical form are read in a quick way; a space leads them all to the general one.
  private static func differenceInTheGeneralForm(_ found: Finding, _ bytes: [UInt8]) -> String? {
    let general = Finding.all(in: spaced(bytes))
    if general.traces != found.traces { return "read the quick way, a trace is another" }
    let places = { (errors: [TraceError]) in errors.map { "\($0.line): \($0.problem)" } }
    guard places(general.errors) != places(found.errors) else { return nil }
    return "the quick way finds \(found.errors), and the general one \(general.errors)"
  }

  /// The formatter takes what the reader takes, and its form means the same and stays as it is.
  private static func differenceInTheCanonicalForm(_ found: Finding, _ bytes: [UInt8]) -> String? {
    let canonical: [UInt8]
    do {
      canonical = try Formatter.canonical(bytes)
    } catch {
      return error == found.errors.first ? nil : "the formatter finds \(error), and lint does not"
    }
    if let error = found.errors.first { return "the formatter takes what is wrong at \(error)" }
    let again = Finding.all(in: canonical)
    if let error = again.errors.first { return "what the formatter writes is wrong at \(error)" }
    if again.traces != found.traces { return "the canonical form means another trace" }
    if (try? Formatter.canonical(canonical)) != canonical { return "formatting again changes it" }
    return differenceInWriting(found.traces)
  }

  /// A trace that is written out is read as it was.
  private static func differenceInWriting(_ traces: [Trace]) -> String? {
    for trace in traces {
      var writer = TraceWriter()
      writer.write(trace)
      let read = Finding.all(in: writer.bytes)
      if let error = read.errors.first { return "what the writer writes is wrong at \(error)" }
      var expected = trace
      expected.firstLine = 1
      if read.traces != [expected] { return "what the writer writes is another trace" }
    }
    return nil
  }

  private static func spaced(_ bytes: [UInt8]) -> [UInt8] {
    var spaced: [UInt8] = []
    spaced.reserveCapacity(bytes.count * 9 / 8)
    var isAtStart = true
    for byte in bytes {
      spaced.append(byte)
      if isAtStart, byte == UInt8(ascii: "{") { spaced.append(UInt8(ascii: " ")) }
      isAtStart = byte == UInt8(ascii: "\n")
    }
    return spaced
  }
}
