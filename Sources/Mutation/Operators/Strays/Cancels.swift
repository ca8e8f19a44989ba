internal import Traces
internal import Transcripts

extension Operators {
  static let cancels = Operator(
    "cancel",
    "A drag that the system takes away is not closed, or leaves the content where it may not rest.",
    [
      Context(
        ["B10"],
        "nothing is told of its end",
        .willEndDragging,
        needs: .inputs,
        edit: { $0.endingInSilence }
      ) {
        $0.isCancelled
      },
      Context(
        ["B22"],
        "willEndDragging is not sent",
        .willEndDragging,
        needs: [.release, .touches],
        edit: \.dropped
      ) { $0.isCancelled },
      Context(
        ["B10"],
        "didEndDragging is not sent",
        .didEndDragging,
        needs: .calls,
        edit: \.dropped
      ) {
        $0.isCancelled
      },
      Context(
        ["Z01"],
        "the flags stay up",
        .willEndDragging,
        needs: [.finals, .flags],
        edit: { site in
          guard let rest = site.rest else { return [] }
          return site.endingInSilence
            + rest.showing { $0.raise([.isTracking, .isDragging]) }
        }
      ) { $0.isCancelled && $0.rest != nil },
      Context(
        ["Z02"],
        "the content stays past the edge",
        .willEndDragging,
        needs: [.finals, .scrollOffsets, .setUp],
        edit: \.stayingOutside
      ) { $0.isCancelled && $0.isOverscrolled && $0.rest != nil },
      Context(
        ["C06", "Z04"],
        "didEndDecelerating is not sent after a touch-stop",
        .didEndDecelerating,
        needs: .finals,
        edit: \.dropped
      ) {
        $0.isModern && $0.moment.place == .stopped && $0.isOfCancel && $0.isToldToRest
          && $0.isTurnQuiet
      },
      Context(
        ["Z05"],
        "didEndZooming is not sent after a pinch",
        .didEndZooming,
        needs: .finals,
        edit: \.dropped
      ) { $0.isPinch && $0.fingers.wasCancelled && $0.isLastZoom },
    ]
  )
}

extension Site {
  /// True if it is told as the system takes the only finger of a drag away.
  fileprivate var isCancelled: Bool {
    view.hearsChain && isClearOfZoom && isAlone && fingers.wasCancelled && fingers.most == 1
      && moment.cause == .touch && record.hasCalls && !record.hasCall(in: fingers.beganLine...line)
  }

  /// True if the system takes the only finger away in its turn.
  fileprivate var isOfCancel: Bool {
    view.hearsChain && isClearOfZoom && isAlone && fingers.wasCancelled && fingers.most == 1
      && moment.cause == .touch && record.hasCalls
  }

  /// The messages of the lift, and all that follow from it.
  private var tail: [Site] {
    [self] + Array(followers.prefix { !$0.isFinal && $0.name != .willBeginDragging })
  }

  fileprivate var endingInSilence: [Edit] { tail.flatMap(\.dropped) }

  /// The edits by which the drag ends without a glide where the finger left the content.
  fileprivate var stayingOutside: [Edit] {
    guard let rest, let offset, let end = followers.first(where: { $0.name == .didEndDragging }),
      case .message(var message) = end.content
    else { return [] }
    message.arguments = [Argument(.willDecelerate, .bool(false))]
    let later = tail.filter { $0.line > end.line }
    return end.replaced(by: .message(message)) + later.flatMap(\.dropped) + rest.moved(to: offset)
  }
}
