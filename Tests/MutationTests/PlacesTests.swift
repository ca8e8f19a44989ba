import Mutation
import Testing
import Traces

@Suite("Faults in a sample")
struct PlacesTests {
  /// What each operator finds in a sample: numbers, and the lines of the shorthand at which the
  /// edits begin, the first being 1.
  static func places(in sample: String) throws -> String {
    let reading = Reading(try Samples.transcript(sample))
    return Operators.all.compactMap { operation -> String? in
      var found: [(lines: [Int], numbers: [String])] = []
      for breach in operation.breaches {
        let lines = operation.faults(in: reading)
          .filter { $0.number == breach.number && $0.context == breach.context }
          .map { $0.lineIndex + 1 }
        guard !lines.isEmpty else { continue }
        if let place = found.firstIndex(where: { $0.lines == lines }) {
          if !found[place].numbers.contains(breach.number) {
            found[place].numbers.append(breach.number)
          }
        } else {
          found.append((lines, [breach.number]))
        }
      }
      let words = found.map {
        "\($0.numbers.joined(separator: " ")) \($0.lines.map(String.init).joined(separator: ","))"
      }
      return words.isEmpty ? nil : folded(operation.id + ":", words)
    }.joined(separator: "\n")
  }

  /// The words on lines of at most 90 letters.
  private static func folded(_ id: String, _ words: [String]) -> String {
    var lines = [id]
    for (index, word) in words.enumerated() {
      let next = " " + word + (index + 1 < words.count ? ";" : "")
      if lines[lines.count - 1].utf8.count + next.utf8.count > 90 { lines.append(" ") }
      lines[lines.count - 1] += next
    }
    return lines.joined(separator: "\n")
  }

  @Test("stand where the sample says", arguments: Samples.all.map(\.name))
  func stand(sample: String) throws {
    #expect(try Self.places(in: sample) == Places.all[sample])
  }

  @Test("are found by every operator in one sample or another")
  func everyOperator() throws {
    var idle = Set(Operators.all.map(\.id))
    for sample in Samples.all {
      let reading = Reading(try Samples.transcript(sample.name))
      for operation in Operators.all where !operation.faults(in: reading).isEmpty {
        idle.remove(operation.id)
      }
    }
    // Their samples are those of `ContentTouchesTests`, `RowsTests`, `UpdatesTests` and their like.
    let elsewhere: Set = ["content-touches", "rows", "picks", "updates", "editing", "screens"]
    #expect(idle.subtracting(elsewhere) == [])
  }
}
