import Fuzzing
import Synchronization
import Testing
import Traces

@Suite("Shrinking tapes")
struct TapeShrinkingTests {
  /// A small grammar: gestures with moves, and calls between them.
  private static func grow(_ choices: inout Choices) -> Trace {
    var lines: [Line] = []
    var time: Microseconds = 0
    var header = Header(id: "toy/trace", component: "scroll")
    let rates = [nil, 30, 120]
    header.rate = choices.pick(rates)
    var goesOn = true
    while goesOn {
      goesOn = choices.span { choices in
        guard choices.chance(80) else { return false }
        if choices.chance(30) {
          let offset = Value(Point(0, Double(choices.draw(below: 1000))))
          let arguments = [Argument(.animated, .bool(false)), Argument(.contentOffset, offset)]
          lines.append(.call(Call(time: time, name: .setContentOffset, arguments: arguments)))
        } else {
          gesture(&choices, &lines, &time)
        }
        time += Microseconds(choices.draw(below: 60_000))
        return true
      }
    }
    return Trace(header: header, lines: lines)
  }

  private static func gesture(
    _ choices: inout Choices,
    _ lines: inout [Line],
    _ time: inout Microseconds
  ) {
    var y = 100 + choices.draw(below: 300)
    func touch(_ phase: Touch.Phase) -> Line {
      .touch(Touch(time: time, phase: phase, finger: 1, location: Point(100, Double(y))))
    }
    lines.append(touch(.began))
    var goesOn = true
    while goesOn {
      goesOn = choices.span { choices in
        guard choices.chance(85) else { return false }
        time += 16_667
        y += 1 + choices.draw(below: 30)
        lines.append(touch(.moved))
        return true
      }
    }
    time += 16_667
    lines.append(touch(.ended))
  }

  /// The first random tape of a seed whose trace fails and is long.
  private func tape(seed: UInt64, failing fails: Shrinker.Predicate) throws -> Tape {
    let tapes = (0..<500 as Range<UInt64>).lazy.map { run in
      var choices = Choices(beyond: RandomNumbers(seed: seed, run: run))
      return (trace: Self.grow(&choices), tape: choices.drawn)
    }
    return try #require(tapes.first { $0.trace.lines.count > 25 && fails($0.trace) }).tape
  }

  @Test("A failing tape gives the smallest trace", arguments: 1...6)
  func smallest(seed: UInt64) throws {
    let fails: Shrinker.Predicate = { $0.moves.count >= 2 && $0.calls.count >= 1 }
    var shrinker = Shrinker(stillFails: fails)
    let result = shrinker.shrunk(try tape(seed: seed, failing: fails), grownBy: Self.grow)
    #expect(result.lines.count == 5)
    #expect(result.moves.count == 2)
    #expect(result.header.rate == nil)
    #expect(shrinker.statistics.callsForTape > 0)
    #expect(shrinker.statistics.calls >= shrinker.statistics.callsForTape)
  }

  @Test("The trace of a tape is not asked about again where another tape gives it")
  func sameTrace() throws {
    let asked = Mutex<[String]>([])
    let fails: Shrinker.Predicate = { $0.moves.count >= 4 }
    var shrinker = Shrinker { trace in
      asked.withLock { $0.append(text(trace)) }
      return fails(trace)
    }
    _ = shrinker.shrunk(try tape(seed: 9, failing: fails), grownBy: Self.grow)
    let texts = asked.withLock { $0 }
    #expect(Set(texts).count == texts.count)
  }

  @Test("A tape whose trace does not fail gives that trace")
  func nothingFails() {
    var shrinker = Shrinker { _ in false }
    let tape = Tape([0, 99, 0, 5])
    var choices = Choices(tape)
    #expect(shrinker.shrunk(tape, grownBy: Self.grow) == Self.grow(&choices))
  }

  @Test("A short tape that gives a larger trace does not win")
  func perverse() {
    // The larger the number the smaller the trace: shrinking the tape leads astray.
    let grow = { (choices: inout Choices) -> Trace in
      let number = choices.draw(below: 10)
      let call = Line.call(Call(time: 0, name: .flashScrollIndicators))
      return Trace(
        header: Header(id: "toy/trace", component: "scroll"),
        lines: Array(repeating: call, count: 20 - number)
      )
    }
    // Odd counts alone fail, so that the clean-up cannot go line by line.
    var shrinker = Shrinker { [11, 20].contains($0.lines.count) }
    #expect(shrinker.shrunk(Tape([9]), grownBy: grow).lines.count == 11)
  }
}
