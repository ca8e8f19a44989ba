import Testing
import Traces

/// Files that a later version of the tool may write, read by this one: what it must accept and keep, and
/// what it must refuse with a place rather than pass over.
@Suite("Files of a later minor version")
struct FutureVersionTests {
  private static let extended = """
    {"trace":1,"id":"future/a","component":"scroll","requires":["haptics"],"x-author":{"name":"A"}}
    {"#":"a comment"}
    {"t":0,"touch":"began","id":1,"x":1,"y":2,"x-force":0.5}
    {"t":5,"touch":"ended","id":1,"x":1,"y":2}
    {"t":6,"call":"setContentOffset(_:animated:)","args":{"animated":false,"contentOffset":[0,1]},"x-why":"a test"}
    {"t":6,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,1],"x-phase":"rest"},"x-thread":1}
    {"t":6,"message":"x-scrollViewDidLookBack(_:)","args":{"far":[1,2]}}
    {"t":7,"settle":1000000,"x-note":null}
    {"t":7,"final":{"contentOffset":[0,1]},"x-frames":12}
    {"end":7}

    """

  private func problem(_ text: String) -> TraceError? {
    var found: TraceError?
    Lint.check(TraceReader(bytes: Array(text.utf8)), report: { found = found ?? $0 })
    return found
  }

  @Test("with x- keys and x- names are read, and the formatter keeps every one of them")
  func accepted() throws {
    #expect(problem(Self.extended) == nil)
    let canonical = try Formatter.canonical(Array(Self.extended.utf8))
    let text = String(decoding: canonical, as: UTF8.self)
    for word in ["x-author", "x-force", "x-why", "x-phase", "x-thread", "x-note", "x-frames"] {
      #expect(text.contains("\"\(word)\":"), "\(word) is kept")
    }
    #expect(text.contains("x-scrollViewDidLookBack(_:)"))
    #expect(try Formatter.canonical(canonical) == canonical)
  }

  @Test("with keys in another order are the same file")
  func order() throws {
    let one = "{\"trace\":1,\"id\":\"a\",\"component\":\"scroll\"}\n{\"end\":0}\n"
    let other = "{ \"component\" : \"scroll\", \"id\":\"a\", \"trace\":1 }\n{\"end\":0}\n"
    #expect(try Formatter.canonical(Array(other.utf8)) == Array(one.utf8))
  }

  @Test(
    "with a name that is new and has no x- are refused, with the place and the name",
    arguments: [
      (#"{"t":0,"touch":"began","id":1,"x":1,"y":2,"force":0.5}"#, "force"),
      (#"{"t":0,"call":"lookBack()"}"#, "lookBack()"),
      (#"{"t":0,"message":"scrollViewDidLookBack(_:)"}"#, "scrollViewDidLookBack(_:)"),
      (#"{"t":0,"message":"scrollViewDidScroll(_:)","state":{"phase":1}}"#, "phase"),
      (#"{"t":0,"haptic":"tick"}"#, ""),
    ]
  )
  func refused(line: String, name: String) throws {
    let text = "{\"trace\":1,\"id\":\"a\",\"component\":\"scroll\"}\n\(line)\n{\"end\":1}\n"
    let error = try #require(problem(text))
    #expect(error.line == 2)
    #expect("\(error)".contains(name), "\(error)")
  }

  @Test("of another major version are refused by their number")
  func major() throws {
    let text = "{\"trace\":2,\"id\":\"a\",\"component\":\"scroll\"}\n{\"end\":0}\n"
    #expect(try #require(problem(text)).problem == .unsupportedVersion("2"))
  }
}
