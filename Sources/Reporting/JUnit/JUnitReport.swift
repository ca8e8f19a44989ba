public import Conformance

/// Results as the JUnit XML that every known reader accepts.
///
/// It is the core document: valid against Ant's, Jenkins' and its xUnit plugin's schemas at once.
/// What one of them refuses (totals on the root, `file` and `line`, several failures in a case, a
/// fourth decimal of a suite's time) is not in it.
public struct JUnitReport: Sendable {
  /// What the whole report says of the run.
  public struct Facts: Hashable, Sendable {
    /// When the run began, in UTC: `2026-01-02T03:04:05`.
    public var timestamp: String
    /// Whether times are left at nought, so that the report itself can be compared.
    public var isTimeFixed: Bool
    /// Names and values for the report's reader, at least one.
    public var properties: [Property]

    /// The timestamp of every report whose time is fixed.
    public static let fixedTimestamp = "2000-01-01T00:00:00"

    /// Creates the facts of a report.
    public init(timestamp: String, isTimeFixed: Bool, properties: [Property]) {
      self.timestamp = isTimeFixed ? Self.fixedTimestamp : timestamp
      self.isTimeFixed = isTimeFixed
      self.properties = properties
    }
  }

  /// One name with its value.
  public struct Property: Hashable, Sendable {
    /// The name, with dots.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a property.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  private var suites: [JUnitSuite] = []
  private var places: [String: Int] = [:]
  private let hasSuiteForSubject: Bool
  private let subjects: [String]

  /// Creates a report of no cases.
  ///
  /// - Parameters:
  ///   - hasSuiteForSubject: whether each subject has a suite of its own; without it, the cases
  ///     whose ids begin alike are one suite.
  ///   - subjects: the run's subjects as its command line spells them; none: the built-in one.
  public init(hasSuiteForSubject: Bool = false, subjects: [String] = []) {
    self.hasSuiteForSubject = hasSuiteForSubject
    self.subjects = subjects
  }

  /// Adds one result; suites stand in the order of their first cases.
  public mutating func add(_ result: CaseResult) {
    guard let name = name(of: result) else { return }
    let known = JUnitOutcome(known: result)
    add(
      JUnitCase(
        name: name,
        outcome: known == nil ? result.outcome : .skip,
        element: known ?? JUnitOutcome(result, by: subjects),
        duration: result.duration
      )
    )
  }

  /// Adds the entries of known failures that are out of date, which fail the run: a case each.
  public mutating func add(_ entries: [StaleEntry]) {
    for stale in entries {
      let suite = "known-failures"
      let name = JUnitName(
        suite: suite,
        classname: "touchstone.\(suite)",
        name: stale.entry.place.description
      )
      let element = JUnitOutcome(failure: stale.text, type: "stale", details: stale.entry.reason)
      add(JUnitCase(name: name, outcome: .fail, element: element))
    }
  }

  /// The names of a case; nil: it is in the report already, for it has a result for each subject.
  private func name(of result: CaseResult) -> JUnitName? {
    guard hasSuiteForSubject, let subject = result.subject else { return JUnitName(id: result.id) }
    guard result.isTranscript else { return JUnitName(id: result.id, subject: subject) }
    return result.column == 0 ? JUnitName(id: result.id, subject: "transcripts") : nil
  }

  mutating func add(_ new: JUnitCase) {
    let suite = new.name.suite
    let place = places[suite] ?? suites.count
    if place == suites.count {
      places[suite] = place
      suites.append(JUnitSuite(name: suite))
    }
    suites[place].add(new)
  }

  /// The whole document.
  public func document(_ facts: Facts) -> String {
    // Jenkins fails a build for a report without cases, and rightly: nothing was proved. The
    // report says so in a case of its own.
    var suites = suites
    if suites.isEmpty {
      var empty = JUnitReport()
      empty.add(Self.nothingSelected)
      suites = empty.suites
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for (index, suite) in suites.enumerated() { text += suite.element(number: index, facts) }
    return text + "</testsuites>\n"
  }

  private static let nothingSelected = CaseResult(
    id: "touchstone/no-case-selected",
    place: Place(file: "<none>"),
    source: .standardInput,
    fault: .input,
    why: "no case was selected: nothing was judged"
  )
}
