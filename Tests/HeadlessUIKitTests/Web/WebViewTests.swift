import Foundation
import HeadlessUIKit
import Testing

@Suite("A web view")
struct WebViewTests {
  private let screen = WebWorld()
  private var web: UIWebView { screen.web }

  @Test("asks, begins and finishes, and its request is the new one at the end (R240, R249)")
  func page() {
    var requests: [URL?] = []
    for word in ["began", "ended"] {
      screen.reactions[word] = { [web] in requests.append(web.request?.url) }
    }
    screen.load("moved")
    #expect(screen.takeHeard() == "ask(moved,other) began ask(a,other) ended")
    #expect(requests == [nil, URL(string: "http://a.example/")])
  }

  @Test("loads each frame by itself, and is loading until the last end (R245, R256)")
  func frames() {
    var flags: [Bool] = []
    for word in ["began", "ended"] {
      screen.reactions[word] = { [web] in flags.append(web.isLoading) }
    }
    screen.load("framed")
    #expect(
      screen.takeHeard()
        == "ask(framed,other) began ask(b,other) began ask(c,other) began ended ended ended"
    )
    #expect(flags == [true, true, true, true, true, false])
  }

  @Test("begins nothing that is refused, or has no address (R241, R248)")
  func withoutBegin() {
    screen.refused = ["a"]
    screen.load("a")
    #expect(screen.takeHeard() == "ask(a,other)")
    web.loadRequest(screen.request("foo://bar"))
    screen.world.settle()
    #expect(screen.takeHeard() == "ask(bar,other) failed(-1002)")
    #expect(web.request == nil)
  }

  @Test("fails what it gives up, and tells nothing where nothing is loading (R253, R255)")
  func stops() {
    web.stopLoading()
    web.loadRequest(screen.request("http://a.example/"))
    screen.world.wait(20)
    web.loadRequest(screen.request("http://b.example/"))
    screen.world.wait(20)
    web.stopLoading()
    web.stopLoading()
    screen.world.settle()
    #expect(
      screen.takeHeard()
        == "ask(a,other) began ask(b,other) failed(-999) began failed(-999)"
    )
    #expect(!web.isLoading)
  }

  @Test("goes along its history, whose end a new page is (R250, R259)")
  func history() {
    for name in ["a", "b", "c"] { screen.load(name) }
    _ = screen.takeHeard()
    web.goBack()
    screen.world.settle()
    web.goBack()
    screen.world.settle()
    #expect(screen.takeHeard() == "ask(b,backForward) began ended ask(a,backForward) began ended")
    #expect(!web.canGoBack && web.canGoForward)
    web.goBack()
    screen.load("c")
    #expect(web.canGoBack && !web.canGoForward)
  }

  @Test("asks again with a form's type where a form was sent, and with reload else (R251, R258)")
  func reload() {
    screen.load("a")
    web.reload()
    screen.world.settle()
    web.submitForm(to: URL(string: "http://b.example/")!)
    screen.world.settle()
    web.reload()
    screen.world.settle()
    let types = screen.takeHeard().split(separator: " ").filter { $0.hasPrefix("ask") }
    #expect(
      types == ["ask(a,other)", "ask(a,reload)", "ask(b,formSubmitted)", "ask(b,formResubmitted)"]
    )
  }

  @Test("loads nothing for a place on its page, and does for the same page again (R252)")
  func fragments() {
    screen.load("a")
    web.tapLink(to: URL(string: "http://a.example/#x")!)
    screen.world.settle()
    #expect(screen.takeHeard() == "ask(a,other) began ended ask(a,linkClicked)")
    #expect(web.request?.url?.fragment == "x")
    web.reload()
    screen.world.settle()
    #expect(screen.takeHeard() == "ask(a,reload) began ended")
  }

  @Test("makes pages fit, and only then lets fingers zoom (R261)")
  func scale() {
    screen.load("wide")
    #expect(web.scrollView.contentSize.width == 640)
    #expect(web.scrollView.pinchGestureRecognizer == nil)
    web.scalesPageToFit = true
    #expect(web.scrollView.contentSize.width == 320)
    #expect(web.scrollView.zoomScale == 0.5)
    #expect(web.scrollView.pinchGestureRecognizer != nil)
    screen.load("a")
    #expect(web.scrollView.zoomScale == 1)
  }

  @Test("tells nobody once its delegate is gone, and loads all the same (R262)")
  func delegate() {
    web.loadRequest(screen.request("http://a.example/"))
    web.delegate = nil
    screen.world.settle()
    #expect(screen.takeHeard() == "ask(a,other) began")
    #expect(web.request != nil)
  }

  @Test("waits with a page until it is in a window")
  func later() {
    let screen = WebWorld(isInWindow: false)
    screen.web.loadRequest(screen.request("http://a.example/"))
    screen.world.wait(1_000)
    #expect(screen.takeHeard() == "")
    screen.world.window.addSubview(screen.web)
    screen.world.settle()
    #expect(screen.takeHeard() == "ask(a,other) began ended")
  }

  @Test("that goes before its page has come keeps nothing waiting")
  func goes() {
    let world = World()
    world.scene.network = screen.network
    var web: UIWebView? = UIWebView(frame: world.window.bounds)
    world.window.addSubview(web!)
    web?.loadRequest(screen.request("http://a.example/"))
    #expect(world.scene.needsFrames)
    web?.removeFromSuperview()
    web = nil
    world.scene.finishTurn()
    #expect(!world.scene.needsFrames)
  }

  @Test("has a delegate that may call it in the midst of a message")
  func calls() {
    screen.reactions["began"] = { [web, screen] in
      screen.reactions = [:]
      web.stopLoading()
    }
    screen.load("framed")
    #expect(screen.takeHeard() == "ask(framed,other) began failed(-999)")
    screen.reactions["ended"] = { [screen] in
      screen.reactions = [:]
      screen.web.loadRequest(screen.request("http://b.example/"))
    }
    screen.load("a")
    #expect(screen.takeHeard() == "ask(a,other) began ended ask(b,other) began ended")
  }

  @Test("numbers its types as UIWebView.h does (R257)")
  func types() {
    #expect(
      UIWebViewNavigationType.allCases == [
        .linkClicked, .formSubmitted, .backForward, .reload, .formResubmitted, .other,
      ]
    )
    #expect(UIWebViewNavigationType.allCases.map(\.rawValue) == Array(0...5))
  }
}
