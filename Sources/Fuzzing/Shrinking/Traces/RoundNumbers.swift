import Traces

extension TracePass {
  /// Takes rounder and smaller numbers for those of settings and arguments.
  static let roundNumbers = TracePass { shrinking in
    for (place, number) in shrinking.best.numbers.enumerated() {
      let candidates = plain + (1...3).map { Roundness.rounded(number, digits: $0) }
      shrinking.considerSimplest(
        of: candidates.map { shrinking.best.replacingNumber(at: place, with: $0) }
      )
    }
  }

  /// Numbers as people choose them.
  private static let plain: [Millionths] =
    [0, 1, 2, 10, 100, 320, 480, 1000, 2000, 4000].map { Millionths($0) }
    + [Millionths(units: 500_000)]
}
