import Mutation
import Testing
import Traces

@Suite("Faults without a cause")
struct StraysTests {
  @Test("are every message that there is, at rest")
  func everyMessage() throws {
    let contexts = Set(Operators.all.flatMap(\.breaches).map(\.context))
    // A view to zoom may be asked for at any time (H03), and a tile be drawn (R336); content that
    // scrolls by itself drifts. Pages, addresses and notifications are acts of an application. A view may
    // be laid out at any time (R409), and a sheet be asked whether it may go (R439).
    let others = [
      "viewForZooming(in:)", "draw(_:in:)", "scrollViewDidScroll(_:)", "loadPage(_:)",
      "open(_:options:completionHandler:)", "post(name:object:userInfo:)",
      "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
      "presentationControllerShouldDismiss(_:)",
    ]
    let missing = Vocabulary.messageNames.filter {
      !others.contains($0) && !contexts.contains("\($0) at rest")
    }
    #expect(missing == [])
  }

  /// A drag without a glide, and a long rest after it.
  private static func drag() throws -> Trace {
    try Sample(id: "scroll/drag/holds-then-lifts").transcript
  }

  @Test("stand after the rest, and before the state that tells of it")
  func afterRest() throws {
    let transcript = try Self.drag()
    let stray = try #require(Operators.all.first { $0.id == "stray" })
    let faults = stray.faults(in: Reading(transcript)).filter { $0.context.hasSuffix("at rest") }
    #expect(!faults.isEmpty)
    for fault in faults {
      let mutant = fault.injected(into: transcript)
      let newcomer = mutant.lines[mutant.lines.count - 2]
      guard case .message(let message) = newcomer, let time = message.time else {
        Issue.record("\(fault.context): the last line but one is no message")
        continue
      }
      let rest = try #require(transcript.lines.last?.time)
      #expect(time > rest + 500_000)
      #expect(mutant.lines.last?.time == time)
      #expect(message.state.raised.isEmpty)
    }
  }

  @Test("are the same for a transcript whenever they are asked for, and others for another")
  func lots() throws {
    let transcript = try Self.drag()
    var other = transcript
    other.header.id = "another"
    let stray = try #require(Operators.all.first { $0.id == "stray" })
    let contexts = stray.faults(in: Reading(transcript)).map(\.context)
    #expect(stray.faults(in: Reading(transcript)).map(\.context) == contexts)
    #expect(stray.faults(in: Reading(other)).map(\.context) != contexts)
  }

  @Test("move content that rests, with a message and without")
  func drift() throws {
    let transcript = try Self.drag()
    let drift = try #require(Operators.all.first { $0.id == "drift" })
    let contexts = drift.faults(in: Reading(transcript)).map(\.context)
    #expect(contexts.contains("didScroll after a drag without a glide"))
    #expect(contexts.contains("another offset at rest after a drag without a glide"))
  }
}
