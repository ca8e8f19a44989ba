extension TapePass {
  /// Takes the simplest choice in stretches of the tape, down to each number by itself.
  static let zeroNumbers = TapePass { shrinking in
    let count = { (shrinking: TapeShrinking) in shrinking.best.numbers.count }
    leaveOutChunks(of: &shrinking, count: count) { shrinking, range in
      var numbers = shrinking.best.numbers
      for place in range { numbers[place] = 0 }
      return shrinking.consider(numbers)
    }
  }
}
