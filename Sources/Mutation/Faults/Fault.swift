public import Traces

/// One fault that can be injected into a transcript: an operator's edit at one place.
public struct Fault: Sendable, Hashable {
  /// The operator's id.
  public var operation: Operator.ID
  /// The number of the catalogue entry that the mutant breaks.
  public var number: String
  /// The context in which the operator breaks it, in words.
  public var context: String
  /// The index, in the transcript's lines, at which the edit begins.
  public var lineIndex: Int
  /// The edits of the lines.
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

  /// The name of a fault: its operator, and the entry and the context that the operator breaks.
  public struct Name: Hashable, Sendable, Codable {
    /// The operator's id.
    public var operation: String
    /// The number of the catalogue entry that the mutant breaks.
    public var number: String
    /// The context in which the operator breaks it, in words.
    public var context: String

    /// Creates a name.
    public init(operation: String, number: String, context: String) {
      self.operation = operation
      self.number = number
      self.context = context
    }
  }

  /// The name of the fault; several faults in a transcript have the same name.
  public var name: Name { Name(operation: operation, number: number, context: context) }

  /// Returns the mutant: the transcript with the fault in it.
  ///
  /// Lines that are put in before the same line keep the order of the edits.
  public func injected(into transcript: Trace) -> Trace {
    var byLine: [Int: [Edit]] = [:]
    for edit in edits { byLine[edit.lineIndex, default: []].append(edit) }
    var mutant = transcript
    mutant.lines = []
    mutant.lines.reserveCapacity(transcript.lines.count + edits.count)
    for index in 0...transcript.lines.count {
      var line = index < transcript.lines.count ? transcript.lines[index] : nil
      for edit in byLine[index] ?? [] {
        switch edit {
        case .drop: line = nil
        case .insert(let newcomer, _): mutant.lines.append(newcomer)
        case .replace(_, let other): line = other
        }
      }
      if let line { mutant.lines.append(line) }
    }
    return mutant
  }
}
