/// Something that is wrong with a run and is the result of no case: an entry of known failures that is
/// out of date, a baseline that is of no use.
public struct RunRemark: Hashable, Sendable {
  /// What is the matter; the part before the point says with what.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An entry of a list of known failures no longer fails, or has expired.
    case stale = "known-failures.stale"
    /// More cases need an entry of a list of known failures than it says.
    case exceeded = "known-failures.exceeded"
    /// A trace was edited after its baseline was recorded.
    case edited = "baselines.edited"
    /// A file that is the baseline of no case.
    case orphan = "baselines.orphan"
    /// A file among the baselines that cannot be read, or holds something else.
    case unusable = "baselines.unusable"

    /// What it is about: `known-failures` or `baselines`.
    public var list: String { String(rawValue.prefix { $0 != "." }) }

    /// What a run in which nothing else is wrong answers.
    public var code: ExitCode {
      switch self {
      case .stale, .edited: .stale
      case .exceeded, .orphan: .violated
      case .unusable: .failed
      }
    }
  }

  /// What is the matter.
  public var kind: Kind
  /// Where a person should look.
  public var place: Place
  /// What it is about, for a report that tells one from the other: the same in each run.
  public var facts: [String]
  /// What is wrong, and what to do.
  public var why: String
  /// What else there is to say; empty: nothing.
  public var details: String

  /// The place, and what is wrong there.
  public var text: String { "\(place): \(why)" }

  /// Creates the remark of an entry of known failures that is out of date, or hides something new.
  public init(_ stale: StaleEntry, _ kind: Kind = .stale) {
    let entry = stale.entry
    self.kind = kind
    place = entry.place
    facts = [entry.id.text, entry.subject ?? "", entry.rule]
    why = stale.why
    details = entry.reason
  }

  /// Creates the remark of a baseline.
  public init(_ remark: BaselineRemark) {
    kind =
      switch remark.kind {
      case .edited: .edited
      case .orphan: .orphan
      case .unusable: .unusable
      }
    place = remark.place
    facts = [remark.id ?? ""]
    why = remark.why
    details = ""
  }
}

extension Totals {
  /// What is wrong with the run besides its cases, in the order of a report.
  public var remarks: [RunRemark] {
    staleEntries.map { RunRemark($0) } + exceededEntries.map { RunRemark($0, .exceeded) }
      + baselineRemarks.map { RunRemark($0) }
  }
}
