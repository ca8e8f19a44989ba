public import Foundation

/// The display of one world: its size, its pixels and its frames.
@preconcurrency @MainActor
public final class UIScreen: Sendable {
  /// The screen's rectangle in points.
  public let bounds: CGRect
  /// The number of pixels to a point.
  public let scale: CGFloat
  /// The number of frames a second.
  public let maximumFramesPerSecond: Int
  /// The length of a frame in milliseconds, exact whatever the clock says.
  let period: Double

  // Letting go needs no actor.
  nonisolated deinit {}

  /// The screen of the world whose code is running; of no world in particular, one of the usual size.
  public static var main: UIScreen { CurrentWorld.scene?.screen ?? UIScreen() }

  /// Creates a screen.
  public init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480),
    scale: CGFloat = 2,
    maximumFramesPerSecond: Int = 60
  ) {
    self.bounds = bounds
    self.scale = scale
    self.maximumFramesPerSecond = maximumFramesPerSecond
    period = 1_000 / Double(maximumFramesPerSecond)
  }
}
