import HeadlessUIKit
import Traces

extension Component {
  /// A web view.
  static let web = Component(
    "web",
    sharing: CommonWords(
      settable: [.bounds, .network, .scalesPageToFit] + Stage.controllerProperties,
      fixed: CommonWords.ofViews.fixed,
      methods: [
        .becomeFirstResponder, .bounds, .frame, .layoutIfNeeded, .removeFromSuperview,
        .resignFirstResponder, .tapStatusBar,
      ]
    ),
    methods: Methods.web,
    make: { $0.web() },
    find: { _, view in view.descendant { $0 is UIWebView } }
  )
}
