import HeadlessUIKit
import Testing

/// A control that writes down how it is asked to follow a finger.
private final class Diary: UIControl {
  var heard: [String] = []
  var follows = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    heard.append("begin \(touch.tapCount)")
    return follows
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    heard.append("continue")
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { heard.append("end") }
  override func cancelTracking(with event: UIEvent?) {
    heard.append(event == nil ? "cancel without an event" : "cancel")
  }
}

@Suite("A control under a finger")
struct ControlTrackingTests {
  private let world = World { $0.delaysContentTouches = false }
  private let control = Diary(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  init() {
    world.view.addSubview(control)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchUpInside, "up"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
    ]
    for (event, name) in events {
      control.addAction(
        UIAction { [control] _ in control.heard.append(name) },
        for: event
      )
    }
  }

  @Test("is asked, and tells afterwards")
  func order() {
    world.touch(.began, y: 120)
    #expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
    world.touch(.moved, y: 122)
    world.lift(y: 122)
    #expect(control.heard == ["begin 1", "down", "continue", "end", "up"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("counts the finger as inside up to 70 points away")
  func border() {
    world.touch(.began, y: 120)
    world.touch(.moved, y: 209)
    #expect(control.isHighlighted)
    world.touch(.moved, y: 211)
    #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
    world.lift(y: 211)
    #expect(control.heard.last == "up outside")
  }

  @Test("counts the taps")
  func taps() {
    for _ in 0..<2 {
      world.touch(.began, y: 120)
      world.wait(50)
      world.lift(y: 120)
      world.wait(100)
    }
    #expect(control.heard.filter { $0 == "begin 2" || $0 == "repeat" } == ["begin 2", "repeat"])
    world.wait(1_000)
    world.touch(.began, y: 120)
    #expect(control.heard.last == "down")
  }

  @Test("is cancelled without an event as it leaves its window (R602)")
  func removal() {
    world.touch(.began, y: 120)
    control.removeFromSuperview()
    #expect(control.heard == ["begin 1", "down", "cancel without an event", "cancelled"])
    world.lift(y: 120)
    #expect(control.heard.count == 4)
  }

  @Test("ignores a finger that it does not want to follow, or while it is disabled (R599)")
  func refusal() {
    control.follows = false
    world.touch(.began, y: 120)
    world.lift(y: 120)
    #expect(control.heard == ["begin 1"])
    control.isEnabled = false
    world.touch(.began, y: 120)
    world.lift(y: 120)
    #expect(control.heard == ["begin 1"])
  }

  @Test("may be taken out by its own action")
  func removedByAction() {
    control.addAction(
      UIAction { [control] _ in control.removeFromSuperview() },
      for: .touchUpInside
    )
    world.touch(.began, y: 120)
    world.lift(y: 120)
    #expect(control.heard == ["begin 1", "down", "end", "up"])
  }
}
