import Conformance
import Foundation
import Oracle
import Testing

@testable import Reporting

@Suite("Reports that list issues")
struct IssueReportTests {
  private let paths = RepositoryPath(root: "/repo", folder: "/repo/sub dir")

  @Test("call files from the repository's root on")
  func files() {
    #expect(paths.path(of: "traces/a.jsonl") == "sub dir/traces/a.jsonl")
    #expect(paths.path(of: "./a.jsonl") == "sub dir/a.jsonl")
    #expect(paths.path(of: "../a.jsonl") == "a.jsonl")
    #expect(paths.path(of: "/repo/x/a.jsonl") == "x/a.jsonl")
    #expect(paths.path(of: "/elsewhere/a.jsonl") == "/elsewhere/a.jsonl")
    #expect(paths.uri(of: "ä b.jsonl") == "sub%20dir/%C3%A4%20b.jsonl")
    let own = RepositoryPath(root: nil, folder: "/repo")
    #expect(own.path(of: "./traces//a.jsonl") == "traces/a.jsonl")
  }

  @Test("have what GitLab needs: each key, and no fingerprint twice")
  func codeQuality() throws {
    let twice = CaseResult.sample("scroll/drag/twice", .fail, findings: [.sample(), .sample()])
    let results = CaseResult.oneOfEach + [twice, .known]
    let text = CodeQualityReport(paths: paths).text(of: results, .sample)
    let array = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    )
    #expect(array.count == 4)
    #expect(Set(array.compactMap { $0["fingerprint"] as? String }).count == 4)
    #expect(
      array.compactMap { $0["severity"] as? String } == ["major", "critical", "major", "major"]
    )
    let location = try #require(array[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "sub dir/traces/scroll/drag/lifts.trace.jsonl")
    #expect((location["lines"] as? [String: Int])?["begin"] == 4)
    let empty = CodeQualityReport(paths: paths).text(of: [], .sample)
    #expect(empty == "[]\n")
  }

  @Test("keep an issue's fingerprint where lines move, and tell subjects apart")
  func fingerprints() {
    let result = CaseResult.sample("a", .fail, findings: [.sample()])
    var moved = result
    moved.findings[0].place.line = 99
    #expect(Issue.issues(of: moved)[0].fingerprint == Issue.issues(of: result)[0].fingerprint)
    var other = result
    other.subject = "v2"
    #expect(Issue.issues(of: other)[0].fingerprint != Issue.issues(of: result)[0].fingerprint)
    // The numbers are in other people's data bases: another one closes and opens every alert anew.
    #expect(TextFingerprint([]).text == "6c62272e07bb014262b821756295c58d")
    #expect(TextFingerprint(["a", "b"]).text != TextFingerprint(["ab"]).text)
  }

  @Test("have one result for a cause in SARIF, and no path of the machine in it")
  func causes() throws {
    let results = (1...9).map { number in
      var result = CaseResult.sample("a/\(number)", .fail, findings: [.sample(), .sample()])
      result.findings[1].violation.follows = "scroll.lift.order"
      for index in 0...1 { result.findings[index].place.file = "/repo/traces/a.jsonl" }
      return result
    }
    let text = SARIFReport(.sample, paths: paths).text(of: results, .sample)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let list = try #require(run["results"] as? [[String: Any]])
    #expect(list.map { $0["occurrenceCount"] as? Int } == [18])
    #expect(text.contains("traces/a.jsonl") && !text.contains("/repo"))
  }

  @Test("have what GitHub's code scanning needs")
  func sarif() throws {
    var plan = RunPlan.sample
    plan.shard = "2/8"
    let text = SARIFReport(plan, paths: paths).text(of: CaseResult.oneOfEach, plan)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["automationDetails"] as? [String: String])?["id"] == "touchstone-2-of-8/")
    let results = try #require(run["results"] as? [[String: Any]])
    // The gravest come first: the error, then the violation.
    #expect(
      results.compactMap { $0["ruleId"] as? String } == ["subject-failure", "scroll.lift.order"]
    )
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let locations = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let region = try #require(place["region"] as? [String: Int])
      #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
      #expect(result["partialFingerprints"] is [String: String])
    }
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
      }
    }
  }
}
