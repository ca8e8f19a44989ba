import Kinematics

/// The state of a world that its views read whenever they move or ask for layout.
///
/// Each view of a world holds it. The way over the window to the world itself goes by two references that
/// are asked whether they still are there: too long a way for each row of a table.
final class Surroundings {
  /// The views that asked for layout, which are all that it holds.
  var layout = PendingLayout()
  /// True if content has a finger, or may still be told that one was lifted.
  var hasTouches = false
  /// True if there is a first responder, or was one that nobody holds any more.
  var mayHaveFirstResponder = false
  /// True if anything has ever covered a part of a window.
  var mayCoverEdges = false
  /// True if a controller whose view came into a window has ever added to its safe area.
  var hasAdditionalSafeAreas = false {
    didSet { mayCoverEdges = true }
  }
  /// True if a view in a window was ever transformed.
  var hasTransforms = false
  /// The weights of the samples in a finger's velocity, which were others in older versions of UIKit.
  var velocityWeights = VelocityWeights.modern
  /// True if whoever plays the world has ended it.
  var isOver = false
  /// The number of steps that may still be taken before the next look at the time.
  private var stepsLeft = Surroundings.stride
  /// The action after each some thousand steps.
  var whenBusy: (() -> Void)?

  /// The number of steps between two looks at the time.
  ///
  /// A look takes as long as a hundred steps.
  static let stride = 4096

  nonisolated deinit {}

  /// Counts steps of work: a view that is asked or moved, a recognizer that is compared with another, an
  /// answer of the network.
  func count(_ steps: Int = 1) {
    stepsLeft -= steps
    guard stepsLeft < 0 else { return }
    stepsLeft = Self.stride
    whenBusy?()
  }
}
