import Foundation
import HeadlessUIKit
import Testing

@Suite("The chain of responders")
struct ResponderChainTests {
  private let scene = UIWindowScene()
  private let window: UIWindow
  private let root = UIViewController()

  init() {
    window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test("goes from a view to its controller, the window, the scene and the application")
  func outwards() {
    let view = UIView(frame: .zero)
    root.view.addSubview(view)
    #expect(view.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === window)
    #expect(window.next === scene)
    #expect(scene.next === UIApplication.shared)
    #expect(UIApplication.shared.next == nil)
  }

  @Test("goes from a presented controller to the one that presents it")
  func presented() {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    #expect(sheet.view.next === sheet)
    #expect(sheet.next === root)
    root.dismiss(animated: false)
    scene.finishTurn()
    #expect(sheet.next !== root)
  }

  @Test("may have views that stand for the keyboard, or above it")
  func inputViews() {
    final class Chat: UIViewController {
      let bar = UIView(frame: .zero)
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    #expect(chat.inputAccessoryView === chat.bar)
    #expect(chat.inputView == nil)
    let field = UITextField(frame: .zero)
    let picker = UIPickerView(frame: .zero)
    field.inputView = picker
    #expect((field as UIResponder).inputView === picker)
  }
}
