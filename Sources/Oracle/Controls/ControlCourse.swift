/// An event of a control's that its actions are told of.
enum ControlEvent: String, CaseIterable, Sendable {
  case touchDown, touchDownRepeat
  case touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel
  case valueChanged, primaryActionTriggered

  /// True if a finger's way sends it.
  var isOfTouch: Bool { self != .valueChanged && self != .primaryActionTriggered }
  /// True if a finger sends it that moves.
  var isOfDrag: Bool {
    switch self {
    case .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit: true
    default: false
    }
  }
  /// True if it ends a touch (R595).
  var isOfEnd: Bool {
    switch self {
    case .touchUpInside, .touchUpOutside, .touchCancel: true
    default: false
    }
  }
}

/// The order of a control's events of touches, as a table: where the finger may be, and what leads where
/// (R593 to R595).
///
/// The events of one movement are sent together, in an order that is not established: so there are places
/// between.
struct ControlCourse: Sendable {
  /// The place of the finger.
  enum Step: UInt8, CaseIterable, Sendable {
    /// None is followed.
    case away
    /// It came down just now.
    case fresh
    /// The repeated touch-down was told, and not yet the touch-down itself.
    case repeated
    case inside, outside
    /// A move inside was told, and not yet that the finger came back.
    case entering
    /// A move outside was told, and not yet that the finger left.
    case leaving
  }

  /// Steps as bits.
  typealias Steps = UInt8

  private static let table: [(from: [Step], event: ControlEvent, to: Step)] = [
    ([.away], .touchDown, .fresh),
    ([.away], .touchDownRepeat, .repeated),
    ([.repeated], .touchDown, .inside),
    ([.fresh], .touchDownRepeat, .inside),
    ([.fresh, .inside], .touchDragInside, .inside),
    ([.fresh, .inside], .touchDragExit, .outside),
    ([.fresh, .inside], .touchDragOutside, .leaving),
    ([.leaving], .touchDragExit, .outside),
    ([.outside], .touchDragOutside, .outside),
    ([.outside], .touchDragEnter, .inside),
    ([.outside], .touchDragInside, .entering),
    ([.entering], .touchDragEnter, .inside),
    ([.fresh, .inside, .outside], .touchUpInside, .away),
    ([.fresh, .inside, .outside], .touchUpOutside, .away),
    ([.fresh, .inside, .outside], .touchCancel, .away),
  ]

  static let all: Steps = Step.allCases.reduce(0) { $0 | $1.bit }
  /// The steps in which an event of the same movement is still to be told.
  private static let midst: Steps = Step.entering.bit | Step.leaving.bit

  /// The steps in which the finger may be.
  private var steps: Steps
  /// The number of values that were told as changed since a finger came down.
  private(set) var values = 0
  /// The events that nothing is told of.
  private let unheard: Set<ControlEvent>

  /// Begins with nothing followed, or anywhere.
  ///
  /// - Parameters:
  ///   - isFromTheStart: whether nothing was before the record.
  ///   - actions: the events that are told.
  init(isFromTheStart: Bool, actions: Set<ControlEvent>) {
    unheard = Set(ControlEvent.allCases.filter { $0.isOfTouch }).subtracting(actions)
    steps = isFromTheStart ? Step.away.bit : Self.all
    steps = closure(of: steps)
  }

  /// Returns the steps to which an event leads.
  private func next(of steps: Steps, on event: ControlEvent) -> Steps {
    Self.table.reduce(0) { next, row in
      row.event == event && row.from.contains { steps & $0.bit != 0 } ? next | row.to.bit : next
    }
  }

  /// Adds where events that are not told may have led.
  private func closure(of steps: Steps) -> Steps {
    steps.closed { steps in unheard.reduce(0) { $0 | next(of: steps, on: $1) } }
  }

  /// Returns true if an event fits.
  func allows(_ event: ControlEvent) -> Bool { next(of: steps, on: event) != 0 }

  /// Takes an event in; after one that does not fit the finger is where that leads from anywhere.
  mutating func take(_ event: ControlEvent) {
    if event == .touchDown { values = 0 }
    let fitting = next(of: steps, on: event)
    steps = closure(of: fitting != 0 ? fitting : next(of: Self.all, on: event))
  }

  /// Takes in that a new value was told.
  mutating func takeValue() { values += 1 }

  /// Takes in an event that a finger or code may have sent.
  mutating func mayTake(_ event: ControlEvent) { steps |= closure(of: next(of: steps, on: event)) }

  /// Takes in that anything may have come.
  mutating func lose() { steps = Self.all }

  /// True if no finger is followed for certain.
  var isSurelyAway: Bool { steps == Step.away.bit }
  /// True if a finger is followed for certain.
  var isSurelyFollowed: Bool { steps & (Step.away.bit | Step.repeated.bit) == 0 }
  /// True if the next event must belong to the movement that was told before it.
  var isInMidst: Bool { steps & ~Self.midst == 0 }
  /// True if the next event must be that a finger came down.
  var isOnlyRepeated: Bool { steps == Step.repeated.bit }
  /// True if the finger is inside, or outside, for certain.
  var isSurelyInside: Bool { steps == Step.inside.bit || steps == Step.fresh.bit }
  var isSurelyOutside: Bool { steps == Step.outside.bit }
}

extension ControlCourse.Step {
  fileprivate var bit: ControlCourse.Steps { 1 << rawValue }
}
