public import Conformance
import Foundation
import Mutation

/// The figures of an earlier audit in company, below which no later one may fall.
public struct CompanyFloor: Sendable {
  /// One cell that tells less than it did.
  public struct Fall: Hashable, Sendable {
    /// The cell as it is now.
    public var cell: CompanyReport.Cell
    /// The number of faults that were told before.
    public var told: Int
    /// The number of them that could be seen before.
    public var visible: Int
  }

  private struct Line: Decodable {
    var kind: String
    var family: String?
    var disturbance: String?
    var told: Int?
    var silent: Int?
  }

  private var cells: [[String]: (told: Int, visible: Int)] = [:]

  /// Reads a floor.
  ///
  /// - Parameter path: a file as `touchstone audit --company --format jsonl` prints it.
  /// - Throws: `FileMistake` for a file that cannot be read, or has no cell.
  public init(_ path: String) throws(FileMistake) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileMistake(unreadable: path)
    }
    for (index, text) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let line = try? JSONDecoder().decode(Line.self, from: text) else {
        throw FileMistake(
          "\(path):\(index + 1): no line of an audit in company; expected an object"
            + " with \"kind\", as `audit --company --format jsonl` prints it"
        )
      }
      guard line.kind == "cell", let family = line.family, let disturbance = line.disturbance,
        let told = line.told, let silent = line.silent
      else { continue }
      cells[[family, disturbance]] = (told, told + silent)
    }
    guard !cells.isEmpty else {
      throw FileMistake(
        "\(path): no cell is in it; expected what `audit --company --format jsonl` prints"
      )
    }
  }

  /// Finds the cells of a report that tell a smaller part of what is visible than before.
  ///
  /// - Parameter report: the report.
  /// - Returns: the cells, in the report's order.
  public func falls(in report: CompanyReport) -> [Fall] {
    report.cells.compactMap { cell in
      guard let known = cells[[cell.family, cell.disturbance]] else { return nil }
      let visible = cell.tally.caught + cell.tally.missed
      guard cell.tally.caught * known.visible < known.told * visible else { return nil }
      return Fall(cell: cell, told: known.told, visible: known.visible)
    }
  }
}
