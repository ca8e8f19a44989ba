import Testing
import TestSupport

@Suite("A host in C or Swift")
struct HostTests {
  private static let hosts = [HostProgram.c, .swift]

  private static func play(_ number: Int, _ trace: String) -> String {
    #"{"play":\#(number),"trace":[\#(trace)]}"#
  }

  @Test("plays each trace as the format says", arguments: hosts)
  func exchanges(_ host: HostProgram) throws {
    let exchanges = Exchange.time + Exchange.delegate + Exchange.refusals
    let requests = exchanges.map { Self.play(1, $0.trace) } + [#"{"bye":1}"#]
    let conversation = try host.answers(to: requests)
    #expect(conversation.code == 0)
    try #require(conversation.answers.count == exchanges.count)
    for (exchange, answer) in zip(exchanges, conversation.answers) {
      #expect(answer == exchange.answer, "a host \(exchange.name)")
    }
  }

  @Test("introduces its adapter", arguments: hosts)
  func introduction(_ host: HostProgram) throws {
    let answers = try host.answers(to: [#"{"hello":1}"#]).answers
    #expect(
      answers == [
        #"{"hello":1,"name":"probe \"1\"","version":"1","language":"\#(host.testDescription)","#
          + #""components":["scroll"],"plays":{"config":["contentOffset"]},"#
          + #""tells":{"messages":["scrollViewDidScroll(_:)","scrollViewWillBeginDragging(_:)","#
          + #""scrollViewDidEndDragging(_:willDecelerate:)","scrollViewDidEndDecelerating(_:)","#
          + #""tableView(_:didSelectRowAt:)","x-touched"],"state":["contentOffset"]},"#
          + #""capabilities":["x-probing"],"issues":"https://example.org/issues"}"#
      ]
    )
  }

  @Test("sends what the component prints to the standard error", arguments: hosts)
  func prints(_ host: HostProgram) throws {
    let conversation = try host.answers(to: [Self.play(3, #"{"trace":1},{"t":0,"call":"x-print"}"#)]
    )
    #expect(conversation.answers.count == 1)
    #expect(conversation.answers.first?.hasPrefix(#"{"played":3,"#) == true)
    #expect(conversation.errors.contains("this is no answer"))
  }

  @Test("says on the standard error what is no request, and goes on", arguments: hosts)
  func garbage(_ host: HostProgram) throws {
    let deep = String(repeating: "[", count: 100_000)
    let requests = [
      "garbage", #"{"pla"#, #"{"sing":1}"#, deep, #"{"play":1e999,"trace":"\ud83d"}"#, "",
      Self.play(4, #"{"trace":1}"#),
    ]
    let conversation = try host.answers(to: requests)
    #expect(conversation.code == 0)
    #expect(conversation.answers.count == 1)
    #expect(conversation.answers.first?.hasPrefix(#"{"played":4,"#) == true)
    #expect(conversation.errors.split(separator: "\n").count == 5)
  }

  @Test("answers nothing after bye, and a last line without its end", arguments: hosts)
  func endings(_ host: HostProgram) throws {
    let play = Self.play(5, #"{"trace":1}"#)
    #expect(try host.answers(to: [play, #"{"bye":1}"#, play]).answers.count == 1)
    let (code, output) = try shell("printf %s '\(play)' | \(host.command)")
    #expect(code == 0)
    #expect(output.hasPrefix(#"{"played":5,"#))
  }

  @Test("ends quietly where nobody reads its answers", arguments: hosts)
  func deafness(_ host: HostProgram) throws {
    let play = Self.play(6, #"{"trace":1}"#)
    let (_, output) = try shell(
      "i=0; while [ $i -lt 20000 ]; do echo '\(play)'; i=$((i+1)); done | { \(host.command);"
        + " echo \"code $?\" >&2; } | head -n 1 > /dev/null"
    )
    #expect(output == "code 0\n")
  }
}
