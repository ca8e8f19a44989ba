import Testing
import Traces

@Suite("A header that names a sample application")
struct SampleHeaderTests {
  private func read(_ keys: String) throws -> Header {
    var reader = TraceReader(
      bytes: Array((#"{"trace":1,"id":"a",\#(keys)}"# + "\n{\"end\":0}\n").utf8)
    )
    return try #require(try reader.nextTrace()).header
  }

  private func mistake(_ keys: String) -> String? {
    do {
      _ = try read(keys)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("is read, and written right behind the component")
  func roundTrip() throws {
    let header = try read(
      #""config":{"items":["a"]},"sample":"selection","component":"table""#
    )
    #expect(header.sample == "selection")
    let text =
      #"{"trace":1,"id":"a","config":{"items":["a"]},"sample":"selection","component":"table"}"#
    let formatted = try Formatter.canonical(Array((text + "\n{\"end\":0}\n").utf8))
    #expect(
      String(decoding: formatted, as: UTF8.self).hasPrefix(
        #"{"trace":1,"id":"a","component":"table","sample":"selection","#
      )
    )
  }

  @Test(
    "has no script, for the application answers by itself",
    arguments: [
      #""component":"table","sample":"selection","delegate":{}"#,
      #""component":"scroll","sample":"tweet-pager","views":{"pager":{"component":"scroll"},"page-0":{"component":"content","in":"pager","delegate":{}}}"#,
    ]
  )
  func script(keys: String) throws {
    let wrong = try #require(mistake(keys))
    #expect(wrong.contains("none: the sample "), "\(wrong)")
    #expect(wrong.contains(" answers by itself"), "\(wrong)")
  }

  private static let applications = [
    SampleApplication("selection", [.init("list", "table")], model: ["items"]),
    SampleApplication(
      "tweet-pager",
      [.init("pager", "scroll"), .init("page-", "content", isNumbered: true)],
      model: ["tweets"]
    ),
  ]

  private func findings(
    _ keys: String,
    among samples: [SampleApplication]? = applications
  ) -> [String] {
    let text = #"{"trace":1,"id":"a",\#(keys)}"# + "\n{\"end\":0}\n"
    var found: [String] = []
    Lint.check(TraceReader(bytes: Array(text.utf8)), samples: samples) {
      found.append($0.description)
    }
    return found
  }

  @Test(
    "is held against the application by a lint that knows it, and told its place",
    arguments: [
      (#""component":"scroll","sample":"tweet-pagr""#, "1:51: ", #"did you mean "tweet-pager"?"#),
      (
        #""component":"scroll","sample":"selection""#, "1:33: ",
        #""table", which the sample "selection" shows here"#
      ),
      (
        #""component":"scroll","sample":"tweet-pager","views":{"pager":{"component":"scroll"},"pge-0":{"component":"content","in":"pager"}}"#,
        "1:105: ", #"one of "pager", "page-0""#
      ),
      (
        #""component":"scroll","sample":"tweet-pager","views":{"pager":{"component":"scroll"},"page-0":{"component":"control","in":"pager"}}"#,
        "1:127: ", #""content", which the sample "tweet-pager" shows here"#
      ),
      (
        #""component":"table","sample":"selection","config":{"items":["a"],"tweets":[]}"#,
        "1:86: ", #"unknown key of the sample "selection" "tweets""#
      ),
    ]
  )
  func contradiction(keys: String, place: String, expected: String) throws {
    let found = try #require(findings(keys).first)
    #expect(found.hasPrefix(place), "\(found)")
    #expect(found.contains(expected), "\(found)")
    #expect(findings(keys, among: nil) == [], "who knows no applications says nothing of them")
  }

  @Test("alone may say what a sample's model is made from")
  func model() throws {
    let keys = { (sample: String) in #""component":"table"\#(sample),"config":{"items":["a"]}"# }
    #expect(findings(keys(#","sample":"selection""#)) == [])
    #expect(findings(keys("")).first?.contains(#"no property "items""#) == true)
  }
}
