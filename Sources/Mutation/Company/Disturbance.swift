public import Traces

/// Something that goes on beside a fault, and does not excuse it.
///
/// The audit in company adds each to a transcript without a fault, where no rule may speak, and to the
/// same transcript with a fault, where one must.
public struct Disturbance: Sendable, Identifiable {
  /// Its name: `call-layout-if-needed`, `in-a-control`, `hears-ends`.
  public let name: String
  /// The disturbance in one sentence.
  public let sentence: String
  /// The facts that are told in its company.
  public let facts: EvidenceLevel.Facts
  /// True if it is a fault of its own, of another scene.
  public let isFault: Bool
  private let adding: @Sendable (Trace, Microseconds) -> Trace?

  /// Its name.
  public var id: String { name }

  init(
    _ name: String,
    _ sentence: String,
    facts: EvidenceLevel.Facts = .all,
    isFault: Bool = false,
    adding: @escaping @Sendable (Trace, Microseconds) -> Trace?
  ) {
    self.name = name
    self.sentence = sentence
    self.facts = facts
    self.isFault = isFault
    self.adding = adding
  }

  /// All of them, in the order of the report.
  public static let all: [Disturbance] =
    harmlessCalls + callsByDelegate + surroundings + unheard + endings + earlierFaults

  /// Returns the disturbance of a name, if there is one.
  public static func named(_ name: String) -> Disturbance? { all.first { $0.name == name } }

  /// Adds it to a transcript.
  ///
  /// - Parameters:
  ///   - transcript: a transcript that tells everything, with a fault or without.
  ///   - moment: when it happens, where it happens at a moment: between two lines.
  /// - Returns: the transcript in its company; nil: it has no place there.
  public func added(to transcript: Trace, at moment: Microseconds) -> Trace? {
    adding(transcript, moment)
  }

  /// Finds the moment right before a fault at which nothing else happens.
  ///
  /// - Parameters:
  ///   - lineIndex: the index of the line at which the fault begins.
  ///   - transcript: the transcript without the fault.
  /// - Returns: the middle of the last pause before that line, or of the first one after it; nil: the
  ///   transcript has no times, or no pause.
  public static func moment(before lineIndex: Int, of transcript: Trace) -> Microseconds? {
    var last: Microseconds?
    var pause: Microseconds?
    for (index, line) in transcript.lines.enumerated() {
      guard let time = line.time else { continue }
      if let last, time - last > 1 {
        if index > lineIndex, pause != nil { break }
        pause = last + (time - last) / 2
      }
      last = time
    }
    return pause
  }
}
