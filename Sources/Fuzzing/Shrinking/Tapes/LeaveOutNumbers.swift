extension TapePass {
  /// Leaves out a few numbers in a row, wherever they stand.
  static let leaveOutNumbers = TapePass { shrinking in
    for size in [4, 2, 1] {
      var start = shrinking.best.numbers.count - size
      while start >= 0 {
        if start + size <= shrinking.best.numbers.count {
          var numbers = shrinking.best.numbers
          numbers.removeSubrange(start..<start + size)
          shrinking.consider(numbers)
        }
        start -= size
      }
    }
  }
}
