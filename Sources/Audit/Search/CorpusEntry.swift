import Conformance
public import Fuzzing
public import Traces

/// A trace that brought something new, as a corpus keeps it: with its tape in the header.
///
/// Traces travel, tapes do not: under another grammar a tape means something else. So the file is an
/// ordinary trace for every command, and only the fuzzer reads the tape, to vary it.
public struct CorpusEntry: Hashable, Sendable {
  /// The key of the header that holds the tape, an array of numbers.
  public static let key = "x-tape"

  /// The tape.
  public var tape: Tape
  /// Its trace.
  public var trace: Trace

  /// Creates the entry of a tape and the trace that it gives.
  init(_ tape: Tape, _ trace: Trace) {
    self.tape = tape
    self.trace = trace
    let numbers = tape.numbers.map { String($0) }.joined(separator: ",")
    self.trace.header.id = "corpus/\(name)"
    self.trace.header.extensions = Extensions([
      Extensions.Entry(key: Self.key, json: "[\(numbers)]")
    ])
  }

  /// The name of the entry: the same for the same tape.
  public var name: String {
    Fingerprint.digits(Fingerprint(of: tape.bytes).value, count: 16)
  }

  /// Finds the tape in a trace of a corpus; nil: there is none that could be one.
  static func tape(of trace: Trace) -> Tape? {
    guard let entry = trace.header.extensions.entries.first(where: { $0.key == key }),
      entry.json.hasPrefix("["), entry.json.hasSuffix("]")
    else { return nil }
    let words = entry.json.dropFirst().dropLast().split(
      separator: ",",
      omittingEmptySubsequences: false
    )
    let numbers = words.compactMap { UInt16($0) }
    guard numbers.count == words.count, numbers.count <= Tape.longest else { return nil }
    return Tape(numbers)
  }
}
