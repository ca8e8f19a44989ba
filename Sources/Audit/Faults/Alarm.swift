public import Conformance
public import Mutation

/// The origin of a transcript that was judged in search of false alarms.
public enum Rendition: Hashable, Sendable, Codable {
  /// A trace was replayed as it is.
  case own
  /// A transcript was judged as it was given.
  case given
  /// A trace was replayed at another rate or scale, or with frames dropped.
  case variant(Variant)
  /// A transcript of a trace as it is, of which less is told, or more that says nothing.
  case told(EvidenceLevel)
}

/// One rule that is violated by a transcript which has no fault injected.
///
/// Either the component or the rule is wrong: what a trace's sources say decides which.
public struct Alarm: Hashable, Sendable, Codable {
  /// The trace's id.
  public var caseID: String
  /// The file of the trace.
  public var source: Source
  /// The way in which it was replayed.
  public var rendition: Rendition
  /// The first violation of the rule.
  public var finding: Finding
  /// The number of violations of the rule.
  public var count = 1

  /// The id by which the transcript can be asked for; nil: it is that of the trace as it is.
  public var printID: String? {
    switch rendition {
    case .own, .given: nil
    case .variant(let variant): PrintID.variant(variant, of: caseID)
    case .told(let evidence): PrintID.told(evidence, of: caseID)
    }
  }
}
