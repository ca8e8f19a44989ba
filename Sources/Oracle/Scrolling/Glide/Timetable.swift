internal import Traces

/// The place at which a glide inside the range must be at each time, by its velocity and its rate.
///
/// Nothing of it changes as long as the glide goes on by itself.
struct Timetable: Sendable {
  /// The way along one axis, in thousandths.
  fileprivate struct Way: Sendable {
    /// The place at which the finger let the content go, and true if it goes back from there.
    let start: Double
    let isBackwards: Bool
    /// The distance that the velocity carries it, and the distance to the edge.
    let whole: Double
    let room: Double
    /// The distance that it has gone when it stops.
    let stopped: Double
    /// The uncertainty of its place.
    let slack: Double
  }

  /// The ways along the axes; nil: the content may not move there, or goes too slow to tell.
  private let across: Way?
  private let down: Way?
  /// The decay of its velocity.
  private let decay: Decay
  /// The greater of its velocities, in points a millisecond.
  private let speed: Double
  /// The time at which the finger let go, in microseconds.
  private let release: Microseconds
  /// A frame, in milliseconds.
  private let period: Double

  /// Reckons the timetable of the glide that a view is in; nil: it is not known, or a bounce comes in.
  init?(_ watch: Watch) {
    guard watch.isFreeGlide, watch.isGlideReckoned, watch.now.time >= 0,
      watch.drag.lastReleaseTime >= 0, watch.now.offset.isKnown,
      !watch.motion.horizontal.wasOutside, !watch.motion.vertical.wasOutside,
      watch.isInside(watch.now.offset), !watch.motion.isOfStreak
    else { return nil }
    across = Way(watch, .horizontal)
    down = Way(watch, .vertical)
    decay = watch.decay
    speed = max(abs(watch.toldVelocity(.horizontal)), abs(watch.toldVelocity(.vertical)))
    release = watch.drag.lastReleaseTime
    period = 1000 / Double(watch.setting.rate)
  }

  /// Returns an answer that holds if a glide keeps to the timetable: it may lag by a frame and a
  /// half and lead by two and a half.
  ///
  /// - Parameters:
  ///   - place: where the content is, in thousandths.
  ///   - time: when, in microseconds.
  /// - Returns: the answer of the rule; it does not judge what goes too slow to tell.
  func answer(at place: Place, _ time: Microseconds) -> Answer {
    let elapsed = Double(time - release) / 1000
    // Three frames and more ago its velocity was half of what ends a glide, on both axes.
    guard speed * decay.left(after: elapsed - 3 * period) >= 0.005 else { return .violated }
    if across == nil, down == nil { return .notJudged }
    let late = decay.left(after: elapsed - 1.5 * period)
    let early = decay.left(after: elapsed + 2.5 * period)
    let keepsTime =
      (across?.contains(Double(place.x), late: late, early: early) ?? true)
      && (down?.contains(Double(place.y), late: late, early: early) ?? true)
    return keepsTime ? .holds : .violated
  }
}

extension Timetable.Way {
  /// Reckons the way along an axis; nil: the content may not move there, or goes too slow to tell.
  fileprivate init?(_ watch: Watch, _ axis: Axis) {
    let velocity = watch.toldVelocity(axis)
    guard watch.surelyMoves(axis), abs(velocity) >= 0.1 else { return nil }
    start = Double(watch.motion.liftOffset[axis])
    isBackwards = velocity < 0
    whole = watch.reachFactor * abs(velocity) * 1000
    stopped = whole - watch.reachFactor * 12
    slack = 1000 + Double(watch.setting.pixel) + whole * 0.005
    // Content that does not bounce stands still at its wall.
    room = Double(watch.room(axis, from: watch.motion.liftOffset, towards: isBackwards ? -1 : 1))
  }

  /// Returns true if the content may be at a place.
  ///
  /// - Parameters:
  ///   - place: the place, in thousandths.
  ///   - late: what is left of the velocity, if the glide lags as much as it may.
  ///   - early: what is left of it, if the glide leads as much as it may.
  /// - Returns: whether it may.
  fileprivate func contains(_ place: Double, late: Double, early: Double) -> Bool {
    let gone = isBackwards ? start - place : place - start
    let least = min(whole * (1 - late), stopped, room) - slack
    return least <= gone && gone <= whole * (1 - early) + slack
  }
}
