internal import Traces
internal import Transcripts

extension GlidePath {
  /// Finds the path of the glide that a view is in; nil: the next frame may be another in more than its
  /// place and time.
  ///
  /// - Parameters:
  ///   - watch: the view, with a frame that was judged and is not yet followed.
  ///   - state: what the message of the frame told.
  init?(_ watch: Watch, _ state: State) {
    guard state.isOfMotionAlone else { return nil }
    let size = watch.geometry.size
    let period = 1_000_000 / watch.setting.rate
    let (across, down) = (watch.stretch(.horizontal), watch.stretch(.vertical))
    let place = watch.now.offset
    guard !place.isAtLimit, across.contains(place.x), down.contains(place.y) else { return nil }
    self.init(
      known: state.known,
      raised: state.raised,
      size: SIMD2(size.x, size.y),
      period: period,
      pauses: period * 3 / 2...period * 6,
      pixel: SIMD2(repeating: watch.setting.pixel),
      least: SIMD2(across.lowerBound, down.lowerBound),
      most: SIMD2(across.upperBound, down.upperBound),
      sign: SIMD2(
        min(watch.motion.horizontal.direction, 0),
        min(watch.motion.vertical.direction, 0)
      )
    )
  }

  /// Returns the frame that a view was just told.
  func frame(_ watch: Watch) -> Frame {
    let (place, last) = (watch.now.offset, watch.content.lastScroll)
    return Frame(
      time: watch.now.time,
      timeBefore: watch.content.lastScrollTime,
      isAfterPause: false,
      place: SIMD2(place.x, place.y),
      way: forwards(SIMD2(place.x &- last.x, place.y &- last.y))
    )
  }
}

extension State {
  /// True if it tells the flags that rules demand, the place, and no size but that of the bounds.
  fileprivate var isOfMotionAlone: Bool {
    let flags = Flags(known)
    let others = Flags.flags.union(.bounds).union(Flags(.contentOffset))
    return flags.isSuperset(of: .demanded) && flags.isSubset(of: others) && contentOffset != nil
  }
}

extension Watch {
  /// Returns the offsets that the content may have on an axis for the same answers: inside the
  /// range by more than a pixel.
  ///
  /// If the axis cannot move, it is the present offset.
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
