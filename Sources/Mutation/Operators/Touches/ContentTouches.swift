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
        needs: .touches,
        edit: { $0.dropped }
      ) { $0.isContentTouch && !$0.setup.delaysTouches && $0.began != nil },
      Context(
        ["EN08"],
        "touchesShouldBegin is answered no, and the content has the touch",
        .touchesShouldBegin,
        needs: .touches,
        edit: { $0.answering(false) }
      ) { $0.isContentTouch && $0.message?.answer?.bool == true && $0.began != nil },
      Context(
        ["EN08"],
        "the content has a touch that was refused",
        .touchesShouldBegin,
        needs: .touches,
        edit: { site in
          guard let content = site.contentView else { return [] }
          let newcomer = Message(time: site.time, name: .touchesBegan, view: ViewIndex(content))
          return [.insert(.message(newcomer), before: site.line + 1)]
        }
      ) { $0.isContentTouch && $0.message?.answer?.bool == false },
      Context(
        ["EN08"],
        "touchesBegan is not sent though touchesShouldBegin was answered yes",
        .touchesShouldBegin,
        needs: .touches,
        edit: { $0.began?.dropped ?? [] }
      ) { $0.isContentTouch && $0.message?.answer?.bool == true && $0.began != nil },
      Context(
        ["EN14"],
        "nothing of a tap shorter than the delay is told",
        .touchesShouldBegin,
        needs: .otherState,
        edit: { site in site.ofTap.flatMap(\.dropped) }
      ) { $0.isContentTouch && $0.setup.delaysTouches && $0.ofTap.count == 3 },
      Context(
        ["EN14"],
        "touchesCancelled instead of touchesEnded, of a tap shorter than the delay",
        .touchesEnded,
        needs: .touches,
        edit: { site in
          guard var message = site.message else { return [] }
          message.name = .touchesCancelled
          return site.replaced(by: .message(message))
        }
      ) { $0.isTapOnContent },
      Context(
        ["EN13"],
        "touchesCancelled instead of touchesEnded, of content that kept its touches",
        .touchesEnded,
        needs: .touches,
        edit: { site in
          guard var message = site.message else { return [] }
          message.name = .touchesCancelled
          return site.replaced(by: .message(message))
        }
      ) { $0.isAfterRefusal },
      Context(
        ["EN12"],
        "touchesCancelled without touchesShouldCancel",
        .touchesShouldCancel,
        needs: .touches,
        edit: { $0.dropped }
      ) {
        $0.isAlone && $0.message?.answer?.bool == true
          && $0.nextInTurn?.name == .willBeginDragging
      },
      Context(
        ["EN09"],
        "a drag that began before the delay was over is not told of",
        .willBeginDragging,
        needs: .touches,
        edit: { site in site.companions.flatMap(\.dropped) }
      ) { $0.isQuickDrag && $0.isDragToRest },
      Context(
        ["EN09"],
        "the content is given the touch of a drag that began before the delay was over, at its lift",
        .willBeginDragging,
        needs: .touches,
        edit: { site in
          let lift = site.followers.first { $0.name == .willEndDragging }
          guard let content = site.contentView, let lift else { return [] }
          let newcomer = Message(time: lift.time, name: .touchesBegan, view: ViewIndex(content))
          return [.insert(.message(newcomer), before: lift.line)]
        }
      ) { $0.isQuickDrag && $0.moment.place == .touched },
      Context(
        ["EN10"],
        "touchesCancelled is not sent as the view takes a touch over",
        .touchesCancelled,
        needs: .touches,
        edit: { $0.dropped }
      ) { $0.givesWay },
      Context(
        ["EN10"],
        "touchesCancelled comes twice as the view takes a touch over",
        .touchesCancelled,
        needs: .touches,
        edit: { $0.doubled }
      ) { $0.givesWay },
      Context(
        ["EN10"],
        "touchesCancelled after willBeginDragging",
        .touchesCancelled,
        needs: .touches,
        edit: { $0.dropped + [.insert($0.content, before: $0.line + 2)] }
      ) { $0.givesWay },
      Context(
        ["EN11"],
        "a drag of content that tracks and cannot be cancelled",
        at: .touch(.moved),
        needs: .touches,
        edit: { $0.answering([(.willBeginDragging, [])], [.isTracking, .isDragging]) }
      ) { $0.isUnanswered && !$0.setup.cancelsTouches && $0.contentTracks },
      Context(
        ["EN11"],
        "touchesShouldCancel, though content touches cannot be cancelled",
        at: .touch(.moved),
        needs: .touches,
        edit: { site in
          guard let content = site.contentView else { return [] }
          let name = site.record.views[content].name.text
          return site.answering(
            [(.touchesShouldCancel, [Argument("in", .string(name))])],
            [.isTracking],
            answer: site.record.views[content].component == "content"
          )
        }
      ) { $0.isUnanswered && !$0.setup.cancelsTouches && $0.contentTracks },
      Context(
        ["EN12"],
        "touchesShouldCancel is answered no by itself for plain content",
        .touchesShouldCancel,
        needs: .touches,
        edit: { $0.answering(false) }
      ) { $0.isAlone && $0.isForComponent("content") && $0.message?.answer?.bool == true },
      Context(
        ["EN12"],
        "touchesShouldCancel is answered yes by itself for a control",
        .touchesShouldCancel,
        needs: .touches,
        edit: { $0.answering(true) }
      ) { $0.isAlone && $0.isForComponent("control") && $0.message?.answer?.bool == false },
      Context(
        ["EN13"],
        "touchesShouldCancel is answered no, and the view drags",
        .touchesShouldCancel,
        needs: .touches,
        edit: { $0.answering(false) }
      ) {
        $0.isAlone && $0.message?.answer?.bool == true && $0.view.isScripted
          && $0.nextInTurn?.name == .willBeginDragging
      },
      Context(
        ["EN13"],
        "a drag after touchesShouldCancel was answered no",
        .touchesShouldCancel,
        needs: .touches,
        edit: { $0.followed(by: .willBeginDragging, [], .dragging) }
      ) { $0.isAlone && $0.message?.answer?.bool == false && $0.hasPlainContent },
      Context(
        ["EN13"],
        "touchesCancelled after touchesShouldCancel was answered no",
        .touchesShouldCancel,
        needs: .touches,
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
        needs: .otherState,
        edit: { $0.dropped }
      ) { $0.isAfterRefusal },
      Context(
        ["R304"],
        "touchesEnded as a tap around the content is recognized",
        .touchesCancelled,
        needs: .touches,
        edit: { site in
          guard var message = site.message else { return [] }
          message.name = .touchesEnded
          return site.replaced(by: .message(message))
        }
      ) { $0.isCancelledByTap },
      Context(
        ["R304"],
        "touchesCancelled while the finger of a tap rests on the content",
        .touchesCancelled,
        needs: .touches,
        edit: { site in
          guard let began = site.forerunners.first(where: { $0.name == .touchesBegan }) else {
            return []
          }
          return site.dropped + [.insert(site.content.at(began.time), before: began.line + 1)]
        }
      ) { $0.isCancelledByTap && !$0.fingers.hasMoved },
      Context(
        ["EN14"],
        "touchesBegan of a tap shorter than the delay is not sent",
        .touchesBegan,
        needs: .touches,
        edit: { $0.dropped }
      ) { $0.isTapOnContent },
      Context(
        ["EN14"],
        "touchesEnded of a tap shorter than the delay is not sent",
        .touchesEnded,
        needs: .otherState,
        edit: { $0.dropped }
      ) { $0.isTapOnContent },
    ]
  )
}
