import Traces

/// The properties that the trace reader must have, whatever bytes it is given.
public enum ReaderProperties: Sendable {
  /// Returns what some bytes show to be untrue; nil: nothing.
  public static func broken(by bytes: [UInt8]) -> String? {
    let found = Finding.all(in: bytes)
    return found.firstWithoutPlace(in: bytes)
      ?? differenceInLint(found, bytes)
      ?? differenceInTheGeneralForm(found, bytes)
      ?? differenceInTheCanonicalForm(found, bytes)
  }

  /// Lint finds all that a reader of whole traces finds, and more: what a view does not have.
  ///
  /// It tells them in the order of the file, each with its place, whichever way a line is read.
  private static func differenceInLint(_ found: Finding, _ bytes: [UInt8]) -> String? {
    let told = mistakes(in: bytes)
    if let broken = Finding(traces: [], errors: told).firstWithoutPlace(in: bytes) {
      return "lint: \(broken)"
    }
    var rest = told[...]
    for error in found.errors {
      guard let place = rest.firstIndex(of: error) else {
        return "lint finds \(told), and a reader of whole traces \(found.errors)"
      }
      rest = rest[(place + 1)...]
    }
    if zip(told, told.dropFirst()).contains(where: { $0.line > $1.line }) {
      return "lint does not go by the order of the file: \(told)"
    }
    let general = mistakes(in: spaced(bytes))
    guard places(general) != places(told) else { return nil }
    return "lint finds \(told) in lines that are read the quick way, and else \(general)"
  }

  private static func mistakes(in bytes: [UInt8]) -> [TraceError] {
    var errors: [TraceError] = []
    Lint.check(TraceReader(bytes: bytes)) { errors.append($0) }
    return errors
  }

  private static func places(_ errors: [TraceError]) -> [String] {
    errors.map { "\($0.line): \($0.problem)" }
  }

  /// Lines in the canonical form are read in a quick way; a space leads them all to the general one.
  private static func differenceInTheGeneralForm(_ found: Finding, _ bytes: [UInt8]) -> String? {
    let general = Finding.all(in: spaced(bytes))
    if general.traces != found.traces { return "read the quick way, a trace is another" }
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
