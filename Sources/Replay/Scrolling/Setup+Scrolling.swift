import HeadlessUIKit
import Traces

extension Setup {
  /// Sets a scroll view up, unless somebody else makes them, with its delegate.
  ///
  /// - Parameters:
  ///   - newScroller: makes the stage's own.
  ///   - newContent: makes the view that is zoomed; nil: there is none.
  /// - Returns: the view and its delegate.
  func scroller(
    _ newScroller: (CGRect) -> any StageScroller,
    zooming newContent: (() -> StageZoomedContent)? = nil
  ) -> Stage.Actor {
    let scrollView = stage.makeScrollView?(frame) ?? newScroller(frame)
    let parent = parent
    if parent?.window == nil {
      // A controller's view is in no window yet, and keeps to the pixels of the screen all the same:
      // a device has one screen only.
      stage.window.addSubview(scrollView)
      scrollView.removeFromSuperview()
    }
    parent?.addSubview(scrollView)
    if let newContent { (scrollView as? StageScrollView)?.addZoomedContent(newContent()) }
    let delegate = newDelegate(of: scrollView)
    (scrollView as? any StageScroller)?.scripted = delegate
    // Without a delegate there is nothing to zoom, and so no scale to set; it hears nothing yet.
    if let zoom = scrollView as? StageScrollView, zoom.zoomedContent != nil {
      zoom.delegate = delegate
    }
    configure(scrollView)
    return Stage.Actor(index: index, view: scrollView, part: delegate)
  }

  /// Returns a scroll view with content of its own.
  static func newScrollView(_ frame: CGRect) -> any StageScroller {
    let scrollView = StageScrollView(frame: frame)
    // It is a subclass to hear more, and lays nothing out.
    scrollView.laysOutWhileScrolling = false
    return scrollView
  }

  /// Sets the properties of the `config`, in the format's order.
  private func configure(_ scrollView: UIScrollView) {
    for (place, value) in Properties.settings(of: view.config) {
      let property = Properties.inOrder[place]
      if property.name == .bounds {
        guard let size = value.point else { continue }
        scrollView.bounds.size = CGSize(width: size.x.double, height: size.y.double)
      } else {
        let offset = scrollView.contentOffset
        property.set(Properties.Receiver(scrollView: scrollView, window: stage.window), value)
        // Zooming keeps the middle; but an offset that is left out has its default.
        if Properties.zooms(property.name) { scrollView.contentOffset = offset }
      }
    }
  }
}
