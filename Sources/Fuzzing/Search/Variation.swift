/// The source of the choices of one run of a search.
struct Variation {
  let tape: Tape
  /// The numbers behind the tape's end.
  let beyond: RandomNumbers

  /// Chooses for a run: a new trace altogether, or one made of what is in a pool.
  init(run: Int, seed: UInt64, pool: Pool) {
    var random = RandomNumbers(seed: seed, run: UInt64(run))
    guard random.below(Self.oneIsNew) != 0, let entry = pool.pick(with: &random),
      let other = pool.pick(with: &random)
    else {
      tape = Tape()
      beyond = random
      return
    }
    var numbers = entry.tape.numbers
    var edits = 1
    while edits < Self.mostEdits, random.below(4) != 0 { edits += 1 }
    var material = TapeEdit.Material(spans: entry.spans, other: other, random: random)
    for _ in 0..<edits where !numbers.isEmpty {
      Self.edit(with: &material.random).body(&numbers, &material)
    }
    tape = Tape(Array(numbers.prefix(Tape.longest)))
    beyond = material.random
  }

  /// Of so many runs, one is new; the others vary what was kept.
  private static let oneIsNew = 2

  /// More would leave little of what made the tape worth keeping.
  private static let mostEdits = 8

  private static func edit(with random: inout RandomNumbers) -> TapeEdit {
    var number = random.below(TapeEdit.weight)
    for edit in TapeEdit.all {
      if number < edit.weight { return edit }
      number -= edit.weight
    }
    return TapeEdit.all[0]
  }
}
