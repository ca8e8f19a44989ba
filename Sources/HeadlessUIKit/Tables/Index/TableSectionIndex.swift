import Foundation

/// The strip at the right edge of a table, one entry below the other.
///
/// It keeps its touches from the first instant: they select no row and drag nothing (R190).
final class TableSectionIndex: UIControl {
  private var touched: Int?

  override var takesTouchesAtOnce: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touched = nil
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    follow(touches)
  }

  private func follow(_ touches: Set<UITouch>) {
    guard isTracking, let table = superview as? UITableView,
      let touch = touches.min(by: { $0.finger < $1.finger })
    else { return }
    let entry = Self.entry(
      at: touch.location(in: self).y,
      of: table.sectionIndex.titles.count,
      height: bounds.size.height
    )
    guard let entry, entry != touched else { return }
    touched = entry
    table.showSection(ofEntry: entry)
  }

  /// Returns the entry at a height, or the nearest: all are equally high, and fill the strip.
  static func entry(at y: Double, of count: Int, height: Double) -> Int? {
    guard count > 0, height > 0 else { return nil }
    let place = min(max(y / height * Double(count), 0), Double(count - 1))
    return Int(place)
  }
}
