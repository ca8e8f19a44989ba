internal import Traces

/// The words about gesture recognizers: `gestures=single,double` puts two on a view of 320 by 480 points.
extension Notation {
  /// The recognizers by their words, which are their names too.
  private static let kinds: [Substring: (component: String, config: [Argument])] = [
    "tap": ("tap-recognizer", []),
    "double": ("tap-recognizer", [Argument(.numberOfTapsRequired, .number(Millionths(2)))]),
    "single": (
      "tap-recognizer", [Argument(.requiresFailureOf, .array([.string("double")]))]
    ),
    "press": ("long-press-recognizer", []),
    "hold": ("long-press-recognizer", []),
    "swipe": ("swipe-recognizer", []),
    "swipes": (
      "swipe-recognizer", [Argument(.numberOfTouchesRequired, .number(Millionths(2)))]
    ),
  ]

  private static let questions: [Substring: Name] = [
    "begin": .gestureShouldBegin, "receive": .gestureShouldReceive, "join": .gestureShouldJoin,
    "wait": .gestureShouldWait, "hold": .gestureShouldHoldBack,
  ]

  private static let labels: [Name: Name] = [
    .gestureShouldJoin: .shouldJoin, .gestureShouldWait: .shouldWait,
    .gestureShouldHoldBack: .shouldHoldBack,
  ]

  /// Puts recognizers on a view.
  mutating func makeGestures(_ text: Substring) throws(NotationError) {
    header.component = "control"
    header.config = []
    header.views = [
      Header.View(
        name: "pad",
        component: "control",
        frame: Rect(origin: .zero, size: Point(320, 480))
      )
    ]
    for word in text.split(separator: ",") {
      guard let kind = Self.kinds[word] else {
        throw NotationError(word, expected: Self.kinds.keys.sorted().joined(separator: ", "))
      }
      header.views.append(
        Header.View(
          name: Name(String(word)),
          component: kind.component,
          container: "pad",
          config: kind.config
        )
      )
    }
    header.inputs = [.touch, .call]
  }

  /// Reads `did(tap,ended)`, `asks(tap,join,press)=yes`, `is(tap,possible)` and `enable(tap)=no`; returns
  /// whether the word is one of these.
  mutating func readGesture(_ word: Substring) throws(NotationError) -> Bool {
    let verb = word.prefix { $0.isLetter }
    guard ["did", "asks", "is", "enable"].contains(verb), word.dropFirst(verb.count).first == "("
    else { return false }
    var rest = word.dropFirst(verb.count)
    let parts = try NotationWords.inside("(", ")", &rest)?.split(separator: ",") ?? []
    guard let name = parts.first,
      let place = header.views.firstIndex(where: { $0.name.text == name })
    else { throw NotationError(word, expected: "a recognizer of gestures=") }
    let view = ViewIndex(place)
    switch verb {
    case "did":
      var message = Message(time: time, name: .gestureAction, view: view)
      message.table.control.recognizer = parts.last.map(String.init)
      write(.message(message))
    case "is":
      var final = Final(time: time + 20_000, view: view, state: State())
      final.table.control.recognizer = parts.last.map(String.init)
      time += 20_000
      write(.final(final))
    case "asks": try ask(parts, rest, view)
    default:
      let flag = Value.bool(try NotationWords.flag(rest.dropFirst()))
      time += 20_000
      write(
        .call(
          Call(time: time, name: .isEnabled, arguments: [Argument(.isEnabled, flag)], view: view)
        )
      )
    }
    return true
  }

  private mutating func ask(
    _ parts: [Substring],
    _ rest: Substring,
    _ view: ViewIndex
  ) throws(NotationError) {
    guard parts.count > 1, let name = Self.questions[parts[1]] else {
      throw NotationError(rest, expected: "begin, receive, join, wait or hold")
    }
    var message = Message(time: time, name: name, view: view)
    if let label = Self.labels[name], parts.count > 2 {
      message.arguments = [Argument(label, .string(String(parts[2])))]
    }
    if !rest.isEmpty { message.answer = .bool(try NotationWords.flag(rest.dropFirst())) }
    write(.message(message))
  }
}
