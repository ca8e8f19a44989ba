import Fuzzing
import Testing

@Suite("A tape of numbers and the choices drawn from it")
struct TapeTests {
  @Test("What was drawn, replayed as a tape, gives the same choices again")
  func replay() {
    var first = Choices(Tape([70, 3, 65_535]), beyond: RandomNumbers(seed: 7))
    let limits = [3, 9, 100, 65_536, 2, 41]
    let chosen = limits.map { first.draw(below: $0) }
    var second = Choices(first.drawn)
    let chosenAgain = limits.map { second.draw(below: $0) }
    #expect(chosenAgain == chosen)
    #expect(second.drawn == first.drawn)
  }

  @Test("Behind the end of a tape everything is the simplest")
  func end() {
    var choices = Choices()
    let number = choices.draw(5...9)
    let happens = choices.chance(99)
    let word = choices.pick(["simple", "not"])
    let place = choices.pick(weighted: [0, 3, 4])
    #expect(number == 5)
    #expect(!happens)
    #expect(word == "simple")
    #expect(place == 1)
  }

  @Test("A chance of 100 in a hundred always comes, one of 0 never")
  func certainty() {
    var choices = Choices(beyond: RandomNumbers(seed: 1))
    for _ in 0..<1000 {
      let isCertain = choices.chance(100)
      let isImpossible = choices.chance(0)
      #expect(isCertain)
      #expect(!isImpossible)
    }
  }

  @Test("Bytes spell a tape, and a tape its bytes")
  func bytes() {
    let bytes: [UInt8] = [1, 2, 255, 0, 9]
    let tape = Tape(bytes: bytes.span)
    #expect(tape == Tape([513, 255, 9]))
    #expect(tape.bytes == bytes + [0])
  }

  @Test("Choices that belong together are known by their places")
  func spans() {
    var choices = Choices(Tape([1, 2, 3, 4]))
    choices.span { outer in
      _ = outer.draw(below: 10)
      outer.span { _ = $0.draw(below: 10) }
    }
    #expect(choices.spans.map(\.range) == [1..<2, 0..<2])
    #expect(choices.spans.map(\.depth) == [1, 0])
  }

  @Test("A tape has an end, behind which even random choices are the simplest")
  func longest() {
    var choices = Choices(beyond: RandomNumbers(seed: 1))
    for _ in 0..<Tape.longest { _ = choices.draw(below: 2) }
    let rest = (0..<100).map { _ in choices.draw(below: 1000) }
    #expect(rest.allSatisfy { $0 == 0 })
    #expect(choices.drawn.numbers.count == Tape.longest)
  }
}
