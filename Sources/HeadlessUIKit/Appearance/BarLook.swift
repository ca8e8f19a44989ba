extension UINavigationBar {
  /// Says which picture is behind the bar; nothing is drawn.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The form of a bar.
nonisolated public enum UIBarMetrics: Int, Hashable, Sendable, CaseIterable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
