/// Something that is wrong with a run and is the result of no case: an entry of known failures that is
/// out of date, a baseline that is of no use.
public struct RunRemark: Hashable, Sendable {
  /// The kind of a remark; the part before the point names its list.
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

    /// The list that it is about: `known-failures` or `baselines`.
    public var list: String { String(rawValue.prefix { $0 != "." }) }

    /// The exit code of a run in which nothing else is wrong.
    public var code: ExitCode {
      switch self {
      case .stale, .edited: .stale
      case .exceeded, .orphan: .violated
      case .unusable: .failed
      }
    }
  }

  /// The kind of the remark.
  public var kind: Kind
  /// The place at which a person should look.
  public var place: Place
  /// The facts by which a report tells one remark from another: the same in each run.
  public var facts: [String]
  /// The fault, and the advice what to do.
  public var why: String
  /// The further details; empty: none.
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
  /// The faults of the run besides its cases, in the order of a report.
  public var remarks: [RunRemark] {
    staleEntries.map { RunRemark($0) } + exceededEntries.map { RunRemark($0, .exceeded) }
      + baselineRemarks.map { RunRemark($0) }
  }
}
