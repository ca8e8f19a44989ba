import Mutation
import Oracle
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

  @Test("each find something in a sample")
  func everyOperator() throws {
    var idle = Set(Operators.all.map(\.id))
    for sample in Sample.all { idle.subtract(try sample.faults.map(\.operation)) }
    #expect(idle == [])
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
  func nothing() {
    let empty = Trace(header: Header(id: "empty", component: "scroll"))
    let touched = Example("v - ^").transcript
    for operation in Operators.all {
      #expect(operation.faults(in: Reading(empty)).isEmpty, "\(operation.id)")
      #expect(operation.faults(in: Reading(touched)).isEmpty, "\(operation.id)")
    }
  }

  @Test("find the same each time", arguments: Sample.few)
  func determinism(sample: Sample) throws {
    let reading = Reading(try sample.transcript)
    #expect(try Operators.all.flatMap { $0.faults(in: reading) } == sample.faults)
  }

  @Test("change what their edits say, and nothing else", arguments: Sample.few)
  func onlyEdits(sample: Sample) throws {
    let transcript = try sample.transcript
    for fault in try sample.faults {
      let mutant = fault.injected(into: transcript)
      let changes = fault.edits.filter { if case .insert = $0 { false } else { true } }
      let touched = Set(changes.map(\.lineIndex))
      let untouched = transcript.lines.indices.filter { !touched.contains($0) }
        .map { transcript.lines[$0] }
      let times = mutant.lines.compactMap(\.time)
      let isRight =
        mutant.header == transcript.header && mutant.lines != transcript.lines
        && mutant.lines.isSupersequence(of: untouched) && times == times.sorted()
      #expect(isRight, "\(fault.operation): \(fault.context)")
    }
  }

  @Test("find the first step of a glide in the frame after the lift, too")
  func firstStepOfFrame() throws {
    let transcript = Example(
      """
      v -10 B@0:td S@10:td - S@30:td ^ W!0,1@30:td>160 T@30:td G@30:dc . S@48:dc . S@64:dc . \
      S@78:dc . S@78.5:dc E@78.5: |@78.5
      """
    ).transcript
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
    var transcript = try Sample(id: "scroll/flick/gentle").transcript
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
  func unheard() {
    var transcript = Example("log . S@10/10:td . S@30/30:td").transcript
    transcript.header.observes = [.didScroll]
    let faults = Operators.all.flatMap { $0.faults(in: Reading(transcript)) }
    #expect(Set(faults.map(\.number)) == ["A01", "A02", "A03"])
  }
}

extension [Line] {
  /// Returns true if some lines stand in it in their order.
  fileprivate func isSupersequence(of others: [Line]) -> Bool {
    var rest = others[...]
    for line in self where line == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
