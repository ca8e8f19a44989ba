import Conformance
import Traces

/// One suite of a report: the cases whose ids begin alike.
///
/// Its cases are kept as the bytes that they will be, for a run may have a million of them.
struct JUnitSuite: Sendable {
  /// The parts that make two cases one for some readers.
  private struct Key: Hashable {
    var classname: Int
    var name: String
  }

  let name: String
  private var xml = JUnitElement()
  private var classnames: [String: Int] = [:]
  private var namesTaken: [Key: Int] = [:]
  private(set) var counts = Counts()

  /// The numbers of cases by how they ended, and the time that they took.
  struct Counts: Sendable {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var time = Duration.zero

    mutating func add(_ new: JUnitCase) {
      tests += 1
      time += new.duration
      switch new.outcome {
      case .pass: break
      case .fail: failures += 1
      case .error: errors += 1
      case .skip: skipped += 1
      }
    }

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
      time += other.time
    }

    /// Returns the time with three decimals: by the pattern SUREFIRE_TIME in junit-10.xsd, the
    /// schema of Jenkins' xunit-plugin, a fourth makes a document invalid.
    func seconds(isTimeFixed: Bool) -> String {
      Seconds.places(3, of: isTimeFixed ? 0 : time.microseconds / 1000)
    }
  }

  init(name: String) {
    self.name = name
  }

  mutating func add(_ new: JUnitCase, _ dialect: JUnitDialect, isTimeFixed: Bool) {
    let classname = classnames[new.name.classname] ?? classnames.count
    classnames[new.name.classname] = classname
    let count = namesTaken[Key(classname: classname, name: new.name.name), default: 0] + 1
    namesTaken[Key(classname: classname, name: new.name.name)] = count
    var unique = new
    // GitLab drops a case whose class and name another case has.
    if count > 1 { unique.name.name += " (\(count))" }
    unique.append(to: &xml, dialect, isTimeFixed: isTimeFixed)
    counts.add(new)
  }

  /// Writes the suite's element.
  func append(
    to text: inout JUnitElement,
    number: Int,
    _ facts: JUnitReport.Facts,
    _ dialect: JUnitDialect
  ) {
    let margin = dialect.isOneSuite ? 0 : 2
    text.open("testsuite", indent: margin)
    for (name, value) in attributes(number: number, facts, dialect) { text.attribute(name, value) }
    let inner = String(repeating: " ", count: margin + 2)
    text.append(">\n\(inner)<properties>\n")
    for property in facts.properties {
      // xunitparser makes one of all suites, and wants each name of a property once.
      let unique = number == 0 ? property.name : "\(name).\(property.name)"
      text.element("property", [("name", unique), ("value", property.value)], indent: margin + 4)
    }
    text.append("\(inner)</properties>\n")
    text.append(xml.bytes)
    if !dialect.isOneSuite {
      text.append("\(inner)<system-out></system-out>\n\(inner)<system-err></system-err>\n")
    }
    text.append(String(repeating: " ", count: margin) + "</testsuite>\n")
  }

  private func attributes(
    number: Int,
    _ facts: JUnitReport.Facts,
    _ dialect: JUnitDialect
  ) -> [(String, String)] {
    let place =
      dialect.isOneSuite
      ? [] : [("package", "touchstone"), ("id", String(number))]
    let host = dialect.isOneSuite ? [] : [("hostname", "localhost")]
    return [("name", name)] + place + [("timestamp", facts.timestamp)] + host + [
      ("tests", String(counts.tests)),
      ("failures", String(counts.failures)),
      ("errors", String(counts.errors)),
      ("skipped", String(counts.skipped)),
      ("time", counts.seconds(isTimeFixed: facts.isTimeFixed)),
    ]
  }
}
