import HeadlessUIKit
import Traces

/// The things of which a component makes a view: what the header says of it, and the place that it
/// comes to.
struct Setup {
  let stage: Stage
  let header: Header
  let view: Header.View
  let index: ViewIndex
  let frame: CGRect
  /// The view that it is declared in; nil: the window.
  let container: UIView?

  /// The view that it is put into; nil: a controller's view is put where it belongs when it is shown.
  var parent: UIView? {
    stage.controls(view)
      ? nil : (container as? StageScrollView)?.zoomedContent ?? container ?? stage.window
  }

  /// Returns a receiver of the view's messages, which answers by its script.
  func newReceiver() -> ScriptedReceiver {
    ScriptedReceiver(stage: stage, index: index, script: view.delegate)
  }

  /// Returns a listener to the view, which answers by its script.
  func newListener() -> ScriptedListener {
    ScriptedListener(stage: stage, index: index, observes: stage.observed, script: view.delegate)
  }

  /// Returns a scripted delegate for a scroll view, which hears nothing yet.
  func newDelegate(of scrollView: UIScrollView, in web: UIWebView? = nil) -> ScriptedDelegate {
    ScriptedDelegate(
      stage: stage,
      scrollView: scrollView,
      index: index,
      observes: stage.observed,
      script: view.delegate,
      web: web
    )
  }
}
