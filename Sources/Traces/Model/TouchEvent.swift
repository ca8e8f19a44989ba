/// The touch lines of one event: lines of different fingers at one instant, one after the other.
public struct TouchEvent: Hashable, Sendable {
  private var time: Microseconds?
  private var fingers: [Int32] = []

  /// Creates an event without lines.
  public init() {}

  /// Whether further lines may belong to it.
  public var isOpen: Bool { !fingers.isEmpty }

  /// Whether a touch line belongs to it.
  public func continues(with touch: borrowing Touch) -> Bool {
    isOpen && touch.time == time && !fingers.contains(touch.finger)
  }

  /// Takes in a touch line, with which a new event begins unless it continues this one.
  public mutating func add(_ touch: borrowing Touch) {
    if !continues(with: touch) { end() }
    time = touch.time
    fingers.append(touch.finger)
  }

  /// Another line comes: the next touch line begins a new event.
  public mutating func end() { fingers.removeAll(keepingCapacity: true) }
}
