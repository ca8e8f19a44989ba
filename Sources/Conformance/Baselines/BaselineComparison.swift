import Traces

/// The differences between a baseline and what a component tells now.
///
/// Names, their order over all views, times, arguments and flags must be the same. Coordinates may
/// differ by half a pixel, unless another tolerance is chosen; velocities and scales by 0.001.
public struct BaselineComparison: Sendable {
  /// The differences: what the component does by time, then what it declares, in a line or two.
  public let differences: [BaselineDifference]

  /// The number of lines that both may have together if they are compared message by message.
  private static let mostLines = 400_000

  /// Compares a baseline with another one of the same trace.
  ///
  /// - Parameters:
  ///   - baseline: what was accepted.
  ///   - other: what is told now.
  ///   - tolerance: how far numbers may be apart.
  public init(_ baseline: Baseline, _ other: Baseline, within tolerance: Tolerance = Tolerance()) {
    let old = baseline.transcript.withoutComments
    let new = other.transcript.withoutComments
    guard old.lines != new.lines || old.header.lacks != new.header.lacks else {
      differences = []
      return
    }
    let declared = Self.lacks(old.header, new.header)
    var found: [BaselineDifference] = []
    if old.lines.count + new.lines.count <= Self.mostLines {
      found += Comparison(old, new, within: tolerance).differences.map { .step($0) }
    }
    if found.isEmpty, declared.isEmpty {
      let likeness = LineLikeness(within: tolerance, in: old.header)
      if let line = likeness.firstDifference(between: old, and: new) { found.append(line) }
    }
    differences = found + declared
  }

  private static func lacks(_ old: Header, _ new: Header) -> [BaselineDifference] {
    let (old, new) = (Set(old.lacks), Set(new.lacks))
    return [(new.subtracting(old), true), (old.subtracting(new), false)].compactMap {
      names,
      isNew in
      guard !names.isEmpty else { return nil }
      let sorted = names.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      return .lacks(sorted, isNew: isNew)
    }
  }
}

extension Trace {
  /// The trace without remarks, which somebody may have written into a file.
  fileprivate var withoutComments: Trace {
    var trace = self
    trace.lines.removeAll { if case .comment = $0 { true } else { false } }
    return trace
  }
}
