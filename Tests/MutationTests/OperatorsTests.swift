import Mutation
import Testing
import Traces

@Suite("Operators")
struct OperatorsTests {
  @Test("have ids of their own, in small letters")
  func uniqueIds() {
    let ids = Operators.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test("say where they apply, each number once in a context")
  func contexts() {
    for operation in Operators.all {
      #expect(!operation.breaches.isEmpty, "\(operation.id)")
      let keys = operation.breaches.map { "\($0.number) \($0.context)" }
      #expect(Set(keys).count == keys.count, "\(operation.id)")
      #expect(operation.breaches.allSatisfy { !$0.context.isEmpty })
    }
  }

  @Test("find nothing where nothing is told")
  func nothing() throws {
    let empty = Trace(header: Header(id: "empty", component: "scroll"))
    let touched = try Shorthand.transcript(
      """
      0 began 160,400
      16 moved 160,380
      32 ended 160,380
      """
    )
    for operation in Operators.all {
      #expect(operation.faults(in: Reading(empty)).isEmpty, "\(operation.id)")
      #expect(operation.faults(in: Reading(touched)).isEmpty, "\(operation.id)")
    }
  }

  @Test("find the same each time", arguments: Samples.all.map(\.name))
  func determinism(sample: String) throws {
    let transcript = try Samples.transcript(sample)
    for operation in Operators.all {
      #expect(
        operation.faults(in: Reading(transcript)) == operation.faults(in: Reading(transcript))
      )
    }
  }

  @Test("change what their edits say, and nothing else", arguments: Samples.all.map(\.name))
  func onlyEdits(sample: String) throws {
    let transcript = try Samples.transcript(sample)
    let reading = Reading(transcript)
    for operation in Operators.all {
      for fault in operation.faults(in: reading) {
        let mutant = fault.injected(into: transcript)
        let changes = fault.edits.filter { if case .insert = $0 { false } else { true } }
        let touched = Set(changes.map(\.lineIndex))
        let untouched = transcript.lines.indices.filter { !touched.contains($0) }
          .map { transcript.lines[$0] }
        #expect(mutant.header == transcript.header)
        #expect(mutant.lines != transcript.lines, "\(operation.id) \(fault.number)")
        #expect(mutant.lines.isSupersequence(of: untouched), "\(operation.id) \(fault.number)")
        let times = mutant.lines.compactMap(\.time)
        #expect(times == times.sorted(), "\(operation.id) \(fault.number)")
        #expect(transcript.lines.indices.contains(fault.lineIndex))
      }
    }
  }

  @Test("find the first step of a glide in the frame after the lift, too")
  func firstStepOfFrame() throws {
    let transcript = try Shorthand.transcript(
      """
      0 began 160,400
      16 moved 160,380
      16 B 0,0 td
      16 S 0,10 td
      32 moved 160,360
      32 S 0,30 td
      48 ended 160,360
      48 W 0,30 td v=0,1 to=0,160
      48 D+ 0,30 td
      48 G 0,30 dc
      67 S 0,48 dc
      83 S 0,64 dc
      100 S 0,78 dc
      117 S 0,78.5 dc
      117 E 0,78.5
      117 final 0,78.5
      """
    )
    let reading = Reading(transcript)
    for id in ["swap", "tie-flags"] {
      let operation = try #require(Operators.all.first { $0.id == id })
      let number = id == "swap" ? "C12" : "C09"
      let fault = try #require(operation.faults(in: reading).first { $0.number == number })
      let messages = fault.injected(into: transcript).lines.compactMap { line -> Message? in
        if case .message(let message) = line { message } else { nil }
      }
      let glide = try #require(messages.firstIndex { $0.name == .willBeginDecelerating })
      if id == "swap" {
        #expect(messages[glide - 1].name == .didScroll)
        #expect(messages[glide - 1].time == messages[glide].time)
      } else {
        #expect(messages[glide + 1].state[.isTracking] == true)
      }
    }
  }

  @Test("want evidence: names alone are not enough for what calls may excuse")
  func namesAlone() throws {
    var transcript = try Samples.transcript("flick")
    transcript.header.inputs = []
    transcript.lines = transcript.lines.compactMap { line in
      guard case .message(var message) = line else { return nil }
      message.state = State()
      message.time = nil
      return .message(message)
    }
    let reading = Reading(transcript)
    let numbers = Set(Operators.all.flatMap { $0.faults(in: reading) }.map(\.number))
    #expect(numbers.contains("B09"))
    #expect(numbers.isDisjoint(with: ["A02", "A05", "B02", "C07", "C14", "E01", "Z01"]))
  }

  @Test("leave messages alone that cannot be heard")
  func unheard() throws {
    let transcript = try Shorthand.transcript(
      """
      16 S 0,10 td
      32 S 0,30 td
      """,
      header: #","observes":["scrollViewDidScroll(_:)"]"#
    )
    let faults = Operators.all.flatMap { $0.faults(in: Reading(transcript)) }
    #expect(Set(faults.map(\.number)) == ["A01", "A02", "A03"])
  }
}

extension [Line] {
  /// Whether some lines stand in it in their order.
  fileprivate func isSupersequence(of others: [Line]) -> Bool {
    var rest = others[...]
    for line in self where line == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
