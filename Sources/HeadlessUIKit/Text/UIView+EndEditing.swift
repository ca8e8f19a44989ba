extension UIView {
  /// Ends the editing of the text field that is this view or inside it.
  ///
  /// - Parameter force: Whether the field's delegate has no say in it (R273).
  /// - Returns: Whether the view has no first responder any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let scene = sceneAround, let view = scene.firstResponder as? UIView,
      view.isDescendant(of: self)
    else { return true }
    if force { view.giveUpFirstResponder() } else { view.resignFirstResponder() }
    return !view.isFirstResponder
  }
}
