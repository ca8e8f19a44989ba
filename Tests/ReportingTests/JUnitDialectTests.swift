import Conformance
import Testing

@testable import Reporting

@Suite("The dialects of JUnit XML")
struct JUnitDialectTests {
  private func document(_ dialect: JUnitDialect, _ results: [CaseResult]) throws -> XMLTree.Element
  {
    var plan = RunPlan.sample
    plan.knownFailures = []
    let text = JUnitReport(plan, dialect: dialect, folder: "/build").text(of: results, plan)
    return try #require(XMLTree.read(text))
  }

  @Test("rich names file, line and assertions of each case, its properties and the trace")
  func rich() throws {
    let cases = try document(.rich, CaseResult.oneOfEach)["testsuite"].flatMap { $0["testcase"] }
    #expect(cases.map { $0.attributes["line"] } == ["1", "1", "1", "1"])
    #expect(cases[1].attributes["file"] == "traces/scroll/drag/lifts.trace.jsonl")
    #expect(cases[1].attributes["assertions"] == "1")
    let properties = cases[1]["properties"][0]["property"].map(\.attributes)
    #expect(properties.map { $0["name"] } == ["title", "profile", "rules"])
    #expect(properties.map { $0["value"] } == ["Lifts", "modern", "scroll.lift.order"])
    let output = "[[ATTACHMENT|traces/scroll/drag/lifts.trace.jsonl]]"
    #expect(cases[1]["system-out"].map(\.text) == [output])
    #expect(cases[0]["system-out"].isEmpty)
  }

  @Test(
    "jenkins and rich have the counts of the whole run on the root",
    arguments: [JUnitDialect.jenkins, .rich]
  )
  func totals(dialect: JUnitDialect) throws {
    let root = try document(dialect, CaseResult.oneOfEach).attributes
    #expect(root["tests"] == "4")
    #expect(root["failures"] == "1")
    #expect(root["errors"] == "1")
    #expect(root["time"] == "0.003")
  }

  @Test("jenkins has absolute paths of attachments, and reruns of what is not reproducible")
  func jenkins() throws {
    let cases = try document(.jenkins, [.fickle])["testsuite"][0]["testcase"]
    #expect(
      cases[0]["system-out"][0].text == "[[ATTACHMENT|/build/traces/scroll/fickle.trace.jsonl]]"
    )
    #expect(cases[0]["rerunError"][0]["stackTrace"].count == 1)
    #expect(cases[0].attributes["file"] == nil)
  }

  @Test("surefire is one suite, which is the root")
  func surefire() throws {
    let root = try document(.surefire, CaseResult.oneOfEach)
    #expect(root.name == "testsuite")
    #expect(root["testcase"].count == 4)
    #expect(root["testcase"][3]["skipped"][0].attributes["message"] == "it lacks \"zoom\" & more")
  }

  @Test("core has nothing that a schema refuses")
  func core() throws {
    let root = try document(.core, CaseResult.oneOfEach)
    #expect(root.attributes.isEmpty)
    for each in root["testsuite"].flatMap({ $0["testcase"] }) {
      #expect(Set(each.attributes.keys) == ["name", "classname", "time"])
      #expect(each["system-out"].isEmpty && each["properties"].isEmpty)
    }
  }

  @Test(
    "1 MB of text are shortened in each of them, and that is said",
    arguments: JUnitDialect.all
  )
  func longText(dialect: JUnitDialect) throws {
    let long = String(repeating: "]]>\u{FFFE}é\u{1}", count: 100_000)
    let root = try document(dialect, [.broken("a/b", why: long), .skipped("a/c", why: long)])
    let suite = dialect == .surefire ? root : root["testsuite"][0]
    let texts = [suite["testcase"][0]["error"][0].text, suite["testcase"][1]["skipped"][0].text]
    for text in texts {
      #expect(text.contains("[cut here: "))
      #expect(text.utf8.count < 200_000)
    }
  }
}
