import Mutation
import Testing
import Traces

/// The kinds of change that an operator's sentence promises.
@Suite("The shape of a fault")
struct FaultShapeTests {
  /// An operator with a property of each of its mutants.
  struct Promise: Sendable, CustomTestStringConvertible {
    let operation: String
    let words: String
    let isKept: @Sendable (_ before: [Line], _ after: [Line]) -> Bool

    var testDescription: String { "\(operation): \(words)" }
  }

  static let promises: [Promise] = [
    Promise(operation: "drop", words: "something is gone, and nothing is new") { before, after in
      after.count < before.count && after.isSubsequence(of: before)
    },
    Promise(operation: "duplicate", words: "one message comes again, and nothing is gone") {
      before,
      after in
      after.count == before.count + 1 && before.isSubsequence(of: after)
        && Set(after.messages.map(\.timeless)) == Set(before.messages.map(\.timeless))
    },
    Promise(operation: "insert-drag", words: "something is new, and nothing is gone") {
      before,
      after in
      after.count > before.count && before.isSubsequence(of: after)
    },
    Promise(operation: "swap", words: "the messages are the same, in another order") {
      before,
      after in
      after.count == before.count && after.messages.map(\.name) != before.messages.map(\.name)
        && after.messages.map(\.name.text).sorted() == before.messages.map(\.name.text).sorted()
    },
    Promise(operation: "late", words: "as many messages come, with the same names") {
      before,
      after in
      after.messages.map(\.name.text).sorted() == before.messages.map(\.name.text).sorted()
    },
    Promise(operation: "early", words: "as many messages come, with the same names") {
      before,
      after in
      after.messages.map(\.name.text).sorted() == before.messages.map(\.name.text).sorted()
    },
  ]

  @Test("is what its operator's sentence says", arguments: promises)
  func kept(_ promise: Promise) throws {
    var count = 0
    for sample in Sample.few {
      let transcript = try sample.transcript
      for fault in try sample.faults where fault.operation == promise.operation {
        let mutant = fault.injected(into: transcript)
        let isKept = promise.isKept(transcript.lines, mutant.lines)
        #expect(isKept, "\(sample.id): \(fault.context), line \(fault.lineIndex + 2)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// The operators of one flag each.
  static let flags: [(operation: String, flag: State.Facts)] = [
    ("flip-tracking", .isTracking), ("flip-dragging", .isDragging),
    ("flip-decelerating", .isDecelerating), ("flip-animating", .isScrollAnimating),
    ("flip-zooming", .isZooming), ("flip-zoom-bouncing", .isZoomBouncing),
  ]

  @Test("is one flag of one state, where an operator turns a flag", arguments: flags)
  func flag(operation: String, flag: State.Facts) throws {
    var count = 0
    for sample in Sample.all {
      let transcript = try sample.transcript
      for fault in try sample.faults where fault.operation == operation {
        let mutant = fault.injected(into: transcript)
        let changed = zip(transcript.lines, mutant.lines).filter { $0 != $1 }
        #expect(changed.count == 1 && mutant.lines.count == transcript.lines.count)
        for (before, after) in changed {
          var state = try #require(before.state)
          let told = state[flag] == true
          state[flag] = !told
          #expect(after.state == state, "\(sample.id): \(fault.context)")
        }
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("is one that its operator declares, in a line that there is", arguments: Sample.all)
  func declared(sample: Sample) throws {
    let lines = try sample.transcript.lines.indices
    for fault in try sample.faults {
      #expect(Self.breaches.contains([fault.operation, fault.number, fault.context]))
      #expect(lines.contains(fault.lineIndex))
    }
  }

  private static let breaches = Set(
    Operators.all.flatMap { operation in
      operation.breaches.map { [operation.id, $0.number, $0.context] }
    }
  )
}

extension Message {
  /// The message without its time and its frame.
  fileprivate var timeless: Message {
    var message = self
    message.time = nil
    message.frame = nil
    return message
  }
}

extension [Line] {
  fileprivate var messages: [Message] {
    compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  /// Returns true if its lines stand in others, in their order.
  fileprivate func isSubsequence(of others: [Line]) -> Bool {
    var rest = self[...]
    for line in others where line == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

extension Line {
  fileprivate var state: State? {
    switch self {
    case .message(let message): message.state
    case .final(let final): final.state
    default: nil
    }
  }
}
