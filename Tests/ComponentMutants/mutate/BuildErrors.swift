/// The places at which a compiler stopped.
struct BuildErrors {
  private var lines: Set<Place> = []

  private struct Place: Hashable {
    var file: String
    var line: Int
  }

  /// Reads `…/Sources/Module/File.swift:12:5: error: …`.
  init(log: String) {
    for line in log.split(separator: "\n") where line.contains(": error:") {
      let fields = line.split(separator: ":", maxSplits: 3)
      guard fields.count > 2, let number = Int(fields[1]),
        let sources = fields[0].range(of: "Sources/")
      else { continue }
      lines.insert(Place(file: String(fields[0][sources.lowerBound...]), line: number))
    }
  }

  /// Returns the mutants that stand there; where none does, those of the function around it: a
  /// variable may be left unset by a statement that is dropped lines above.
  func mutants(in all: [Mutant], besides dropped: Set<Int>) -> Set<Int> {
    var result: Set<Int> = []
    for place in lines {
      let near = all.filter { $0.file == place.file && !dropped.contains($0.number) }
      var guilty = near.filter { $0.line == place.line }
      if guilty.isEmpty { guilty = near.filter { $0.scope.contains(place.line) } }
      result.formUnion(guilty.map(\.number))
    }
    return result
  }
}
