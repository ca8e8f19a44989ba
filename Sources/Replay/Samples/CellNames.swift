import HeadlessUIKit
import Traces

/// The names of an application's cells: their identifier, and a number in the order in which they
/// were made.
final class CellNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// Kept, so that no other cell comes to have the identity of one that is gone.
  private var cells: [UITableViewCell] = []
  private var counts: [String: Int] = [:]

  /// Returns the name of a cell that has one.
  func name(of cell: UITableViewCell) -> String? { names[ObjectIdentifier(cell)] }

  /// Gives a cell its name, if it is new.
  ///
  /// - Returns: its name, and whether it is new.
  func take(_ cell: UITableViewCell) -> (name: String, isNew: Bool) {
    if let name = name(of: cell) { return (name, false) }
    let identifier = cell.reuseIdentifier ?? ""
    let count = counts[identifier, default: 0] + 1
    counts[identifier] = count
    let name = "\(identifier)-\(count)"
    names[ObjectIdentifier(cell)] = name
    cells.append(cell)
    return (name, true)
  }

  /// Returns the name of the cell that a view is, or is in.
  func name(around view: UIView) -> Value {
    var next: UIView? = view
    while let current = next {
      if let cell = current as? UITableViewCell {
        return name(of: cell).map { .string($0) } ?? .null
      }
      next = current.superview
    }
    return .null
  }
}
