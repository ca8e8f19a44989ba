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

  /// Returns ears for the view, which answer by its script.
  func newEars() -> Ears { Ears(stage: stage, index: index, script: view.delegate) }

  /// Returns a voice for the view, which is answered by its script.
  func newVoice() -> StageVoice {
    StageVoice(stage: stage, index: index, observes: stage.observed, script: view.delegate)
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
