extension Component {
  /// A scroll view.
  static let scroll = Component("scroll")

  /// A scroll view whose content a pinch zooms.
  static let zoom = Component("zoom")
}
