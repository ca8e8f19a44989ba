/// The declarations that every mutated module gets besides the operators of its places.
enum Support {
  static let source = """
    import MutantChoice

    @inline(__always) nonisolated func mutated<T: Equatable>(
      _ mutant: Int32, _ plain: T, _ other: @autoclosure () -> T
    ) -> T {
      if mutant_is_noting() {
        if other() != plain { mutant_note(mutant) }
        return plain
      }
      return mutant_is(mutant) ? other() : plain
    }

    /// Two mutants: always true, and always false.
    @inline(__always) nonisolated func mutatedCondition(_ mutant: Int32, _ plain: Bool) -> Bool {
      mutated(mutant &+ 1, mutated(mutant, plain, true), false)
    }

    @inline(__always) nonisolated func mutatedNegation(_ mutant: Int32, _ plain: Bool) -> Bool {
      mutated(mutant, plain, !plain)
    }

    /// Returns true if a statement is carried out.
    @inline(__always) nonisolated func isKept(_ mutant: Int32) -> Bool { mutated(mutant, true, false) }

    @inline(__always) nonisolated func mutatedMin<T: Comparable>(_ mutant: Int32, _ a: T, _ b: T) -> T {
      mutated(mutant, min(a, b), max(a, b))
    }

    @inline(__always) nonisolated func mutatedMax<T: Comparable>(_ mutant: Int32, _ a: T, _ b: T) -> T {
      mutated(mutant, max(a, b), min(a, b))
    }

    @inline(__always) nonisolated func mutatedAnd(
      _ mutant: Int32, _ a: Bool, _ b: () throws -> Bool
    ) rethrows -> Bool {
      if mutant_is(mutant) { return try a || b() }
      // The other operand may have effects, so that it is not asked for.
      guard a else {
        if mutant_is_noting() { mutant_note(mutant) }
        return false
      }
      let isTrue = try b()
      if !isTrue, mutant_is_noting() { mutant_note(mutant) }
      return isTrue
    }

    @inline(__always) nonisolated func mutatedOr(
      _ mutant: Int32, _ a: Bool, _ b: () throws -> Bool
    ) rethrows -> Bool {
      if mutant_is(mutant) { return try a && b() }
      guard !a else {
        if mutant_is_noting() { mutant_note(mutant) }
        return true
      }
      let isTrue = try b()
      if isTrue, mutant_is_noting() { mutant_note(mutant) }
      return isTrue
    }

    """

  /// The name of an operator that no other place has: two Braille characters, which Swift allows.
  static func operatorName(_ mutant: Int) -> String {
    [mutant / 256, mutant % 256].compactMap { Unicode.Scalar(0x2800 + $0) }
      .map { String(Character($0)) }.joined()
  }
}
