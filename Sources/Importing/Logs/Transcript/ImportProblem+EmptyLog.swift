extension ImportProblem {
  /// Returns the mistake in a log without a message.
  ///
  /// - Parameters:
  ///   - map: the map by which its events were read; nil: names of delegates were.
  ///   - untold: the number of lines that name a message and tell none.
  /// - Returns: the mistake.
  static func empty(_ map: FrameworkMap?, untold: Int) -> ImportProblem {
    guard untold == 0 else {
      return ImportProblem(
        0,
        "no line tells a message: those that name one are sentences or source code",
        expected: "lines of a log"
      )
    }
    guard let map else {
      return ImportProblem(
        0,
        "no line names a message of a delegate",
        expected: "names such as scrollViewDidScroll: or scrollViewDidScroll(_:)",
        suggestion: "events of a framework of your own need a map (--map FILE)"
      )
    }
    var seen: Set<String> = []
    let events = map.rows.flatMap(\.events).filter { seen.insert($0).inserted }
    let some = events.prefix(3).joined(separator: ", ")
    return ImportProblem(
      0,
      "no line names an event of \(map.framework)",
      expected: "names such as \(some)"
    )
  }
}
