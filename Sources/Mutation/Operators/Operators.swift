import Traces

/// All operators of the audit.
public enum Operators: Sendable {
  /// All operators, in the order in which a report lists them.
  public static let all: [Operator] = [swap]

  static let swap = Operator(
    "swap",
    "Two neighbouring messages of a turn change places.",
    breaches: [
      Breach("B09", "willEndDragging and didEndDragging at a lift") { reading in
        reading.neighbours(.willEndDragging, .didEndDragging)
      }
    ]
  )
}
