import Traces

/// Asks whether traces still fail: each legal one once, and no more of them than allowed.
struct Questions {
  private(set) var statistics = Shrinker.Statistics()
  private let mostCalls: Int
  private let isOutOfTime: @Sendable () -> Bool
  private let stillFails: Shrinker.Predicate
  /// What did not fail, by fingerprint: to find it again among thousands takes no text.
  private var passing: Set<UInt64> = []
  /// What failed last, by fingerprint: a tape may give it once more.
  private var failing: UInt64?

  init(
    mostCalls: Int,
    isOutOfTime: @escaping @Sendable () -> Bool,
    stillFails: @escaping Shrinker.Predicate
  ) {
    self.mostCalls = mostCalls
    self.isOutOfTime = isOutOfTime
    self.stillFails = stillFails
  }

  /// Whether nothing more may be asked.
  var isOver: Bool { statistics.wasCutShort }

  /// Asks whether a trace fails; one that a reader would not accept does not.
  mutating func ask(_ trace: Trace) -> Bool {
    var writer = TraceWriter()
    writer.write(trace)
    return ask(trace, written: writer.bytes)
  }

  /// Asks whether a trace fails whose written form is known.
  mutating func ask(_ trace: Trace, written bytes: [UInt8]) -> Bool {
    let fingerprint = Self.fingerprint(of: bytes)
    if fingerprint == failing || passing.contains(fingerprint) {
      statistics.repeated += 1
      return fingerprint == failing
    }
    guard Self.isLegal(bytes) else {
      passing.insert(fingerprint)
      statistics.illegal += 1
      return false
    }
    guard statistics.calls < mostCalls, !isOutOfTime() else {
      statistics.wasCutShort = true
      return false
    }
    statistics.calls += 1
    guard stillFails(trace) else {
      passing.insert(fingerprint)
      return false
    }
    failing = fingerprint
    statistics.accepted += 1
    return true
  }

  /// Notes that the tape is as short as it becomes.
  mutating func closeTape() {
    statistics.callsForTape = statistics.calls
  }

  private static func isLegal(_ bytes: [UInt8]) -> Bool {
    do {
      var reader = TraceReader(bytes: bytes)
      return try reader.nextTrace() != nil
    } catch {
      return false
    }
  }

  /// FNV-1a, the same in every process.
  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}
