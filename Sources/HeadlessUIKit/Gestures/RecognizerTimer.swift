/// The time for which a recognizer waits for something.
struct RecognizerTimer {
  /// The instant at which it has waited long enough, in microseconds; nil: it does not wait.
  private(set) var deadline: Int64?
  private weak var scene: UIWindowScene?

  /// Returns true if a recognizer has waited long enough at an instant.
  func isOver(at instant: Int64) -> Bool { deadline.map { $0 <= instant } ?? false }

  /// Lets a recognizer hear of each frame for so long from now on.
  mutating func start(for recognizer: UIGestureRecognizer, _ microseconds: Int64) {
    stop(for: recognizer)
    scene = recognizer.view?.window?.windowScene
    deadline = (scene?.microseconds ?? 0) + microseconds
    scene?.frames.recognizers.append(recognizer)
  }

  /// Waits no longer.
  mutating func stop(for recognizer: UIGestureRecognizer) {
    deadline = nil
    scene?.frames.recognizers.removeAll { $0 === recognizer }
    scene = nil
  }
}
