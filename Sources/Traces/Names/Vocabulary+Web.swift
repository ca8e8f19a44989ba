extension Vocabulary {
  /// What a web view asks and tells its delegate.
  static let webMessages: [Entry] = [
    Entry(
      "webView(_:shouldStartLoadWith:navigationType:)",
      [
        Parameter("shouldStartLoadWith", .title),
        Parameter("navigationType", .oneOf(navigationTypes)),
      ],
      answer: .bool
    ),
    Entry("webViewDidStartLoad(_:)"),
    Entry("webViewDidFinishLoad(_:)"),
    // An error is told by its two parts, each by its own name.
    Entry(
      "webView(_:didFailLoadWithError:)",
      [Parameter("code", .integer(atLeast: -1_000_000)), Parameter("domain", .title)]
    ),
  ]

  /// `UIWebViewNavigationType`, in its order.
  static let navigationTypes = [
    "linkClicked", "formSubmitted", "backForward", "reload", "formResubmitted", "other",
  ]

  /// The methods of a web view that a trace may call, and what its reader does on the page.
  static let webMethods: [Entry] = [
    Entry("loadRequest(_:)", [Parameter("request", .address)]),
    Entry(
      "loadHTMLString(_:baseURL:)",
      [Parameter("string", .title), Parameter("baseURL", .optional(.address))]
    ),
    Entry("reload()"),
    Entry("stopLoading()"),
    Entry("goBack()"),
    Entry("goForward()"),
    Entry("tapLink(_:)", [Parameter("address", .address)]),
    Entry("submitForm(_:)", [Parameter("address", .address)]),
  ]

  /// The properties of a web view.
  static let webProperties: [Entry] = [
    property("delegate", .optional(.oneOf(["scripted"]))),
    property("scalesPageToFit", .bool),
  ]

  /// What a `config` alone may say of a web view: what the network answers it.
  static let fixedWebProperties: [Entry] = [property("network", .network)]

  /// What can be read of the scroll view in a web view: how large the page lies in it.
  static let webScrollStateKeys: [Entry] = scrollStateKeys.filter {
    ["contentSize", "zoomScale"].contains($0.text)
  }

  /// What can be read of a web view besides.
  static let webStateKeys: [Entry] = [
    property("canGoBack", .bool),
    property("canGoForward", .bool),
    property("isLoading", .bool),
    property("request", .optional(.title)),
  ]

  /// The names that a web view alone has.
  static let webNames = Set(
    (webMethods + webProperties + fixedWebProperties + webStateKeys).map(\.text)
  )
}
