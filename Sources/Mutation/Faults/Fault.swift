public import Traces

/// One fault that can be injected into a transcript: an operator's edit at one place.
public struct Fault: Sendable, Hashable {
  /// The operator's id.
  public var operation: Operator.ID
  /// The number of the catalogue entry that the mutant breaks.
  public var number: String
  /// Where the operator breaks it, in words.
  public var context: String
  /// The index, in the transcript's lines, at which the edit begins.
  public var lineIndex: Int
  /// What is done to the lines.
  public var edits: [Edit]

  /// Creates a fault.
  public init(
    operation: Operator.ID,
    number: String,
    context: String,
    lineIndex: Int,
    edits: [Edit]
  ) {
    self.operation = operation
    self.number = number
    self.context = context
    self.lineIndex = lineIndex
    self.edits = edits
  }

  /// Returns the mutant: the transcript with the fault in it.
  public func injected(into transcript: Trace) -> Trace {
    var mutant = transcript
    // From the end on, so that each edit finds its line where it was.
    for edit in edits.sorted(by: { $0.lineIndex > $1.lineIndex }) {
      edit.apply(to: &mutant.lines)
    }
    return mutant
  }
}
