import Kinematics
import Testing

/// The states of a motion after each of its frames, up to the one that settles it.
func frames(
  of motion: AxisMotion,
  hertz: Double,
  range: ScrollRange,
  bounces: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [AxisMotion] {
  var motion = motion
  var frames: [AxisMotion] = []
  while frames.count < 20_000 {
    motion.step(milliseconds: 1_000 / hertz, range: range, bounces: bounces)
    frames.append(motion)
    if motion.isSettled(in: range) { return frames }
  }
  Issue.record("no rest after \(frames.count) frames: \(motion)", sourceLocation: sourceLocation)
  return frames
}

extension ScrollRange {
  /// 2000 points of content in a viewport of 600, for which the motions were worked out.
  static let bench = ScrollRange(content: 2000, bounds: 600, insetBefore: 0, insetAfter: 0)
  /// So long that no test gets to its ends.
  static let endless = ScrollRange(lower: -1_000_000, upper: 1_000_000)
}
