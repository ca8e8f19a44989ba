extension UIWebView {
  /// The reasons for which a web view loads something (R257).
  nonisolated public enum NavigationType: Int, Hashable, Sendable, CaseIterable {
    /// A link was tapped.
    case linkClicked
    /// A form was sent.
    case formSubmitted
    /// The history is gone along, back or forward.
    case backForward
    /// The page is loaded again.
    case reload
    /// A form is sent again, for what came of it is loaded again.
    case formResubmitted
    /// Anything else: code, a redirect, a frame.
    case other
  }
}

/// The reasons for which a web view loads something, under the Objective-C name.
public typealias UIWebViewNavigationType = UIWebView.NavigationType
