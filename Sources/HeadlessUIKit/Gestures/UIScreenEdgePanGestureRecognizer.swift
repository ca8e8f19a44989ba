import Foundation

/// Recognizes a finger that comes in from an edge of its view.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The greatest distance from the edge at which a finger may come down: 20 pt, from memory; no
  /// source says.
  static let margin = 20.0

  /// The edges that fingers may come in from.
  open var edges: UIRectEdge = []
  /// The edge that the finger has come in from.
  private final var edge: UIRectEdge?

  /// Takes in fingers that came down at an edge; others are none of its own.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Of several that come at once the first decides.
    guard let view, let touch = touches.min(by: { $0.finger < $1.finger }),
      let near = edge(near: touch.location(in: view), view)
    else {
      state = .failed
      return
    }
    edge = edge ?? near
    super.touchesBegan(touches, with: event)
  }

  /// Forgets the gesture.
  open override func reset() {
    super.reset()
    edge = nil
  }

  /// It comes before whatever is dragged inside the view.
  override var urgency: Double { .infinity }

  /// Counts what leads away from the edge, more than along it.
  override func countedTravelSquared(_ travel: CGPoint) -> Double {
    let inward =
      switch edge {
      case UIRectEdge.left: travel.x
      case UIRectEdge.right: -travel.x
      case UIRectEdge.top: travel.y
      case UIRectEdge.bottom: -travel.y
      default: 0.0
      }
    let isMoreInwardThanAlong = inward * inward * 2 > travel.x * travel.x + travel.y * travel.y
    return inward > 0 && isMoreInwardThanAlong ? inward * inward : 0
  }

  private func edge(near place: CGPoint, _ view: UIView) -> UIRectEdge? {
    let bounds = view.bounds
    let distances: [(edge: UIRectEdge, distance: Double)] = [
      (.left, place.x - bounds.minX), (.right, bounds.maxX - place.x),
      (.top, place.y - bounds.minY), (.bottom, bounds.maxY - place.y),
    ]
    return distances.first { edges.contains($0.edge) && $0.distance <= Self.margin }?.edge
  }
}
