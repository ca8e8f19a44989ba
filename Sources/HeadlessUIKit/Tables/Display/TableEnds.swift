import Foundation

/// The views above and below all sections of a table.
struct TableEnds {
  var header: UIView?
  var footer: UIView?

  /// True if there is a view at one of the two ends.
  var hasViews: Bool { header != nil || footer != nil }

  /// The room that the upper view takes.
  var top: Length { Self.height(of: header) }
  /// The room that the lower view takes.
  var bottom: Length { Self.height(of: footer) }

  /// Puts the views in their places, as wide as the table and as high as they are.
  func place(width: CGFloat, footerAt end: Length) {
    Self.place(header, at: .zero, width: width)
    Self.place(footer, at: end, width: width)
  }

  private static func height(of view: UIView?) -> Length {
    Length(height: Double(view?.frame.size.height ?? 0))
  }

  private static func place(_ view: UIView?, at start: Length, width: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: start.points, width: width, height: view.frame.size.height)
    if view.frame != frame { view.frame = frame }
  }
}

extension UITableView {
  /// Has another view at one of the ends, or none.
  final func endViewChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    guard loading.isDone else { return setNeedsLayout() }
    arrangement.geometry.top = ends.top
    arrangement.geometry.bottom = ends.bottom
    display.arePlacesStale = true
    updateContentSize()
    setNeedsLayout()
  }
}
