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

  @Test("says where a name is none, and which was meant")
  func unknownName() throws {
    let wrong = try #require(mistake(#""component":"scroll","sample":"tweet-pagr""#))
    #expect(wrong.hasPrefix("1:51: "))
    #expect(wrong.hasSuffix(#"did you mean "tweet-pager"?"#))
  }

  @Test(
    "says where it disagrees with what the application shows",
    arguments: [
      (#""component":"scroll","sample":"selection""#, #""table", which the sample "selection""#),
      (
        #""component":"table","sample":"selection","delegate":{}"#,
        #"none: the sample "selection" answers by itself"#
      ),
      (
        #""component":"scroll","sample":"tweet-pager","views":{"pager":{"component":"scroll"},"pge-0":{"component":"content","in":"pager"}}"#,
        #"one of "pager", "page-0""#
      ),
      (
        #""component":"scroll","sample":"tweet-pager","views":{"pager":{"component":"scroll"},"page-0":{"component":"control","in":"pager"}}"#,
        #""content", which the sample "tweet-pager" shows here"#
      ),
      (
        #""component":"scroll","sample":"tweet-pager","views":{"pager":{"component":"scroll"},"page-0":{"component":"content","in":"pager","delegate":{}}}"#,
        #"none: the sample "tweet-pager" answers by itself"#
      ),
    ]
  )
  func disagreement(keys: String, expected: String) throws {
    let wrong = try #require(mistake(keys))
    #expect(wrong.contains(expected), "\(wrong)")
    #expect(wrong.hasPrefix("1:"))
  }

  @Test("alone may say what a sample's model is made from")
  func model() throws {
    let lines = { (sample: String) in
      #"{"trace":1,"id":"a","component":"table"\#(sample),"config":{"items":["a"]}}"#
        + "\n{\"end\":0}\n"
    }
    let findings = { (text: String) in
      var found: [String] = []
      Lint.check(TraceReader(bytes: Array(text.utf8))) { found.append($0.description) }
      return found
    }
    #expect(findings(lines(#","sample":"selection""#)) == [])
    #expect(findings(lines("")).first?.contains(#"no property "items""#) == true)
  }
}
