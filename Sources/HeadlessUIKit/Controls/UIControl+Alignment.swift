extension UIControl {
  /// The place of the content from side to side.
  nonisolated public enum ContentHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }

  /// The place of the content from top to bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
    case center, top, bottom, fill
  }
}
