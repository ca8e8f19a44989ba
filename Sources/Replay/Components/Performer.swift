import Traces

/// The part of a component that stands behind a view: it hears for the view, and tells what can be
/// read of it.
protocol Performer: AnyObject {
  /// The part itself, if it is the delegate of a scroll view.
  var scripted: ScriptedDelegate? { get }
  /// The receiver of the messages to a view that is no scroll view, if it gets any.
  var receiver: ScriptedReceiver? { get }
  /// Begins to listen, now that the world is set up.
  func attach(names: [Name])
  /// Has a message written down that is the view's.
  func write(_ name: Name, _ arguments: [Argument])
  /// Has a message written down that is the view's, and what its script answers done.
  ///
  /// - Parameters:
  ///   - name: the message.
  ///   - arguments: its arguments.
  ///   - usual: what UIKit goes by where the method is left out.
  /// - Returns: what it is answered with.
  func ask(_ name: Name, _ arguments: [Argument], usual: Value?) -> Value?
  /// Returns what can be read of the view at rest; nil: nothing is told of it.
  func atRest() -> (state: State, table: TableState)?
}

extension Performer {
  var scripted: ScriptedDelegate? { nil }
  func attach(names: [Name]) {}
  func write(_ name: Name, _ arguments: [Argument]) { receiver?.hear(name, arguments) }
  func ask(_ name: Name, _ arguments: [Argument], usual: Value?) -> Value? {
    receiver?.ask(name, arguments, usual: usual) ?? usual
  }
  func atRest() -> (state: State, table: TableState)? { nil }
}

extension ScriptedReceiver: Performer {
  var receiver: ScriptedReceiver? { self }
}
