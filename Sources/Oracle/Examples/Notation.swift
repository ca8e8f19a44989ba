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
///   (the first responder's), `turn:1` (paging is on), `tall:300` (the height of the bounds) are
///   calls, and `scale:2`, `zoom:2`, `zoom+:2`, `show:0,0,160,240`, `show+:0,0,160,240`, `most:3`;
/// - before a call: `~` by the delegate, `quietly.` in a block without animations, `eased.` in one
///   with;
/// - `table=3,2` makes the view a table of two sections, `cell(0-1)=a` and its like are a table's
///   messages, by the short names of `NotationWords.tableMessages`, with their arguments and
///   answers; after them `[0-0,0-3]` the rows in view, `{0-2}` those selected, `+sh` a cell that is
///   selected and highlighted (`u` and `l`: not); `reload`, `row:0-3,top`, `select:0-3` are calls;
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
/// - `log` says that neither touches nor calls were recorded;
/// - `|` a final state, all flags false unless told;
/// - `'` after a message's letter: of the second view, where `beside=yes` puts one below the first, and
///   `nested=yes` one into it;
/// - `↓` stands before what is wrong.
struct Notation {
  private(set) var trace: Trace
  private(set) var fault: Int?
  private var time: Microseconds = 0
  private var fingers: [Int32: Point] = [:]
  private var isTold = false
  private var second: Second?
  /// Where a second view stands.
  fileprivate enum Second {
    case beside, inside
  }
  /// The component of the content in the view, and what the view's script answers about it.
  private var content: Substring?
  private var script = Script()

  /// Reads a drawing.
  static func reading(_ drawing: String) -> Notation {
    var notation = Notation()
    for word in drawing.split(whereSeparator: \.isWhitespace).flatMap(NotationWords.spelled) {
      notation.read(word)
    }
    if let second = notation.second { notation.trace.header.stand(second) }
    if notation.trace.header.component == "navigation" { notation.trace.header.makeNavigation() }
    notation.putContentIn()
    if !notation.isTold {
      let hasInputs = notation.trace.lines.contains {
        switch $0 {
        case .touch, .call: true
        default: false
        }
      }
      if hasInputs { notation.trace.header.inputs = [.touch, .call] }
    }
    return notation
  }

  private init() {
    trace = Trace(header: Header(id: "example", component: "scroll"))
    trace.header.config = [
      Argument(.bounds, .pair(Millionths(320), Millionths(480))),
      Argument(.contentSize, .pair(Millionths(320), Millionths(2000))),
    ]
  }

  private mutating func read(_ word: Substring) {
    if word == "↓" {
      fault = trace.lines.count
    } else if word == "log" {
      isTold = true
      trace.header.inputs = nil
    } else if var message = NotationWords.controllerMessage(word) {
      message.time = time
      trace.lines.append(.message(message))
    } else if word == "settle" {
      trace.lines.append(.settle(Settle(time: time, limit: 10_000_000)))
    } else if word == "nav" {
      trace.header.component = "navigation"
    } else if var message = NotationWords.tableMessage(word) {
      message.time = time
      message.view = listOfNavigation
      trace.lines.append(.message(message))
    } else if word.contains("="), word.first?.isLowercase == true {
      configure(word)
    } else if word == "bare" {
      trace.header.config = []
    } else if let pause = NotationWords.pause(word) {
      time += pause
    } else if word.first == "|" {
      time += 20_000
      let (rest, table) = NotationWords.tableState(word)
      let state = NotationWords.state(rest, isFinal: true)
      var final = Final(time: time, state: state, table: table)
      final.view = listOfNavigation == .first ? NotationWords.view(word) : listOfNavigation
      trace.lines.append(.final(final))
    } else if var exception = NotationWords.exception(word) {
      exception.time = time
      trace.lines.append(.exception(exception))
      // Whether it is right is the rules' matter.
      trace.lines.append(.expectation(Expectation(kind: .exception(exception.name))))
    } else if let call = NotationWords.call(word) {
      add(call)
    } else if let letter = word.first, let event = Event(letter: letter), event.name != nil {
      add(event, word)
    } else {
      touch(word)
    }
  }

  /// The table in a navigation, which table words are about; the first view where there is none.
  private var listOfNavigation: ViewIndex {
    trace.header.component == "navigation" ? ViewIndex(1) : .first
  }

  private mutating func add(_ call: Call) {
    var call = call
    if !NotationWords.isOfNavigation(call.name) { call.view = listOfNavigation }
    if !call.isByDelegate, !continuesBatch(call) { time += 20_000 }
    call.time = time
    trace.lines.append(.call(call))
  }

  /// Whether a call stands in the same `performBatchUpdates` as the one before.
  private func continuesBatch(_ call: Call) -> Bool {
    guard call.block == .performBatchUpdates, case .call(let last)? = trace.lines.last else {
      return false
    }
    return last.block == .performBatchUpdates
  }

  private mutating func add(_ event: Event, _ word: Substring) {
    guard let name = event.name else { return }
    var message = Message(time: time, name: name)
    message.view = NotationWords.view(word)
    message.state = NotationWords.state(word, isFinal: false)
    if event == .didEndDraggingToRest {
      message.arguments = [Argument(.willDecelerate, .bool(false))]
    }
    if event == .didEndDraggingToGlide {
      message.arguments = [Argument(.willDecelerate, .bool(true))]
    }
    if event == .willEndDragging { message.arguments = NotationWords.release(word) }
    switch event {
    case .touchesShouldBegin, .touchesShouldCancel:
      message.arguments = [Argument("in", .string("content"))]
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      message.view = ViewIndex(1)
    default: break
    }
    if event.isAboutZoom {
      NotationWords.tellZoom(word, event, in: &message)
    } else if let answer = NotationWords.text(word, after: "=") {
      if event != .willEndDragging {
        message.answer = .bool(answer == "yes")
      } else {
        message.answer = .object([Argument(.targetContentOffset, NotationWords.pair(answer))])
      }
    }
    trace.lines.append(.message(message))
  }

  private mutating func touch(_ word: Substring) {
    let glyph = word.first
    if word == "vv" || word == "^^" || glyph == "<" { return pinch(word) }
    let isSecond = word.hasSuffix("2") && !word.contains(":") && glyph != "-" && glyph != "+"
    let finger: Int32 = isSecond ? 2 : 1
    switch glyph {
    case "v":
      time += trace.lines.isEmpty ? 0 : 100_000
      fingers[finger] = NotationWords.place(word) ?? Point(160, 240)
      add(.began, finger)
    case "-", "+":
      time += 16_000
      let parts = word.dropFirst().split(separator: ",").map { Double($0) ?? 0 }
      let up = (parts.first ?? 20) * (glyph == "-" ? 1 : -1)
      let place = fingers[finger] ?? Point(160, 240)
      let right = parts.count > 1 ? parts[1] : 0
      fingers[finger] = Point(place.x.double + right, place.y.double - up)
      add(.moved, finger)
    case "^", "x":
      time += 8000
      add(glyph == "x" ? .cancelled : .ended, finger)
    default:
      preconditionFailure("the notation has no such word: \(word)")
    }
  }

  /// Moves two fingers, one above the other.
  private mutating func pinch(_ word: Substring) {
    time += word == "vv" ? (trace.lines.isEmpty ? 0 : 100_000) : word == "^^" ? 8000 : 16_000
    let parts = word.dropFirst(2).split(separator: ",").map { Double($0) ?? 0 }
    let upper = word == "vv" ? Point(160, 190) : fingers[1] ?? Point(160, 190)
    let lower = word == "vv" ? Point(160, 290) : fingers[2] ?? Point(160, 290)
    let middle = (upper.y.double + lower.y.double) / 2 + (parts.count > 1 ? parts[1] : 0)
    let half = (parts.first ?? lower.y.double - upper.y.double) / 2
    fingers[1] = Point(upper.x.double, middle - half)
    fingers[2] = Point(lower.x.double, middle + half)
    for finger in [Int32(1), 2] {
      add(word == "vv" ? .began : word == "^^" ? .ended : .moved, finger)
    }
  }

  private mutating func add(_ phase: Touch.Phase, _ finger: Int32) {
    let place = fingers[finger] ?? Point(160, 240)
    let touch = Touch(time: time, phase: phase, finger: finger, location: place)
    trace.lines.append(.touch(touch))
  }

  private mutating func configure(_ word: Substring) {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false)
    let value = Double(parts[1]) ?? 0
    switch parts[0] {
    case "content": set(.contentSize, .pair(Millionths(320), Millionths(value)))
    case "wide": set(.contentSize, .pair(Millionths(value), Millionths(2000)))
    case "inset": set(.contentInset, NotationWords.inset(value))
    case "safe": set(.safeAreaInsets, NotationWords.inset(value))
    case "rate": set(.decelerationRate, .string(String(parts[1])))
    case "adjusts": set(.contentInsetAdjustmentBehavior, .string(String(parts[1])))
    case "component": trace.header.component = String(parts[1])
    case "keyboard": set(.keyboardDismissMode, .string(String(parts[1])))
    case "scale": trace.header.scale = Millionths(value)
    case "beside": second = .beside
    case "nested": second = .inside
    case "at": set(.contentOffset, .pair(.zero, Millionths(value)))
    case "table": trace.header.makeTable(sections: parts[1])
    case "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "tableHeaderView":
      set(Name(String(parts[0])), .number(Millionths(value)))
    case "rowHeights": set(.rowHeights, NotationWords.list(parts[1]))
    case "style", "dequeues": set(Name(String(parts[0])), .string(String(parts[1])))
    case "headers", "footers", "identifiers", "registers", "sectionIndexTitles", "segues":
      let names = parts[1].split(separator: ",").map { Value.string(String($0)) }
      set(Name(String(parts[0])), .array(names))
    case "tall": set(.bounds, .pair(Millionths(320), Millionths(value)))
    case "headerHeight": set(.sectionHeaderHeight, .number(Millionths(value)))
    case "footerHeight": set(.sectionFooterHeight, .number(Millionths(value)))
    case "button": set(.accessoryTypes, .array([.string("detailDisclosureButton")]))
    case "taps": set(.numberOfTapsRequired, .number(Millionths(value)))
    case "touches": set(.numberOfTouchesRequired, .number(Millionths(value)))
    case "look": set(.selectionStyle, .string(String(parts[1])))
    case "deaf":
      let names = parts[1].split(separator: ",").compactMap {
        NotationWords.tableMessages[$0]?.name
      }
      trace.header.observes = Event.allCases.compactMap(\.name).filter { !names.contains($0) }
    case "prefetch": set("isPrefetchingEnabled", .bool(parts[1] == "yes"))
    case "hears":
      trace.header.observes = parts[1].split(separator: ",").compactMap {
        NotationWords.tableMessages[$0]?.name
      }
    case "inside": content = parts[1]
    case "zooms":
      let limits = NotationWords.numbers(parts[1])
      trace.header.component = "zoom"
      set(.minimumZoomScale, .number(limits[0]))
      set(.maximumZoomScale, .number(limits[1]))
    case "mayBegin": answer(.touchesShouldBegin, parts[1] == "yes")
    case "mayCancel": answer(.touchesShouldCancel, parts[1] == "yes")
    case "unheard":
      let unheard = parts[1].compactMap { Event(letter: $0)?.name }
      trace.header.observes = Event.allCases.compactMap(\.name).filter { !unheard.contains($0) }
    case "inputs":
      isTold = true
      trace.header.inputs = parts[1].split(separator: ",").compactMap {
        Header.Input(rawValue: String($0))
      }
    default:
      set(Name(NotationWords.switches[parts[0]] ?? String(parts[0])), .bool(parts[1] == "yes"))
    }
  }

  private mutating func answer(_ question: Name, _ answer: Bool) {
    let reply = Script.Reply(action: .answer(.bool(answer)))
    script.entries.append(Script.Entry(message: question, replies: [reply], isList: false))
  }

  /// Declares the content: as large as the view, so that every finger is on it.
  private mutating func putContentIn() {
    guard let content else { return }
    let frame = Rect(origin: Point(0, 0), size: Point(320, 480))
    let config = trace.header.config.filter { $0.label != .bounds }
    trace.header.config = []
    trace.header.views = [
      Header.View(
        name: .main,
        component: trace.header.component,
        frame: frame,
        config: config,
        delegate: script
      ),
      Header.View(
        name: "content",
        component: String(content),
        container: .main,
        frame: Rect(origin: Point(0, 0), size: Point(320, 2000))
      ),
    ]
  }

  private mutating func set(_ name: Name, _ value: Value) {
    trace.header.config.removeAll { $0.label == name }
    trace.header.config.append(Argument(name, value))
  }
}

extension Header {
  /// Puts a second view as large below the only one.
  fileprivate mutating func stand(_ second: Notation.Second) {
    let size = Point(320, 480)
    let origins = [Point(0, 0), second == .beside ? Point(0, 480) : Point(0, 100)]
    views = ["upper", "lower"].enumerated().map { place, name in
      View(
        name: Name(name),
        component: component,
        container: second == .inside && place == 1 ? "upper" : nil,
        frame: Rect(origin: origins[place], size: size),
        config: config
      )
    }
    config = []
  }
}
