/// A topic of rules.
///
/// A component that does one thing wrong mostly shows it many times. A violation leaves some topics in
/// doubt until the place is found again; what is broken there meanwhile follows from it.
enum Topic: UInt8, Sendable, CaseIterable {
  case order, tracking, dragging, decelerating, offset, motion, program, toTop, touches, answers
  case refresh, keyboard
  /// The place where the content rests, and the fact that it rests at all.
  case rest, stillness
  /// The causes of messages, whatever else is wrong about these messages.
  case causes
  case screens
  /// The loads of web views.
  case web
  /// Text fields, and forms.
  case typing
  /// The events that controls send, and the view that gets a finger.
  case controls
  /// The messages and questions of gesture recognizers.
  case recognizers
  /// The things that sample applications do by themselves.
  case samples
  /// Blocks of animations, and their ends.
  case animations
  case zoom, zoomFlags
  /// Content that is drawn tile by tile.
  case tiles
  case load, cells, display, rowTouches, selection, headers
  case editing

  /// True if it is a table's own, and so asked of tables alone.
  var isOfTable: Bool { rawValue >= Self.load.rawValue }

  /// The views of which questions are asked; a view of none of these kinds is asked the rest alone.
  enum Audience: Int, CaseIterable, Sendable {
    case scrollers, zooming, tables, text, web, animated, controls, recognizers, samples
    /// All, after everything else: any other rule says more of a message that nothing has caused.
    case causes
  }

  /// The views of which it is asked.
  var audience: Audience {
    switch self {
    case .typing: .text
    case .web: .web
    case .animations: .animated
    case .controls: .controls
    case .recognizers: .recognizers
    case .samples: .samples
    case .causes: .causes
    default: isOfZoom ? .zooming : isOfTable ? .tables : .scrollers
    }
  }

  /// True if it is about the course of motions, their order, ways and ends, not about a message by
  /// itself.
  var isOfCourse: Bool {
    switch self {
    case .order, .motion, .program, .toTop, .rest, .refresh: true
    default: false
    }
  }

  /// True if it is about zooming, and so asked of views that zoom alone.
  var isOfZoom: Bool { self == .zoom || self == .zoomFlags || self == .tiles }
}
