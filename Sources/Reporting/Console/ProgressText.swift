public import Conformance
import Traces

/// The progress of a long command, in a line.
///
/// Counts and the time since it began decide alone what it says.
public struct ProgressText: Hashable, Sendable {
  /// The amount that is done.
  public var done: Int
  /// The amount in all; nil: not known, or not yet.
  public var total: Int?
  /// The noun for the things that are counted, in the plural.
  public var noun: String
  /// The other counts, each in words.
  public var notes: [String]
  /// The longest time that it lasts; nil: until all is done.
  public var limit: Duration?

  /// Creates a line.
  public init(
    done: Int,
    of total: Int?,
    _ noun: String,
    notes: [String] = [],
    limit: Duration? = nil
  ) {
    self.done = done
    self.total = total
    self.noun = noun
    self.notes = notes
    self.limit = limit
  }

  /// Returns the line.
  ///
  /// - Parameters:
  ///   - elapsed: the time since the command began.
  ///   - isASCII: whether only ASCII may be written.
  /// - Returns: a text such as `1204/2857 · 3 failed · 4 s left`.
  public func text(elapsed: Duration, isASCII: Bool = false) -> String {
    // More than there should be: then nobody knows how much there is.
    let known = total.flatMap { $0 >= done ? $0 : nil }
    let first = known.map { "\(done)/\($0)" } ?? "\(done) \(noun)"
    let left = left(after: elapsed, of: known).map { ["\(Self.words(for: $0)) left"] } ?? []
    return ([first] + notes + left).joined(separator: isASCII ? ", " : " · ")
  }

  /// Returns the time that is left: as long for each that is to be done as for those that are, and
  /// no longer than to the limit; nil: nobody knows.
  private func left(after elapsed: Duration, of total: Int?) -> Duration? {
    var ends: [Duration] = []
    if let total, done > 0 { ends.append(elapsed / Double(done) * Double(total - done)) }
    if let limit { ends.append(max(.zero, limit - elapsed)) }
    return ends.min()
  }

  /// Returns a time in one unit, rounded up, so that nothing takes longer than it says.
  private static func words(for time: Duration) -> String {
    let seconds = time.components.seconds + (time.components.attoseconds > 0 ? 1 : 0)
    return switch seconds {
    case ...100: "\(seconds) s"
    case ...6000: "\((seconds + 59) / 60) min"
    default: "\((seconds + 3599) / 3600) h"
    }
  }
}

extension ProgressText {
  /// Creates the line of a run.
  ///
  /// - Parameters:
  ///   - counts: the results so far.
  ///   - total: how many there will be; nil: that is not known.
  public init(_ counts: Summary, of total: Int?) {
    let errors = counts.errors > 0 ? [counted(counts.errors, "error")] : []
    self.init(
      done: counts.cases,
      of: total,
      "cases",
      notes: ["\(counts.failed) failed"] + errors
    )
  }
}
