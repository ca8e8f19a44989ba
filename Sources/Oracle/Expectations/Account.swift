internal import Traces

/// The facts about a transcript besides its messages and inputs.
///
/// They are few, however long it is.
struct Account {
  /// An expectation and its line.
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

  /// The expectations, in order.
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
