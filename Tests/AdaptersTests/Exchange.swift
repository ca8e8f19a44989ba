import Testing

/// A trace that a host is asked to play, and its answer, for a probe that does as the calls say.
struct Exchange: Sendable, CustomTestStringConvertible {
  /// The action of the host, as the end of "a host …".
  var name: String
  /// The trace, its lines between brackets.
  var trace: String
  /// The answer behind the number of the request.
  var answer: String

  init(_ name: String, _ trace: String, _ answer: String) {
    self.name = name
    self.trace = trace
    self.answer = answer
  }

  var testDescription: String { name }

  /// The exchanges that go out of order, and those that cannot be played.
  static let refusals: [Exchange] = [
    Exchange(
      "skips what the adapter cannot set up",
      #"{"trace":1,"config":{"x-skip":"\ud83d\ude00 \u00e9 \"/"}}"#,
      #"{"skipped":1,"why":"😀 é \"/"}"#
    ),
    Exchange(
      "skips a call that the adapter does not know",
      #"{"trace":1},{"t":0,"call":"x-velocity"},{"t":0,"call":"x-nothing"}"#,
      #"{"skipped":1,"why":"the probe does not know the call x-nothing"}"#
    ),
    Exchange(
      "fails where the adapter does, and goes on",
      #"{"trace":1},{"t":0,"call":"x-fail","args":{"message":"broken\n"}}"#,
      #"{"failed":1,"why":"broken\u000a"}"#
    ),
    Exchange(
      "refuses a number that no transcript can hold",
      #"{"trace":1},{"t":0,"call":"x-break"}"#,
      #"{"failed":1,"why":"contentOffset is not a number within the format's limits"}"#
    ),
    Exchange(
      "refuses a message that the adapter did not announce",
      #"{"trace":1},{"t":0,"call":"x-tell","args":{"message":"nobody"}}"#,
      #"{"failed":1,"why":"the adapter told \"nobody\", which is not in its tells"}"#
    ),
    Exchange(
      "ends a delegate whose calls never end",
      #"{"trace":1,"delegate":{"scrollViewDidScroll(_:)":{"call":"contentOffset","#
        + #""args":{"contentOffset":[0,1]}}}},"#
        + #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,5]}}"#,
      #"{"failed":1,"why":"the delegate's calls are nested more than 64 deep, in contentOffset"}"#
    ),
    Exchange(
      "refuses a time that goes back",
      #"{"trace":1},{"t":5,"touch":"began","id":1,"x":0,"y":0},"#
        + #"{"t":4,"touch":"ended","id":1,"x":0,"y":0}"#,
      #"{"failed":1,"why":"line 2: t is missing or goes back"}"#
    ),
    Exchange(
      "refuses a finger that is never lifted",
      #"{"trace":1},{"t":5,"touch":"began","id":1,"x":0,"y":0}"#,
      #"{"failed":1,"why":"a finger is down at the end"}"#
    ),
    Exchange(
      "refuses a finger that moves before it comes down",
      #"{"trace":1},{"t":5,"touch":"moved","id":1,"x":0,"y":0}"#,
      #"{"failed":1,"why":"finger 1 has not begun"}"#
    ),
    Exchange(
      "refuses a settle with a finger down",
      #"{"trace":1},{"t":5,"touch":"began","id":1,"x":0,"y":0},{"t":6,"settle":5}"#,
      #"{"failed":1,"why":"line 2: a settle with a finger down"}"#
    ),
    Exchange(
      "refuses a phase that there is not",
      #"{"trace":1},{"t":5,"touch":"hovers","id":1,"x":0,"y":0}"#,
      #"{"failed":1,"why":"line 1: \"hovers\" is no phase"}"#
    ),
    Exchange(
      "refuses a view that there is not",
      #"{"trace":1},{"t":0,"call":"x-tell","view":"nowhere","args":{}}"#,
      #"{"failed":1,"why":"there is no view \"nowhere\" in the header"}"#
    ),
    Exchange(
      "refuses a line that is no input",
      #"{"trace":1},{"t":0,"sing":1}"#,
      #"{"failed":1,"why":"line 1 is no input"}"#
    ),
    Exchange(
      "refuses a rate that there is not",
      #"{"trace":1,"rate":0}"#,
      #"{"failed":1,"why":"the rate is not a whole number from 1 to 1000"}"#
    ),
    Exchange("refuses an empty trace", "", #"{"failed":1,"why":"the trace has no header"}"#),
  ]
}
