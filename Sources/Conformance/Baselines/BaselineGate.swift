import Oracle
import Synchronization
public import Traces

/// Compares what subjects tell with their baselines.
public final class BaselineGate: TranscriptReceiver {
  private let folder: BaselineFolder
  private let tolerance: Tolerance
  private let words: @Sendable (BaselineDifference) -> String
  private let witness: (any BaselineWitness)?
  private let found = Mutex<[BaselineRemark]>([])

  /// The number of differences that a violation tells; the others are counted.
  private static let mostTold = 12

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - folder: where the baselines are.
  ///   - tolerance: how far numbers may be apart.
  ///   - witness: hears of each transcript that is not its baseline; nil: nobody does.
  ///   - words: says in a line what is different.
  public init(
    _ folder: BaselineFolder,
    within tolerance: Tolerance = Tolerance(),
    telling witness: (any BaselineWitness)? = nil,
    _ words: @escaping @Sendable (BaselineDifference) -> String
  ) {
    self.folder = folder
    self.tolerance = tolerance
    self.witness = witness
    self.words = words
  }

  /// Adds a violation where the transcript is not its baseline, or there is none.
  public func receive(
    _ transcript: Trace,
    of trial: Case,
    by subject: String,
    _ result: inout CaseResult
  ) {
    let path = BaselinePath(id: trial.id, subject: subject)
    let new = Baseline(of: transcript, playing: trial.trace)
    switch folder.read(path.accepted, of: trial.id) {
    case .unusable(let remark): note(remark)
    case .missing:
      result.noteOccasion()
      result.add(missing(path, in: transcript, of: trial))
    case .whole(let old) where old.digest != new.digest:
      let why =
        old.digest == nil
        ? "it does not say of which trace it is (there is no digest in it)"
        : "its trace was edited after it was recorded (\(trial.place))"
      let place = Place(file: folder.file(path.accepted))
      note(BaselineRemark(.edited, place, id: trial.id, why: why + "; record again and accept"))
    case .whole(let old):
      let differences = BaselineComparison(old, new, within: tolerance).differences
      result.noteOccasion()
      guard !differences.isEmpty else { return }
      let partings = LineFinder(transcript).lines(of: differences)
      witness?.notice(old.transcript, of: trial.id, by: subject, partings: partings)
      result.add(finding(differences, path, in: transcript, of: trial))
    }
  }

  /// Tells of baselines that could not be compared, and of those that no case has.
  public func remarks(on census: Census) -> [BaselineRemark] {
    let listing = folder.entries()
    let remarks = found.withLock(\.self) + listing.failures
    let orphans = census.isWhole ? Self.orphans(listing.files, folder, census) : []
    return BaselineRemark.sorted(remarks + orphans)
  }

  private func note(_ remark: BaselineRemark) {
    found.withLock { $0.append(remark) }
  }

  /// Returns the files whose path is not that of a case.
  ///
  /// A subject that is not in this run has its own folder, and the same cases.
  static func orphans(
    _ files: [BaselineFolder.Entry],
    _ folder: BaselineFolder,
    _ census: Census
  ) -> [BaselineRemark] {
    var expected: [Substring: Set<String>] = [:]
    return files.compactMap { entry in
      let place = Place(file: folder.file(entry.path))
      switch entry.role {
      case .leftover: return nil
      case .foreign:
        let why = "it is no baseline, and its folder holds nothing else; remove it"
        return BaselineRemark(.orphan, place, why: why)
      case .accepted, .pending:
        if expected[entry.folder] == nil {
          let paths = census.ids.map { BaselinePath(id: $0, folder: String(entry.folder)).accepted }
          expected[entry.folder] = Set(paths)
        }
        guard expected[entry.folder]?.contains(entry.acceptedPath) != true else { return nil }
        let why = "no case of this run has this path; remove it, or bring the trace back"
        return BaselineRemark(.orphan, place, why: why)
      }
    }
  }
}

extension BaselineGate {
  private func missing(_ path: BaselinePath, in transcript: Trace, of trial: Case) -> Finding {
    let isPending = FileKind(of: folder.file(path.pending)) == .file
    let violation = Violation.outsideRuleBook(
      rule: Demand.baseline.id,
      sentence: Demand.baseline.sentence,
      view: transcript.mainView,
      found: isPending
        ? "its baseline is recorded, but not yet accepted" : "there is no baseline of it",
      expected: ["the transcript in \(folder.file(path.accepted))"],
      advice: isPending
        ? "`touchstone review` shows it, and `touchstone accept` makes it the baseline"
        : "`touchstone record` records one, and `touchstone accept` makes it the baseline"
    )
    return Finding(violation: violation, line: nil, place: trial.place)
  }

  private func finding(
    _ differences: [BaselineDifference],
    _ path: BaselinePath,
    in transcript: Trace,
    of trial: Case
  ) -> Finding {
    let first = differences.first { $0.time != nil } ?? differences.first
    let index = first.flatMap { LineFinder(transcript).line(of: $0) }
    let places = Places(of: index.map { [$0] } ?? [], trial: trial, transcript: transcript)
    var lines = differences.prefix(Self.mostTold).map { "  " + words($0) }
    if differences.count > Self.mostTold {
      lines.append("  and \(differences.count - Self.mostTold) more")
    }
    let count = counted(differences.count, "place")
    let violation = Violation.outsideRuleBook(
      rule: Demand.baseline.id,
      sentence: Demand.baseline.sentence,
      view: first?.view ?? transcript.mainView,
      lineIndex: index,
      time: index.flatMap { transcript.lines[$0].time } ?? first?.time,
      found: "the transcript differs from its baseline in \(count)",
      expected: ["what \(folder.file(path.accepted)) says"],
      advice: "differences:\n  " + lines.joined(separator: "\n  ")
    )
    return Finding(
      violation: violation,
      line: places.line(ofIndex: index),
      place: places.place(ofIndex: index)
    )
  }
}

extension BaselineDifference {
  /// The view that it is of; nil: the only one, or all.
  fileprivate var view: String? {
    guard case .step(let difference) = self else { return nil }
    return difference.view?.text
  }
}

extension Trace {
  /// The name of the first view.
  fileprivate var mainView: String { header.effectiveViews.first?.name.text ?? "main" }
}

extension CaseResult {
  /// Notes that the baseline could have failed the case: so something was judged.
  fileprivate mutating func noteOccasion() {
    let place = exercised.firstIndex { $0 > Demand.baseline.id } ?? exercised.endIndex
    exercised.insert(Demand.baseline.id, at: place)
    guard outcome == .skip else { return }
    outcome = .pass
    why = nil
  }

  /// Adds a violation that fails the case.
  fileprivate mutating func add(_ finding: Finding) {
    findings.append(finding)
    outcome = .fail
    why = nil
  }
}
