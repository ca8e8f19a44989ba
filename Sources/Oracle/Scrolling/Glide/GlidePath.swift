internal import Traces

/// The conditions for each frame of a glide that goes on as before, inside the range.
struct GlidePath {
  /// The name of each message, and the facts that it tells besides its place.
  let name = Name.didScroll
  let known: State.Facts
  let raised: State.Facts
  let size: SIMD2<Int32>
  /// The time between two frames, in microseconds; an exact grid rounds it down or up.
  let period: Microseconds
  /// The times between two frames where others between them change no pixel.
  let pauses: ClosedRange<Microseconds>
  /// The smallest step, in thousandths.
  ///
  /// It is also how much farther than the frame before a frame may go: the places of both are rounded.
  let pixel: SIMD2<Int32>
  /// The ends of the places that are inside the range by more than a pixel; on an axis that does not move,
  /// there is one.
  ///
  /// A place at the format's limit is none of them, for it may stand for one that is farther away.
  let least: SIMD2<Int32>
  let most: SIMD2<Int32>
  /// The direction of the content on each axis: -1 backwards, 0 forwards or nowhere.
  let sign: SIMD2<Int32>

  /// One frame.
  struct Frame {
    var time: Microseconds
    /// The time of the frame before it.
    var timeBefore: Microseconds
    /// True if others between the two have changed no pixel.
    var isAfterPause: Bool
    /// The place of the content.
    var place: SIMD2<Int32>
    /// The distance that it has gone in the direction of the glide.
    var way: SIMD2<Int32>
  }

  /// Some frames, one after another.
  struct Run {
    /// The number of frames, and of those that come after a pause.
    var count = 0
    var countAfterPause = 0
    /// The last of them; the frame before, where there are none.
    var latest: Frame
    /// The number of frames still to come before the next about which more is asked.
    var left: Int
    /// The number of frames between two of those.
    static let between = 7

    /// Adds the next frame.
    @inline(__always)
    mutating func add(_ frame: Frame) {
      latest = frame
      count &+= 1
      if frame.isAfterPause { countAfterPause &+= 1 }
    }
  }

  /// Finds out how many lines are frames that go on.
  ///
  /// - Parameters:
  ///   - lines: some lines of the transcript.
  ///   - first: which of them is next.
  ///   - latest: the frame before.
  ///   - left: how many come before the next about which more is asked.
  ///   - takesPauses: whether a frame after a pause goes on, too.
  ///   - isRight: asks more about each eighth frame, and tells whether that goes on.
  /// - Returns: the frames.
  func run(
    _ lines: Span<Line>,
    from first: Int,
    after latest: Frame,
    left: Int,
    takesPauses: Bool,
    isRight: (Frame) -> Bool
  ) -> Run {
    var run = Run(latest: latest, left: left)
    while true {
      let end = min(run.count &+ run.left, lines.count &- first)
      while run.count < end, let frame = frame(lines, at: first, in: run, takesPauses) {
        run.add(frame)
        run.left &-= 1
      }
      // Either something else has come, or a frame about which more is asked.
      guard run.left == 0, run.count < lines.count &- first,
        let frame = frame(lines, at: first, in: run, takesPauses), isRight(frame)
      else { return run }
      run.add(frame)
      run.left = Run.between
    }
  }

  /// Returns the next frame of a run; nil: the next line is none that goes on.
  @inline(__always)
  private func frame(
    _ lines: Span<Line>,
    at first: Int,
    in run: Run,
    _ takesPauses: Bool
  ) -> Frame? {
    let next = lines.borrow(at: first &+ run.count) { frame($0, after: run.latest) }
    guard let next, takesPauses || !next.isAfterPause else { return nil }
    return next
  }

  /// Returns the frame after another.
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
    let place = SIMD2(offset.x.units, offset.y.units)
    if let bounds = state.bounds {
      guard SIMD2(bounds.origin.x.units, bounds.origin.y.units) == place,
        SIMD2(bounds.size.x.units, bounds.size.y.units) == size
      else { return nil }
    }
    // A frame goes no farther than the one before it, in the direction of the glide.
    let way = forwards(place &- latest.place)
    let isAstray =
      (place .< least) .| (place .> most) .| (way .< 0) .| (way .> latest.way &+ pixel)
    guard !any(isAstray), way != SIMD2(0, 0) else { return nil }
    // One period, or a microsecond more.
    let excess = time &- latest.time &- period
    let isAfterPause = UInt64(bitPattern: excess) > 1
    if isAfterPause {
      guard pauses.contains(excess &+ period), !any(way .> pixel) else { return nil }
    }
    return Frame(
      time: time,
      timeBefore: latest.time,
      isAfterPause: isAfterPause,
      place: place,
      way: way
    )
  }

  /// Returns the move of the content in a frame.
  func move(of frame: Frame) -> Place {
    let move = forwards(frame.way)
    return Place(x: move.x, y: move.y)
  }

  /// Turns a step round on the axes on which the content goes backwards.
  @inline(__always)
  func forwards(_ step: SIMD2<Int32>) -> SIMD2<Int32> { (step ^ sign) &- sign }
}
