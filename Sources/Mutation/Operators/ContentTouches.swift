internal import Traces

extension Operators {
  static let touches = Operator(
    "content-touches",
    "The content of a view gets touches that it may not get, or not those that it must.",
    [
      Context(
        ["EN06"],
        "touchesShouldBegin and touchesBegan at touch-down, in spite of the delay",
        .touchesShouldBegin,
        edit: { $0.broughtToTouchDown }
      ) {
        $0.isContentTouch && $0.setup.delaysTouches && $0.moment.causeLine != $0.fingers.beganLine
      },
      Context(
        ["EN07"],
        "touchesShouldBegin later than touch-down, without the delay",
        .touchesShouldBegin,
        edit: { site in
          site.deferring([site, site.began].compactMap(\.self), to: site.nextFrame)
        }
      ) { $0.isContentTouch && !$0.setup.delaysTouches },
      Context(
        ["EN07"],
        "touchesShouldBegin is not asked, without the delay",
        .touchesShouldBegin,
        edit: { $0.dropped }
      ) { $0.isContentTouch && !$0.setup.delaysTouches && $0.began != nil },
      Context(
        ["EN08"],
        "touchesShouldBegin is answered no, and the content has the touch",
        .touchesShouldBegin,
        edit: { $0.answering(false) }
      ) { $0.isContentTouch && $0.message?.answer?.bool == true && $0.began != nil },
      Context(
        ["EN08"],
        "the content has a touch that was refused",
        .touchesShouldBegin,
        edit: { site in
          guard let content = site.contentView else { return [] }
          let newcomer = Message(time: site.time, name: .touchesBegan, view: ViewIndex(content))
          return [.insert(.message(newcomer), before: site.line + 1)]
        }
      ) { $0.isContentTouch && $0.message?.answer?.bool == false },
      Context(
        ["EN09"],
        "the content has a touch that drags before the delay is over",
        .willBeginDragging,
        edit: { site in
          guard let content = site.contentView, let down = site.touchDown else { return [] }
          let newcomer = Message(time: down.time, name: .touchesBegan, view: ViewIndex(content))
          return [.insert(.message(newcomer), before: down.line + 1)]
        }
      ) { $0.isQuickDrag },
      Context(
        ["EN10"],
        "touchesCancelled is not sent as the view takes a touch over",
        .touchesCancelled,
        edit: { $0.dropped }
      ) { $0.givesWay },
      Context(
        ["EN10"],
        "touchesCancelled comes twice as the view takes a touch over",
        .touchesCancelled,
        edit: { $0.doubled }
      ) { $0.givesWay },
      Context(
        ["EN10"],
        "touchesCancelled after willBeginDragging",
        .touchesCancelled,
        edit: { $0.dropped + [.insert($0.content, before: $0.line + 2)] }
      ) { $0.givesWay },
      Context(
        ["EN11"],
        "a drag of content that tracks and cannot be cancelled",
        at: .touch(.moved),
        edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
      ) { $0.isUnanswered && !$0.setup.cancelsTouches && $0.contentTracks },
      Context(
        ["EN11"],
        "touchesShouldCancel, though content touches cannot be cancelled",
        at: .touch(.moved),
        edit: { site in
          guard let content = site.contentView else { return [] }
          let name = site.record.views[content].name.text
          return site.answering(
            [(.touchesShouldCancel, [Argument("in", .string(name))])],
            [.isTracking],
            answer: false
          )
        }
      ) { $0.isUnanswered && !$0.setup.cancelsTouches && $0.contentTracks },
      Context(
        ["EN12"],
        "touchesShouldCancel is answered no by itself for plain content",
        .touchesShouldCancel,
        edit: { $0.answering(false) }
      ) { $0.isAlone && $0.isForComponent("content") && $0.message?.answer?.bool == true },
      Context(
        ["EN12"],
        "touchesShouldCancel is answered yes by itself for a control",
        .touchesShouldCancel,
        edit: { $0.answering(true) }
      ) { $0.isAlone && $0.isForComponent("control") && $0.message?.answer?.bool == false },
      Context(
        ["EN13"],
        "touchesShouldCancel is answered no, and the view drags",
        .touchesShouldCancel,
        edit: { $0.answering(false) }
      ) {
        $0.isAlone && $0.message?.answer?.bool == true && $0.nextInTurn?.name == .willBeginDragging
      },
      Context(
        ["EN13"],
        "a drag after touchesShouldCancel was answered no",
        .touchesShouldCancel,
        edit: { $0.followed(by: .willBeginDragging, [], .dragging) }
      ) { $0.isAlone && $0.message?.answer?.bool == false },
      Context(
        ["EN13"],
        "touchesCancelled after touchesShouldCancel was answered no",
        .touchesShouldCancel,
        edit: { site in
          guard let content = site.contentView else { return [] }
          let newcomer = Message(time: site.time, name: .touchesCancelled, view: ViewIndex(content))
          return [.insert(.message(newcomer), before: site.line + 1)]
        }
      ) { $0.isAlone && $0.message?.answer?.bool == false },
      Context(
        ["EN13"],
        "touchesEnded is not sent to content that kept its touches",
        .touchesEnded,
        edit: { $0.dropped }
      ) { $0.isAfterRefusal },
      Context(
        ["EN14"],
        "touchesBegan of a tap shorter than the delay is not sent",
        .touchesBegan,
        edit: { $0.dropped }
      ) { $0.isTapOnContent },
      Context(
        ["EN14"],
        "touchesEnded of a tap shorter than the delay is not sent",
        .touchesEnded,
        edit: { $0.dropped }
      ) { $0.isTapOnContent },
    ]
  )
}

extension Site {
  /// Whether the only view that scrolls is asked for its content's touch, one finger being down.
  fileprivate var isContentTouch: Bool { isAlone && fingers.most == 1 && record.isTimed }

  /// The only view of plain content.
  fileprivate var contentView: Int? {
    let contents = record.views.indices.filter { !record.views[$0].isScroller }
    return contents.count == 1 ? contents[0] : nil
  }

  /// The touchesBegan that stands right behind it.
  fileprivate var began: Site? {
    let places = record.places[.message(.touchesBegan)] ?? []
    return places.first { record.moments[$0].line == line + 1 }
      .map { Site(record: record, place: $0) }
  }

  fileprivate var broughtToTouchDown: [Edit] {
    guard let down = touchDown else { return [] }
    let sites = [self] + [began].compactMap(\.self)
    return sites.flatMap(\.dropped)
      + sites.map { .insert($0.content.at(down.time), before: down.line + 1) }
  }

  /// It is answered otherwise.
  fileprivate func answering(_ answer: Bool) -> [Edit] {
    guard var message else { return [] }
    message.answer = .bool(answer)
    return replaced(by: .message(message))
  }

  /// Messages answer a touch, and are answered themselves.
  fileprivate func answering(
    _ messages: [(Name, [Argument])],
    _ flags: State.Facts,
    answer: Bool
  ) -> [Edit] {
    answering(messages, flags).map { edit in
      guard case .insert(.message(var message), let index) = edit else { return edit }
      message.answer = .bool(answer)
      return .insert(.message(message), before: index)
    }
  }

  /// Whether a fresh drag of a finger on content begins before the delay is over.
  fileprivate var isQuickDrag: Bool {
    guard isPlain, isAlone, moment.place == .touched, fingers.most == 1, setup.delaysTouches,
      let content = contentView, let down = touchDown, let time, let start = down.time,
      time - start < 140_000, !contentTracks,
      let frame = header.effectiveViews[content].frame
    else { return false }
    let place = fingers.origin
    let offset = down.moment.offset ?? .zero
    return Axis.allCases.allSatisfy {
      place[$0] + offset[$0] >= frame.origin[$0]
        && place[$0] + offset[$0] < frame.origin[$0] + frame.size[$0]
    }
  }

  /// Whether content has had the touch since the finger came down.
  fileprivate var contentTracks: Bool {
    guard fingers.beganLine >= 0 else { return false }
    return (record.places[.message(.touchesBegan)] ?? []).contains {
      let began = record.moments[$0].line
      return began > fingers.beganLine && began < line
    }
  }

  /// Whether a drag begins right behind it.
  fileprivate var givesWay: Bool {
    let lines = record.transcript.lines
    guard isAlone, line + 1 < lines.count, case .message(let next) = lines[line + 1] else {
      return false
    }
    return next.name == .willBeginDragging && next.time == time
  }

  /// Whether its argument names a view of a component, and no script answers.
  fileprivate func isForComponent(_ component: String) -> Bool {
    guard let name = message?.arguments["in"]?.string, let content = contentView else {
      return false
    }
    return !view.isScripted && record.views[content].name.text == name
      && record.views[content].component == component
  }

  /// Whether content kept its touches because the view may not take them.
  fileprivate var isAfterRefusal: Bool {
    guard isAlone, fingers.most == 1, fingers.down == 0, !fingers.wasCancelled else { return false }
    return (record.places[.message(.touchesShouldCancel)] ?? []).contains {
      let site = Site(record: record, place: $0)
      return site.line > fingers.beganLine && site.line < line
        && site.message?.answer?.bool == false
    }
  }

  /// Whether content is told of a tap at its lift.
  fileprivate var isTapOnContent: Bool {
    guard isAlone, fingers.most == 1, fingers.down == 0, !fingers.wasCancelled, !fingers.hasMoved,
      host.delaysTouches, moment.cause == .touch, let began = touchDown?.time, let time
    else { return false }
    return time - began < 150_000 && isAnsweredWithYes
  }

  private var isAnsweredWithYes: Bool {
    (record.places[.message(.touchesShouldBegin)] ?? []).contains {
      let site = Site(record: record, place: $0)
      return site.line > fingers.beganLine && site.line < line && site.message?.answer?.bool == true
    }
  }
}
