internal import Traces

/// What is known of a table's rows and of the cells that show them.
struct RowFacts: Sendable {
  /// Whether something must come before the turn ends.
  var isDue: Bool { false }

  init(_ watch: Watch) {}

  /// Takes in a message, or a final state, before it is judged.
  mutating func receive(_ heard: TableHeard, _ watch: Watch) {}

  /// Follows what a message means, after it was judged.
  mutating func follow(_ heard: TableHeard, _ watch: Watch) {}

  /// Follows a call to this view, or to another.
  mutating func follow(_ call: borrowing Call, _ watch: Watch, isOwn: Bool, turn: Int32) {}

  /// What was due in a turn is told, or was not: it is due no more.
  mutating func endDues(_ watch: Watch) {}

  /// After a final state everything begins anew.
  mutating func rest(_ heard: TableHeard, _ watch: Watch) {}

  /// After an exception nothing that was due will come.
  mutating func excuse() {}
}
