internal import Traces

/// The words about updates: `insert:0-0,0-3` and its like, and the exception `raises:NAME,0,5,5,0,1,0,0`.
extension NotationWords {
  /// The name and the arguments of a call that updates a table, or begins or ends a block of that.
  static func updating(_ verb: Substring, _ text: Substring) -> (Name, [Argument])? {
    let parts = text.split(separator: ",").map(String.init)
    let animation = Argument(.with, .string("none"))
    let rows = [Argument(.at, .array(parts.map { .string($0) })), animation]
    let sections = [Argument(.sections, list(text)), animation]
    switch verb {
    case "begin": return (.beginUpdates, [])
    case "end": return (.endUpdates, [])
    case "insert": return (.insertRows, rows)
    case "delete": return (.deleteRows, rows)
    case "renew": return (.reloadRows, rows)
    case "insertSections": return (.insertSections, sections)
    case "deleteSections": return (.deleteSections, sections)
    case "renewSections": return (.reloadSections, sections)
    case "move" where parts.count == 2:
      return (.moveRow, [Argument(.at, .string(parts[0])), Argument(.to, .string(parts[1]))])
    case "moveSection" where parts.count == 2:
      let ends = numbers(text)
      return (
        .moveSection,
        [Argument(.section, .number(ends[0])), Argument(.toSection, .number(ends[1]))]
      )
    default: return nil
    }
  }

  /// The exception that a word means, with UIKit's reason where its numbers are told.
  static func exception(_ word: Substring) -> RaisedException? {
    guard word.hasPrefix("raises:") else { return nil }
    let parts = word.dropFirst("raises:".count).split(separator: ",").map(String.init)
    return RaisedException(
      time: nil,
      name: parts.first ?? "",
      reason: reason(Array(parts.dropFirst()))
    )
  }

  private static func reason(_ numbers: [String]) -> String? {
    switch numbers.count {
    case 7:
      "Invalid update: invalid number of rows in section \(numbers[0]). The number of rows contained"
        + " in an existing section after the update (\(numbers[1])) must be equal to the number of"
        + " rows contained in that section before the update (\(numbers[2])), plus or minus the"
        + " number of rows inserted or deleted from that section (\(numbers[3]) inserted,"
        + " \(numbers[4]) deleted) and plus or minus the number of rows moved into or out of that"
        + " section (\(numbers[5]) moved in, \(numbers[6]) moved out)."
    case 3:
      "attempt to delete row \(numbers[0]) from section \(numbers[1]) which only contains"
        + " \(numbers[2]) rows before the update"
    default: nil
    }
  }
}
