/// The phases of a view's zoom.
enum ZoomPhase: Int, CaseIterable, CodingKey {
  /// Nothing is open.
  case idle
  /// Nothing is open; a zoom ended last.
  case closed
  /// Fingers pinch.
  case pinch
  /// Fewer than two fingers of the pinch are left.
  case parted
  /// The scale is back on its limit after a pinch; the end is to come.
  case bounce
  /// The program zooms with animation; its `didZoom` is to come.
  case animate
  /// The program zooms with animation; its `didZoom` has come.
  case animated

  /// A set of phases.
  typealias States = UInt8

  /// The phase as a set.
  var set: States { 1 << rawValue }

  /// Nothing is open.
  static var shut: States { idle.set | closed.set }
  /// Fingers pinch, or have just left off.
  static var ofFingers: States { pinch.set | parted.set | bounce.set }
  /// The program zooms.
  static var ofProgram: States { animate.set | animated.set }
  /// Anything.
  static var all: States { shut | ofFingers | ofProgram }
}
