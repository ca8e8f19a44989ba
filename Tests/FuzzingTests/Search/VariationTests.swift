import Testing

@testable import Fuzzing

@Suite("Variations of tapes")
struct VariationTests {
  private var pool: Pool {
    var pool = Pool()
    pool.add(Pool.Entry(tape: Tape([]), spans: []))
    pool.add(Pool.Entry(tape: Tape([7]), spans: [0..<1]))
    pool.add(Pool.Entry(tape: Tape(Array(0..<60)), spans: [0..<10, 10..<30, 12..<14, 40..<60]))
    let long = Tape(Array(repeating: 9, count: Tape.longest))
    pool.add(Pool.Entry(tape: long, spans: [0..<Tape.longest]))
    return pool
  }

  @Test("A run and a seed make the same variation each time")
  func sameness() {
    for run in 0..<200 {
      let first = Variation(run: run, seed: 3, pool: pool)
      let second = Variation(run: run, seed: 3, pool: pool)
      #expect(first.tape == second.tape)
      #expect(first.beyond == second.beyond)
    }
  }

  @Test("No variation is longer than a tape may be, nor fails on tapes of any length")
  func length() {
    let pool = pool
    for run in 0..<3000 {
      #expect(Variation(run: run, seed: 3, pool: pool).tape.numbers.count <= Tape.longest)
    }
  }

  @Test("Without a pool each run is new")
  func newcomers() {
    let variation = Variation(run: 5, seed: 3, pool: Pool())
    #expect(variation.tape.numbers.isEmpty)
  }

  @Test("Every edit changes a tape sooner or later", arguments: TapeEdit.all.indices)
  func edits(place: Int) {
    let entry = Pool.Entry(tape: Tape(Array(1..<60)), spans: [0..<10, 12..<30, 40..<59])
    var material = TapeEdit.Material(
      spans: entry.spans,
      other: Pool.Entry(tape: Tape(Array(100..<130)), spans: [3..<9]),
      random: RandomNumbers(seed: 1)
    )
    let tapes = (0..<20).map { _ in
      var numbers = entry.tape.numbers
      TapeEdit.all[place].body(&numbers, &material)
      return numbers
    }
    #expect(tapes.contains { $0 != entry.tape.numbers })
  }

  @Test("Short tapes and recent ones are picked more often")
  func energy() {
    var pool = Pool()
    for place in 0..<200 {
      let count = place % 2 == 0 ? 10 : 1000
      let numbers = Array(repeating: UInt16(place), count: count)
      pool.add(Pool.Entry(tape: Tape(numbers), spans: []))
    }
    var random = RandomNumbers(seed: 1)
    let picked = (0..<4000).compactMap { _ in pool.pick(with: &random)?.tape.numbers }
    #expect(picked.count { $0.count == 10 } > 2500)
    #expect(picked.count { $0[0] >= 136 } > 2000)
    #expect(picked.contains { $0[0] < 20 })
  }
}
