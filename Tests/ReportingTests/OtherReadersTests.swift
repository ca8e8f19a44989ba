import Conformance
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite("What other people's readers make of a report")
struct OtherReadersTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let results =
    CaseResult.oneOfEach + [.fickle, .known, .broken("scroll/wild", why: "\u{1B}[0m ]]> \u{0} 😀")]

  /// The counts that every reader should come to: cases, failures, errors, skipped.
  private static let counts = "7 1 3 2"

  private func junit(_ dialect: JUnitDialect) throws -> String {
    let report = JUnitReport(.sample, dialect: dialect, folder: "/build")
    var plan = RunPlan.sample
    plan.knownFailures = []
    return try directory.write(report.text(of: Self.results, plan), to: "\(dialect.name).xml")
  }

  private static let readers: [(name: String, package: String, script: String)] = [
    (
      "junitparser", "junitparser",
      """
      from junitparser import JUnitXml, Failure, Error, Skipped
      document = JUnitXml.fromfile(sys.argv[1])
      suites = [document] if document._tag == "testsuite" else list(document)
      cases = [case for suite in suites for case in suite]
      kinds = [type(result) for case in cases for result in case.result]
      print(len(cases), *[kinds.count(kind) for kind in (Failure, Error, Skipped)])
      """
    ),
    (
      "junit2html", "junit2htmlreport",
      """
      from junit2htmlreport import parser
      document = parser.Junit(sys.argv[1])
      cases = [c for s in document.suites for k in s.classes.values() for c in k.cases]
      assert len(document.html()) > 1000
      # It knows no errors: they are failures to it.
      failed = [c for c in cases if c.outcome() == "failed"]
      errors = [c for c in failed if "touchstone.table" in c.fullname() or c.name in ("fickle", "wild")]
      skipped = [c for c in cases if c.outcome() == "skipped"]
      print(len(cases), len(failed) - len(errors), len(errors), len(skipped))
      """
    ),
    (
      "xunitparser", "xunitparser",
      """
      import xunitparser
      suite, result = xunitparser.parse(open(sys.argv[1]))
      counts = [len(result.failures), len(result.errors), len(result.skipped)]
      print(result.testsRun, *counts)
      """
    ),
    (
      "lxml", "lxml",
      """
      from lxml import etree
      root = etree.parse(sys.argv[1]).getroot()
      tags = ["testcase", "failure", "error", "skipped"]
      print(*[len(root.findall(".//" + tag)) for tag in tags])
      """
    ),
  ]

  @Test(
    "JUnit XML has the same counts to each of them, in each dialect",
    arguments: readers.map(\.name),
    JUnitDialect.all
  )
  func junit(reader: String, dialect: JUnitDialect) throws {
    let (name, package, script) = try #require(Self.readers.first { $0.name == reader })
    guard let python = OtherPrograms.python(with: [package]) else {
      try Test.cancel("\(name) is not installed; pip install \(name), TOUCHSTONE_PYTHON=its python")
    }
    // xunitparser knows no document whose root is a suite.
    if name == "xunitparser", dialect == .surefire { return }
    let result = try OtherPrograms.run(python, ["-c", "import sys\n" + script, junit(dialect)])
    #expect(result.output == Self.counts + "\n")
  }

  @Test("Ant makes its page of it", arguments: [JUnitDialect.core, .jenkins, .rich])
  func ant(dialect: JUnitDialect) throws {
    let sheet = OtherPrograms.antSheets + "/junit-noframes.xsl"
    guard let program = OtherPrograms.transformer, OtherPrograms.isThere(sheet) else {
      try Test.cancel("xsltproc and ant-optional are not installed, nor is TOUCHSTONE_ANT set")
    }
    let page = try OtherPrograms.run(program, ["--nonet", sheet, junit(dialect)])
    #expect(page.code == 0)
    #expect(page.output.contains("stops"))
    #expect(page.output.contains("scroll.lift.order"))
  }

  @Test("Perl's prove reads TAP of version 13")
  func prove() throws {
    guard let prove = OtherPrograms.prove else { try Test.cancel("prove is not installed") }
    let pass = [CaseResult.sample("a", .pass), .skipped("b # c", why: "no \\ #")]
    let good = TAPReport(.sample, version: .thirteen).text(of: pass + [.known], .sample)
    let file = try directory.write(good, to: "good.tap")
    let words = ["--source", "File", "--ext=.tap", "--verbose"]
    #expect(try OtherPrograms.run(prove, words + [file]).code == 0)
    let bad = TAPReport(.sample, version: .thirteen).text(of: Self.results, .sample)
    let result = try OtherPrograms.run(prove, words + [directory.write(bad, to: "bad.tap")])
    #expect(result.code != 0)
    // Four points of seven: the failure and the three errors.
    #expect(result.output.contains("Failed 4/7 subtests"))
    let none = TAPReport(.sample, version: .thirteen).text(of: [], .sample)
    #expect(try OtherPrograms.run(prove, words + [directory.write(none, to: "0.tap")]).code != 0)
  }

  @Test("SARIF is valid by the schema of OASIS")
  func sarif() throws {
    let schema = OtherPrograms.sarifSchema
    guard let python = OtherPrograms.python(with: ["jsonschema"]), OtherPrograms.isThere(schema)
    else { try Test.cancel("jsonschema and TOUCHSTONE_SCHEMAS/sarif-schema-2.1.0.json are needed") }
    let script = """
      import sys, json, jsonschema
      jsonschema.validate(json.load(open(sys.argv[1])), json.load(open(sys.argv[2])))
      """
    let paths = RepositoryPath(root: nil, folder: "/work")
    for results in [Self.results, []] {
      let text = SARIFReport(.sample, paths: paths).text(of: results, .sample)
      let file = try directory.write(text, to: "a.sarif")
      #expect(try OtherPrograms.run(python, ["-c", script, file, schema]).output == "")
    }
    let many = (0..<SARIFReport.mostResults + 5).map { CaseResult.broken("a/c\($0)", why: "died") }
    let text = SARIFReport(.sample, paths: paths).text(of: many, .sample)
    #expect(text.contains("5 results are left out"))
    let file = try directory.write(text, to: "many.sarif")
    #expect(try OtherPrograms.run(python, ["-c", script, file, schema]).output == "")
  }

  @Test("the YAML below a line of TAP can be read")
  func yaml() throws {
    guard let python = OtherPrograms.python(with: ["yaml"]) else {
      try Test.cancel("PyYAML is not installed; pip install pyyaml, TOUCHSTONE_PYTHON=its python")
    }
    let script = """
      import sys, yaml
      blocks = open(sys.argv[1]).read().split("\\n  ---\\n")[1:]
      for block in blocks:
        data = yaml.safe_load(block.split("\\n  ...\\n")[0])
        print(data["severity"], data["at"]["line"], len(data["data"]))
      """
    let file = try directory.write(TAPReport(.sample).text(of: Self.results, .sample), to: "a.tap")
    let result = try OtherPrograms.run(python, ["-c", script, file])
    #expect(result.output == "fail 4 1\nerror 1 1\nerror 1 1\nerror 1 1\n")
  }
}
