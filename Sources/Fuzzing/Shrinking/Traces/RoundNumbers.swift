import Traces

extension TracePass {
  /// Takes rounder and smaller numbers for those of settings and arguments.
  static let roundNumbers = TracePass { shrinking in
    for (place, measured) in shrinking.best.numbers.enumerated() {
      let rounded = (1...3).map { Roundness.rounded(measured.number, digits: $0) }
      shrinking.considerSimplest(
        of: (measured.kind.plain + rounded).map {
          shrinking.best.replacingNumber(at: place, with: $0)
        }
      )
    }
  }
}
