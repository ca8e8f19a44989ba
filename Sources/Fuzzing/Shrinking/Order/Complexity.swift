import Traces

/// The distance of a trace from the simplest: the order in which a shrinker prefers traces.
///
/// Figures are compared one after the other. Of any two traces one is simpler, or they are equally
/// simple: then the one that was there stays. So a trace can become simpler only so often, and
/// passes need not know of each other.
struct Complexity: Comparable {
  /// The figures, those that count most in front; less is simpler.
  let figures: [Int]

  /// Measures a trace.
  init(of trace: Trace) {
    let gestures = trace.gestures
    figures = [
      // Fewer lines, of whatever kind.
      trace.lines.count,
      // Fewer fingers.
      Set(gestures.map(\.finger)).count,
      // Fewer views, and none declared rather than one.
      trace.header.views.count,
      // Fewer settings: each is one thing more to know before the first touch.
      trace.header.settings.count,
      // Fewer rows and sections that updates name.
      trace.listedCount,
      // Plain lines: fingers named from 1, that end; no animation, no block.
      trace.oddity,
      // Whole frames, and round times after waits.
      trace.raggednessOfTimes,
      // Shorter.
      trace.duration,
      // Straight gestures in even steps.
      gestures.reduce(0) { $0 + $1.bends(in: trace) },
      // Numbers of few digits.
      trace.raggednessOfNumbers,
      // Smaller numbers, and touches near one place.
      trace.magnitude,
    ]
  }

  static func < (left: Complexity, right: Complexity) -> Bool {
    left.figures.lexicographicallyPrecedes(right.figures)
  }
}

extension Trace {
  /// The time at which its last wait is over, in microseconds.
  fileprivate var duration: Int {
    var end: Microseconds = 0
    for line in lines {
      guard let time = line.time else { continue }
      end = max(end, time)
      if case .settle(let settle) = line { end = max(end, time + settle.limit) }
    }
    return Int(end)
  }

  fileprivate var raggednessOfTimes: Int {
    let frames = Frames(rate: header.effectiveRate)
    var raggedness = 0
    var latest: [Int32: Microseconds] = [:]
    var begin: Microseconds = 0
    for line in lines {
      guard let time = line.time else { continue }
      if !frames.isFrame(time) { raggedness += Roundness.digits(time) }
      // A line that follows at once needs no look at the clock; a line after a wait does.
      let gap = frames.nearest(to: time) - frames.first(from: begin)
      if gap > 1 { raggedness += Roundness.ofWait(until: time) }
      begin = time
      switch line {
      case .touch(let touch):
        // A finger that is in two places at one instant is worth an explanation.
        if latest[touch.finger] == time { raggedness += 10 }
        latest[touch.finger] = time
      case .settle(let settle):
        raggedness += Roundness.digits(settle.limit)
        begin = time + settle.limit
      default: break
      }
    }
    return raggedness
  }

  fileprivate var oddity: Int {
    var oddity = 0
    for line in lines {
      switch line {
      case .touch(let touch):
        oddity += touch.finger == 0 ? 10 : Int(touch.finger - 1)
        if touch.phase == .cancelled || touch.phase == .stationary { oddity += 1 }
        oddity += touch.extensions.entries.count
      case .call(let call): oddity += call.oddity + call.extensions.entries.count
      case .settle(let settle): oddity += settle.extensions.entries.count
      default: break
      }
    }
    return oddity + scriptedCalls.reduce(0) { $0 + $1.oddity }
  }

  fileprivate var listedCount: Int {
    var count = scriptedCalls.reduce(0) { $0 + $1.listedCount }
    for line in lines {
      if case .call(let call) = line { count += call.listedCount }
    }
    return count
  }

  private var scriptedCalls: [Call] {
    header.effectiveViews.flatMap(\.delegate.entries).flatMap(\.replies).flatMap(\.calls)
  }

  fileprivate var raggednessOfNumbers: Int {
    var raggedness = 0
    var down: [Int32: Point] = [:]
    for line in lines {
      guard case .touch(let touch) = line else { continue }
      raggedness += Roundness.of(touch.location.x) + Roundness.of(touch.location.y)
      down[touch.finger] = nil
      // No two fingers have room in one place.
      if down.values.contains(touch.location) { raggedness += 2 }
      if !touch.phase.isLast { down[touch.finger] = touch.location }
    }
    for measured in numbers { raggedness += measured.kind.raggedness(of: measured.number) }
    return raggedness
  }

  /// The sum of the sizes of the numbers, in thousandths.
  fileprivate var magnitude: Int {
    var magnitude = 0
    for line in lines {
      guard case .touch(let touch) = line else { continue }
      magnitude += Int((touch.location.x.units - Roundness.home.units).magnitude)
      magnitude += Int((touch.location.y.units - Roundness.home.units).magnitude)
    }
    for measured in numbers { magnitude += measured.kind.magnitude(of: measured.number) }
    return magnitude
  }
}

extension Call {
  fileprivate var oddity: Int {
    let isPlainUpdate = arguments[.with]?.string.map { $0 == "automatic" } ?? true
    return Int(view.place) + (isAnimated ? 1 : 0) + (block == nil ? 0 : 1)
      + (isPlainUpdate ? 0 : 1)
  }
}
