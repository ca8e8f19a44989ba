extension UIWindow {
  /// Puts another controller's view into the window, as large as that.
  final func replaceRoot(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    if let old {
      old.beginAppearance(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
      old.isAppearanceManaged = false
    }
    old?.rootWindow = nil
    new?.rootWindow = self
    new?.isAppearanceManaged = true
    showRoot()
  }

  /// Shows the root controller's view, if the window can be seen.
  final func showRoot() {
    guard !isHidden, let root = rootViewController, root.appearance.phase == .disappeared else {
      return
    }
    // One that assigns no view shows none (R402).
    guard let view = root.view else { return }
    view.frame = bounds
    root.beginAppearance(true, animated: false)
    // The window may have got another size meanwhile.
    view.frame = bounds
    addSubview(view)
    root.tellOfPlace()
    // It has come when it was laid out.
    windowScene?.atEndOfTurn { [weak root] in root?.endAppearance() }
  }
}
