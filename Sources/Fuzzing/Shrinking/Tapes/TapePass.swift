/// One way of making a tape simpler.
struct TapePass {
  /// What it tries.
  let run: @Sendable (inout TapeShrinking) -> Void

  /// All passes: what leaves out most first.
  ///
  /// They are few: leaving out single numbers, lowering them by halves or steps and lowering equal
  /// ones together were measured, and found nothing that the clean-up of the trace would not.
  static let all = [leaveOutSpans, zeroSpans, zeroNumbers]
}

extension TapeShrinking.Drawing {
  /// The spans at one depth, in the order of the tape.
  func spans(atDepth depth: Int) -> [Range<Int>] {
    spans.filter { $0.depth == depth }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// How deep spans lie in others at most; nil where there are none.
  var deepest: Int? { spans.map(\.depth).max() }
}
