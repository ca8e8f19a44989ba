public import Traces

/// Another transcript of a case, which its picture shows beside its own: a baseline, or another
/// subject's.
public struct Companion: Sendable {
  /// The companion's name in words: "its baseline".
  public let name: String
  /// The transcript.
  public let transcript: Trace
  /// The indices of the lines of the case's own transcript at which the two are seen to part,
  /// ascending.
  public let partings: [Int]

  /// The greatest number of places that are marked in a case.
  private static let mostPartings = 100

  /// Creates a companion.
  public init(named name: String, _ transcript: Trace, partings: [Int]) {
    self.name = name
    self.transcript = transcript
    self.partings = Array(partings.prefix(Self.mostPartings))
  }
}
