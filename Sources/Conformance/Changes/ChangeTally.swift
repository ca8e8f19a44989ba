/// Compares the results of a run, as they come, with those of an earlier one.
public struct ChangeTally: Sendable {
  private let earlier: EarlierRun
  private let subjects: [String]
  private let places: [EarlierRun.Key: Int]
  private var seen: Set<Int> = []
  private var changes: [RunChanges.Change] = []
  private var count = 0

  /// Creates a tally before the first result.
  ///
  /// - Parameters:
  ///   - earlier: the earlier run.
  ///   - subjects: the names of this run's subjects.
  public init(against earlier: EarlierRun, by subjects: [String]) {
    self.earlier = earlier
    self.subjects = subjects
    places = earlier.places(for: subjects)
  }

  /// Takes the next result.
  public mutating func take(_ result: CaseResult) {
    // A case that no subject played has one result for each subject. Only the first counts.
    guard result.isPlayed || result.column == 0 else { return }
    count += 1
    let now = CaseVerdict(result)
    let isAlone = subjects.count < 2 && earlier.subjects.count < 2
    let key = EarlierRun.Key(
      id: result.id,
      subject: isAlone || !result.isPlayed ? nil : result.subject,
      isAgain: result.fault == .duplicate
    )
    var change = RunChanges.Change(
      kind: .new,
      id: result.id,
      subject: subjects.count > 1 && result.isPlayed ? result.subject : nil,
      column: result.column,
      cause: now.causes.first,
      sentence: now.sentence
    )
    if let place = places[key] {
      seen.insert(place)
      let before = earlier.entries[place]
      guard let kind = before.verdict.change(to: now) else { return }
      change.kind = kind
      if now.color != .red {
        change.cause = before.told.cause
        change.sentence = before.told.sentence
      }
    }
    changes.append(change)
  }

  /// Returns what has changed, once all results are there.
  ///
  /// - Parameter isPart: whether this run is of some cases alone.
  /// - Returns: the changes.
  public func changes(ofPart isPart: Bool) -> RunChanges {
    let gone = earlier.entries.indices.filter { !seen.contains($0) }.map { place in
      // The earlier fault of a case that is gone does not matter now.
      var change = earlier.entries[place].told
      change.cause = nil
      change.sentence = ""
      return change
    }
    return RunChanges(
      earlier: earlier.name,
      changes: changes + gone,
      isEarlierPart: earlier.isPart,
      isPart: isPart
    )
  }

  /// The reason why nothing can be compared: the runs have no case in common; nil: they have one.
  public var mismatch: String? {
    guard seen.isEmpty, count > 0, let first = earlier.entries.first else { return nil }
    let subjects = earlier.subjects.joined(separator: ", ")
    let others = self.subjects.joined(separator: ", ")
    let isOfOthers = places.keys.contains { key in changes.contains { $0.id == key.id } }
    let (what, wish) =
      isOfOthers
      ? ("the subjects \(subjects) are none of this run's, \(others)", "a log of the same subjects")
      : (
        "none of its cases is one of this run, not even \(first.told.id)",
        "the log of an earlier run of the same traces"
      )
    return "\(earlier.firstPlace): \(what), so nothing is compared; expected \(wish)"
  }
}
