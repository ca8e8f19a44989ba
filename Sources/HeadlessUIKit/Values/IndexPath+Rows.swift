public import Foundation

nonisolated extension NSIndexPath {
  /// The number of the section; the path must be a row's.
  public var section: Int { index(atPosition: 0) }

  /// The number of the row in its section; the path must be a row's.
  public var row: Int { index(atPosition: 1) }

  /// The number of the item in its section, which a table calls a row.
  public var item: Int { row }
}

nonisolated extension IndexPath {
  /// Creates the path of a row: exactly two numbers, the section first (R001).
  public init(row: Int, section: Int) {
    self = IndexPath(index: section).appending(row)
  }

  /// Creates the path of an item, which a table calls a row.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
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

  /// The number of the item in its section, which a table calls a row.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
