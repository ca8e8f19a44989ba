/// The rules of what fingers do with a scroll view and its content.
struct FingerRules {
  /// True if fingers scroll.
  var scroll = true
  /// True if each scroll ends on a page.
  var turnPages = false
  /// The part of the velocity that is left after each millisecond of a glide.
  var rate = UIScrollView.DecelerationRate.normal
  /// True if a drag that begins along one axis stays on it.
  var locksDirection = false
  // True if a drag that would not move the view is left to one around it.
  var transfersHorizontally = true
  var transfersVertically = true
  /// True if content waits for its touches.
  var delaysContentTouches = true
  /// True if a drag may take touches away from content.
  var cancelsContentTouches = true
  /// The effect of a drag on the keyboard.
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// True if a tap on the status bar scrolls to the top.
  var scrollsToTop = true
}
