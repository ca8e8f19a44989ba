import Testing
import Traces

@Suite("The network of a header")
struct NetworkTests {
  /// Returns the reader's complaint about a network; nil: it takes it.
  private func problem(_ network: String) -> String? {
    let header = #"{"trace":1,"id":"a","component":"web","config":{"network":"# + network + "}}"
    var reader = TraceReader(bytes: Array("\(header)\n{\"end\":0}\n".utf8))
    do throws(TraceError) {
      _ = try reader.nextTrace()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "is refused where it leads nowhere, or in a circle, with the place",
    arguments: [
      (
        #"{"a:a":{"frames":["b:c"]},"b:b":{}}"#,
        #"1:77: "frames" of the page "a:a" leads to "b:c", which is no page; expected an address that the network has a page for; did you mean "b:b"?"#
      ),
      (
        #"{"a:a":{"redirect":"a:a#x"}}"#,
        #"1:78: "redirect" of the page "a:a" leads back to that page; expected redirects and frames that end at a document or an error"#
      ),
      (
        #"{"a:a":{"redirect":"b:b"},"b:b":{"frames":["c:c"]},"c:c":{"redirect":"b:b"}}"#,
        #"1:102: "frames" of the page "b:b" leads back to that page"#
      ),
      (
        #"{"a.example":{}}"#,
        #"1:60: "a.example" is no address; expected an absolute address, such as "http://a.example/page", without a fragment"#
      ),
      (
        #"{"a:a":{"redirect":"b"}}"#,
        #"1:78: "b" is no address; expected an absolute address"#
      ),
      (
        #"{"a:a":{"delay":-1}}"#,
        #"1:75: "delay" is -1; expected a whole number from 0 to 1000000000"#
      ),
      (
        #"{"a:a":{"redirct":"b:b"}}"#,
        #"1:67: a page's line has no key "redirct"; expected one of "contentSize", "delay", "error", "frames", "redirect"; did you mean "redirect"?"#
      ),
      (
        #"{"a:a":{"error":{"domain":"x"}}}"#,
        #"1:75: the error's line lacks the key "code"; expected "code""#
      ),
      (
        #"{"a:a":{"error":{"code":-1},"contentSize":[1,1]}}"#,
        #"expected nothing: a page with "error" has no document"#
      ),
    ]
  )
  func refused(network: String, expected: String) throws {
    let found = try #require(problem(network))
    #expect(found.contains(expected), "\(found)")
  }

  @Test("answers an address with any fragment, and has an error for those that it does not know")
  func answers() throws {
    var header = Header(id: "a", component: "web")
    header.config = [
      Argument(
        .network,
        .object([
          Argument("a:a", .object([Argument("delay", .number(Millionths(5)))])),
          Argument("b:b", .object([Argument("redirect", .string("a:a"))])),
        ])
      )
    ]
    let network = ScriptedNetwork(header)
    #expect(network.answer(to: "a:a#x").delay == 5)
    #expect(network.answer(to: "a:a").result == .document(size: nil, frames: []))
    #expect(network.answer(to: "b:b").result == .redirect("a:a"))
    #expect(network.page(at: "c:c") == nil)
    #expect(network.answer(to: "c:c").result == .failure(.noHost))
    #expect(network.addresses == ["a:a", "b:b"])
  }

  @Test("A state tells of a page in the canonical order of all its keys")
  func state() throws {
    let line =
      #"{"t":0,"message":"webViewDidStartLoad(_:)","state":{"canGoBack":true,"canGoForward":false,"contentSize":[1,2],"isLoading":true,"request":null,"zoomScale":1}}"#
    let text =
      #"{"trace":1,"id":"a","component":"web"}"# + "\n" + line + "\n" + #"{"end":1}"# + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    let trace = try #require(try reader.nextTrace())
    var writer = TraceWriter()
    writer.write(trace)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    guard case .message(let message) = trace.lines[0] else { return }
    #expect(message.table.page.request == .null)
    #expect(message.table.page.canGoBack == true)
  }

  @Test("A place on a page differs in what stands behind # alone")
  func fragments() {
    #expect(Address.isFragment("a:a#x", of: "a:a"))
    #expect(Address.isFragment("a:a#x", of: "a:a#y"))
    #expect(!Address.isFragment("a:a", of: "a:a#x"))
    #expect(!Address.isFragment("b:b#x", of: "a:a"))
  }
}
