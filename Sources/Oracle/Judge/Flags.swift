internal import Traces

/// The facts of a state as bits, numbered as `State.Facts` numbers them.
///
/// The loop compares them for every message; as this module's own constants they cost nothing.
struct Flags: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ facts: State.Facts) {
    rawValue = facts.rawValue
  }

  static var isTracking: Flags { Flags(rawValue: 1 << 0) }
  static var isDragging: Flags { Flags(rawValue: 1 << 1) }
  static var isDecelerating: Flags { Flags(rawValue: 1 << 2) }
  static var isZooming: Flags { Flags(rawValue: 1 << 3) }
  static var isZoomBouncing: Flags { Flags(rawValue: 1 << 4) }
  static var isScrollAnimating: Flags { Flags(rawValue: 1 << 5) }
  /// The flags that rules ask for at each message: tracking, dragging, decelerating.
  static var demanded: Flags { Flags(rawValue: 0b111) }
  /// Whatever is true or false.
  static var flags: Flags { Flags(rawValue: 0b11_1111) }
  static var isRefreshing: Flags { Flags(rawValue: 1 << 11) }
  static var bounds: Flags { Flags(rawValue: 1 << 7) }
  static var contentSize: Flags { Flags(rawValue: 1 << 8) }
  static var adjustedInset: Flags { Flags(rawValue: 1 << 9) }
  /// `bounds`, `contentSize`, `adjustedContentInset`.
  static var geometry: Flags { Flags(rawValue: 0b11_1000_0000) }

  /// The same facts as a state numbers them.
  var facts: State.Facts { State.Facts(rawValue: rawValue) }
}
