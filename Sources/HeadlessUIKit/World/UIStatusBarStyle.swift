/// The styles of the status bar.
nonisolated public enum UIStatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  case `default`, lightContent
  case darkContent = 3
}

/// The animations with which the status bar appears and disappears.
nonisolated public enum UIStatusBarAnimation: Int, Hashable, Sendable, CaseIterable {
  case none, fade, slide
}

/// The ways in which a machine may be held; several can be named at once.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit a way, UIKit's own.
  public let rawValue: UInt

  /// Creates a set of ways from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In any way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// In any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// In which direction what is shown stands; always upright, here.
nonisolated public enum UIInterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}
