internal import Traces

/// The words about updates: `insert:0-0,0-3` and its like, and the exception `raises:NAME,0,5,5,0,1,0,0`.
extension NotationWords {
  /// Returns the name and the arguments of a call that updates a table.
  static func updating(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    switch word.verb {
    case "insert": return (.insertRows, try rows(word))
    case "delete": return (.deleteRows, try rows(word))
    case "renew": return (.reloadRows, try rows(word))
    case "apply":
      return (.applySnapshot, snapshot(word.text))
    case "reconfigure": return (.reconfigureRows, [Argument(.at, .array(try word.rows()))])
    case "insertSections": return (.insertSections, try sections(word))
    case "deleteSections": return (.deleteSections, try sections(word))
    case "renewSections": return (.reloadSections, try sections(word))
    case "move":
      let rows = try word.rows()
      guard rows.count == 2 else { throw NotationError(word.text, expected: "two rows") }
      return (.moveRow, [Argument(.at, rows[0]), Argument(.to, rows[1])])
    case "moveSection":
      let ends = try word.numbers(2)
      return (
        .moveSection,
        [Argument(.section, .number(ends[0])), Argument(.toSection, .number(ends[1]))]
      )
    default: return nil
    }
  }

  /// Returns the arguments of a snapshot of one section: `a,b,!b` has two items, of which it reconfigures
  /// one.
  private static func snapshot(_ text: Substring) -> [Argument] {
    let words = text.split(separator: ",")
    let items = words.filter { !$0.hasPrefix("!") }.map { Value.string(String($0)) }
    let renewed = words.filter { $0.hasPrefix("!") }.map { Value.string(String($0.dropFirst())) }
    var arguments = [
      Argument(.animatingDifferences, .bool(true)),
      Argument(.itemIdentifiers, .array([.array(items)])),
      Argument(.sectionIdentifiers, .array([.string("main")])),
    ]
    if !renewed.isEmpty {
      arguments.append(Argument(.reconfiguredItemIdentifiers, .array(renewed)))
    }
    return arguments
  }

  private static let animation = Argument(.with, .string("none"))

  private static func rows(_ word: CallWord) throws(NotationError) -> [Argument] {
    [Argument(.at, .array(try word.rows())), animation]
  }

  private static func sections(_ word: CallWord) throws(NotationError) -> [Argument] {
    [Argument(.sections, try list(word.text)), animation]
  }

  /// Returns the exception that a word means, with UIKit's reason where its numbers are told.
  static func exception(_ word: Substring) throws(NotationError) -> RaisedException? {
    guard word.hasPrefix("raises:") else { return nil }
    let parts = word.dropFirst("raises:".count).split(separator: ",").map(String.init)
    guard let name = parts.first, [1, 4, 8].contains(parts.count) else {
      throw NotationError(word, expected: "a name, and three numbers, seven or none")
    }
    _ = try numbers(parts.dropFirst().joined(separator: ","))
    return RaisedException(time: nil, name: name, reason: reason(Array(parts.dropFirst())))
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
