import Foundation

// The page that is shown lies between its neighbours, so a finger goes no further than one page.

extension UIPageViewController {
  private var isSideways: Bool { navigationOrientation == .horizontal }

  /// The distance from page to page, in points.
  private var pitch: CGFloat {
    isSideways ? scrollView.bounds.width : scrollView.bounds.height
  }

  /// The distance of the content from the place at which the shown page fills the view, in pages.
  final var progress: CGFloat {
    guard pitch > 0 else { return 0 }
    let offset = scrollView.contentOffset
    return (isSideways ? offset.x : offset.y) / pitch - 1
  }

  /// Places what is there, with the page that is shown in view unless a change is under way.
  final func placePages() {
    guard let bounds = viewIfLoaded?.bounds, !pages.isPlacing else { return }
    pages.isPlacing = true
    defer { pages.isPlacing = false }
    let room = pages.spacing / -2
    let frame = isSideways ? bounds.insetBy(dx: room, dy: 0) : bounds.insetBy(dx: 0, dy: room)
    let isResized = scrollView.frame != frame
    if isResized { scrollView.frame = frame }
    let three = scrollView.bounds.size
    scrollView.contentSize =
      isSideways
      ? CGSize(width: three.width * 3, height: three.height)
      : CGSize(width: three.width, height: three.height * 3)
    // The insets keep the view from scrolling to a page that does not exist.
    scrollView.contentInset = insets
    if pages.turn == nil || isResized { scrollView.contentOffset = place(1) }
    pages.current?.viewIfLoaded?.frame = pageFrame(1)
    if let turn = pages.turn { turn.incoming.viewIfLoaded?.frame = frameOfIncoming(turn) }
  }

  /// Returns the frame of the page that comes.
  final func frameOfIncoming(_ turn: PageStrip.Turn) -> CGRect {
    pageFrame(turn.side == .before ? 0 : 2)
  }

  /// Returns the offset at which a place fills the view: 0, 1 or 2.
  final func place(_ number: CGFloat) -> CGPoint {
    isSideways ? CGPoint(x: number * pitch, y: 0) : CGPoint(x: 0, y: number * pitch)
  }

  private func pageFrame(_ number: CGFloat) -> CGRect {
    let slot = CGRect(origin: place(number), size: scrollView.bounds.size)
    let room = pages.spacing / 2
    return isSideways ? slot.insetBy(dx: room, dy: 0) : slot.insetBy(dx: 0, dy: room)
  }

  private var insets: UIEdgeInsets {
    let before = isThere(.before) ? 0 : -pitch
    let after = isThere(.after) ? 0 : -pitch
    return isSideways
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  private func isThere(_ side: PageStrip.Side) -> Bool {
    pages.neighbour(side) != nil || pages.turn?.side == side
  }
}
