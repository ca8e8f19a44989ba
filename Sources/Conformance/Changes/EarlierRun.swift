/// The result of each case in an earlier run.
public struct EarlierRun: Sendable {
  /// A case as both runs know it.
  struct Key: Hashable {
    let id: String
    /// The subject that played it; nil: none did, or each run has one alone.
    let subject: String?
    /// True if it is an error for an id that another case has.
    let isAgain: Bool
  }

  /// The facts that the earlier run told of a case.
  struct Entry: Sendable {
    let told: RunChanges.Change
    let verdict: CaseVerdict
    let isPlayed: Bool
    let isAgain: Bool
  }

  /// The run, as the command line names it.
  public let name: String
  /// The place of its first case.
  public var firstPlace: String
  /// The names of its subjects.
  public let subjects: [String]
  /// True if it was of some cases alone.
  public var isPart: Bool
  /// The cases, in its order.
  private(set) var entries: [Entry] = []

  /// Creates a run without cases.
  ///
  /// - Parameters:
  ///   - name: the run, as the command line names it.
  ///   - subjects: the names of its subjects.
  ///   - isPart: whether it was of some cases alone.
  public init(named name: String, by subjects: [String], isPart: Bool) {
    self.name = name
    firstPlace = name
    self.subjects = subjects
    self.isPart = isPart
  }

  /// True if it has no case.
  public var isEmpty: Bool { entries.isEmpty }

  /// Takes the next result.
  public mutating func add(_ result: CaseResult) {
    // A case that no subject played has one result for each subject. Only the first counts.
    guard result.isPlayed || result.column == 0 else { return }
    let verdict = CaseVerdict(result)
    let told = RunChanges.Change(
      kind: .gone,
      id: result.id,
      subject: subjects.count > 1 && result.isPlayed ? result.subject : nil,
      column: 0,
      cause: verdict.causes.first,
      sentence: verdict.sentence
    )
    entries.append(
      Entry(
        told: told,
        verdict: verdict,
        isPlayed: result.isPlayed,
        isAgain: result.fault == .duplicate
      )
    )
  }

  /// Returns the cases by what a run with some subjects calls them.
  ///
  /// If each run has one subject alone, their names are not compared: it may be the next version.
  func places(for others: [String]) -> [Key: Int] {
    let isAlone = subjects.count < 2 && others.count < 2
    var places: [Key: Int] = [:]
    for (place, entry) in entries.enumerated() {
      let subject = isAlone || !entry.isPlayed ? nil : entry.told.subject ?? subjects.first
      places[Key(id: entry.told.id, subject: subject, isAgain: entry.isAgain)] = place
    }
    return places
  }
}
