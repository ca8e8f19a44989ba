import HeadlessUIKit
import Testing

/// A sheet's delegate, which notes its messages and lets the sheet go or not.
private final class SheetListener: UIAdaptivePresentationControllerDelegate {
  var letsGo = true
  private(set) var heard: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    heard.append("shouldDismiss")
    return letsGo
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    heard.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    heard.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    heard.append("didAttemptToDismiss")
  }
}

@Suite("A presentation")
struct PresentationTests {
  private let screens = NavigationWorld()
  private let page: NotedController
  private var world: World { screens.world }

  init() {
    page = screens.controller("M")
    _ = screens.heard()
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
    page.modalPresentationStyle = style
    screens.root.present(page, animated: animated) { [notes = screens.notes] in
      notes.lines.append("completion")
    }
    world.scene.finishTurn()
  }

  private func dismiss(animated: Bool = true) {
    screens.root.dismiss(animated: animated) { [notes = screens.notes] in
      notes.lines.append("completion")
    }
    world.scene.finishTurn()
  }

  @Test(
    "over the whole screen tells the one below, and the one that comes first that it has (R426, R429)"
  )
  func fullScreen() {
    present(.fullScreen)
    #expect(page.isBeingPresented && screens.navigation.presentedViewController === page)
    #expect(page.presentingViewController === screens.navigation)
    #expect(
      screens.heard() == ["M.didLoad", "A.willDisappear animated", "M.willAppear animated"]
    )
    world.settle()
    #expect(
      screens.heard() == ["M.didAppear animated", "A.didDisappear animated", "completion"]
    )
    #expect(!page.isBeingPresented && screens.navigation.view.window == nil)
  }

  @Test("that ends tells the one that goes first, and the one below before it has (R427, R431)")
  func dismissal() {
    present(.fullScreen, animated: false)
    _ = screens.heard()
    dismiss()
    #expect(page.isBeingDismissed)
    #expect(screens.heard() == ["M.willDisappear animated", "A.willAppear animated"])
    world.settle()
    #expect(
      screens.heard() == ["A.didAppear animated", "M.didDisappear animated", "completion"]
    )
    #expect(page.presentingViewController == nil && screens.navigation.view.window != nil)
  }

  @Test("without animation is over with its turn, in the same order (LM-6)")
  func unanimated() {
    present(.fullScreen, animated: false)
    #expect(
      screens.heard() == [
        "M.didLoad", "A.willDisappear", "M.willAppear", "M.didAppear", "A.didDisappear",
        "completion",
      ]
    )
  }

  @Test(
    "in any other style leaves the one below alone (R433, R434)",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .custom, .overFullScreen,
    ]
  )
  func sheets(_ style: UIModalPresentationStyle) {
    present(style)
    world.settle()
    dismiss()
    world.settle()
    #expect(
      screens.heard() == [
        "M.didLoad", "M.willAppear animated", "M.didAppear animated", "completion",
        "M.willDisappear animated", "M.didDisappear animated", "completion",
      ]
    )
  }

  @Test("is refused while another is there, and tells nobody")
  func refused() {
    present(.fullScreen)
    world.settle()
    _ = screens.heard()
    screens.root.present(screens.controller("N"), animated: true)
    world.settle()
    #expect(screens.heard().isEmpty && screens.navigation.presentedViewController === page)
  }

  private func pull(by distance: Double) {
    world.touch(.began, x: 160, y: 100)
    for step in 1...10 {
      world.wait(20)
      world.touch(.moved, x: 160, y: 100 + distance * Double(step) / 10)
    }
    world.touch(.ended, x: 160, y: 100 + distance)
    world.settle()
  }

  @Test("as a sheet is pulled down, and asks before it goes (R436)")
  func pulled() {
    let listener = SheetListener()
    present(.pageSheet)
    page.presentationController?.delegate = listener
    world.settle()
    _ = screens.heard()
    pull(by: 300)
    #expect(listener.heard == ["shouldDismiss", "willDismiss", "didDismiss"])
    #expect(screens.heard() == ["M.willDisappear animated", "M.didDisappear animated"])
  }

  @Test("as a sheet that may not go stays, and its delegate hears of the attempt (R437)")
  func attempted() {
    let listener = SheetListener()
    present(.pageSheet)
    page.presentationController?.delegate = listener
    world.settle()
    _ = screens.heard()
    listener.letsGo = false
    pull(by: 300)
    page.isModalInPresentation = true
    pull(by: 300)
    #expect(listener.heard == ["shouldDismiss", "didAttemptToDismiss", "didAttemptToDismiss"])
    #expect(screens.heard().isEmpty)
  }

  @Test("that code ends asks and tells the delegate nothing (R438)")
  func byCode() {
    let listener = SheetListener()
    present(.pageSheet)
    page.presentationController?.delegate = listener
    world.settle()
    dismiss()
    world.settle()
    #expect(listener.heard.isEmpty)
  }
}

@Suite("An alert")
struct AlertTests {
  private let screens = NavigationWorld()

  @Test("leaves what is below alone, goes for a tap on a button, and does what that says")
  func tap() throws {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for title in ["Delete", "Keep"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { chosen.append($0.title ?? "") }
      )
    }
    _ = screens.heard()
    screens.root.present(alert, animated: true)
    screens.world.settle()
    // Two rows of 44 points in the middle: the second is below it.
    screens.world.touch(.began, x: 160, y: 262)
    screens.world.touch(.ended, x: 160, y: 262)
    #expect(chosen.isEmpty && alert.isBeingDismissed)
    screens.world.settle()
    #expect(chosen == ["Keep"] && alert.presentingViewController == nil)
    #expect(screens.heard().isEmpty)
  }

  @Test("is shown by what suits its style, which changes with the style until it is presented")
  func kinds() {
    let sheet = UIViewController()
    #expect(sheet.sheetPresentationController != nil && sheet.popoverPresentationController == nil)
    sheet.modalPresentationStyle = .popover
    #expect(sheet.sheetPresentationController == nil && sheet.popoverPresentationController != nil)
    sheet.modalPresentationStyle = .fullScreen
    #expect(sheet.sheetPresentationController == nil && sheet.presentationController != nil)
  }

  /// An action sheet that is there, with an action that does nothing and one that cancels.
  private func sheet(
    _ style: UIAlertController.Style,
    _ chose: @escaping (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chose($0.title ?? "") })
    }
    alert.actions[0].isEnabled = false
    screens.root.present(alert, animated: true)
    screens.world.settle()
    return alert
  }

  private func tap(y: Double) {
    screens.world.touch(.began, x: 160, y: y)
    screens.world.touch(.ended, x: 160, y: y)
    screens.world.settle()
  }

  @Test("that is an action sheet cancels for a tap beside it, and one in the middle stays")
  func outside() {
    var chosen: [String] = []
    let middle = sheet(.alert) { chosen.append($0) }
    tap(y: 40)
    #expect(chosen.isEmpty && middle.presentingViewController != nil)
    screens.root.dismiss(animated: true)
    screens.world.settle()
    _ = sheet(.actionSheet) { chosen.append($0) }
    tap(y: 40)
    #expect(chosen == ["Keep"])
  }

  @Test("does nothing for a disabled action, nor for one that comes as it goes")
  func unavailable() {
    var chosen: [String] = []
    let alert = sheet(.alert) { chosen.append($0) }
    alert.choose(alert.actions[0])
    screens.root.dismiss(animated: true)
    alert.choose(alert.actions[1])
    screens.world.settle()
    alert.choose(alert.actions[1])
    screens.world.settle()
    #expect(chosen.isEmpty && alert.presentingViewController == nil)
  }
}
