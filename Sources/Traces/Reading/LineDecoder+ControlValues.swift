// The facts of a state about a control's value, or about a gesture recognizer.

extension LineDecoder {
  /// Reads a fact of a control's own; whether the key is one.
  func set(
    _ key: String,
    _ node: JSONNode,
    in state: inout ControlState
  ) throws(LineProblem) -> Bool {
    switch key {
    case "currentPage":
      state.currentPage = try wholeNumber(
        node,
        key,
        -1_000_000...Int64(Int32.max)
      )
    case "interactionState":
      state.interactionState = try word(
        node,
        key,
        is: "value of \(key)",
        among: ["none", "discrete", "continuous"]
      )
    case "isOn": state.isOn = try bool(node, key)
    case "state":
      state.recognizer = try word(
        node,
        key,
        is: "value of \(key)",
        among: Vocabulary.recognizerStates
      )
    case "value": state.value = try factor(node, key)
    default: return false
    }
    return true
  }
}
