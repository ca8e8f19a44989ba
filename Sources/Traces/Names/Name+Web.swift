extension Name {
  // What a web view asks and tells.

  /// `webView(_:shouldStartLoadWith:navigationType:)`.
  public static let shouldStartLoad = Name("webView(_:shouldStartLoadWith:navigationType:)")
  /// `webViewDidStartLoad(_:)`.
  public static let didStartLoad = Name("webViewDidStartLoad(_:)")
  /// `webViewDidFinishLoad(_:)`.
  public static let didFinishLoad = Name("webViewDidFinishLoad(_:)")
  /// `webView(_:didFailLoadWithError:)`.
  public static let didFailLoad = Name("webView(_:didFailLoadWithError:)")

  // What a trace may call.

  /// `loadRequest(_:)`.
  public static let loadRequest = Name("loadRequest(_:)")
  /// `loadHTMLString(_:baseURL:)`.
  public static let loadHTMLString = Name("loadHTMLString(_:baseURL:)")
  /// `reload()`.
  public static let reloadPage = Name("reload()")
  /// `stopLoading()`.
  public static let stopLoading = Name("stopLoading()")
  /// `goBack()`.
  public static let goBack = Name("goBack()")
  /// `goForward()`.
  public static let goForward = Name("goForward()")
  /// `tapLink(_:)`: a tap on a link of the page.
  public static let tapLink = Name("tapLink(_:)")
  /// `submitForm(_:)`: a form of the page is sent.
  public static let submitForm = Name("submitForm(_:)")

  // Properties.

  /// `delegate`.
  public static let delegate = Name("delegate")
  /// `network`: what is answered to which address.
  public static let network = Name("network")
  /// `scalesPageToFit`.
  public static let scalesPageToFit = Name("scalesPageToFit")

  // Labels.

  /// `shouldStartLoadWith`.
  public static let shouldStartLoadWith = Name("shouldStartLoadWith")
  /// `navigationType`.
  public static let navigationType = Name("navigationType")
  /// `request`.
  public static let request = Name("request")
  /// `baseURL`.
  public static let baseURL = Name("baseURL")
  /// `address`.
  public static let address = Name("address")
  /// `code`.
  public static let code = Name("code")
  /// `domain`.
  public static let domain = Name("domain")
}
