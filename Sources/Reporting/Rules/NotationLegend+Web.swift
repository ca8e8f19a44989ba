extension NotationLegend {
  /// Words about web views.
  static let web: [(word: Substring, meaning: String)] = [
    ("began", "webViewDidStartLoad(_:)"), ("ended", "webViewDidFinishLoad(_:)"),
    ("load", "loadRequest(_:)"), ("html", "loadHTMLString(_:baseURL:)"), ("again", "reload()"),
    ("halt", "stopLoading()"), ("back", "goBack()"), ("forward", "goForward()"),
    ("link", "a link is tapped"), ("form", "a form is sent"),
    ("undelegate", "the delegate is set to nil"), ("fit", "scalesPageToFit is set"),
  ]
}
