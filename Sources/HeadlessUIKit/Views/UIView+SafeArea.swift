import Foundation

extension UIView {
  /// What the window's covered edges leave of this view uncovered, turned round.
  final var coveredEdgesOfWindow: UIEdgeInsets {
    guard let window = storedWindow, window.coveredEdges != .zero else { return .zero }
    // The frame, not the bounds: what scrolls inside a view does not move its own edges.
    let frame = storedSuperview?.convert(self.frame, to: window) ?? self.frame
    let free = CGRect(origin: .zero, size: window.storedBounds.size).inset(by: window.coveredEdges)
    return UIEdgeInsets(
      top: max(0, free.minY - frame.minY),
      left: max(0, free.minX - frame.minX),
      bottom: max(0, frame.maxY - free.maxY),
      right: max(0, frame.maxX - free.maxX)
    )
  }
}
