import HeadlessUIKit
import Traces

extension ScriptedDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    guard isAttached else {
      // The scale of the `config` is being set, and nothing of it is heard.
      return firstAnswer(to: .viewForZooming).map(view) ?? zoomedContent
    }
    let reply = hear(.viewForZooming, [], usualAnswer: name(of: zoomedContent))
    guard case .answer(let answer) = reply else { return zoomedContent }
    return view(of: answer)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    hear(.willBeginZooming, [Argument("with", name(of: view))])
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    hear(.didZoom)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    hear(
      .didEndZooming,
      [
        Argument("atScale", .number(Millionths(scale))),
        Argument("with", name(of: view)),
      ]
    )
  }
}
