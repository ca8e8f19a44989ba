@testable import Oracle
import TestSupport
import Testing
import Traces

/// A call that changes nothing, made between any two turns, changes nothing of what is told.
@Suite("Calls in the midst")
struct CallsInTheMidstTests {
  /// Rules about things without a cause: the call may be one.
  private static let ofCauses = [
    "editing.move.has-cause", "load.not-by-scrolling", "scroll.inset.has-cause",
    "scroll.keyboard.shows-for-cause", "scroll.offset.stays-at-rest",
  ]
  /// Examples whose long pauses hold no frame: a call shows that time has passed.
  private static let withPauses = [
    "animation.animator.after-duration", "animation.zero-duration.next-turn", "scroll.glide.lasts",
  ]
  /// Rules about the effect that the latest call has: a later one of the same kind takes its place, though
  /// it changes nothing.
  private static let ofLatestCalls = [
    "scroll.refresh.begin-leaves-offset", "scroll.refresh.end-stops", "scroll.refresh.holds-open",
    "scroll.removal.stops", "selection.not-by-a-catch",
  ]

  @Test("change nothing", arguments: IdleCall.allCases)
  func changesNothing(call: IdleCall) {
    let otherwise = Set(Self.ofCauses + Self.withPauses + Self.ofLatestCalls)
    for rule in RuleBook.rules.part(every: 24) where !otherwise.contains(rule.id) {
      for example in rule.passing + rule.failing {
        expectSame(example, of: rule, after: call)
      }
    }
  }

  @Test("change nothing inside any message, where the delegate makes them")
  func changesNothingInside() {
    let otherwise = Set(Self.ofCauses + Self.withPauses)
    for rule in RuleBook.rules.part(every: 24) where !otherwise.contains(rule.id) {
      // A call of a delegate may be what shows or hides the keyboard.
      guard !rule.id.hasPrefix("scroll.keyboard.") else { continue }
      for example in rule.passing + rule.failing { expectSameInside(example, of: rule) }
    }
  }

  private func expectSameInside(_ example: Example, of rule: Rule) {
    let plain = example.transcript
    // A header that names no inputs has calls recorded from the first one on.
    guard plain.header.inputs != nil, plain.header.views.isEmpty,
      var call = IdleCall.flashScrollIndicators.call(to: plain.header)
    else { return }
    call.isByDelegate = true
    let judge = Judge(profile: example.profile)
    let isRight = judge.verdict(of: plain).violations.isEmpty
    for index in plain.lines.indices {
      guard case .message(let message) = plain.lines[index] else { continue }
      call.time = message.time
      var trace = plain
      trace.lines.insert(.call(call), at: index + 1)
      #expect(
        judge.verdict(of: trace).violations.isEmpty == isRight,
        "\(rule.id): \(example.drawing), after line \(index + 1)"
      )
    }
  }

  private func expectSame(_ example: Example, of rule: Rule, after idle: IdleCall) {
    let plain = example.transcript
    guard let call = idle.call(to: plain.header) else { return }
    let judge = Judge(profile: example.profile)
    // Before the first line a call may have set another value.
    if idle.setsProperty, plain.header.begins == .midway { return }
    // A size that is set in between is not the one that was there.
    if idle == .contentSize, example.drawing.contains("size:") { return }
    let told = Set(judge.verdict(of: plain).violations.map(\.rule))
    for index in plain.lines.indices.dropFirst() {
      guard let time = time(before: index, in: plain.lines) else { continue }
      var trace = plain
      trace.lines.insert(.call(call), at: index)
      trace.lines[index].time = time
      let found = Set(judge.verdict(of: trace).violations.map(\.rule))
      // A violation may be told of otherwise, and no more than before is told of.
      #expect(
        found.isEmpty == told.isEmpty,
        "\(rule.id): \(example.drawing), before line \(index + 1)"
      )
    }
  }

  /// Returns a time between two turns of one run, one of them at a line; nil: there is none.
  private func time(before index: Int, in lines: [Line]) -> Microseconds? {
    guard let earlier = lines[index - 1].time, let later = lines[index].time, later >= earlier + 4
    else { return nil }
    if case .final = lines[index] { return nil }
    return (earlier + later) / 2
  }
}

/// A call that changes nothing.
enum IdleCall: CaseIterable {
  case flashScrollIndicators, layoutIfNeeded, bounces, contentSize

  /// True if it gives a property the value that it has.
  var setsProperty: Bool { self == .bounces || self == .contentSize }

  /// Returns the call to the one view of a header; nil: it may change something there.
  func call(to header: Header) -> Call? {
    guard header.views.isEmpty, header.sample == nil,
      ["scroll", "table", "zoom"].contains(header.component)
    else { return nil }
    switch self {
    case .flashScrollIndicators: return Call(time: nil, name: .flashScrollIndicators)
    case .layoutIfNeeded: return Call(time: nil, name: .layoutIfNeeded)
    case .bounces:
      guard header.config[.bounces] == nil else { return nil }
      return Call(time: nil, name: .bounces, arguments: [Argument(.bounces, .bool(true))])
    case .contentSize:
      // The rows of a table give its content the size, and a zoom changes it.
      guard header.component == "scroll",
        let size = header.config.first(where: { $0.label == .contentSize })
      else { return nil }
      return Call(time: nil, name: .contentSize, arguments: [size])
    }
  }
}
