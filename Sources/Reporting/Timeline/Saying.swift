import Traces

/// One thing that is said in a turn: a message, a call, an exception, or what is at rest.
struct Saying: Hashable {
  /// The view that says it or is called; nil: it is about the whole.
  var view: ViewIndex?
  var text: String
  /// True if the delegate calls, inside the message above.
  var isByDelegate = false
  /// The fact about a table's rows that it tells; nil: none.
  var piece: LoadPiece?
  /// The name of the message, where many of one name may be told together.
  var name: Name?

  /// True if it is about rows.
  var isOfRows: Bool { piece.map { !$0.isCount } ?? false }

  /// The saying as it may go to a terminal.
  var printable: Saying {
    var saying = self
    saying.text = text.inOneLine
    return saying
  }
}
