internal import Traces

/// What each frame of a glide must be that goes on as before, inside the range.
struct GlidePath {
  /// What each message is called, and what it tells besides its place.
  private let name = Name.didScroll
  private let known: State.Facts
  private let raised: State.Facts
  private let size: Place
  /// The time between two frames, in microseconds; an exact grid rounds it down or up.
  let period: Microseconds
  /// The times between two frames where others between them change no pixel.
  private let pauses: ClosedRange<Microseconds>
  /// The smallest step, in thousandths.
  ///
  /// It is also how much farther than the frame before a frame may go: the places of both are rounded.
  private let pixel: Int32
  /// The places that are inside the range by more than a pixel; on an axis that does not move, one.
  ///
  /// A place at the format's limit is none of them, for it may stand for one that is farther away.
  private let across: ClosedRange<Int32>
  private let down: ClosedRange<Int32>
  /// The signs of the steps.
  private let direction: Place

  /// One frame.
  struct Frame {
    var time: Microseconds
    /// The time of the frame before it.
    var timeBefore: Microseconds
    /// Whether others between the two have changed no pixel.
    var isAfterPause: Bool
    /// Where the content is.
    var x: Int32
    var y: Int32
    /// How far it has gone in the direction of the glide.
    var wayAcross: Int32
    var wayDown: Int32
  }

  /// Some frames, one after another.
  struct Run {
    /// How many there are, and how many of them come after a pause.
    var count = 0
    var countAfterPause = 0
    /// The last of them; the frame before, where there are none.
    var latest: Frame
  }

  /// Finds the path of the glide that a view is in; nil: the next frame may be another in more than its
  /// place and time.
  ///
  /// - Parameters:
  ///   - watch: the view, with a frame that was judged and is not yet followed.
  ///   - state: what the message of the frame told.
  init?(_ watch: Watch, _ state: State) {
    guard state.isOfMotionAlone else { return nil }
    known = state.known
    raised = state.raised
    size = watch.geometry.size
    period = 1_000_000 / watch.setting.rate
    pauses = period * 3 / 2...period * 6
    pixel = watch.setting.pixel
    across = watch.stretch(.horizontal)
    down = watch.stretch(.vertical)
    direction = Place(x: watch.motion.horizontal.direction, y: watch.motion.vertical.direction)
    let place = watch.now.offset
    guard !place.isAtLimit, across.contains(place.x), down.contains(place.y) else { return nil }
  }

  /// The frame that a view was just told.
  func frame(_ watch: Watch) -> Frame {
    let (place, last) = (watch.now.offset, watch.content.lastScroll)
    return Frame(
      time: watch.now.time,
      timeBefore: watch.content.lastScrollTime,
      isAfterPause: false,
      x: place.x,
      y: place.y,
      wayAcross: (place.x &- last.x) &* direction.x,
      wayDown: (place.y &- last.y) &* direction.y
    )
  }

  /// Finds out how many lines are frames that go on.
  ///
  /// - Parameters:
  ///   - lines: some lines of the transcript.
  ///   - first: which of them is next.
  ///   - most: how many of them are looked at.
  ///   - latest: the frame before.
  ///   - takesPauses: whether a frame after a pause goes on, too.
  /// - Returns: the frames.
  func run(
    _ lines: Span<Line>,
    from first: Int,
    atMost most: Int,
    after latest: Frame,
    takesPauses: Bool
  ) -> Run {
    var run = Run(latest: latest)
    while run.count < most,
      let frame = lines.borrow(at: first &+ run.count, { frame($0, after: run.latest) }),
      takesPauses || !frame.isAfterPause
    {
      run.latest = frame
      run.count &+= 1
      if frame.isAfterPause { run.countAfterPause &+= 1 }
    }
    return run
  }

  /// The frame after another.
  ///
  /// - Parameters:
  ///   - line: the line after it.
  ///   - latest: the other frame.
  /// - Returns: the frame; nil: the line is no message of a frame that goes on.
  @inline(__always)
  func frame(_ line: borrowing Line, after latest: Frame) -> Frame? {
    switch line {
    case .message(let message): return frame(message, after: latest)
    default: return nil
    }
  }

  @inline(__always)
  private func frame(_ message: borrowing Message, after latest: Frame) -> Frame? {
    guard message.name == name, message.view == .first, message.frame == nil,
      let time = message.time
    else { return nil }
    return frame(after: latest, message.state, at: time)
  }

  @inline(__always)
  private func frame(after latest: Frame, _ state: State, at time: Microseconds) -> Frame? {
    guard state.known == known, state.raised == raised, let offset = state.contentOffset else {
      return nil
    }
    let (x, y) = (offset.x.units, offset.y.units)
    if let bounds = state.bounds {
      guard bounds.origin.x.units == x, bounds.origin.y.units == y,
        bounds.size.x.units == size.x, bounds.size.y.units == size.y
      else { return nil }
    }
    guard across.contains(x), down.contains(y) else { return nil }
    // A frame goes no farther than the one before it, in the direction of the glide.
    let wayAcross = (x &- latest.x) &* direction.x
    let wayDown = (y &- latest.y) &* direction.y
    guard wayAcross >= 0, wayAcross <= latest.wayAcross &+ pixel,
      wayDown >= 0, wayDown <= latest.wayDown &+ pixel, wayAcross | wayDown != 0
    else { return nil }
    let wait = time - latest.time
    let isAfterPause = wait != period && wait != period + 1
    if isAfterPause {
      guard pauses.contains(wait), wayAcross <= pixel, wayDown <= pixel else { return nil }
    }
    return Frame(
      time: time,
      timeBefore: latest.time,
      isAfterPause: isAfterPause,
      x: x,
      y: y,
      wayAcross: wayAcross,
      wayDown: wayDown
    )
  }

  /// How a frame has moved the content.
  func move(of frame: Frame) -> Place {
    Place(x: frame.wayAcross &* direction.x, y: frame.wayDown &* direction.y)
  }
}

extension State {
  /// Whether it tells the flags that rules demand, the place, and no size but that of the bounds.
  fileprivate var isOfMotionAlone: Bool {
    let flags = Flags(known)
    let others = Flags.flags.union(.bounds).union(Flags(.contentOffset))
    return flags.isSuperset(of: .demanded) && flags.isSubset(of: others) && contentOffset != nil
  }
}

extension Watch {
  /// Where the content may be on an axis, for the same answers: inside the range by more than a pixel, or,
  /// where the axis cannot move, where it is.
  fileprivate func stretch(_ axis: Axis) -> ClosedRange<Int32> {
    let last = content.lastScroll[axis]
    let (least, most) = (geometry.least[axis], geometry.most[axis])
    let margin = setting.pixel + 1
    guard geometry.mayMove(axis, isTable: false), motion[axis].direction != 0,
      Int64(most) - Int64(least) > 2 * Int64(margin)
    else { return last...last }
    let known = -(Place.limit - 1)...Place.limit - 1
    return (least + margin...most - margin).clamped(to: known)
  }
}
