/// How a transcript that was judged in search of false alarms came about.
public enum Rendition: Hashable, Sendable {
  /// A trace was replayed as it is.
  case own
  /// A transcript was judged as it was given.
  case given
  /// A trace was replayed at another rate or scale, or with frames dropped.
  case variant(Variant)
}

/// One rule that is violated by a transcript which has no fault injected.
///
/// Either the component or the rule is wrong: what a trace's sources say decides which.
public struct Alarm: Hashable, Sendable {
  /// The trace's id.
  public var caseID: String
  /// Where the trace stands.
  public var source: Source
  /// How it was replayed.
  public var rendition: Rendition
  /// The first violation of the rule.
  public var finding: Finding
  /// How often the rule is violated.
  public var count = 1

  /// The id by which the transcript can be asked for; nil: it is that of the trace as it is.
  public var printID: String? {
    guard case .variant(let variant) = rendition else { return nil }
    return PrintID.variant(variant, of: caseID)
  }
}
