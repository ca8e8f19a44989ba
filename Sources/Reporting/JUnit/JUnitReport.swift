public import Conformance

/// Results as JUnit XML.
///
/// The usual dialect is the core document that every known reader accepts: it is valid against Ant's,
/// Jenkins' and its xUnit plug-in's schemas at once. What one of them refuses (totals on the root,
/// `file` and `line`, several failures in a case, a fourth decimal of a suite's time) is not in it;
/// other dialects have it.
public struct JUnitReport: Sendable {
  /// The facts about the run that the whole report tells.
  public struct Facts: Hashable, Sendable {
    /// The time at which the run began, in UTC: `2026-01-02T03:04:05`.
    public var timestamp: String
    /// True if times are left at nought, so that the report itself can be compared.
    public var isTimeFixed: Bool
    /// Names and values for the report's reader, at least one.
    public var properties: [Property]

    /// The timestamp of every report whose time is fixed.
    static let fixedTimestamp = "2000-01-01T00:00:00"

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

  let plan: RunPlan
  let dialect: JUnitDialect
  private let folder: String
  private var suites: [JUnitSuite] = []
  private var places: [String: Int] = [:]
  private var names = JUnitNames()

  /// Creates a report of no cases.
  ///
  /// - Parameters:
  ///   - plan: the run; without a beginning, times are left at nought.
  ///   - dialect: what its readers take.
  ///   - folder: the working directory, from which absolute paths of attachments begin.
  public init(_ plan: RunPlan, dialect: JUnitDialect = .core, folder: String = "") {
    self.plan = plan
    self.dialect = dialect
    self.folder = folder
  }

  /// Adds one result; suites stand in the order of their first cases.
  public mutating func add(_ result: CaseResult) {
    guard let name = name(of: result) else { return }
    let known = JUnitOutcome(known: result)
    var new = JUnitCase(
      name: name,
      outcome: known == nil ? result.outcome : .skip,
      element: known ?? JUnitOutcome(result, by: plan.commands),
      duration: result.duration
    )
    if dialect.hasPlaces {
      new.place = result.place
      new.assertions = result.exercised.count
    }
    if dialect.hasCaseProperties { new.properties = Self.properties(of: result) }
    new.output = output(of: result)
    add(new)
  }

  /// Adds what is wrong with the run besides its cases, which fails it too: a case each.
  public mutating func add(_ remarks: [RunRemark]) {
    for remark in remarks {
      let suite = remark.kind.list
      let name = JUnitName(
        suite: suite,
        classname: "touchstone.\(suite)",
        name: remark.place.description
      )
      let type = String(remark.kind.rawValue.dropFirst(suite.count + 1))
      let element = JUnitOutcome(failure: remark.text, type: type, details: remark.details)
      add(JUnitCase(name: name, outcome: .fail, element: element, place: remark.place))
    }
  }

  /// Adds what there is to say of subjects that did not leave as they should: a case each, which is an
  /// error, for it fails the run too.
  mutating func add(complaints: [String]) {
    for complaint in complaints {
      let name = JUnitName(
        suite: "subjects",
        classname: "touchstone.subjects",
        name: "leaves as it should"
      )
      let element = JUnitOutcome(error: complaint, type: CaseResult.Fault.subject.rawValue)
      add(JUnitCase(name: name, outcome: .error, element: element))
    }
  }

  mutating func add(_ new: JUnitCase) {
    let suite = dialect.isOneSuite ? "touchstone" : new.name.suite
    let place = places[suite] ?? suites.count
    if place == suites.count {
      places[suite] = place
      suites.append(JUnitSuite(name: suite))
    }
    suites[place].add(new, dialect, isTimeFixed: plan.began == nil)
  }

  /// Returns the whole document; the report is empty afterwards, so that its cases are not held twice.
  public mutating func document(_ facts: Facts) -> [UInt8] {
    // Jenkins fails a build for a report without cases, and rightly: nothing was proved. The
    // report says so in a case of its own.
    if suites.isEmpty { add(Self.nothingSelected) }
    var xml = JUnitElement()
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    if !dialect.isOneSuite { openRoot(&xml, facts) }
    var number = 0
    while !suites.isEmpty {
      suites.removeFirst().append(to: &xml, number: number, facts, dialect)
      number += 1
    }
    places = [:]
    if !dialect.isOneSuite { xml.append("</testsuites>\n") }
    return xml.bytes
  }

  private func openRoot(_ xml: inout JUnitElement, _ facts: Facts) {
    xml.open("testsuites", indent: 0)
    if dialect.hasTotals {
      let counts = suites.reduce(into: JUnitSuite.Counts()) { $0.add($1.counts) }
      xml.attribute("name", "touchstone")
      xml.attribute("tests", String(counts.tests))
      xml.attribute("failures", String(counts.failures))
      xml.attribute("errors", String(counts.errors))
      xml.attribute("time", counts.seconds(isTimeFixed: facts.isTimeFixed))
    }
    xml.append(">\n")
  }

  private static let nothingSelected = CaseResult(
    id: "touchstone/no-case-selected",
    place: Place(file: "<none>"),
    source: .standardInput,
    fault: .input,
    why: "no case was selected: nothing was judged"
  )
}

extension JUnitReport {
  /// Returns the names of a case; nil: it is in the report already, for it has a result for each
  /// subject.
  private mutating func name(of result: CaseResult) -> JUnitName? {
    guard plan.namesSubjects, let subject = result.subject else {
      return names.name(of: result.id, by: nil)
    }
    guard result.isTranscript else { return names.name(of: result.id, by: subject) }
    return result.column == 0 ? names.name(of: result.id, by: "transcripts") : nil
  }

  private static func properties(of result: CaseResult) -> [Property] {
    let rules = Set(result.rulesFailing).sorted().joined(separator: " ")
    let pairs = [
      ("title", result.title), ("subject", result.subject), ("profile", result.profile),
      ("rules", rules.isEmpty ? nil : rules),
    ]
    return pairs.compactMap { name, value in value.map { Property(name, $0) } }
  }

  /// Returns the output of a case that did not hold: its trace as an attachment, alone on a line.
  private func output(of result: CaseResult) -> String? {
    guard let attachment = dialect.attachment, result.outcome == .fail || result.outcome == .error,
      case .file(let path) = result.source
    else { return nil }
    let isAbsolute = attachment == .relative || path.hasPrefix("/")
    return "[[ATTACHMENT|\(isAbsolute ? path : folder + "/" + path)]]"
  }
}
