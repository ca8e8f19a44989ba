extension Vocabulary {
  /// The questions and messages of a web view to its delegate.
  static let webMessages: [Entry] = [
    .question(
      "shouldStartLoad",
      "webView(_:shouldStartLoadWith:navigationType:)",
      [
        Parameter("shouldStartLoadWith", .title),
        Parameter("navigationType", .oneOf(navigationTypes)),
      ],
      answer: .bool,
      usual: .yes,
      of: .web,
      to: .webViewDelegate,
      by: .pageStart
    ),
    .message(
      "didStartLoad",
      "webViewDidStartLoad(_:)",
      of: .web,
      to: .webViewDelegate,
      by: .pageStart
    ),
    .message(
      "didFinishLoad",
      "webViewDidFinishLoad(_:)",
      of: .web,
      to: .webViewDelegate,
      by: .pageEnd
    ),
    // An error is told by its two parts, each by its own name.
    .message(
      "didFailLoad",
      "webView(_:didFailLoadWithError:)",
      [Parameter("code", .integer(atLeast: -1_000_000)), Parameter("domain", .title)],
      of: .web,
      to: .webViewDelegate,
      by: .pageEnd
    ),
  ]

  /// `UIWebViewNavigationType`, in its order.
  static let navigationTypes = [
    "linkClicked", "formSubmitted", "backForward", "reload", "formResubmitted", "other",
  ]

  /// The methods of a web view that a trace may call, and what its reader does on the page.
  static let webMethods: [Entry] = [
    .method(
      "loadRequest",
      "loadRequest(_:)",
      [Parameter("request", .address)],
      of: .web,
      changes: .page,
      idle: .never
    ),
    .method(
      "loadHTMLString",
      "loadHTMLString(_:baseURL:)",
      [Parameter("string", .title), Parameter("baseURL", .optional(.address))],
      of: .web,
      changes: .page,
      idle: .never
    ),
    .method("reloadPage", "reload()", of: .web, changes: .page, idle: .never),
    .method("stopLoading", "stopLoading()", of: .web, changes: .page, idle: .never),
    .method("goBack", "goBack()", of: .web, changes: .page, idle: .never),
    .method("goForward", "goForward()", of: .web, changes: .page, idle: .never),
    .method(
      "tapLink",
      "tapLink(_:)",
      [Parameter("address", .address)],
      of: .web,
      changes: .page,
      idle: .never
    ),
    .method(
      "submitForm",
      "submitForm(_:)",
      [Parameter("address", .address)],
      of: .web,
      changes: .page,
      idle: .never
    ),
  ]

  /// The properties of a web view.
  static let webProperties: [Entry] = [
    .property("delegate", .optional(.oneOf(["scripted"])), of: .web, changes: .page, idle: .asItIs),
    .property("scalesPageToFit", .bool, of: .web, changes: .page, idle: .asItIs),
  ]

  /// The keys of a web view that only a `config` may set: the answers of the network.
  static let fixedWebProperties: [Entry] = [
    .fixed("network", .network, of: .web)
  ]

  /// The further state that can be read of a web view.
  static let webStateKeys: [Entry] = [
    .key("canGoBack", .bool, of: .web),
    .key("canGoForward", .bool, of: .web),
    .key("isLoading", .bool, of: .web),
    .key("request", .optional(.title), of: .web),
  ]
}
