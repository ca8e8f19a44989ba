/// The touch lines of one event: lines of different fingers at one instant, one after the other.
public struct TouchEvent: Hashable, Sendable {
  private var time: Microseconds?
  /// The fingers of its lines: the first, for nearly all events have no other, and the others.
  private var first: Int32?
  private var others: [Int32] = []

  /// Creates an event without lines.
  public init() {}

  /// True if further lines may belong to it.
  public var isOpen: Bool { first != nil }

  /// Returns true if a touch line belongs to it.
  public func continues(with touch: borrowing Touch) -> Bool {
    isOpen && touch.time == time && touch.finger != first && !others.contains(touch.finger)
  }

  /// Takes in a touch line, with which a new event begins unless it continues this one.
  public mutating func add(_ touch: borrowing Touch) {
    if !continues(with: touch) { end() }
    time = touch.time
    if first == nil { first = touch.finger } else { others.append(touch.finger) }
  }

  /// Takes in that another line comes: the next touch line begins a new event.
  public mutating func end() {
    first = nil
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}
