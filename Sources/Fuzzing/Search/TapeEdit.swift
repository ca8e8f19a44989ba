/// One way to make another tape of a tape.
struct TapeEdit: Sendable {
  /// The material of an edit.
  struct Material {
    /// The spans of the tape before the first edit.
    var spans: [Range<Int>]
    /// Another tape.
    var other: Pool.Entry
    var random: RandomNumbers
  }

  /// The frequency of the edit, among the others.
  let weight: Int
  let body: @Sendable (inout [UInt16], inout Material) -> Void

  /// All edits.
  ///
  /// Numbers are changed most often, for that keeps what comes behind in step.
  static let all: [TapeEdit] = [
    TapeEdit(weight: 6) { numbers, material in
      numbers[material.place(in: numbers)] = UInt16(
        truncatingIfNeeded: material.random.next() >> 48
      )
    },
    TapeEdit(weight: 4) { numbers, material in
      let place = material.place(in: numbers)
      let step = UInt16(1 + material.random.below(4))
      numbers[place] =
        material.random.below(2) == 0 ? numbers[place] &+ step : numbers[place] &- step
    },
    TapeEdit(weight: 2) { numbers, material in numbers[material.place(in: numbers)] = 0 },
    // A span drawn anew, and all numbers of it.
    TapeEdit(weight: 3) { numbers, material in
      for place in material.span(in: numbers) {
        numbers[place] = UInt16(truncatingIfNeeded: material.random.next() >> 48)
      }
    },
    TapeEdit(weight: 3) { numbers, material in numbers.removeSubrange(material.span(in: numbers)) },
    TapeEdit(weight: 3) { numbers, material in
      let span = material.span(in: numbers)
      numbers.insert(contentsOf: Array(numbers[span]), at: span.upperBound)
    },
    TapeEdit(weight: 2) { numbers, material in
      let pair = [material.span(in: numbers), material.span(in: numbers)]
        .sorted { $0.lowerBound < $1.lowerBound }
      guard pair[0].upperBound <= pair[1].lowerBound else { return }
      let between = numbers[pair[0].upperBound..<pair[1].lowerBound]
      numbers.replaceSubrange(
        pair[0].lowerBound..<pair[1].upperBound,
        with: Array(numbers[pair[1]] + between + numbers[pair[0]])
      )
    },
    // A span of another tape, put in where one of this begins.
    TapeEdit(weight: 3) { numbers, material in
      let others = material.other.tape.numbers
      let spans = material.other.spans
      guard !spans.isEmpty else { return }
      let span = spans[material.random.below(spans.count)]
      numbers.insert(contentsOf: others[span], at: material.span(in: numbers).lowerBound)
    },
    TapeEdit(weight: 1) { numbers, material in
      let ends = [material.place(in: numbers), material.place(in: numbers)].sorted()
      numbers.removeSubrange(ends[0]..<ends[1])
    },
    // This up to a place, and another from a place of its own on.
    TapeEdit(weight: 1) { numbers, material in
      let others = material.other.tape.numbers
      guard !others.isEmpty else { return }
      numbers.removeSubrange(material.place(in: numbers)...)
      numbers += others[material.place(in: others)...]
    },
    TapeEdit(weight: 2) { numbers, material in
      numbers.removeSubrange(material.place(in: numbers)...)
    },
  ]

  static let weight = all.reduce(0) { $0 + $1.weight }
}

extension TapeEdit.Material {
  /// Returns a place of a tape that is not empty.
  mutating func place(in numbers: [UInt16]) -> Int { random.below(numbers.count) }

  /// Returns a span, or a few numbers where none is known any more.
  mutating func span(in numbers: [UInt16]) -> Range<Int> {
    if !spans.isEmpty {
      let spans = [spans[random.below(spans.count)], spans[random.below(spans.count)]]
      // Most spans are small, and a whole gesture matters more than one of its moves.
      let isLarger = spans[0].count > spans[1].count
      let span = isLarger ? spans[0] : spans[1]
      if span.upperBound <= numbers.count { return span }
    }
    let start = random.below(numbers.count)
    return start..<min(numbers.count, start + 1 + random.below(8))
  }
}
