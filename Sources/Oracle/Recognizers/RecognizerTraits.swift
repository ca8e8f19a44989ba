internal import Traces
internal import Transcripts

/// The traits that decide what a recognizer waits for, as its header says.
struct RecognizerTraits: Sendable {
  /// The kind of gesture.
  enum Kind: Sendable {
    case tap, press, swipe

    /// True if it happens at once, and so never begins or changes (R623).
    var isMomentary: Bool { self != .press }
  }

  let kind: Kind
  /// The number of taps, and of the fingers for each (R300, R636, R640).
  let taps: Int
  let fingers: Int
  /// True if a press wants taps before it (R636).
  let waitsForTaps: Bool
  /// The length of a press, and the distance that its fingers may go before (R636).
  let duration: Microseconds
  let movement: Int64
  /// The directions in which a swipe may go (R640).
  let directions: [String]
  /// The recognizers that must fail first.
  let awaited: [String]
  /// True if its script answers the question if another has to wait for it (R633).
  let mayHoldBack: Bool
  /// True if the view loses its touches to the gesture (R304), as far as calls are told.
  private(set) var cancelsTouches: Bool
  /// True if the view that it watches scrolls, so that the recognizers of that may take the finger.
  let isOnScroller: Bool
  /// True if nothing of this was set by a call, or may have been.
  private(set) var areKnown: Bool

  /// Reads what a header says of a recognizer on a view of a component; nil: it is on none.
  init(_ view: Header.View, on component: String?, areCallsKnown: Bool) {
    isOnScroller = component.map(Vocabulary.scrollers.contains) ?? true
    let config = view.config
    kind =
      switch view.component {
      case "long-press-recognizer": .press
      case "swipe-recognizer": .swipe
      default: .tap
      }
    taps = Int(config[.numberOfTapsRequired]?.number?.double ?? 1)
    waitsForTaps = kind == .press && (config[.numberOfTapsRequired]?.number ?? .zero) != .zero
    fingers = Int(config[.numberOfTouchesRequired]?.number?.double ?? 1)
    let seconds = config[.minimumPressDuration]?.number?.double ?? 0.5
    duration = Microseconds((seconds * 1_000_000).rounded())
    movement = Int64(((config[.allowableMovement]?.number?.double ?? 10) * 1000).rounded())
    let names = config[.direction]?.elements.compactMap(\.string)
    directions = names ?? ["right"]
    awaited = config[.requiresFailureOf]?.elements.compactMap(\.string) ?? []
    mayHoldBack = view.delegate.entries.contains { $0.message == .gestureShouldHoldBack }
    cancelsTouches = config[.cancelsTouchesInView]?.bool ?? true
    areKnown = areCallsKnown
  }

  /// Takes in that a call has set something of it.
  mutating func lose() { (areKnown, cancelsTouches) = (false, false) }

  /// Returns true if a way goes in one of the directions at all.
  func allows(_ way: Place) -> Bool {
    directions.contains { direction in
      switch direction {
      case "right": way.x > 0
      case "left": way.x < 0
      case "up": way.y < 0
      default: way.y > 0
      }
    }
  }
}
