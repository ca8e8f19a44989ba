import Conformance

/// One case of a report.
struct JUnitCase: Sendable {
  var name: JUnitName
  /// How it ended; what says so stands in `element`.
  var outcome: CaseResult.Outcome
  var element: JUnitOutcome?
  var duration = Duration.zero
}

/// One suite of a report: the cases whose ids begin alike.
struct JUnitSuite: Sendable {
  private let name: String
  private var cases: [JUnitCase] = []
  private var namesTaken: [JUnitName: Int] = [:]

  init(name: String) {
    self.name = name
  }

  mutating func add(_ new: JUnitCase) {
    let count = namesTaken[new.name, default: 0] + 1
    namesTaken[new.name] = count
    var unique = new
    // GitLab drops a case whose class and name another one has (junit-xml.md 3).
    if count > 1 { unique.name.name += " (\(count))" }
    cases.append(unique)
  }

  /// The suite's element.
  func element(number: Int, _ facts: JUnitReport.Facts) -> String {
    let time = facts.isTimeFixed ? .zero : cases.reduce(.zero) { $0 + $1.duration }
    let attributes = [
      ("name", name),
      ("package", "touchstone"),
      ("id", String(number)),
      ("timestamp", facts.timestamp),
      ("hostname", "localhost"),
      ("tests", String(cases.count)),
      ("failures", String(count(.fail))),
      ("errors", String(count(.error))),
      ("skipped", String(count(.skip))),
      ("time", Seconds.places(3, of: time.microseconds / 1000)),
    ]
    var text = "  <testsuite\(Self.text(of: attributes))>\n    <properties>\n"
    for property in facts.properties {
      // xunitparser makes one of all suites, and wants each name of a property once.
      let unique = number == 0 ? property.name : "\(name).\(property.name)"
      let attributes = [("name", unique), ("value", property.value)]
      text += "      <property\(Self.text(of: attributes))/>\n"
    }
    text += "    </properties>\n"
    for each in cases { text += Self.element(each, facts) }
    return text + "    <system-out></system-out>\n    <system-err></system-err>\n  </testsuite>\n"
  }

  private func count(_ outcome: CaseResult.Outcome) -> Int {
    cases.count { $0.outcome == outcome }
  }

  private static func element(_ each: JUnitCase, _ facts: JUnitReport.Facts) -> String {
    let duration = facts.isTimeFixed ? .zero : each.duration
    let attributes = [
      ("name", each.name.name),
      ("classname", each.name.classname),
      ("time", Seconds.places(6, of: duration.microseconds)),
    ]
    let opening = "    <testcase\(text(of: attributes))"
    guard let outcome = each.element else { return opening + "/>\n" }
    return opening + ">\n      \(outcome.element)\n    </testcase>\n"
  }

  static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(XMLText.attribute($1))\"" }.joined()
  }
}

extension Duration {
  /// Whole microseconds, never negative.
  fileprivate var microseconds: Int64 {
    let parts = components
    return max(0, parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000)
  }
}
