extension FixedWidthInteger {
  /// Returns a set of states, a bit each, with all to which moves lead that nobody tells, however many.
  ///
  /// - Parameter next: the states to which one such move leads from some.
  /// - Returns: the states, with those.
  func closed(under next: (Self) -> Self) -> Self {
    var states = self
    while true {
      let wider = states | next(states)
      if wider == states { return states }
      states = wider
    }
  }
}
