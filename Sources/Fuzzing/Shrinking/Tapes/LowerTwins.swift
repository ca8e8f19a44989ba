extension TapePass {
  /// Lowers equal numbers together: the same place chosen twice must stay the same place.
  static let lowerTwins = TapePass { shrinking in
    for number in Set(shrinking.best.numbers).sorted().reversed() where number > 0 {
      guard shrinking.best.numbers.count(where: { $0 == number }) > 1 else { continue }
      for lower in [0, number / 2, number - 1] {
        let numbers = shrinking.best.numbers.map { $0 == number ? lower : $0 }
        if shrinking.consider(numbers) { break }
      }
    }
  }
}
