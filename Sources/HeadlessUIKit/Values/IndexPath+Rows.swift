public import Foundation

nonisolated extension IndexPath {
  /// Creates the path of a row: exactly two numbers, the section first (R001).
  public init(row: Int, section: Int) {
    self = IndexPath(index: section).appending(row)
  }

  /// The number of the section; the path must be a row's.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section; the path must be a row's.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
