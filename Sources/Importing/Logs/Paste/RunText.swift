/// The lines that tools write where a program or a test begins or is over.
enum RunText {
  /// The texts with which such a line begins, and those that stand behind them in it.
  private static let rows: [(front: String, behind: String)] = [
    ("Message from debugger: ", ""), ("Program ended with exit code", ""),
    ("Process ", " exited with status"), ("Lost connection to device", ""),
    ("Application finished", ""), ("Restarted application in ", ""),
    ("Performing hot restart", ""), ("Running \"", "\" with {"), ("[nodemon] restarting", ""),
    ("Test Case '", ""), ("Test case '", ""), ("Test Suite '", ""), ("◇ Test ", " started"),
    ("✔ Test ", " passed"), ("✘ Test ", " failed"),
  ]

  /// Returns true if a line is one of them.
  static func isIn(_ body: LineScanner) -> Bool {
    var line = body
    line.skipBlanks()
    return rows.contains { row in
      var rest = line
      return rest.take(row.front) && rest.offset(of: row.behind) != nil
    }
  }
}
