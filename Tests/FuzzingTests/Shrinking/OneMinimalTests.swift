import TestSupport
import Testing
import Traces

@testable import Fuzzing

/// A way to fail that depends on the trace alone.
struct WayToFail: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let fails: Shrinker.Predicate

  init(_ name: String, _ fails: @escaping Shrinker.Predicate) {
    testDescription = name
    self.fails = fails
  }

  static let all = [
    WayToFail("three moves") { $0.moves.count >= 3 },
    WayToFail("an odd number of moves, or many") {
      $0.moves.count % 2 == 1 || $0.moves.count > 20
    },
    WayToFail("two fingers at once") { $0.mostFingers >= 2 },
    WayToFail("an animated call after a move") { trace in
      let move = trace.lines.firstIndex { line in
        if case .touch(let touch) = line { touch.phase == .moved } else { false }
      }
      let call = trace.lines.lastIndex { line in
        if case .call(let call) = line { call.isAnimated } else { false }
      }
      guard let move, let call else { return false }
      return move < call
    },
    WayToFail("a long way") { trace in
      let path = trace.touches.map(\.location.y.units)
      return zip(path, path.dropFirst()).reduce(0) { $0 + abs(Int($1.0 - $1.1)) } > 200_000
    },
    WayToFail("a quick move") { trace in
      zip(trace.touches, trace.touches.dropFirst()).contains { first, second in
        guard let start = first.time, let end = second.time, first.finger == second.finger,
          second.phase == .moved, end > start
        else { return false }
        return abs(Int64(second.location.y.units - first.location.y.units)) * 1000 / (end - start)
          > 1_200
      }
    },
    WayToFail("something cancelled, and a dropped frame") {
      $0.touches.contains { $0.phase == .cancelled } && $0.header.dropped.contains(17)
    },
    WayToFail("a wait of two seconds") { trace in
      zip(trace.lines, trace.lines.dropFirst()).contains {
        ($1.time ?? 0) - ($0.time ?? 0) > 2_000_000
      }
    },
  ]
}

@Suite("What comes of shrinking is 1-minimal")
struct OneMinimalTests {
  @Test("No line can be left out of it", arguments: WayToFail.all, [1, 2, 3, 4] as [UInt64])
  func oneMinimal(failure: WayToFail, seed: UInt64) throws {
    let start = mess(seed: seed)
    let failsAtFirst = failure.fails(start)
    try #require(failsAtFirst)
    var shrinker = Shrinker(stillFails: failure.fails)
    let smallest = shrinker.shrunk(start)
    #expect(!shrinker.statistics.wasCutShort)
    #expect(failure.fails(smallest))
    expectOneMinimal(smallest, failure.fails)
  }

  @Test("None of what a tape gives is too odd, however erratically it fails")
  func erratic() throws {
    for run in 0..<UInt64(Extent.count(20, part: 5)) {
      var choices = Choices(beyond: RandomNumbers(seed: 11, run: run))
      let generator = Generator()
      let start = generator.trace(from: &choices)
      // One candidate in three fails, if it is not too short, whatever it is.
      let original = text(start)
      let least = min(6, start.lines.count)
      let fails: Shrinker.Predicate = { trace in
        text(trace) == original
          || (trace.lines.count >= least && fingerprint(of: trace, run) % 3 == 0)
      }
      var shrinker = Shrinker(stillFails: fails)
      let smallest = shrinker.shrunk(choices.drawn) { generator.trace(from: &$0) }
      #expect(!shrinker.statistics.wasCutShort)
      #expect(fails(smallest))
      #expect(!(Complexity(of: start) < Complexity(of: smallest)))
      expectOneMinimal(smallest, fails)
    }
  }

  private func expectOneMinimal(_ smallest: Trace, _ fails: Shrinker.Predicate) {
    for place in smallest.lines.indices {
      var shorter = smallest
      shorter.lines.remove(at: place)
      let isLegal = (try? trace(text(shorter))) != nil
      #expect(!isLegal || !fails(shorter), "line \(place) can go:\n\(text(smallest))")
    }
  }
}

/// A number that nobody can foretell, the same for the same trace.
private func fingerprint(of trace: Trace, _ run: UInt64) -> UInt64 {
  var numbers = RandomNumbers(seed: run)
  var fingerprint = numbers.next()
  for byte in text(trace).utf8 {
    fingerprint = (fingerprint ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    fingerprint ^= fingerprint >> 29
  }
  return fingerprint >> 32
}
