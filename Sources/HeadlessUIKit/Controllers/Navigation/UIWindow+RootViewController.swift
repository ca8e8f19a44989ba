extension UIWindow {
  /// Puts another controller's view into the window, as large as that.
  final func replaceRoot(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    if let old {
      old.beginAppearanceTransition(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
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
    root.view.frame = bounds
    root.beginAppearanceTransition(true, animated: false)
    addSubview(root.view)
    // It has come when it was laid out.
    windowScene?.atEndOfTurn { [weak root] in root?.endAppearanceTransition() }
  }
}
