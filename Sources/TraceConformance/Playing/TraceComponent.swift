internal import Traces

/// A component that a player plays a trace into.
///
/// Times are microseconds of virtual time from the start of the trace; places are points in the
/// coordinates of the first view.
public protocol TraceComponent: AnyObject {
  /// Takes the fingers of one event.
  func touch(_ touches: [TraceTouch], at microseconds: Int64) throws

  /// Calls a method, or sets a property. Without this method a trace with calls is skipped.
  func call(_ call: TraceCall) throws

  /// Moves what is in motion. Without this method nothing moves by itself.
  func frame(_ frame: TraceFrame) throws

  /// Returns the state of a view that the receiver of a message can read, by the format's keys of
  /// `state`.
  ///
  /// The component leaves out what it cannot tell. ``TracePlayer`` asks at each message, and at
  /// rest.
  func state(of view: String) -> [String: TraceValue]

  /// True if no finger is down and nothing moves.
  var isAtRest: Bool { get }
}

extension TraceComponent {
  /// Skips the trace.
  public func call(_ call: TraceCall) throws {
    throw TraceSkip("the component has no call \(call.name)")
  }

  /// Does nothing.
  public func frame(_ frame: TraceFrame) throws {}
}

/// The act of one finger in an event.
public struct TraceTouch: Hashable, Sendable {
  /// A kind of act of a finger.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It comes down.
    case began
    /// It moves.
    case moved
    /// It is told to be where it was.
    case stationary
    /// It is lifted.
    case ended
    /// The system takes it away.
    case cancelled
  }

  /// The finger's number, its own from `began` to its end.
  public let finger: Int
  /// The kind of act.
  public let phase: Phase
  /// Points from the left edge of the first view.
  public let x: Double
  /// Points from the top edge of the first view.
  public let y: Double

  init(_ touch: Touch) {
    finger = Int(touch.finger)
    phase = Phase(rawValue: touch.phase.text) ?? .cancelled
    x = touch.location.x.double
    y = touch.location.y.double
  }
}

/// A method that is called, or a property that is set.
public struct TraceCall: Hashable, Sendable {
  /// Swift's full name of it: `setContentOffset(_:animated:)`, or `contentOffset`.
  public let name: String
  /// The arguments by label; a property's value by its name.
  public let arguments: TraceArguments
  /// The view that is called.
  public let view: String
  /// The time of the call.
  public let microseconds: Int64
}

/// One frame.
public struct TraceFrame: Hashable, Sendable {
  /// Its number, from 1.
  public let number: Int64
  /// The time at which it comes.
  public let microseconds: Int64
  /// The frames since the last one that was shown, this one included: more than one where frames were
  /// dropped.
  public let periods: Int
}
