/// The place of a view among those that a header declares.
public struct ViewIndex: Hashable, Sendable {
  /// The place, from 0.
  public var place: UInt16

  /// Creates an index.
  public init(_ place: Int) {
    self.place = UInt16(truncatingIfNeeded: place)
  }

  /// The first view: the one that is meant where a line names none.
  public static var first: ViewIndex { ViewIndex(0) }
}
