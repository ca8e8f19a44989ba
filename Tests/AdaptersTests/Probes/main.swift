// The same component as in probe.c: it does as the trace's calls say.

final class Probe: Touchstone.Component {
  private let tell: Touchstone.Tell
  private var offset = (x: 0.0, y: 0.0)
  private var left = 0.0
  private(set) var due: Int?
  private var lastTimer = 0
  private var isBroken = false
  private let rows: Int

  init(_ header: Touchstone.JSON, _ tell: Touchstone.Tell) throws {
    if let why = header["config"]?["x-skip"]?.string { throw Touchstone.Skip(why) }
    self.tell = tell
    rows = Int(header["config"]?["x-rows"]?.number ?? 0)
    offset.y = header["config"]?["contentOffset"]?[1]?.number ?? 0
    tell("scrollViewDidScroll(_:)")
  }

  func attached() {
    for row in 0..<rows {
      tell("tableView(_:didSelectRowAt:)", ["didSelectRowAt": .string("0-\(row)")])
    }
  }

  private func scroll(_ x: Double, _ y: Double) {
    offset = (x, y)
    tell("scrollViewDidScroll(_:)")
  }

  func touches(_ event: Touchstone.Event) {
    let phases: [Touchstone.Touch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    let told = event.touches.map { touch in
      Touchstone.JSON(x: Double(phases.firstIndex(of: touch.phase) ?? 0), y: Double(touch.id))
    }
    tell("x-touched", ["x-touches": .array(told)])
  }

  func call(_ call: Touchstone.Call) throws {
    let arguments = call.arguments
    let message = arguments["message"]?.string ?? ""
    switch call.name {
    case "contentOffset":
      scroll(
        arguments["contentOffset"]?[0]?.number ?? 0,
        arguments["contentOffset"]?[1]?.number ?? 0
      )
    case "x-tell":
      let row = arguments["row"]
      let answer = tell(
        message,
        row.map { ["didSelectRowAt": $0] } ?? [:],
        of: arguments["of"]?.string,
        usually: arguments["usual"]?.string == "true" ? true : nil
      )
      if let target = answer?["targetContentOffset"]?[1]?.number { scroll(0, target) }
      if answer?.bool == true, arguments["usual"] == nil { scroll(0, 0) }
    case "x-hold": tell.hold(message, until: arguments["until"]?.string ?? "")
    case "x-lift":
      tell.hold {
        scroll(0, offset.y + 1)
      } until: {
        tell("scrollViewDidEndDragging(_:willDecelerate:)", ["willDecelerate": true])
      }
    case "x-turn":
      tell.hold("scrollViewDidEndDecelerating(_:)", until: "x-touched")
      tell("scrollViewDidEndDecelerating(_:)")
      scroll(0, offset.y + 1)
    case "x-move": left = arguments["milliseconds"]?.number ?? 0
    case "x-timer": due = Int((arguments["milliseconds"]?.number ?? 0) * 1000)
    case "x-after":
      let wait = Int((arguments["milliseconds"]?.number ?? 0) * 1000)
      lastTimer = tell.after(wait) { [self] in scroll(0, offset.y + 1) }
    case "x-cancel": tell.cancel(lastTimer)
    case "x-velocity":
      tell("scrollViewWillBeginDragging(_:)", ["withVelocity": [-0.0000004, 1.0000005]])
    case "x-print": print("this is no answer")
    case "x-break":
      isBroken = true
      scroll(0, 1)
    case "x-fail": throw Touchstone.Failure(message)
    case "x-raise": tell.raise("NSRangeException", why: message)
    default: throw Touchstone.Skip("the probe does not know the call \(call.name)")
    }
  }

  func frame(_ frame: Touchstone.Frame) {
    guard left > 0 else { return }
    let step = min(frame.milliseconds, left)
    left -= frame.milliseconds
    scroll(0, offset.y + step)
  }

  func state(of view: String) -> Touchstone.JSON {
    if view == "mute" { return [:] }
    let y = isBroken ? Double.nan : offset.y
    return ["contentOffset": Touchstone.JSON(x: offset.x, y: y), "isTracking": false]
  }

  var isAtRest: Bool? { left <= 0 && due == nil }

  func timer(at microseconds: Int) {
    due = nil
    scroll(0, offset.y + 1)
  }
}

Touchstone.host(
  Touchstone.Adapter(
    name: "probe \"1\"",
    version: "1",
    issues: "https://example.org/issues",
    components: ["scroll"],
    capabilities: ["x-probing"],
    plays: .init(config: ["contentOffset"]),
    tells: .init(
      messages: [
        "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDecelerating(_:)",
        "tableView(_:didSelectRowAt:)", "x-touched",
      ],
      state: ["contentOffset"]
    ),
    setUp: { header, tell in try Probe(header, tell) }
  )
)
