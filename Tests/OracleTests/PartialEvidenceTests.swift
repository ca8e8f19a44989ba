@testable import Oracle
import TestSupport
import Testing
import Traces

/// A fact that is left out of a transcript never makes a violation.
@Suite("Partial evidence")
struct PartialEvidenceTests {
  /// A way of knowing less.
  enum Loss: String, CaseIterable {
    case states, times, arguments, touches, calls, inputs, config, finals, everythingButNames
    /// The delegate implemented four methods.
    case otherMethods
    /// The header does not say what was recorded, and there is nothing but messages.
    case wordOfInputs

    func applied(to trace: Trace) -> Trace {
      var trace = trace
      switch self {
      case .states: trace.change { $0.state = State() }
      case .arguments:
        trace.change {
          $0.arguments = []
          $0.answer = nil
        }
      case .times: trace.forgetTimes()
      case .touches: trace.drop(.touch)
      case .calls: trace.drop(.call)
      case .inputs:
        trace.drop(.touch)
        trace.drop(.call)
      case .config:
        trace.header.config = []
        for index in trace.header.views.indices { trace.header.views[index].config = [] }
      case .otherMethods:
        trace.keep([.didScroll, .willBeginDragging, .didEndDragging, .didEndDecelerating])
      case .wordOfInputs:
        trace = Loss.inputs.applied(to: trace)
        trace.header.inputs = nil
      case .finals: trace.lines.removeAll { if case .final = $0 { true } else { false } }
      case .everythingButNames:
        for loss in [Loss.states, .times, .arguments, .inputs, .config, .finals] {
          trace = loss.applied(to: trace)
        }
        trace.header.inputs = nil
      }
      return trace
    }
  }

  /// The examples, but for those in which the delegate moves the content inside the messages of a
  /// lift: an order that only the call explains is told where the call is lost.
  ///
  /// In part, these are every sixteenth, and one of each family of rules.
  static let examples = RuleBook.examples(\.passing).filter { !$0.example.drawing.contains("~") }
    .part(every: 16, andFirstOf: \.rule.family).map { Record($0.example) }

  /// An example, its notation read once.
  struct Record {
    var drawing: String
    var profile: Profile
    var transcript: Trace

    init(_ example: Example) {
      drawing = example.drawing
      profile = example.profile
      transcript = example.transcript
    }
  }

  @Test("No fact less makes a violation more, and neither do two", arguments: Loss.allCases)
  func losing(_ loss: Loss) {
    for (place, example) in Self.examples.enumerated() {
      if loss == .otherMethods, example.decides { continue }
      let transcript = loss.applied(to: example.transcript)
      // The order of the two makes no difference. Each pair meets a fifth of the examples.
      let seconds = Loss.allCases.drop { $0 != loss }.enumerated()
      for (distance, second) in seconds where distance == 0 || (distance + place) % 5 == 0 {
        if second == .otherMethods, example.decides { continue }
        let verdict = Judge(profile: example.profile).verdict(of: second.applied(to: transcript))
        #expect(verdict.violations.map(\.text) == [], "\(second): \(example.drawing)")
      }
    }
  }

  @Test("A record may begin in the middle of a drag, a glide or an animation, its inputs recorded")
  func beginningInTheMiddle() {
    for (place, example) in Self.examples.enumerated() {
      let whole = example.transcript
      for start in whole.lines.indices {
        // A load is one turn's work, and whoever hears its middle has heard its beginning.
        guard case .message(let first) = whole.lines[start],
          start == 0 || !Event.of(first.name).beginsLoad
        else { continue }
        var record = whole
        record.header.begins = .midway
        record.lines = Array(whole.lines[start...])
        // Each beginning loses one fact more, in turn.
        let loss = [Loss.finals, .states, .times, .config][(start + place) % 4]
        let verdict = Judge(profile: example.profile).verdict(of: loss.applied(to: record))
        #expect(verdict.violations.map(\.text) == [], "\(example.drawing) from \(start)")
      }
    }
  }

  @Test("A log may begin and break off anywhere")
  func cutting() {
    for (place, example) in Self.examples.enumerated() {
      let names = Loss.everythingButNames.applied(to: example.transcript)
      let last = names.lines.count - 1
      for start in names.lines.indices {
        // Every beginning and every end; of the pieces between them each sixth.
        for end in start...last where start == 0 || end == last || (start + end + place) % 6 == 0 {
          var log = names
          log.header.observes = example.transcript.header.observes
          log.lines = Array(names.lines[start...end])
          let verdict = Judge(profile: example.profile).verdict(of: log)
          // An exception may be cut off from what is expected of it.
          let found = verdict.violations.filter { !$0.rule.hasPrefix("expectation.") }
          #expect(found.map(\.text) == [], "\(example.drawing) \(start)...\(end)")
        }
      }
    }
  }

  @Test("A message that could not be heard is never missing")
  func deafness() {
    let letters = ["S", "B", "W", "F", "G", "E", "SBG", "WGE", "BSWFG"]
    for (place, example) in Self.examples.enumerated() {
      // Each example misses a third of them.
      for (number, unheard) in letters.enumerated()
      where (number + place) % 3 == 0 && !(unheard.contains("W") && example.decides) {
        let heard = Example("unheard=\(unheard) " + example.drawing, profile: example.profile)
        var transcript = heard.transcript
        let observes = transcript.header.observes ?? []
        transcript.lines.removeAll {
          if case .message(let message) = $0 { !observes.contains(message.name) } else { false }
        }
        let verdict = Judge(profile: example.profile).verdict(of: transcript)
        let musts = verdict.violations.filter { $0.grade == .must }
        #expect(musts.map(\.text) == [], "without \(unheard): \(example.drawing)")
      }
    }
  }

  @Test(
    "What a delegate that is not heard moves as a lift is told is no glide without a begin (L23)"
  )
  func actingAtTheLift() {
    for drawing in ["B S W T S G S E", "B S W T G S B W T S G E"] {
      var log = Loss.times.applied(to: Example("bare " + drawing).transcript)
      log.header.inputs = nil
      #expect(Judge().verdict(of: log).violations.map(\.text) == [], "\(drawing)")
    }
  }

  @Test("Names alone are evidence enough for an order")
  func names() {
    let orders = [
      ("B S S F", "scroll.lift.order"), ("B S W T S E", "scroll.glide.follows-lift"),
      ("B S W T G S E E", "scroll.glide.closes-once"),
      ("B S W T G S B B", "scroll.drag.begins-once"),
      ("B S W T G S A E", "scroll.glide.no-animation-end"),
      ("B S W T G S B E", "scroll.catch.no-early-end"),
      ("B S W S F", "scroll.lift.order"),
      ("B S W T G S G", "scroll.glide.begins-after-lift"),
      ("B S G", "scroll.glide.begins-after-lift"),
      ("B S E", "scroll.catch.no-early-end"), ("B S B", "scroll.drag.begins-once"),
    ]
    for (drawing, rule) in orders {
      var log = Loss.times.applied(to: Example("bare " + drawing).transcript)
      log.header.inputs = nil
      #expect(Judge().verdict(of: log).violations.map(\.rule) == [rule], "\(drawing)")
    }
  }
}

extension PartialEvidenceTests.Record {
  /// True if its delegate moves a target, or refuses a scroll to the top, in a method that it cannot but implement.
  fileprivate var decides: Bool {
    drawing.split(separator: " ").contains {
      $0.hasPrefix("W") && $0.contains("=") || $0 == "Q=no"
    }
  }
}

extension Trace {
  fileprivate mutating func change(_ body: (inout Message) -> Void) {
    for index in lines.indices {
      guard case .message(var message) = lines[index] else { continue }
      body(&message)
      lines[index] = .message(message)
    }
  }

  fileprivate mutating func forgetTimes() {
    for index in lines.indices { lines[index].time = nil }
  }

  /// Leaves the messages of these names alone, as if the delegate had no other methods.
  fileprivate mutating func keep(_ names: [Name]) {
    header.observes = names.filter { header.observes($0) }
    lines.removeAll {
      if case .message(let message) = $0 { !names.contains(message.name) } else { false }
    }
  }

  fileprivate mutating func drop(_ input: Header.Input) {
    header.inputs = header.inputs?.filter { $0 != input }
    lines.removeAll {
      switch $0 {
      case .touch: input == .touch
      case .call: input == .call
      default: false
      }
    }
  }
}
