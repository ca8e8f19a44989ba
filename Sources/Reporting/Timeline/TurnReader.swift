import Traces

/// Gathers the lines of a transcript into turns.
struct TurnReader {
  private(set) var turns: [Turn] = []

  private let words: Words
  private let focus: Focus
  private let viewNames: [String]
  private var range: ScrollRange
  private var fingers = FingerColumns()
  private var offset: Thousandths?
  private var scale: Millionths?
  private var flags: State.Facts = []

  init(_ transcript: Trace, focus: Focus, words: Words) {
    self.words = words
    self.focus = focus
    let views = transcript.header.effectiveViews
    viewNames = views.map(\.name.text)
    let view = views.indices.contains(Int(focus.view.place)) ? views[Int(focus.view.place)] : nil
    range = ScrollRange(config: view?.config ?? [])
    offset = (view.map(Self.firstOffset) ?? nil).map(focus.axis.part)
    for (index, line) in transcript.lines.enumerated() { hear(line, at: index) }
  }

  private mutating func hear(_ line: Line, at index: Int) {
    switch line {
    case .touch(let touch): hear(touch, at: index)
    case .call(let call): hear(call, at: index)
    case .message(let message): hear(message, at: index)
    case .exception(let exception):
      let why = exception.reason.map { ": \($0)" } ?? ""
      begin(.exception, exception.time, at: index, says: exception.name + why)
    case .final(let final):
      if final.view == focus.view { note(final.state) }
      let name = isAlone ? "" : " " + viewName(final.view)
      begin(.rest, final.time, at: index, says: "rest" + name + place(final.state))
      if final.view != focus.view { change { $0.offset = nil } }
    case .comment(let comment): begin(.remark, nil, at: index, says: comment.text)
    case .settle, .expectation: break
    }
  }

  private mutating func hear(_ touch: Touch, at index: Int) {
    // Fingers that are told of one after the other at one time are one event (FORMAT, "Touch").
    let joins =
      turns.last.map { last in
        last.cause == .touch && last.time == touch.time && last.words.isEmpty
          && last.lines.upperBound == index && !fingers.wasHeard(touch.finger)
      } ?? false
    if !joins { begin(.touch, touch.time, at: index) }
    fingers.hear(touch)
    change { turn in
      turn.lines = turn.lines.lowerBound..<(index + 1)
      if touch.phase != .moved, touch.phase != .stationary {
        turn.isPlain = false
        turn.location = turn.location ?? touch.location
      }
    }
  }

  private mutating func hear(_ call: Call, at index: Int) {
    if call.view == focus.view {
      range.hear(call)
      if call.name == .contentOffset, let point = call.arguments.first?.value.point {
        offset = focus.axis.part(point)
      }
    }
    let text = prefix(call.view) + words.call(call)
    if call.isByDelegate, !turns.isEmpty {
      append("\(words.glyphs.arrow) " + text, at: index, isPlain: false)
    } else {
      begin(.call, call.time, at: index, says: text)
    }
  }

  private mutating func hear(_ message: Message, at index: Int) {
    if message.view == focus.view { note(message.state) }
    let isOfTurn =
      turns.last.map { last in
        message.time != nil && last.time == message.time && last.cause != .rest
          && last.cause != .remark
      } ?? false
    if !isOfTurn { begin(.frame, message.time, at: index) }
    let isPlain =
      (message.name == .didScroll || message.name == .didZoom) && message.view == focus.view
    append(prefix(message.view) + words.message(message), at: index, isPlain: isPlain)
  }

  private mutating func note(_ state: State) {
    if let point = state.contentOffset { offset = focus.axis.part(point) }
    scale = state.zoomScale ?? scale
    flags = flags.subtracting(state.known).union(state.raised)
    range.hear(state)
  }

  private mutating func begin(
    _ cause: Turn.Cause,
    _ time: Microseconds?,
    at index: Int,
    says text: String? = nil
  ) {
    fingers.newTurn()
    let isPlain = cause == .touch || cause == .frame
    turns.append(Turn(cause: cause, time: time, lines: index..<(index + 1), isPlain: isPlain))
    change { turn in
      if let text { turn.words = [text.printable] }
    }
  }

  private mutating func append(_ text: String, at index: Int, isPlain: Bool) {
    change { turn in
      turn.words.append(text.printable)
      turn.isPlain = turn.isPlain && isPlain
      turn.lines = turn.lines.lowerBound..<(index + 1)
    }
  }

  /// Changes the last turn, and brings what it knows of the component up to date.
  private mutating func change(_ body: (inout Turn) -> Void) {
    guard var turn = turns.popLast() else { return }
    turn.fingers = fingers.signs
    turn.offset = offset
    turn.edges = range.edges(focus.axis)
    turn.scale = scale
    turn.flags = flags
    body(&turn)
    turns.append(turn)
  }

  /// Where the content stands at first; nil where insets, or who recorded the log, decide.
  private static func firstOffset(_ view: Header.View) -> Point? {
    if let offset = view.config[.contentOffset]?.point { return offset }
    let isInset = view.config.contains { [.contentInset, .safeAreaInsets].contains($0.label) }
    return view.config.isEmpty || isInset ? nil : .zero
  }

  private var isAlone: Bool { viewNames.count < 2 }

  private func viewName(_ view: ViewIndex) -> String {
    viewNames.indices.contains(Int(view.place)) ? viewNames[Int(view.place)] : "?"
  }

  private func prefix(_ view: ViewIndex) -> String {
    isAlone || view == focus.view ? "" : viewName(view) + "."
  }

  private func place(_ state: State) -> String {
    let scale = state.zoomScale.map { " " + words.scale($0) } ?? ""
    guard let point = state.contentOffset else { return scale }
    return " at (\(Words.number(point.x)),\(Words.number(point.y)))" + scale
  }
}
