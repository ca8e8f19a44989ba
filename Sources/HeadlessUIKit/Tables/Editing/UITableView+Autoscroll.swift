import Foundation
import Kinematics

extension UITableView: FrameMover {
  /// Has the table scroll from frame to frame as long as the finger that carries a row is near an edge.
  final func updateAutoscroll() {
    guard let scene, let finger = reorder?.fingerInView else { return }
    let wasScrolling = reorder?.autoscroll.isScrolling ?? false
    let start = Double(adjustedContentInset.top)
    let area = start...max(start, bounds.size.height - adjustedContentInset.bottom)
    reorder?.autoscroll.follow(finger: finger, in: area, at: scene.microseconds)
    let isScrolling = reorder?.autoscroll.isScrolling ?? false
    guard isScrolling != wasScrolling else { return }
    if isScrolling { scene.frames.movers.append(self) } else { endAutoscroll() }
  }

  final func endAutoscroll() {
    scene?.frames.movers.removeAll { $0 === self }
  }

  /// Goes on by one frame: the content moves, and the row hovers over another place (R552, R554).
  ///
  /// The move is told as any other move of the offset, and by no message of a drag (R553).
  final func moveByFrame() {
    guard let scene, let way = reorder?.autoscroll.advance(to: scene.microseconds) else { return }
    // One thing at a time moves the content; where fingers do not scroll, neither does this one.
    guard isScrollEnabled, !drag.isDragging, !drag.isGliding, animation == nil else {
      reorder?.autoscroll.forgetRest()
      return
    }
    let start = contentOffset.y
    let end = onPixelGrid(offset(goingBy: way))
    guard end != start else { return }
    reorder?.autoscroll.moved(by: end - start)
    contentOffset.y = end
    // A delegate that hears of the scroll may have ended the move.
    guard let reorder else { return }
    carryRow(to: bounds.minY + reorder.fingerInView)
  }

  /// The instant before which no frame moves it: at the end of the content a finger waits for something else to
  /// happen.
  final var due: Int64 {
    canScroll(by: reorder?.autoscroll.velocity ?? 0) ? .min : .max
  }

  /// Tells whether there is content left in a direction: down where it is more than zero.
  private func canScroll(by way: Double) -> Bool {
    way > 0 ? contentOffset.y < yAxis.range.upper : contentOffset.y > yAxis.range.lower
  }

  /// Returns the offset after a scroll by `way`.
  ///
  /// The scroll ends at the end of the range; content past the end stays there.
  private func offset(goingBy way: Double) -> Double {
    let (start, range) = (contentOffset.y, yAxis.range)
    guard canScroll(by: way) else {
      reorder?.autoscroll.forgetRest()
      return start
    }
    return way > 0 ? min(start + way, range.upper) : max(start + way, range.lower)
  }
}
