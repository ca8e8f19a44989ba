import HeadlessUIKit
import Traces

extension Setup {
  /// Sets up a web view, whose network is the world's.
  func web() -> Stage.Actor {
    let web = UIWebView(frame: frame)
    parent?.addSubview(web)
    web.scalesPageToFit = view.config[.scalesPageToFit]?.bool ?? false
    let delegate = newDelegate(of: web.scrollView, in: web)
    stage.connectNetwork(header)
    return Stage.Actor(index: index, view: web, part: delegate)
  }
}

extension Stage {
  /// Connects the world to the network that a header describes, unless it is.
  func connectNetwork(_ header: Header) {
    if scene.network == nil { scene.network = StageNetwork(ScriptedNetwork(header)) }
  }
}

extension Methods {
  /// The methods that only a web view has.
  static let web: [Method] = [
    method(.loadRequest) { web, call in
      if let url = call.url(.request) { web.loadRequest(URLRequest(url: url)) }
    },
    method(.loadHTMLString) { web, call in
      web.loadHTMLString(call.arguments["string"]?.string ?? "", baseURL: call.url(.baseURL))
    },
    method(.reloadPage) { web, _ in web.reload() },
    method(.stopLoading) { web, _ in web.stopLoading() },
    method(.goBack) { web, _ in web.goBack() },
    method(.goForward) { web, _ in web.goForward() },
    method(.tapLink) { web, call in
      if let url = call.url(.address) { web.tapLink(to: url) }
    },
    method(.submitForm) { web, call in
      if let url = call.url(.address) { web.submitForm(to: url) }
    },
    method(.scalesPageToFit) { web, call in
      web.scalesPageToFit = call.arguments[.scalesPageToFit]?.bool ?? false
    },
    Method(name: .delegate) { stage, view, call in
      let actor = stage.actors.first { $0.view === view }
      let isThere = call.arguments[.delegate]?.string != nil
      (view as? UIWebView)?.delegate = isThere ? actor?.part.scripted : nil
    },
  ]

  private static func method(
    _ name: Name,
    _ perform: @escaping @MainActor (UIWebView, Call) -> Void
  ) -> Method {
    Method(name: name) { _, view, call in
      if let web = view as? UIWebView { perform(web, call) }
    }
  }
}

extension Call {
  /// Returns the address that an argument is.
  fileprivate func url(_ label: Name) -> URL? {
    arguments[label]?.string.flatMap { URL(string: $0) }
  }
}
