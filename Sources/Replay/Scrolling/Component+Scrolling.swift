import HeadlessUIKit

extension Component {
  /// A scroll view.
  static let scroll = Component(
    "scroll",
    isPlayedForOthers: true,
    make: { $0.scroller(Setup.newScrollView) }
  )

  /// A scroll view whose content a pinch zooms.
  static let zoom = Component(
    "zoom",
    make: { $0.scroller(Setup.newScrollView) { StageZoomedContent() } }
  )
}
