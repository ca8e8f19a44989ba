import Conformance
import Traces

extension StepSummary {
  /// So many rows, and so many names in one, are shown.
  private static let mostRows = 50
  private static let mostNamed = 10

  /// Returns a table of what has changed since an earlier run: a row a kind and cause.
  static func table(of changes: RunChanges?) -> String {
    guard let changes else { return "" }
    let title = "#### Against \(escaped(changes.earlier)): \(escaped(changes.counts))\n\n"
    let groups = changes.groups
    guard !groups.isEmpty else { return title }
    let rows = groups.prefix(mostRows).map { group in
      let shown = group.changes.prefix(mostNamed)
      let more = group.changes.count - shown.count
      let names = shown.map { escaped($0.name) }.joined(separator: "<br>")
      return "| \(escaped(changes.title(of: group))) | \(group.changes.count)"
        + " | \(escaped(group.cause ?? "")) | \(names)\(more > 0 ? "<br>and \(more) more" : "") |\n"
    }
    let rest = groups.count - rows.count
    let note = rest > 0 ? "\nand \(counted(rest, "more cause")).\n" : ""
    return title + "| | cases | cause | which |\n|---|--:|---|---|\n" + rows.joined() + note + "\n"
  }

  /// Returns a list of the known failures that the run needed, each with a link to its issue where it
  /// names one.
  static func list(ofKnown accounts: [KnownFailureAccount]) -> String {
    let needed = accounts.filter { $0.used > 0 }
    guard !needed.isEmpty else { return "" }
    let lines = needed.prefix(mostRows).map { account in
      let entry = account.entry
      let cases = counted(account.cases, "case")
      return "- \(escaped(entry.topic)), \(escaped(entry.rule)), \(cases): "
        + linked(Excerpt.line(entry.reason, to: 1000), to: entry.address) + "\n"
    }
    let rest = needed.count - lines.count
    return "#### Known failures\n\n" + lines.joined() + (rest > 0 ? "- and \(rest) more\n" : "")
      + "\n"
  }

  /// Returns a text that leads to an address; the text alone where there is none.
  private static func linked(_ text: String, to address: String?) -> String {
    guard let address else { return escaped(text) }
    let marks: Set<Unicode.Scalar> = ["(", ")", "<", ">", "\\", "|", "`", "*", "_", "[", "]"]
    let safe = address.printable.unicodeScalars.map { scalar -> String in
      guard scalar.isASCII, marks.contains(scalar) || scalar.value <= 32 else {
        return String(Character(scalar))
      }
      return "%" + scalar.value.hexadecimal(width: 2, uppercase: true)
    }
    return "[\(escaped(text))](\(safe.joined()))"
  }
}
