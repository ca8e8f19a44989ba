import Traces

/// Gathers the lines of a transcript into turns.
struct TurnReader {
  private(set) var turns: [Turn] = []

  private let words: Words
  private let focus: Focus
  private let wish: TimelineWish
  private let isAlone: Bool
  private var range: ToldRange
  private var fingers = FingerColumns()
  private var offset: Thousandths?
  private var scale: Millionths?
  private var flags: State.Facts = []

  init(_ transcript: Trace, focus: Focus, words: Words, wish: TimelineWish = TimelineWish()) {
    self.words = words
    self.wish = wish
    self.focus = focus
    let views = transcript.header.effectiveViews
    isAlone = views.count < 2
    let view = views.indices.contains(Int(focus.view.place)) ? views[Int(focus.view.place)] : nil
    range = ToldRange(config: view?.config ?? [])
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
      let saying = Saying(text: exception.name + why)
      begin(.exception, exception.time, at: index, saying, isWanted: wish.takes(.exception, nil))
    case .final(let final): hear(final, at: index)
    case .comment(let comment):
      let isWanted = wish.takes(.comment, nil)
      begin(.remark, nil, at: index, Saying(text: comment.text), isWanted: isWanted)
    case .gap(let gap):
      let isWanted = wish.takes(.comment, nil)
      begin(.remark, nil, at: index, Saying(text: "gap: " + gap.reason), isWanted: isWanted)
    case .settle, .expectation: break
    }
  }

  private mutating func hear(_ touch: Touch, at index: Int) {
    // Fingers that are told of one after the other at one time are one event (FORMAT, "Touch").
    let joins =
      turns.last.map { last in
        last.cause == .touch && last.time == touch.time && last.sayings.isEmpty
          && last.lines.upperBound == index && !fingers.wasHeard(touch.finger)
      } ?? false
    if !joins { begin(.touch, touch.time, at: index, isWanted: wish.takes(.touch, nil)) }
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
    let isWanted = wish.takes(.call, call.view, call.name)
    var saying = Saying(view: call.view, text: words.call(call))
    if call.isByDelegate, !turns.isEmpty {
      saying.isByDelegate = true
      append(saying, at: index, isPlain: false, isWanted: isWanted)
    } else {
      begin(.call, call.time, at: index, saying, isWanted: isWanted)
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
    var saying = Saying(view: message.view, text: words.message(message))
    saying.piece = LoadPiece(message, words)
    saying.name = message.name
    let isWanted = wish.takes(.message, message.view, message.name)
    append(saying, at: index, isPlain: isPlain, isWanted: isWanted)
  }

  private mutating func hear(_ final: Final, at index: Int) {
    if final.view == focus.view { note(final.state) }
    let saying = Saying(view: isAlone ? nil : final.view, text: words.rest(final))
    begin(.rest, final.time, at: index, saying, isWanted: wish.takes(.final, final.view))
    if final.view != focus.view { change { $0.offset = nil } }
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
    _ saying: Saying? = nil,
    isWanted: Bool = false
  ) {
    fingers.newTurn()
    let isPlain = cause == .touch || cause == .frame
    turns.append(
      Turn(
        cause: cause,
        time: time,
        lines: index..<(index + 1),
        isPlain: isPlain,
        isWanted: isWanted
      )
    )
    change { turn in
      if let saying, isWanted { turn.sayings = [saying.printable] }
    }
  }

  private mutating func append(_ saying: Saying, at index: Int, isPlain: Bool, isWanted: Bool) {
    change { turn in
      if isWanted { turn.sayings.append(saying.printable) }
      turn.isWanted = turn.isWanted || isWanted
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

  /// Returns the first offset of the content; nil where insets, or the recorder of the log, decide.
  private static func firstOffset(_ view: Header.View) -> Point? {
    if let offset = view.config[.contentOffset]?.point { return offset }
    let isInset = view.config.contains { [.contentInset, .safeAreaInsets].contains($0.label) }
    return view.config.isEmpty || isInset ? nil : .zero
  }
}
