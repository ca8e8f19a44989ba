extension UIView {
  /// The recognizers that are sent the touches on this view and on all inside it.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedRecognizers.isEmpty ? nil : storedRecognizers }
    set {
      for recognizer in storedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer, taking it off the view that it was on.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recognizer off the view; a gesture under way is cancelled.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.abandon()
    storedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
