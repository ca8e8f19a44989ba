import Traces

/// One kind of line as an editor's help tells it: its keys with their sentences, and examples.
struct LineRow: Sendable {
  /// The name for people.
  var title: String
  /// The meaning, in a sentence.
  var sentence: String
  /// Its keys, the one that tells the kind among them.
  var keys: [Key]
  /// The keys that it must have.
  var required: [String]
  /// A line of the kind.
  var example: String

  /// One key of a line.
  struct Key: Sendable {
    var name: String
    var sentence: String
    var value: Value
  }

  /// The values that a key may have, as far as an editor helps.
  enum Value: Sendable {
    case version
    case count
    case number
    case text
    /// One of a few words.
    case words([String])
    /// A name of the vocabulary, or one that begins with `x-`.
    case name([String])
    /// An array of such names.
    case names([String])
    /// An object with keys of the vocabulary.
    case object([Vocabulary.Entry])
    /// Any object.
    case anyObject
    /// Any array of texts.
    case texts
    /// Anything.
    case anything
  }
}

/// Every kind of line.
enum LineTable {
  static let rows = [
    header, touch, call, gap, settle, message, exception, final, expectation, comment, end,
  ]

  private static let time = LineRow.Key(
    name: "t",
    sentence: "The time in microseconds from the start.",
    value: .count
  )
  private static let view = LineRow.Key(
    name: "view",
    sentence: "Which view of `views`; left out, the first.",
    value: .text
  )

  private static func key(
    _ name: String,
    _ value: LineRow.Value,
    _ sentence: String
  ) -> LineRow.Key {
    LineRow.Key(name: name, sentence: sentence, value: value)
  }

  private static let header = LineRow(
    title: "Header",
    sentence: "The first line of a trace: what is set up, and how time runs.",
    keys: [
      key("trace", .version, "The format's version."),
      key("id", .text, "The name of the case, which never changes: scroll/flick/stops-inside."),
      key("component", .words(Vocabulary.components), "What is judged."),
      key("sample", .text, "The sample application that is played into."),
      key("rate", .count, "Frames a second; 60 where it is left out."),
      key("scale", .number, "Pixels a point; 2 where it is left out."),
      key(
        "config",
        .object(Vocabulary.propertyEntries),
        "Properties by their UIKit names, set before the delegate listens."
      ),
      key("views", .anyObject, "Several views by name, in place of `config` and `delegate`."),
      key("delegate", .anyObject, "What the delegate answers and calls, by message."),
      key(
        "observes",
        .names(Vocabulary.messageNames),
        "The messages that the delegate implements."
      ),
      key(
        "hears",
        .names(Vocabulary.messageNames),
        "The messages that whoever recorded it could hear."
      ),
      key("lacks", .texts, "Messages and keys of the state that the component does not have."),
      key(
        "inputs",
        .texts,
        "Which of touch and call were recorded from the first line to the last."
      ),
      key("begins", .words(["midway"]), "The record starts in the middle."),
      key("requires", .texts, "Capabilities that a subject must have."),
      key("profile", .words(Header.profiles), "Which version of UIKit is meant."),
      key("dropped", .anything, "Numbers of frames that do not come."),
      key("digest", .text, "In a baseline, the digest of its trace."),
      key("title", .text, "What the case is about, for people."),
      key("source", .text, "Where it comes from, for people."),
    ],
    required: ["trace", "id", "component"],
    example:
      #"{"trace":1,"id":"mine/drag","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]},"title":"A drag"}"#
  )

  private static let touch = LineRow(
    title: "Touch",
    sentence: "One finger at one moment.",
    keys: [
      time,
      key(
        "touch",
        .words(["began", "moved", "stationary", "ended", "cancelled"]),
        "What the finger does."
      ),
      key("id", .count, "Which finger."),
      key("x", .number, "The place in points, from the left of the first view."),
      key("y", .number, "The place in points, from its top."),
    ],
    required: ["touch", "id", "x", "y"],
    example: #"{"t":16000,"touch":"moved","id":1,"x":160,"y":384}"#
  )

  private static let call = LineRow(
    title: "Call",
    sentence: "What the program does meanwhile.",
    keys: [
      time, key("call", .name(Vocabulary.callNames), "The method, or the property that is set."),
      view,
      key("args", .anyObject, "The arguments by label."),
      key("in", .words(["animate", "performWithoutAnimation"]), "The block that it stands in."),
      key("by", .words(["delegate"]), "The delegate made it, inside the message above."),
    ],
    required: ["call"],
    example:
      #"{"t":500000,"call":"setContentOffset(_:animated:)","args":{"contentOffset":[0,300],"animated":true}}"#
  )

  private static let gap = LineRow(
    title: "Gap",
    sentence: "Lines are missing here, as where a log was cut.",
    keys: [time, key("gap", .text, "Why, for people.")],
    required: ["gap"],
    example: #"{"gap":"the log was cut here"}"#
  )

  private static let settle = LineRow(
    title: "Settle",
    sentence: "By then the component must be at rest.",
    keys: [time, key("settle", .count, "How many microseconds later.")],
    required: ["settle"],
    example: #"{"t":2000000,"settle":5000000}"#
  )

  private static let message = LineRow(
    title: "Message",
    sentence: "What the component told its delegate, data source, target or observer.",
    keys: [
      time, key("message", .name(Vocabulary.messageNames), "Swift's full name of the message."),
      view,
      key("frame", .count, "The number of the frame that caused it."),
      key("moved", .anything, "True where the content moved by less than a place can show."),
      key("args", .anyObject, "The arguments that matter, by label."),
      key("answer", .anything, "What it was answered with."),
      key(
        "state",
        .object(Vocabulary.stateEntries),
        "What the receiver could read; all may be left out."
      ),
    ],
    required: ["message"],
    example:
      #"{"t":33333,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,5.5],"isDragging":true}}"#
  )

  private static let exception = LineRow(
    title: "Exception",
    sentence: "What UIKit raises and a Swift caller cannot catch.",
    keys: [
      time, key("exception", .text, "Its name."), key("why", .text, "Its reason, for people."),
    ],
    required: ["exception"],
    example:
      #"{"t":500000,"exception":"NSInternalInconsistencyException","why":"invalid number of rows"}"#
  )

  private static let final = LineRow(
    title: "Final",
    sentence: "The state at rest.",
    keys: [time, key("final", .object(Vocabulary.stateEntries), "The state."), view],
    required: ["final"],
    example: #"{"t":2612000,"final":{"contentOffset":[0,300],"isDragging":false}}"#
  )

  private static let expectation = LineRow(
    title: "Expectation",
    sentence: "What must come of the trace.",
    keys: [
      key("expect", .words(["messages", "final", "exception", "violation"]), "Of which kind."),
      view,
      key("are", .texts, "The messages in order: names, [label=JSON], and *, + or ?."),
      key("of", .names(Vocabulary.messageNames), "Only these names count."),
      key("is", .anything, "The state, or the exception's name."),
      key("within", .number, "How far numbers may be off; 0.5 where it is left out."),
      key("rule", .text, "The rule that must be broken."),
      key("catalogue", .text, "The entry of the catalogue that must be broken."),
    ],
    required: ["expect"],
    example:
      #"{"expect":"messages","are":["scrollViewWillBeginDragging(_:)","scrollViewDidScroll(_:)+"]}"#
  )

  private static let comment = LineRow(
    title: "Comment",
    sentence: "Words for people.",
    keys: [key("#", .text, "The words.")],
    required: ["#"],
    example: ##"{"#":"The finger rests before it lifts."}"##
  )

  private static let end = LineRow(
    title: "End",
    sentence: "The last line of a trace.",
    keys: [key("end", .count, "How many lines stand between header and end, comments apart.")],
    required: ["end"],
    example: #"{"end":12}"#
  )
}
