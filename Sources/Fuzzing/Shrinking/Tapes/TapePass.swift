/// One way of making a tape simpler.
struct TapePass {
  /// The attempts of the pass.
  let run: @Sendable (inout TapeShrinking) -> Void

  /// All passes: what leaves out most first.
  ///
  /// They are two. Lowering numbers one by one, leaving them out and lowering equal ones together
  /// were measured: they took more questions than all else, and what came of them after the
  /// clean-up of the trace was no smaller.
  static let all = [leaveOutSpans, zeroSpans]
}

extension TapeShrinking.Drawing {
  /// Returns the spans at one depth, in the order of the tape.
  func spans(atDepth depth: Int) -> [Range<Int>] {
    spans.filter { $0.depth == depth }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The greatest depth of a span inside others; nil if there are none.
  var deepest: Int? { spans.map(\.depth).max() }
}
