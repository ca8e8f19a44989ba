/// What views look at whenever they move or ask for layout.
///
/// Each view of a world holds it. The way over the window to the world itself goes by two references that
/// are asked whether they still are there: too long a way for each row of a table.
final class Surroundings {
  /// The views that asked for layout, which are all that it holds.
  var layout = PendingLayout()
  /// Whether content has a finger, or may still be told that one was lifted.
  var hasTouches = false
  /// Whether there is a first responder, or was one that nobody holds any more.
  var mayHaveFirstResponder = false
  /// Whether anything has ever covered a part of a window.
  var mayCoverEdges = false
  /// Whether whoever plays the world has ended it.
  var isOver = false

  nonisolated deinit {}
}
