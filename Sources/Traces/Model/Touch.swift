/// Microseconds of virtual time since the start of a trace.
public typealias Microseconds = Int64

/// A touch line: what one finger did.
public struct Touch: Hashable, Sendable {
  /// A change of a finger.
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It was reported where it was.
    case stationary
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled

    /// The phase's word in the format.
    public var text: String { Vocabulary.touchPhases[Int(rawValue)] }

    /// True if the finger is up afterwards.
    public var isLast: Bool { self == .ended || self == .cancelled }
  }

  /// The time, if it is known.
  public var time: Microseconds?
  /// The change of the finger.
  public var phase: Phase
  /// The number of the finger.
  public var finger: Int32
  /// The place, in the first view's coordinates.
  public var location: Point
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates a touch.
  public init(
    time: Microseconds?,
    phase: Phase,
    finger: Int32,
    location: Point,
    extensions: Extensions = .none
  ) {
    self.time = time
    self.phase = phase
    self.finger = finger
    self.location = location
    self.extensions = extensions
  }
}
