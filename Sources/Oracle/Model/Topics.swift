/// Several topics, as bits.
struct Topics: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(_ topic: Topic) {
    rawValue = 1 &<< UInt64(topic.rawValue)
  }

  /// Returns true if one of them is a topic.
  func contains(_ topic: Topic) -> Bool { rawValue >> UInt64(topic.rawValue) & 1 != 0 }

  /// All of them.
  static let all = Topics(rawValue: .max)
  /// The place of the content, as messages tell it.
  static let place = Topics(.offset)
  /// The flags of a drag and a glide.
  static let flags: Topics = [Topics(.tracking), Topics(.dragging), Topics(.decelerating)]
  /// The effects of a finger on content and on rows.
  static let ofFingers: Topics = [Topics(.touches), Topics(.rowTouches), Topics(.selection)]
  /// The messages of a program's scrolls.
  static let programs: Topics = [Topics(.program), Topics(.toTop)]
  /// The topics that are known only as long as the place in the course of drags and glides is
  /// known.
  static let course: Topics = [Topics(.order), Topics(.motion), Topics(.rest), flags, programs]
  /// The topics that are not established while a zoom is open (H10, H13): all but the zoom itself,
  /// the offsets that messages show, and rest.
  static let notInZoom = all.subtracting(
    [
      Topics(.zoom), Topics(.zoomFlags), Topics(.tiles), Topics(.samples), Topics(.offset),
      Topics(.rest), Topics(.stillness), Topics(.animations),
    ]
  )
  /// The topics about which a controller's view is still asked while its controller does not show
  /// it.
  static let behindScreens: Topics = [
    Topics(.screens), Topics(.offset), Topics(.rest), Topics(.stillness), Topics(.causes),
    Topics(.web), Topics(.animations), Topics(.controls),
  ]
}

extension Topic {
  /// True if it is about the flags of a drag and a glide.
  var isOfFlags: Bool { Topics.flags.contains(self) }

  /// The topics that a violation leaves in doubt: those that are judged by the facts that it shows
  /// to be wrong.
  var leavesInDoubt: Topics {
    switch self {
    // The place in the course of drags and glides is lost.
    case .order: .course
    // The told place of the content is wrong, and the next step begins there.
    case .offset: [Topics(.offset), Topics(.motion)]
    // A motion goes another way than it should: where it ends, and how, follows from that.
    case .motion: Topics(.motion)
    case .zoom: [Topics(.zoom), Topics(.zoomFlags)]
    case .program: [Topics(.program), Topics(.motion), Topics(.rest)]
    case .toTop: [Topics(.toTop), Topics(.program), Topics(.motion), Topics(.rest)]
    case .refresh: [Topics(.refresh), Topics(.rest)]
    // An item that is lost once is missed at each later look.
    case .load, .cells, .display: [Topics(.load), Topics(.cells), Topics(.display)]
    case .rowTouches, .selection: [Topics(.rowTouches), Topics(.selection), Topics(.causes)]
    // A flag that is wrong once may be wrong to the end of the drag.
    case .tracking, .dragging, .decelerating: Topics(self)
    case .zoomFlags, .headers, .screens, .web, .editing, .touches, .keyboard: Topics(self)
    // A wrong state at rest is wrong by itself. An answer counts for later events even if it is
    // wrong.
    case .rest, .stillness, .causes, .answers, .typing, .controls, .recognizers, .tiles, .samples,
      .animations:
      []
    }
  }
}
