import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Heights in a line")
struct LineTests {
  /// Checks that a line says the same as a plain list of heights.
  private func check(_ line: Line<RowRun>, _ heights: [Double]) {
    #expect(line.count == heights.count)
    var sum = Length.zero
    for (index, height) in heights.enumerated() {
      #expect(line.length(ofFirst: index) == sum)
      #expect(line.element(with: index)?.element.height == Length(height))
      if height > 0 {
        let item = line.item(endingAfter: sum)
        #expect(item?.index == index && item?.start == sum)
        #expect(line.item(endingAfter: sum + Length(height / 2))?.index == index)
      }
      sum = sum + Length(height)
    }
    #expect(line.length == sum)
    #expect(line.item(endingAfter: sum) == nil)
    #expect(line.item(endingAfter: Length(-1))?.index == heights.firstIndex { $0 > 0 })
    #expect(line.element(with: heights.count) == nil && line.element(with: -1) == nil)
  }

  @Test("say what a list says, after any replacements", arguments: 1...8)
  func model(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let choices = [44, 44, 0, 10.25, 100.0 / 3, 7]
    var heights: [Double] = []
    var line = Line<RowRun>()
    for round in 0..<120 {
      let start = Int.random(in: 0...heights.count, using: &numbers)
      let end = Int.random(in: start...min(heights.count, start + 40), using: &numbers)
      let new = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in
        choices.randomElement(using: &numbers) ?? 0
      }
      heights.replaceSubrange(start..<end, with: new)
      line.replace(start..<end, with: new.map { RowRun(height: Length($0), count: 1) })
      if !heights.isEmpty {
        let index = Int.random(in: heights.indices, using: &numbers)
        heights[index] = choices.randomElement(using: &numbers) ?? 0
        line.replace(index, with: RowRun(height: Length(heights[index]), count: 1))
      }
      if round % 20 == 0 { check(line, heights) }
    }
    check(line, heights)
  }

  @Test("are shared between a line and its copies, and a copy stays what it was")
  func copies() {
    var line = Line([RowRun(height: Length(44), count: 1_000)])
    let before = line
    line.replace(500..<501, with: [RowRun(height: Length(60), count: 1)])
    check(before, Array(repeating: 44, count: 1_000))
    var heights = Array(repeating: 44.0, count: 1_000)
    heights[500] = 60
    check(line, heights)
  }

  @Test("take a depth that grows with the logarithm, however they come")
  func depth() {
    var builder = LineBuilder<RowRun>()
    for index in 0..<100_000 {
      builder.append(RowRun(height: Length(Double(index % 7 + 1)), count: 1))
    }
    var line = builder.line()
    #expect(line.count == 100_000)
    #expect(line.depth <= 17)
    // Always at one place, which would make a list of a careless tree.
    for index in 0..<5_000 {
      line.replace(
        40_000..<40_000,
        with: [RowRun(height: Length(Double(index % 5 + 20)), count: 1)]
      )
      line.replace(40_000 + index, with: RowRun(height: Length(Double(index + 90)), count: 1))
    }
    #expect(line.count == 105_000)
    #expect(line.depth <= 18)
  }

  @Test("of one kind take one stretch")
  func runs() {
    var builder = LineBuilder<RowRun>()
    for _ in 0..<1_000 { builder.append(RowRun(height: Length(44), count: 1)) }
    var line = builder.line()
    #expect(line.element(with: 999)?.element == RowRun(height: Length(44), count: 1_000))
    line.replace(3..<4, with: [RowRun(height: Length(50), count: 1)])
    line.replace(3..<4, with: [RowRun(height: Length(44), count: 1)])
    #expect(line.element(with: 999)?.element == RowRun(height: Length(44), count: 1_000))
  }
}
