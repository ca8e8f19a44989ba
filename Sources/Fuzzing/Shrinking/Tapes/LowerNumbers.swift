extension TapePass {
  /// Lowers numbers: stretches of them to 0, then each by itself to 0, by halves, and by one.
  static let lowerNumbers = TapePass { shrinking in
    let count = { (shrinking: TapeShrinking) in shrinking.best.numbers.count }
    leaveOutChunks(of: &shrinking, count: count) { shrinking, range in
      var numbers = shrinking.best.numbers
      for place in range { numbers[place] = 0 }
      return shrinking.consider(numbers)
    }
    for place in shrinking.best.numbers.indices.reversed() {
      guard place < shrinking.best.numbers.count else { continue }
      let number = shrinking.best.numbers[place]
      // What lies between 0, which was tried, and the number.
      var (low, high) = (UInt16(0), number)
      while high > low + 1, place < shrinking.best.numbers.count {
        let middle = low + (high - low) / 2
        var numbers = shrinking.best.numbers
        numbers[place] = middle
        if shrinking.consider(numbers) { high = middle } else { low = middle }
      }
    }
  }
}
