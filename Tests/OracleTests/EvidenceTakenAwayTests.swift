@testable import Oracle
import TestSupport
import Testing
import Traces

/// A right example of which less was heard breaks no rule: what was not heard may have been anything.
@Suite("Evidence taken away")
struct EvidenceTakenAwayTests {
  /// Examples that end in the midst of what a `final` would say was over, or that a call decides which the
  /// delegate makes unheard.
  private static let otherwise = [
    // The selection that is told after a tap is the tap's, as far as calls are told.
    "deselect.inside-did-select"
  ]
  /// Rules that once spoke of what they could not have heard.
  private static let known = [
    "deselect.refused", "editing.swipe.begins-once", "scroll.bounce.overshoots",
    "select.answer-wins", "text.begin.not-where-gone",
  ]

  @Test("brings no alarm", arguments: Loss.all)
  func bringsNoAlarm(loss: Loss) {
    let rules =
      RuleBook.rules.part(every: 24) + RuleBook.rules.filter { Self.known.contains($0.id) }
    for rule in rules where !Self.otherwise.contains(rule.id) {
      for example in rule.passing {
        let judge = Judge(profile: example.profile)
        let plain = example.transcript
        guard judge.verdict(of: plain).violations.isEmpty else { continue }
        for trace in loss.traces(plain) {
          let told = judge.verdict(of: trace).violations.map(\.rule)
          #expect(told.isEmpty, "\(rule.id): \(example.drawing)")
        }
      }
    }
  }
}

/// A way in which less is heard of a record.
struct Loss: CustomTestStringConvertible {
  let testDescription: String
  /// The records of which less is heard.
  let traces: @Sendable (Trace) -> [Trace]

  static let all = [messages, wrappers, touches, calls, states]

  /// Each message that is told, unheard by itself.
  private static let messages = Loss(testDescription: "of one message") { plain in
    guard plain.header.observes == nil, plain.header.hears == nil else { return [] }
    let told = Set(plain.lines.compactMap(\.messageName))
    return told.map { plain.withoutHearing([$0]) }
  }

  /// The motion that wrappers do not tell.
  static let wrappers = Loss(testDescription: "of what wrappers do not tell") { plain in
    guard plain.header.observes == nil, plain.header.hears == nil else { return [] }
    return sets.map { set in plain.withoutHearing(motion.subtracting(set)) }
  }

  private static let motion: Set<Name> = [
    .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
    .didEndDecelerating, .didScroll, .didEndScrollingAnimation,
  ]
  /// The messages that wrappers hear: scroll and end, begin and end, the five of React Native.
  private static let sets: [Set<Name>] = [
    [.didScroll, .didEndDecelerating], [.willBeginDragging, .didEndDecelerating],
    [
      .didScroll, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating,
    ],
  ]

  private static let touches = Loss(testDescription: "of touches") { plain in
    [plain.withoutInput(.touch) { if case .touch = $0 { true } else { false } }].compactMap(\.self)
  }
  private static let calls = Loss(testDescription: "of calls") { plain in
    [plain.withoutInput(.call) { if case .call = $0 { true } else { false } }].compactMap(\.self)
  }

  /// The states of every other message, and of all.
  private static let states = Loss(testDescription: "of states") { plain in
    [(0, 2), (1, 2), (0, 1)].map { start, stride in
      var trace = plain
      var count = 0
      for index in plain.lines.indices {
        guard case .message(var message) = plain.lines[index] else { continue }
        count += 1
        guard count % stride == start else { continue }
        message.state = State()
        message.table = TableState()
        trace.lines[index] = .message(message)
      }
      return trace
    }
  }
}

extension Line {
  fileprivate var messageName: Name? {
    if case .message(let message) = self { message.name } else { nil }
  }
}

extension Trace {
  /// The record of somebody who did not listen to some messages.
  fileprivate func withoutHearing(_ names: Set<Name>) -> Trace {
    var trace = self
    trace.lines.removeAll { $0.messageName.map(names.contains) ?? false }
    trace.header.hears = Vocabulary.messages(of: header.effectiveViews.map(\.component))
      .filter { !names.contains($0) }
    return trace
  }

  /// The record of somebody who did not see one kind of input; nil: there is none.
  fileprivate func withoutInput(_ input: Header.Input, _ isInput: (Line) -> Bool) -> Trace? {
    guard lines.contains(where: isInput) else { return nil }
    var trace = self
    trace.lines.removeAll(where: isInput)
    trace.header.inputs = header.inputs?.filter { $0 != input }
    return trace
  }
}
