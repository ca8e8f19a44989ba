internal import Traces

/// The short notation of examples: a transcript that can be read in a second.
///
/// Words are separated by spaces. Settings come first, then what happens:
///
/// - `v` a finger comes down, `-` it moves 20 points up (`-5`, `+5`: up, down; `-5,30`: and to the
///   right), `^` it is lifted, `x` it is taken away; `v2` and `^2` are a second finger;
/// - `vv` two fingers come down, 100 points apart, `<>240` they are moved until they are 240 points
///   apart (`<>240,9`: and 9 points down together), `^^` both are lifted;
/// - `.` a frame passes (`.6`: six), `4ms` 4 ms pass, `hold` 0.2 s;
/// - `B` willBeginDragging, `S` didScroll, `W` willEndDragging, `F` and `T` didEndDragging without
///   and with a glide (`D`: not known), `G` and `E` the begin and end of a glide, `A` the end of an
///   animation, `Q` and `P` shouldScrollToTop and didScrollToTop, `I` the insets changed, `R` the
///   refresh control's valueChanged, `J` and `K` the keyboard shows and hides;
/// - `O` willBeginZooming, `Z` didZoom, `L` didEndZooming, `V` viewForZooming;
/// - `inside=content` or `inside=control` puts plain content under the finger: `Y` and `C` are the
///   questions touchesShouldBegin and touchesShouldCancel, `N`, `M`, `U` and `X` the touchesBegan,
///   touchesMoved, touchesEnded and touchesCancelled that it hears;
/// - after a letter: `@120` the offset (`@5,120`: with x), `/100` another bounds origin, `:tdc` the
///   flags that are true of tracking, dragging, decelerating, with `z` and `b` zooming and bouncing,
///   `r` and `n` refreshing and not, `%40` the adjusted inset at top and bottom, `*2` the scale,
///   `#640,900` the size of the content, `!0.5` velocity (of `L`: the scale that it names), `>300`
///   target, `=200` what the delegate wrote, `=yes` what it answered, `=map` the view that a zoom is
///   about (`none`: no view);
/// - `set:300`, `jump:300`, `animate:300`, `reveal:900`, `reveal+:900`, `tap`, `size:300`,
///   `inset:40`, `safe:40`, `bounds:30`, `stop`, `disable`, `remove`, `flash`, `bars:40` (the
///   indicators' insets), `refresh` and `refreshed` (the control's begin and end), `edit` and `done`
///   (the first responder's), `turn:1` (paging is on), `control:yes` (a refresh control is there),
///   `tall:300` (the height of the bounds) are calls, and `scale:2`, `zoom:2`, `zoom+:2`, `show:0,0,160,240`, `show+:0,0,160,240`, `most:3`;
/// - before a call: `~` by the delegate, `quietly.` in a block without animations, `eased.` in one
///   with;
/// - `table=3,2` makes the view a table of two sections, `cell(0-1)=a` and its like are a table's
///   messages, by the short names of `NotationWords.tableMessages`, with their arguments and
///   answers; after them `[0-0,0-3]` the rows in view, `{0-2}` those selected, `+sh` a cell that is
///   selected and highlighted (`u` and `l`: not); `reload`, `row:0-3,top`, `select:0-3` and `high:30`
///   (the height of rows) are calls;
/// - `begin` and `end` begin and end a block of updates, `insert:0-0,0-3`, `delete:0-2`, `renew:0-1`
///   and `move:0-0,0-3` are updates of rows, `insertSections:1` and its like of sections; `batch.`
///   before them puts them into one `performBatchUpdates`; `raises:NAME` is an exception, and numbers
///   behind it with commas are those of UIKit's reason;
/// - `lights(0-5)` and `picks(0-5)` are what a table tells as a row is highlighted and as it is
///   selected; `touches(0-5)` a finger on it, `taps(0-5)` the same with what it selects, and
///   `swaps(0-5,0-6)` a tap on the second in place of the first; `v:100,20` is a finger at a
///   place, `<0:30>` behind a final state the headers in view, `<0:30><1:90>` the footers too;
/// - `nav` puts a table `list` and a view `page` into a navigation: `willAppear(page,yes)` and its like
///   are what their controllers are told, `push:page`, `pop:`, `segue:page` are calls, and `settle`
///   has all that moves come to rest;
/// - `web=yes` makes the view a web view whose network (`web=slow`: a slow one) has the pages `a`, `b`, `c`,
///   `wide`, `moved` (to `a`), `framed` (around `b`), `torn` (around `lost`, which nobody answers for) and
///   `bad`, which is no address; `ask(a,other)=no`, `began`, `ended` and `failed(-999)` are its messages, with `~a!Bfl`
///   behind them the request and the flags (in capitals those that are true), and `load:a`, `html:a`,
///   `again`, `halt`, `back`, `forward`, `link:a#x`, `form:a`, `undelegate`, `fit:1` are calls;
/// - `fade:0.5,a` is a call of `UIView.animate` for half a second, with options behind the name; `eased.`
///   calls behind it stand in its block, `alpha:0` is one (`alpha'`: of the second view), `enable:0` turns
///   animations off; `animates(a)` says that the block runs, `completes(a)=yes` that it has finished;
/// - `animator:a,0.5` makes a property animator of half a second, `awaits:a` adds a completion, `lasts:a` has
///   it pause on completion, `starts:a`, `holds:a`, `stops:a,yes` (for good) and `finishes:a,end` are what is
///   done to it; `runs(a)` says that its block runs, `arrives(a)=end` that it has ended, and where;
/// - `wrapper=BSFTGE` names the messages that a wrapper hears and records, of all that its delegate may implement;
///   `unheard=W` names those that the delegate does not implement;
/// - `component=button actions=all` makes the view a button with an action for each event (`down`, `in`,
///   `out`, `enter`, `leave`, `up`, `upOut`, `cancel`, `value` and so on), `buttons=over` two of them, one over
///   the other; `acts(down)` is a sent event, with `{lit:yes,page:2}` behind it what is told of the control,
///   `rests{…}` its final state (`rests'+`: that of the second field, the first responder); `fire:up`, `turnOn:yes`,
///   `slide:0.5`, and `goTo:2` are calls;
/// - `gestures=single,double` puts gesture recognizers on a view, `did(tap,ended)` is an action with the state,
///   `asks(press,join,hold)=yes` a question to a delegate with its answer, `is(tap,possible)` a final state,
///   `enable(tap)=no` a call;
/// - `midway` says that the record begins in the middle, and `gap` that lines are missing there;
/// - `log` says that neither touches nor calls were recorded;
/// - `|` a final state, all flags false unless told;
/// - `'` after a message's letter: of the second view, where `beside=yes` puts one below the first, and
///   `nested=yes` one into it;
/// - `↓` stands before what is wrong.
struct Notation {
  private(set) var trace: Trace
  private(set) var fault: Int?
  var time: Microseconds = 0
  var fingers: [Int32: Point] = [:]
  var isTold = false
  var second: Second?
  /// The component of the content in the view, and what the view's script answers about it.
  var content: Substring?
  var script = Script()

  /// The place of a second view.
  enum Second {
    case beside, inside
  }

  /// Reads a drawing.
  ///
  /// - Throws: `NotationError`, for a word that the notation does not have.
  static func reading(_ drawing: String) throws(NotationError) -> Notation {
    var notation = Notation()
    for text in drawing.split(whereSeparator: \.isWhitespace) {
      for word in NotationWords.spelled(text) {
        do throws(NotationError) {
          try notation.read(word)
        } catch {
          var error = error
          error.word = String(word)
          throw error
        }
      }
    }
    notation.finish()
    return notation
  }

  private init() {
    trace = Trace(header: Header(id: "example", component: "scroll"))
    trace.header.config = [
      Argument(.bounds, .pair(Millionths(320), Millionths(480))),
      Argument(.contentSize, .pair(Millionths(320), Millionths(2000))),
    ]
  }

  /// The table in a navigation, which table words are about; the first view where there is none.
  private var listOfNavigation: ViewIndex {
    trace.header.component == "navigation" ? ViewIndex(1) : .first
  }

  private mutating func read(_ word: Substring) throws(NotationError) {
    if try readSign(word) { return }
    if try readGesture(word) { return }
    if let message = try NotationWords.sampleMessage(word) {
      add(message)
    } else if let message = try NotationWords.textMessage(word) {
      add(message)
    } else if let message = try NotationWords.tileMessage(word) {
      add(message)
    } else if let message = try NotationWords.animationMessage(word) {
      add(message)
    } else if let message = try NotationWords.controllerMessage(word) {
      add(message)
    } else if let message = try NotationWords.webMessage(word) {
      add(message)
    } else if var message = try NotationWords.tableMessage(word) {
      message.view = listOfNavigation
      add(message)
    } else if let final = try NotationWords.controlFinal(word) {
      add(final)
    } else if word.contains("="), word.first?.isLowercase == true {
      try configure(word)
    } else if let pause = NotationWords.pause(word) {
      time += pause
    } else if word.first == "|" {
      try addFinal(word)
    } else if let exception = try NotationWords.exception(word) {
      add(exception)
    } else if let call = try NotationWords.call(word) {
      add(call)
    } else if let letter = word.first, let event = Event(letter: letter), event.name != nil {
      try add(event, word)
    } else {
      try touch(word)
    }
  }

  /// Reads a word that has no parts; returns whether the word is one.
  private mutating func readSign(_ word: Substring) throws(NotationError) -> Bool {
    switch word {
    case "↓":
      guard fault == nil else { throw NotationError(word, expected: "one arrow in a drawing") }
      fault = trace.lines.count
    case "log":
      isTold = true
      trace.header.inputs = nil
    case "settle": trace.lines.append(.settle(Settle(time: time, limit: 10_000_000)))
    case "midway": trace.header.begins = .midway
    case "gap": trace.lines.append(.gap(Gap(time: nil, reason: "lines are missing")))
    case "nav": trace.header.component = "navigation"
    case "bare": trace.header.config = []
    default: return false
    }
    return true
  }

  private mutating func add(_ message: Message) {
    var message = message
    message.time = time
    trace.lines.append(.message(message))
  }

  private mutating func addFinal(_ word: Substring) throws(NotationError) {
    time += 20_000
    let (text, page) = try NotationWords.pageState(word.dropFirst())
    var (rest, table) = try NotationWords.tableState(text)
    table.page = page
    let isOfSecond = rest.first == "'"
    let marks = try Marks(rest.dropFirst(isOfSecond ? 1 : 0), of: Marks.ofState)
    var final = Final(
      time: time,
      state: try NotationWords.state(marks, isFinal: true),
      table: table
    )
    final.view = isOfSecond ? ViewIndex(1) : listOfNavigation
    trace.lines.append(.final(final))
  }

  /// Adds the final state of a control.
  private mutating func add(_ final: Final) {
    var final = final
    // The states at rest of several views are of one instant.
    let isBesideAnother = if case .final? = trace.lines.last { true } else { false }
    if !isBesideAnother { time += 20_000 }
    final.time = time
    trace.lines.append(.final(final))
  }

  /// Adds an exception, which the rules alone judge.
  private mutating func add(_ exception: RaisedException) {
    var exception = exception
    exception.time = time
    trace.lines.append(.exception(exception))
    trace.lines.append(.expectation(Expectation(kind: .exception(exception.name))))
  }

  private mutating func add(_ call: Call) {
    var call = call
    if !NotationWords.isOfNavigation(call.name), call.view == .first {
      call.view = call.name == .tapAction ? ViewIndex(2) : listOfNavigation
    }
    let goesOn = continuesBatch(call) || standsInBlock(call)
    if !call.isByDelegate, !goesOn { time += 20_000 }
    call.time = time
    trace.lines.append(.call(call))
  }

  /// Returns true if a call stands in the same `performBatchUpdates` as the one before.
  private func continuesBatch(_ call: Call) -> Bool {
    guard call.block == .performBatchUpdates, case .call(let last)? = trace.lines.last else {
      return false
    }
    return last.block == .performBatchUpdates
  }

  /// Returns true if a call stands in a block of animations that was called at this instant.
  private func standsInBlock(_ call: Call) -> Bool {
    guard call.block == .animate || call.block == .performWithoutAnimation else { return false }
    return trace.lines.contains {
      guard case .call(let other) = $0 else { return false }
      let opens = Vocabulary.animators + Vocabulary.animatorStarters
      return other.time == time && opens.contains(other.name.text)
    }
  }

  private mutating func add(_ event: Event, _ word: Substring) throws(NotationError) {
    guard let name = event.name else { return }
    let isOfSecond = word.dropFirst().first == "'"
    let marks = try Marks(word.dropFirst(isOfSecond ? 2 : 1), of: Marks.ofState)
    var message = Message(time: time, name: name)
    message.view = isOfSecond ? ViewIndex(1) : .first
    message.state = try NotationWords.state(marks, isFinal: false)
    switch event {
    case .didEndDraggingToRest: message.arguments = [Argument(.willDecelerate, .bool(false))]
    case .didEndDraggingToGlide: message.arguments = [Argument(.willDecelerate, .bool(true))]
    case .willEndDragging: message.arguments = try NotationWords.release(marks)
    case .touchesShouldBegin, .touchesShouldCancel:
      message.arguments = [Argument("in", .string("content"))]
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      // A view with recognizers stands before them, and content in what scrolls.
      message.view = header.views.first?.name == "pad" ? .first : ViewIndex(1)
    default: break
    }
    if event.isAboutZoom {
      try NotationWords.tellZoom(marks, event, in: &message)
    } else {
      message.answer = try NotationWords.answer(marks, to: event)
    }
    add(message)
  }

  mutating func add(_ phase: Touch.Phase, _ finger: Int32) {
    let place = fingers[finger] ?? Point(160, 240)
    let touch = Touch(time: time, phase: phase, finger: finger, location: place)
    trace.lines.append(.touch(touch))
  }
}

// For the words that stand in files of their own: settings and touches.
extension Notation {
  var header: Header {
    get { trace.header }
    set { trace.header = newValue }
  }

  var isEmpty: Bool { trace.lines.isEmpty }

  /// Adds a line as it is.
  mutating func write(_ line: Line) { trace.lines.append(line) }

  /// True if a navigation tells its delegate anything.
  var tellsOfNavigation: Bool {
    trace.lines.contains {
      guard case .message(let message) = $0 else { return false }
      return message.name == .willShowController || message.name == .didShowController
    }
  }

  /// True if a finger touches, or a call is made.
  var hasInputs: Bool {
    trace.lines.contains {
      switch $0 {
      case .touch, .call: true
      default: false
      }
    }
  }
}
