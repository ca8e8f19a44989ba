import Testing
import Traces

@testable import Subjects

@Suite("The handshake")
struct HandshakeTests {
  private func read(_ line: String) throws -> SubjectIdentity {
    try HandshakeReader.read(Array(line.utf8))
  }

  private func mistake(_ line: String) -> String {
    do throws(HandshakeReader.Mistake) {
      _ = try HandshakeReader.read(Array(line.utf8))
      return "none"
    } catch {
      return error.text
    }
  }

  @Test("A name is enough: what is left out means all")
  func least() throws {
    let identity = try read(#"{"hello":1,"name":"sample"}"#)
    #expect(identity == SubjectIdentity(name: "sample"))
    #expect(identity.plays.config == nil && identity.tells.messages == nil)
  }

  @Test("What is written is read again, whatever the order of the keys")
  func roundTrip() throws {
    let identity = try read(
      #"""
      {"issues":"https://example.org","capabilities":["paging"],"x-note":[1],"name":"a \"b\"",
      "tells":{"state":["contentOffset"],"messages":[]},"plays":{"config":["bounds"],"calls":
      ["setContentOffset(_:animated:)","x-jump"]},"components":["scroll"],"hello":1,
      "language":"C","version":"5"}
      """#.replacing("\n", with: "")
    )
    #expect(identity.plays.calls == ["setContentOffset(_:animated:)", "x-jump"])
    #expect(identity.plays.delegate == nil)
    #expect(identity.tells.messages == [])
    #expect(try HandshakeReader.read(HandshakeText.line(identity).dropLast()) == identity)
  }

  static let mistakes = [
    (#"{"name":"a"}"#, #"it lacks the key "hello"; expected {"hello":1,…}"#),
    (#"{"hello":2,"name":"a"}"#, "it speaks version 2 of the protocol; expected {\"hello\":1,…}"),
    (#"{"hello":1}"#, #"it lacks the key "name"; expected the library's name, a text"#),
    (#"{"hello":1,"name":"a","tels":{}}"#, #"did you mean "tells"?"#),
    (#"{"hello":1,"name":"a","plays":{"calls":["setContentOffset"]}}"#, "the unknown call"),
    (
      #"{"hello":1,"name":"a","tells":{"messages":["scrollViewDidScrol(_:)"]}}"#,
      #"did you mean "scrollViewDidScroll(_:)"?"#
    ),
    (#"{"hello":1,"name":"a","components":"scroll"}"#, #""components" is no array of texts"#),
    ("[1]", "the handshake is no object"),
  ]

  @Test("What is wrong is said with a suggestion", arguments: mistakes)
  func wrong(_ line: String, _ text: String) {
    #expect(mistake(line).contains(text), "\(mistake(line))")
  }
}
