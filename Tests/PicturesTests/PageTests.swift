import Conformance
import Foundation
import Reporting
import Testing
import Traces

@testable import Pictures

@Suite("A page for a browser")
struct PageTests {
  private func page(
    _ results: [CaseResult],
    album: Album? = Album(),
    budget: PictureBudget = .init()
  )
    -> String
  {
    var plan = RunPlan(tool: "1.2.3", began: "2026-01-02T03:04:05")
    plan.subjects = ["reference"]
    var totals = Totals(subjects: plan.subjects)
    var report = PageReport(plan, album: album, budget: budget)
    var bytes: [UInt8] = []
    report.begin(into: &bytes)
    for result in results {
      totals.add(result)
      report.take(result, into: &bytes)
    }
    report.finish(RunEnding(totals: totals), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func result(_ id: String, _ outcome: CaseResult.Outcome = .pass) -> CaseResult {
    let source = Source.file("\(id).trace.jsonl")
    var result = CaseResult(
      id: id,
      place: Place(file: source.name, line: 1),
      source: source,
      outcome: outcome
    )
    result.subject = "reference"
    return result
  }

  private func trace(_ id: String, title: String) -> Trace {
    var header = Header(id: id, component: "scroll")
    header.title = title
    return Trace(header: header, lines: [])
  }

  @Test("names nothing outside itself, and its policy allows its own script and style alone")
  func isAlone() throws {
    let text = page([result("scroll/a")])
    let policy = try #require(text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    for (element, directive) in [("script", "script-src"), ("style", "style-src")] {
      let open = "<\(element)>"
      let start = try #require(text.range(of: open)).upperBound
      let end = try #require(text[start...].range(of: "</\(element)>")).lowerBound
      var hash = SHA256()
      hash.update(Array(text[start..<end].utf8))
      let source = Data(hash.digest()).base64EncodedString()
      #expect(policy.contains("\(directive) 'sha256-\(source)'"))
    }
    for word in [" src=", "@import", "url(h", "<link", "fetch(", "XMLHttp", "innerHTML"] {
      #expect(!text.contains(word))
    }
  }

  @Test("keeps names and texts as data that no browser reads as markup")
  func isSafe() throws {
    let hostile = "</script><img src=x onerror=alert(1)><!--\u{202E}\u{2066}&amp;"
    let album = Album()
    album.keep(trace("scroll/a", title: hostile), id: "scroll/a", subject: "reference")
    var new = result("scroll/a", .fail)
    new.title = hostile
    new.why = hostile
    let harmless = page([result("scroll/a")])
    let text = page([new], album: album)
    #expect(!text.contains("<img"))
    #expect(!text.contains("\u{202E}"))
    let count = { (text: String) in text.components(separatedBy: "</script>").count }
    #expect(count(text) == count(harmless) + 1)
    #expect(text.contains("\\u003c/script>\\u003cimg src=x"))
  }

  @Test("has the same bytes each time, and no time of the wall's clock")
  func isSame() {
    let first = page([result("scroll/a"), result("scroll/b", .fail)])
    var slower = result("scroll/a")
    slower.duration = .seconds(5)
    #expect(page([slower, result("scroll/b", .fail)]) == first)
    #expect(!first.contains("2026-01-02"))
  }

  @Test("leaves out pictures of which there is nothing to say before those of failures")
  func budget() {
    var budget = PictureBudget()
    budget.others = 0
    let album = Album()
    for id in ["a", "b"] { album.keep(trace(id, title: ""), id: id, subject: "reference") }
    let text = page([result("a"), result("b", .fail)], album: album, budget: budget)
    #expect(text.contains("id=\"picture-0\""))
    #expect(!text.contains("id=\"picture-1\""))
    #expect(text.contains("\"picturesLeftOut\":1"))
  }

  @Test("keeps beside a transcript what it is compared with, and where the two part")
  func companion() {
    let album = Album()
    album.keep(trace("a", title: ""), id: "a", subject: "reference")
    album.notice(trace("a", title: "as it was"), of: "a", by: "reference", partings: [3, 7])
    let text = page([result("a", .fail)], album: album)
    #expect(text.contains("\"other\":{\"name\":\"its baseline\",\"film\":\""))
    #expect(text.contains("\"partings\":[3,7]"))
    #expect(text.contains("as it was"))
  }

  @Test("knows whether something stands beside a transcript, until the page has taken it")
  func hasCompanion() {
    let album = Album()
    album.keep(trace("a", title: ""), id: "a", subject: "mine")
    #expect(!album.hasCompanion(id: "a", subject: "mine"))
    album.keep(
      Companion(named: "the reference", trace("a", title: ""), partings: []),
      id: "a",
      subject: "mine"
    )
    #expect(album.hasCompanion(id: "a", subject: "mine"))
    #expect(!album.hasCompanion(id: "a", subject: "other"))
  }

  @Test("says that a log has no transcripts")
  func log() {
    #expect(page([result("a")], album: nil).contains("\"withoutTranscripts\":true"))
  }
}
