import Traces

/// The comparison of two logs, as `diff` and `git diff` print it: what the new one has is the log.
enum Comparison {
  /// Returns the lines of a paste, where those of the old side are aside, and the others stand without their mark.
  static func lines(of scanners: [LineScanner]) -> [PasteLine] {
    var isInside = false
    return scanners.indices.map { place in
      var line = scanners[place]
      let number = place + 1
      let isHead = isHead(at: place, of: scanners)
      isInside = isHead || isInside && (line.peek.map { " +-\\".utf8.contains($0) } ?? true)
      guard isInside, let mark = line.peek else { return PasteLine(line, number: number) }
      if isHead || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "\\") {
        return PasteLine(line, number: number, aside: .comparison)
      }
      line.advance()
      return PasteLine(line, number: number)
    }
  }

  /// Returns true for `@@ -1,3 +1,3 @@`, and for `--- a.log` with `+++ b.log` below it.
  private static func isHead(at place: Int, of lines: [LineScanner]) -> Bool {
    var line = lines[place]
    if line.take("@@ -") { return line.take(through: " +") != nil && line.offset(of: " @@") != nil }
    let begins = { (place: Int, text: String) -> Bool in
      guard lines.indices.contains(place) else { return false }
      var line = lines[place]
      return line.take(text)
    }
    return begins(place, "--- ") && begins(place + 1, "+++ ")
      || begins(place, "+++ ") && begins(place - 1, "--- ")
  }
}

extension PasteLine {
  /// Returns the lines of a paste: the new side of a comparison, or those of tables and all others.
  static func all(of lines: [LineScanner]) -> [PasteLine] {
    let compared = Comparison.lines(of: lines)
    return compared.contains { $0.aside == .comparison } ? compared : LogTable.lines(of: lines)
  }
}
