import HeadlessUIKit
import Testing

@Suite("An application")
struct ApplicationTests {
  private final class Delegate: UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  @Test("has its windows made by the delegate of a scene that a test calls")
  func scene() {
    let scene = UIWindowScene()
    let delegate = Delegate()
    scene.delegate = delegate
    scene.delegate?.scene(
      scene,
      willConnectTo: scene.session,
      options: UIScene.ConnectionOptions()
    )
    #expect(scene.windows == [delegate.window])
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.rootViewController?.isViewLoaded == true)
  }

  @Test("knows the world whose code is running, and no other")
  func shared() {
    let scene = UIWindowScene()
    var opened: [URL] = []
    scene.whenOpened = { opened.append($0) }
    let url = URL(filePath: "/a")
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(!UIApplication.shared.canOpenURL(url))
    scene.perform {
      #expect(UIApplication.shared.connectedScenes == [scene])
      UIApplication.shared.open(url)
      UIPasteboard.general.string = "a"
      #expect(UIPasteboard.general.string == "a")
    }
    #expect(opened == [url])
    #expect(UIPasteboard.general.string == nil)
  }
}
