public import Foundation

extension UIView {
  /// Returns a point of this view in the coordinates of another, or of the window for `nil`.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = convertToRoot(point)
    return view?.convertFromRoot(inRoot) ?? rootToWindow(inRoot)
  }

  /// Returns a point of another view, or of the window for `nil`, in this view's coordinates.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? convertFromRoot(windowToRoot(point))
  }

  /// Returns a rectangle of this view in the coordinates of another, or of the window for `nil`.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if isTransformedInWindow || view?.isTransformedInWindow ?? false {
      return CGRect(around: rect.corners.map { convert($0, to: view) })
    }
    return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view, or of the window for `nil`, in this view's coordinates.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if isTransformedInWindow || view?.isTransformedInWindow ?? false {
      return CGRect(around: rect.corners.map { convert($0, from: view) })
    }
    return CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  final func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    if let storedTransform { return convertIntoTransformed(point, storedTransform) }
    return CGPoint(
      x: point.x - storedOrigin.x + storedBounds.origin.x,
      y: point.y - storedOrigin.y + storedBounds.origin.y
    )
  }

  private func convertToSuperview(_ point: CGPoint) -> CGPoint {
    if let storedTransform { return convertTransformed(point, storedTransform) }
    return CGPoint(
      x: point.x - storedBounds.origin.x + storedOrigin.x,
      y: point.y - storedBounds.origin.y + storedOrigin.y
    )
  }

  // "Root" is the space that the outermost view's frame is in. The window's own coordinates begin
  // at its frame's origin, which is the root's only if the window stands at the screen's corner.

  private func convertToRoot(_ point: CGPoint) -> CGPoint {
    var result = convertToSuperview(point)
    var ancestor = storedSuperview
    while let current = ancestor {
      result = current.convertToSuperview(result)
      ancestor = current.storedSuperview
    }
    return result
  }

  private func convertFromRoot(_ point: CGPoint) -> CGPoint {
    convertFromSuperview(storedSuperview?.convertFromRoot(point) ?? point)
  }

  private func rootToWindow(_ point: CGPoint) -> CGPoint {
    storedWindow?.convertFromSuperview(point) ?? point
  }

  private func windowToRoot(_ point: CGPoint) -> CGPoint {
    storedWindow?.convertToSuperview(point) ?? point
  }
}
