import Conformance
import Traces

/// The records without a fault that an audit has seen: where a faulty one reads the same, nobody can tell it.
struct LegalReadings: Sendable {
  private var hashes: Set<UInt64> = []

  /// Adds the readings of records without a fault.
  mutating func add(_ readings: [UInt64]) { hashes.formUnion(readings) }

  /// Returns true if a record without a fault reads so.
  func contains(_ reading: UInt64) -> Bool { hashes.contains(reading) }
}

extension Trace {
  /// A hash of all that a judge can read in it: not its name, nor what is there for people.
  var reading: UInt64 {
    var trace = self
    trace.header.id = "a"
    trace.header.title = nil
    trace.header.source = nil
    trace.header.extensions = .none
    trace.lines.removeAll { if case .comment = $0 { true } else { false } }
    var writer = TraceWriter()
    writer.write(trace)
    var hash = NameHash()
    hash.add(writer.bytes)
    return hash.value
  }
}
