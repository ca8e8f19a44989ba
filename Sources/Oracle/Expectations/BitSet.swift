/// A set of small numbers, as bits.
struct BitSet: Hashable {
  private var words: [UInt64]

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - numbers: what is in it.
  ///   - count: all numbers that may be in it are less.
  init(_ numbers: [Int], count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for number in numbers { insert(number) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ number: Int) -> Bool { words[number / 64] >> UInt64(number % 64) & 1 != 0 }

  mutating func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  mutating func formUnion(_ other: BitSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func formIntersection(_ other: BitSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Replaces each number by the next one.
  mutating func shift() {
    var carry: UInt64 = 0
    for index in words.indices {
      (words[index], carry) = (words[index] << 1 | carry, words[index] >> 63)
    }
  }

  /// Adds to each number those behind it, up to the first that is not in another set.
  ///
  /// Added to a run of bits, a bit of it is carried over all the bits behind it.
  mutating func runOn(through others: BitSet) {
    var carry = false
    for index in words.indices {
      let run = others.words[index]
      let (sum, overflows) = run.addingReportingOverflow(run & words[index])
      let (total, overflowsAgain) = sum.addingReportingOverflow(carry ? 1 : 0)
      // A carry from the word before begins at its first bit, be that in the run or the one behind it.
      words[index] |= run ^ total
      carry = overflows || overflowsAgain
    }
  }
}
