import Conformance
import Foundation

/// The most instructions that each measurement may take: a file of lines, a number and a name in
/// each.
struct InstructionBudgets {
  /// The share by which a figure may exceed its budget: other machines have other C libraries.
  private static let tolerance = 0.05
  private let budgets: [String: Double]

  /// The verdict on one figure.
  struct Verdict: Hashable {
    let isOver: Bool
    let text: String
  }

  /// Reads budgets.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - file: the file's name.
  /// - Throws: `FileMistake`, with the place, where a line is no number and a name.
  init(_ text: String, file: String) throws(FileMistake) {
    var budgets: [String: Double] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Double(parts[0].replacing(",", with: "")), number > 0
      else {
        throw FileMistake(
          "\(file):\(index + 1):1: expected a number of instructions and a name, such as "
            + "\"1,200 frames replayed and recorded\""
        )
      }
      budgets[String(parts[1])] = number
    }
    guard !budgets.isEmpty else {
      throw FileMistake("\(file): no budget; expected a number and a name in a line")
    }
    self.budgets = budgets
  }

  /// Returns a name in the file that no measurement has: what is not counted can pass no budget.
  func stranger(to names: [String]) -> String? {
    budgets.keys.sorted().first { !names.contains($0) }
  }

  /// Returns true if there is a budget for a measurement.
  func holds(_ name: String) -> Bool { budgets[name] != nil }

  /// Says whether a figure is in its budget.
  ///
  /// - Parameters:
  ///   - name: the measurement's name.
  ///   - count: how many instructions it took.
  /// - Returns: what the budget says; nil: there is none of that name.
  func verdict(on name: String, _ count: Double) -> Verdict? {
    guard let budget = budgets[name] else { return nil }
    let percent = Int((count / budget * 100 - 100).rounded())
    let isOver = count > budget * (1 + Self.tolerance)
    let allowed = "the budget is \(Benchmark.grouped(budget))"
    if isOver { return Verdict(isOver: true, text: "\(allowed): \(percent) % over it") }
    return Verdict(isOver: false, text: allowed)
  }
}
