public import Conformance
import Fuzzing
import Traces

/// The least of a corpus that sees all that the whole of it sees.
///
/// No tape of it can be left out. Whether another choice of tapes would be fewer still is a question
/// that takes too long to answer.
public struct Minimisation: Sendable {
  /// The entries that stay, in the order of their names.
  public internal(set) var kept: [CorpusEntry] = []
  /// The files that are needed no more.
  public internal(set) var removed: [String] = []
  /// The number of pairs of neighbours that are seen, before and after.
  public internal(set) var pairs = 0
  /// The number of rules that have occasion to fail, before and after.
  public internal(set) var rules = 0
  /// The input that could not be read, for which nothing is done.
  public internal(set) var trouble: CaseResult?
}

extension Fuzz {
  /// Finds out which tapes of the corpus are needed; the files stay as they are.
  public func minimisation() -> Minimisation {
    var folder = TraceFolder(options.corpus ?? "")
    let entries = folder.trouble == nil ? folder.readTapes() : []
    var result = Minimisation()
    result.trouble = folder.trouble
    guard result.trouble == nil else { return result }

    let generator = options.generator
    let examiner = examiner
    var coverage = Coverage()
    var choice = SetCover()
    // The tape as it is drawn today: the grammar may have changed since it was kept.
    let drawn = entries.map { entry in
      var choices = Choices(entry.tape)
      let trace = generator.trace(from: &choices)
      let features = examiner.examination(of: trace).features
      for feature in features { coverage.insert(feature) }
      choice.add(Set(features), cost: choices.drawn.numbers.count)
      return CorpusEntry(choices.drawn, trace)
    }
    result.pairs = coverage.pairs
    result.rules = coverage.rules
    result.kept = choice.chosen().map { drawn[$0] }.sorted { $0.name < $1.name }
    let names = Set(result.kept.map { $0.name + Source.traceEnding })
    result.removed = folder.files.filter { path in
      !names.contains(String(path.split(separator: "/").last ?? ""))
    }
    return result
  }
}

/// Chooses few of many sets that together hold all that there is.
struct SetCover {
  private var sets: [[Int]] = []
  private var costs: [Int] = []
  private var numbers: [Feature: Int] = [:]

  /// Adds a set, with what it costs.
  mutating func add(_ features: Set<Feature>, cost: Int) {
    let numbers = features.map { feature in
      if let number = self.numbers[feature] { return number }
      self.numbers[feature] = self.numbers.count
      return self.numbers.count - 1
    }
    sets.append(numbers)
    costs.append(cost)
  }

  /// Returns the places of the sets that are chosen: always the one that holds most of what is
  /// missing, the cheaper of two; then those go that turned out to be needless.
  func chosen() -> [Int] {
    var holders = Array(repeating: 0, count: numbers.count)
    var gains = sets.map(\.count)
    var chosen: [Int] = []
    while let best = gains.indices.max(by: { (gains[$0], -costs[$0]) < (gains[$1], -costs[$1]) }),
      gains[best] > 0
    {
      // A gain only ever becomes less, so one that is still right is still the greatest.
      let gain = sets[best].count { holders[$0] == 0 }
      guard gain == gains[best] else {
        gains[best] = gain
        continue
      }
      for number in sets[best] { holders[number] += 1 }
      gains[best] = 0
      chosen.append(best)
    }
    return chosen.filter { place in
      guard sets[place].allSatisfy({ holders[$0] > 1 }) else { return true }
      for number in sets[place] { holders[number] -= 1 }
      return false
    }
  }
}
