/// One way of making a tape simpler.
struct TapePass {
  /// What it tries.
  let run: @Sendable (inout TapeShrinking) -> Void

  /// All passes: what leaves out most first.
  static let all = [leaveOutSpans, zeroSpans, leaveOutNumbers, lowerNumbers, lowerTwins]
}

extension TapeShrinking.Drawing {
  /// The spans at one depth, in the order of the tape.
  func spans(atDepth depth: Int) -> [Range<Int>] {
    spans.filter { $0.depth == depth }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// How deep spans lie in others at most; nil where there are none.
  var deepest: Int? { spans.map(\.depth).max() }
}
