import Traces

extension ScriptedDelegate: Performer {
  var scripted: ScriptedDelegate? { self }

  /// None: the delegate hears by itself.
  var receiver: ScriptedReceiver? { nil }

  func write(_ name: Name, _ arguments: [Argument]) { hear(name, arguments) }

  func ask(_ name: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    guard case .answer(let answer) = hear(name, arguments, usualAnswer: usual) else { return usual }
    return answer
  }

  func atRest() -> (state: State, table: TableState)? {
    // To ask which rows are in view lays a table out that nobody has, and that may scroll it.
    let table = finalTableState()
    return (finalState(), table)
  }
}
