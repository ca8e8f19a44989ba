extension TapePass {
  /// Leaves out what belongs together: the elements of lists, several in a row first, those that
  /// hold others before those that they hold.
  static let leaveOutSpans = TapePass { shrinking in
    guard let deepest = shrinking.best.deepest else { return }
    for depth in 0...deepest {
      let count = { (shrinking: TapeShrinking) in shrinking.best.spans(atDepth: depth).count }
      leaveOutChunks(of: &shrinking, count: count) { shrinking, range in
        var numbers = shrinking.best.numbers
        for span in shrinking.best.spans(atDepth: depth)[range].reversed() {
          numbers.removeSubrange(span)
        }
        return shrinking.consider(numbers)
      }
    }
  }
}
