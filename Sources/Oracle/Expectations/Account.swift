internal import Traces

/// What a transcript has besides its messages and inputs: little, however long it is.
struct Account {
  /// What is expected.
  struct Wish {
    /// The index of its line.
    var index: Int
    var expectation: Expectation
  }

  /// A state at rest.
  struct Ending {
    /// The index of its line.
    var index: Int
    var final: Final
  }

  /// What is expected, in order.
  var wishes: [Wish] = []
  /// The last final state of each view.
  var endings: [ViewIndex: Ending] = [:]
  /// The exceptions that came.
  var exceptions: [Raised] = []
  /// True if lines of the transcript are missing.
  var isCut = false
  /// True if there is anything to compare: states alone are compared with nothing.
  var isToBeCompared: Bool { !wishes.isEmpty || !exceptions.isEmpty }
}
