internal import Traces

extension TraceStream {
  /// Goes through the lines one by one, with their indices, until a closure has enough.
  ///
  /// - Parameter body: takes a line, and returns whether it wants more.
  /// - Throws: why the rest cannot be had.
  func search(_ body: (borrowing Line, Int) -> Bool) throws(Failure) {
    var index = 0
    try read { lines in
      for place in lines.indices {
        guard body(lines[place], index) else { return false }
        index += 1
      }
      return true
    }
  }

  /// Returns true if there is a line of some kind.
  func contains(where isWanted: (borrowing Line) -> Bool) throws(Failure) -> Bool {
    var isFound = false
    try search { line, _ in
      isFound = isWanted(line)
      return !isFound
    }
    return isFound
  }
}
