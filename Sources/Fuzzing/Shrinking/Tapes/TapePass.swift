/// One way of making a tape simpler.
struct TapePass {
  /// What it tries.
  let run: @Sendable (inout TapeShrinking) -> Void

  /// All passes: what leaves out most first.
  ///
  /// They are two. Lowering numbers one by one, leaving them out and lowering equal ones together
  /// were measured: they took more questions than all else, and what came of them after the
  /// clean-up of the trace was no smaller.
  static let all = [leaveOutSpans, zeroSpans]
}

extension TapeShrinking.Drawing {
  /// The spans at one depth, in the order of the tape.
  func spans(atDepth depth: Int) -> [Range<Int>] {
    spans.filter { $0.depth == depth }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// How deep spans lie in others at most; nil where there are none.
  var deepest: Int? { spans.map(\.depth).max() }
}
