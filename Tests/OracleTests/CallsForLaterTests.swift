@testable import Oracle
import Testing
import Traces

/// A call that changes nothing that is under way stands just before a fault, or somewhere in what is right.
@Suite("A call that changes nothing that is under way")
struct CallsForLaterTests {
  /// A property, and the value that a call gives it.
  struct Setting: Sendable, CustomTestStringConvertible {
    let name: Name
    let value: Value

    var testDescription: String { "\(name)" }
  }

  static let settings = [
    Setting(name: .delaysContentTouches, value: .bool(false)),
    Setting(name: .scrollsToTop, value: .bool(false)),
    Setting(name: .alwaysBounceVertical, value: .bool(true)),
    Setting(
      name: .contentSize,
      value: .pair(Millionths(320), Millionths(2600))
    ),
  ]

  /// Drawings with a fault, and the rule that it breaks; `x` stands for the call.
  static let faults = [
    ("v - B S@10 - S@30 x - ↓ - S@70 ^ W@70 F@70", "scroll.drag.moves-are-told"),
    ("v - B S ^ W T G S . S v x . ↓ S . ^ B W F E |", "scroll.catch.halts"),
    ("v - B S ^ W T G S . S v x . ↓ E - B S ^ W F |", "scroll.catch.no-early-end"),
    ("animate:300 . S@100 x . S@200 . S@300 . ↓ |@300", "scroll.animation.ends-once"),
  ]

  @Test("hides no fault", arguments: settings)
  func hidesNothing(setting: Setting) {
    for (drawing, rule) in Self.faults {
      let told = Judge().verdict(of: Self.trace(drawing, with: setting)).violations.map(\.rule)
      #expect(told.contains(rule), "\(drawing)")
    }
  }

  @Test("raises nothing", arguments: settings)
  func raisesNothing(setting: Setting) {
    for drawing in [
      "v - B S@10 - S@30 x - S@50 hold ^ W@50 F@50",
      "v - B S ^ W T G S . S v x .6 ^ B W F E |",
      "animate:300 . S@100 x . S@200 . S@300 A@300 |@300",
    ] {
      let verdict = Judge().verdict(of: Self.trace(drawing, with: setting))
      #expect(verdict.violations.isEmpty, "\(drawing)")
    }
  }

  /// The transcript of a drawing, with a call in the place of the `x`.
  private static func trace(_ drawing: String, with setting: Setting) -> Trace {
    let parts = drawing.split(separator: "x").map { $0.replacing("↓", with: "") }
    var trace = Example("\(parts[0]) \(parts[1])").transcript
    let place = Example("\(parts[0])").transcript.lines.count { line in
      if case .final = line { false } else { true }
    }
    let time = trace.lines[place - 1].time
    let call = Call(
      time: time,
      name: setting.name,
      arguments: [Argument(setting.name, setting.value)]
    )
    trace.lines.insert(.call(call), at: place)
    return trace
  }
}
