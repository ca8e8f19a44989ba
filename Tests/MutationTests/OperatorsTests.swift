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
