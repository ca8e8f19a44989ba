import Traces

/// Asks whether traces still fail: each legal one once, and no more of them than allowed.
struct Questions {
  private(set) var statistics = Shrinker.Statistics()
  private let mostCalls: Int
  private let isOutOfTime: @Sendable () -> Bool
  private let stillFails: Shrinker.Predicate
  /// The traces that did not fail, by fingerprint: to find one again among thousands takes no text.
  private var passing: Set<UInt64> = []
  /// The trace that failed last: a tape may give it once more.
  private var failing: (fingerprint: UInt64, trace: Trace)?

  init(
    mostCalls: Int,
    isOutOfTime: @escaping @Sendable () -> Bool,
    stillFails: @escaping Shrinker.Predicate
  ) {
    self.mostCalls = mostCalls
    self.isOutOfTime = isOutOfTime
    self.stillFails = stillFails
  }

  /// True if nothing more may be asked.
  var isOver: Bool { statistics.wasCutShort }

  /// Asks whether a trace fails, as a reader reads what is written of it.
  ///
  /// - Returns: the trace as it was read, if it fails; nil if not, or if no reader would accept it.
  mutating func failing(_ trace: Trace) -> Trace? {
    var writer = TraceWriter()
    writer.write(trace)
    let fingerprint = Self.fingerprint(of: writer.bytes)
    if let failing, fingerprint == failing.fingerprint {
      statistics.repeated += 1
      return failing.trace
    }
    guard !passing.contains(fingerprint) else {
      statistics.repeated += 1
      return nil
    }
    guard let legal = Self.read(writer.bytes) else {
      passing.insert(fingerprint)
      statistics.illegal += 1
      return nil
    }
    guard statistics.calls < mostCalls, !isOutOfTime() else {
      statistics.wasCutShort = true
      return nil
    }
    statistics.calls += 1
    guard stillFails(legal) else {
      passing.insert(fingerprint)
      return nil
    }
    statistics.accepted += 1
    failing = (fingerprint, legal)
    return legal
  }

  /// Notes that the tape is as short as it becomes.
  mutating func closeTape() {
    statistics.callsForTape = statistics.calls
  }

  private static func read(_ bytes: [UInt8]) -> Trace? {
    do {
      var reader = TraceReader(bytes: bytes)
      return try reader.nextTrace()
    } catch {
      return nil
    }
  }

  /// Hashes by FNV-1a, the same in every process.
  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}
