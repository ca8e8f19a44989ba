/// A call line: a method called or a property set by the program, or by its delegate.
public struct Call: Hashable, Sendable {
  /// The block that a call may stand in.
  public enum Block: String, Hashable, Sendable, CaseIterable {
    /// `UIView.performWithoutAnimation`.
    case performWithoutAnimation
    /// `UIView.animate`.
    case animate
    /// `UITableView.performBatchUpdates`: calls that follow each other on one table at one instant
    /// stand in one block.
    case performBatchUpdates
  }

  /// The time of the call, if it is known.
  public var time: Microseconds?
  /// The method's or property's full name.
  public var name: Name
  /// Its arguments by label.
  public var arguments: [Argument]
  /// The view that is called.
  public var view: ViewIndex
  /// The block around the call, if any.
  public var block: Block?
  /// True if the delegate made it, inside the message above.
  public var isByDelegate: Bool
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates a call.
  public init(
    time: Microseconds?,
    name: Name,
    arguments: [Argument] = [],
    view: ViewIndex = .first,
    block: Block? = nil,
    isByDelegate: Bool = false,
    extensions: Extensions = .none
  ) {
    self.time = time
    self.name = name
    self.arguments = arguments
    self.view = view
    self.block = block
    self.isByDelegate = isByDelegate
    self.extensions = extensions
  }

  /// True if the call asks for an animation: its argument `animated` is true.
  public var isAnimated: Bool { arguments[.animated]?.bool == true }
}

/// A settle line: the time by which everything must be at rest.
public struct Settle: Hashable, Sendable {
  /// The time at which the waiting begins, if it is known.
  public var time: Microseconds?
  /// The longest time that it may last.
  public var limit: Microseconds
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// The limit of the settle at the end of a trace that has none: 10 s.
  public static let usualLimit: Microseconds = 10_000_000

  /// Creates a settle.
  public init(time: Microseconds?, limit: Microseconds, extensions: Extensions = .none) {
    self.time = time
    self.limit = limit
    self.extensions = extensions
  }
}
