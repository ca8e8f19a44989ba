/// The world whose code is running.
///
/// UIKit has one world, so that `UIView.animate` and its like name none. Here there may be several at once.
/// A world is the current one for as long as it drives code, in that task alone: what a task-local value
/// is for. Nothing is kept between two turns.
nonisolated enum CurrentWorld {
  @TaskLocal static var scene: UIWindowScene?

  /// The world that drives the main actor's code just now, innermost of several; it is the current one there.
  ///
  /// It saves a world the search among the task's values, whenever it does something as itself once more: a
  /// tenth of a short turn.
  @MainActor fileprivate static var driving: ObjectIdentifier?
}

extension UIWindowScene {
  /// Does something as this world's code: `UIView.animate` and its like mean this world meanwhile.
  ///
  /// Touches, frames and whatever else a world does itself are done so. Code that calls views of a world
  /// from outside has to say it.
  public func perform<Outcome>(_ body: () -> Outcome) -> Outcome {
    let driver = CurrentWorld.driving
    if driver == ObjectIdentifier(self) { return body() }
    CurrentWorld.driving = ObjectIdentifier(self)
    defer { CurrentWorld.driving = driver }
    return CurrentWorld.$scene.withValue(self, operation: body)
  }
}
