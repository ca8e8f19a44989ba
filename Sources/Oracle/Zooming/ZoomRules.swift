internal import Traces

/// Rules about what tells of a zoom, and whom it is told about.
enum ZoomRules {
  static let all = [
    needsView, needsLimits, beginsOnce, beginsFirst, beginHasCause, endIsLast, endsOnce,
    endIsBegun, isClosed, namesTheView,
  ]

  static let needsView = Rule(
    "scroll.zoom.needs-view",
    "Where the delegate gives no view to zoom, no message about zooming comes.",
    .sequence,
    catalogue: ["H02", "H01"],
    sources: ["AD/viewforzooming", "S4:122-131"],
    topic: .zoom,
    check: .ofZoom(
      at: [.willBeginZooming, .didZoom, .didEndZooming],
      answer: { watch, zoom in
        // A zoom that has begun ends, whatever the delegate has answered since (Z05).
        let isOpen = zoom.course.open > 0 && zoom.subject.begun != .none
        if zoom.subject.given == .unknown || watch.now.event == .didEndZooming && isOpen {
          return .notJudged
        }
        return Answer(zoom.subject.given != .none)
      },
      expecting: { _, _ in "nothing: viewForZooming answers no view" }
    ),
    passing: ["zooms=1,4 vv <>200 O <>240 Z*1.2 ^^ L*1.2!1.2 |", "component=scroll vv <>240 ^^ |"],
    failing: [
      "component=scroll vv <>160 ↓ O <>240 ^^ L", "zooms=1,4 V=none zoom:2 ↓ Z*2 |",
      "zooms=1,4 unheard=V vv <>160 ↓ O <>240 ^^ L",
    ]
  )

  static let needsLimits = Rule(
    "scroll.zoom.needs-limits",
    "Where both limits are one scale, no message about zooming comes.",
    .sequence,
    catalogue: ["H01", "I11"],
    sources: ["S4:122-131", "AD", "S0:110"],
    topic: .zoom,
    check: .ofZoom(
      at: [.willBeginZooming, .didZoom, .didEndZooming],
      answer: { watch, zoom in
        // If nobody is zoomed, another rule judges it.
        guard zoom.limits.areKnown, zoom.subject.given != .none, zoom.course.isOrdered,
          !zoom.scale.hasOutgrown,
          !zoom.limits.exclude(zoom.scale.told), zoom.course.wasSurely(in: ZoomPhase.shut)
        else { return .notJudged }
        return Answer(!zoom.limits.areOne)
      },
      expecting: { _, zoom in "nothing: both limits are \(zoom.limits.least.text)" }
    ),
    passing: [
      "component=zoom vv <>240 ^^ |", "component=zoom zoom:2 |", "component=zoom zoom+:2 |",
    ],
    failing: [
      "component=zoom vv <>160 ↓ O <>240 ^^ L", "component=zoom zoom:2 ↓ Z |",
      "component=zoom zoom+:2 ↓ O L |",
    ]
  )

  static let beginsOnce = Rule(
    "scroll.zoom.begins-once",
    "A zoom sends willBeginZooming once, not at every change.",
    .sequence,
    catalogue: ["H04", "Z05", "H06", "I04", "J03"],
    topic: .zoom,
    check: .table,
    passing: ["zooms=1,4 vv <>200 O <>240 Z*1.2 <>280 Z*1.4 ^^ L*1.4!1.4 |", "bare O Z Z L O Z L"],
    failing: [
      "zooms=1,4 vv <>200 O <>240 Z*1.2 <>280 ↓ O Z*1.4 ^^ L*1.4!1.4 |", "bare O Z Z ↓ O Z L",
    ]
  )

  static let beginsFirst = Rule(
    "scroll.zoom.begins-first",
    "A pinch sends willBeginZooming before its first didZoom.",
    .sequence,
    catalogue: ["H04", "Z05"],
    sources: ["AD", "M059"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom],
      answer: { watch, zoom in
        guard zoom.course.isOrdered, watch.turns.call != watch.now.turn,
          watch.record.calls != .hidden, !watch.course.isMidway
        else { return .notJudged }
        if zoom.course.wasSurely(in: ZoomPhase.pinch.set) { return .holds }
        guard zoom.course.wasSurely(in: ZoomPhase.shut) else { return .notJudged }
        // If all calls are told and no finger is, a zoom that nothing called is a pinch.
        if !watch.hands.areRecorded {
          return watch.record.calls == .recorded && zoom.endTurn < 0 ? .violated : .notJudged
        }
        return watch.hands.down >= 2 && !zoom.fingers.areLeftOver ? .violated : .notJudged
      },
      expecting: { _, _ in "willBeginZooming first" }
    ),
    passing: ["zooms=1,4 vv <>200 O <>240 Z*1.2 ^^ L*1.2!1.2 |"],
    failing: [
      "zooms=1,4 vv <>200 ↓ Z*1.1 <>240 Z*1.2 ^^ |*1.2", "inputs=call zooms=1,4 ↓ Z O Z L",
    ]
  )

  static let beginHasCause = Rule(
    "scroll.zoom.begin-has-cause",
    "willBeginZooming comes for two fingers or for an animated call, and for nothing else.",
    .sequence,
    catalogue: ["H04", "I03"],
    sources: ["AD/scrollviewwillbeginzooming"],
    topic: .zoom,
    check: .ofZoom(
      at: [.willBeginZooming],
      answer: { watch, zoom in
        guard watch.hands.areRecorded, watch.record.calls == .recorded, !watch.course.isMidway,
          zoom.course.wasSurely(in: ZoomPhase.shut), watch.turns.call != watch.now.turn
        else { return .notJudged }
        return Answer(watch.hands.down >= 2 || watch.turns.touch == watch.now.turn)
      },
      expecting: { _, _ in "nothing: no two fingers are down, and nothing was called" }
    ),
    passing: [
      "zooms=1,4 vv <>200 O <>240 Z*1.2 ^^ L*1.2!1.2 |", "zooms=1,4 zoom+:2 O Z*2 .18 L*2 |",
    ],
    failing: ["zooms=1,4 v - B S - S ^ W F . ↓ O L |"]
  )

  static let endIsLast = Rule(
    "scroll.zoom.end-is-last",
    "After didEndZooming no didZoom comes without a new cause.",
    .sequence,
    catalogue: ["H06", "A05"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom, .final],
      answer: { watch, zoom in
        if watch.now.event == .final { return zoom.endTurn >= 0 ? .holds : .notJudged }
        guard zoom.course.isOrdered, zoom.course.wasSurely(in: ZoomPhase.shut),
          watch.hands.areRecorded || zoom.endTurn >= 0,
          watch.record.calls == .recorded, watch.turns.call != watch.now.turn,
          watch.hands.down < 2 || zoom.fingers.areLeftOver, !watch.course.isMidway
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing: no zoom is open, and nothing was called" }
    ),
    passing: ["zooms=1,4 vv <>200 O <>240 Z*1.2 ^^ L*1.2!1.2 zoom:2 Z*2 |"],
    failing: [
      "zooms=1,4 vv <>200 O <>240 Z*1.2 ^^ L*1.2!1.2 . ↓ Z*1.1 |*1.1",
      "zooms=1,4 vv <>200 O ^^ L*1!1 ↓ Z*1.2 |*1.2",
      "zooms=1,4 vv <>200 O <>240 L*1!1 ↓ Z*1.2 ^^ |", "inputs=call zooms=1,4 O Z L ↓ Z",
    ]
  )

  static let endsOnce = Rule(
    "scroll.zoom.ends-once",
    "A zoom sends didEndZooming once.",
    .sequence,
    catalogue: ["H06", "Z05", "I04", "J03"],
    topic: .zoom,
    check: .table,
    passing: ["zooms=1,4 vv <>200 O <>240 Z*1.2 ^^ L*1.2!1.2 |", "bare O Z L O Z L"],
    failing: [
      "zooms=1,4 vv <>200 O <>240 Z*1.2 ^^ L*1.2!1.2 ↓ L*1.2!1.2 |", "bare O Z L ↓ L",
    ]
  )

  static let endIsBegun = Rule(
    "scroll.zoom.end-is-begun",
    "didEndZooming comes only for a zoom that has begun.",
    .sequence,
    catalogue: ["H15", "Z05", "H06", "I03"],
    sources: ["L15", "AD"],
    topic: .zoom,
    needs: .pairsZooms,
    check: .table,
    passing: [
      "zooms=1,4 vv ^^ |", "zooms=1,4 vv <>120 O ^^ L*1!1 |",
      Example("zooms=1,4 vv ^^ L |", profile: .classic),
    ],
    failing: ["zooms=1,4 vv ^^ ↓ L*1!1 |"]
  )

  static let isClosed = Rule(
    "scroll.zoom.is-closed",
    "At rest every zoom that has begun has ended.",
    .rest,
    catalogue: ["Z05", "H06", "I04", "J03"],
    sources: ["AD", "M059"],
    topic: .zoom,
    check: .table,
    passing: [
      "zooms=1,4 vv <>200 O <>240 Z*1.2 ^^ L*1.2!1.2 |", "zooms=1,4 zoom+:2 O Z*2 .18 L*2 |",
    ],
    failing: [
      "zooms=1,4 zoom+:2 O Z*2 .18 ↓ |*2", "bare O Z Z ↓ |",
      "zooms=1,4 vv <>200 O <>240 Z*1.2 x x2 ↓ |*1.2",
      "zooms=1,4 zoom+:2 O*1 Z*2 .18 zoom+:3 O*2 Z*3 .18 L*3!3 ↓ |*3",
    ]
  )

  static let namesTheView = Rule(
    "scroll.zoom.names-the-view",
    "Begin and end of a zoom name the view that viewForZooming gave.",
    .invariant,
    catalogue: ["H08", "H16"],
    sources: ["AD", "S0:139-145"],
    topic: .zoom,
    check: .ofZoom(
      at: [.willBeginZooming, .didEndZooming],
      answer: { watch, zoom in
        guard case .named(let view) = zoom.now.view else {
          return zoom.now.view == .none && zoom.subject.isKnown ? .violated : .notJudged
        }
        // A zoom that goes on stays that of its view, whatever was asked since.
        let isEnd = watch.now.event == .didEndZooming
        if isEnd, case .named(view) = zoom.subject.begun { return .holds }
        if case .named(let subject) = zoom.subject.given { return Answer(view == subject) }
        guard isEnd, case .named = zoom.subject.begun else { return .notJudged }
        return .violated
      },
      found: { watch, zoom in "\(watch.now.event.word) with \(zoom.now.view.text)" },
      expecting: { _, zoom in
        if case .named(let name) = zoom.subject.given { return name }
        return zoom.subject.begun.text
      }
    ),
    passing: [
      "zooms=1,4 vv <>200 O=content <>240 Z*1.2 ^^ L*1.2!1.2=content |",
      "zooms=1,4 V=map zoom+:2 O=map Z*2 .18 L*2!2=map |",
    ],
    failing: [
      "zooms=1,4 vv <>200 O=content <>240 Z*1.2 ^^ ↓ L*1.2!1.2=main |", "bare O=map Z ↓ L=main",
    ]
  )
}

extension ZoomSubject.Identity {
  /// The view as text.
  var text: String {
    switch self {
    case .named(let name): name
    case .none: "no view"
    case .some: "a view"
    case .unknown: "an unknown view"
    }
  }
}

extension Check {
  /// Returns a question asked at events of a view that zooms.
  static func ofZoom(
    at events: [Event],
    answer: @escaping @Sendable (Watch, Zoom) -> Answer,
    found: @escaping @Sendable (Watch, Zoom) -> String = { watch, _ in watch.now.event.word },
    expecting expected: @escaping @Sendable (Watch, Zoom) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: [],
        answer: { watch in watch.zoom.map { answer(watch, $0) } ?? .notJudged },
        found: { watch in watch.zoom.map { found(watch, $0) } ?? "" },
        expected: { watch in watch.zoom.map { [expected(watch, $0)] } ?? [] }
      )
    )
  }
}
