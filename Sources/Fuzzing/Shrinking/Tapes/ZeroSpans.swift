extension TapePass {
  /// Takes the simplest choice everywhere in what belongs together.
  static let zeroSpans = TapePass { shrinking in
    guard let deepest = shrinking.best.deepest else { return }
    for depth in 0...deepest {
      let count = { (shrinking: TapeShrinking) in shrinking.best.spans(atDepth: depth).count }
      leaveOutChunks(of: &shrinking, count: count) { shrinking, range in
        var numbers = shrinking.best.numbers
        for span in shrinking.best.spans(atDepth: depth)[range] {
          for place in span { numbers[place] = 0 }
        }
        return shrinking.consider(numbers)
      }
    }
  }
}
