import HeadlessUIKit
import Traces

/// A view that brings the keyboard up when it is first responder; what is typed is of no account.
protocol StageTypist: UIKeyInput {}

extension StageTypist {
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// The things besides its views that a stage listens to.
struct Hearing: OptionSet {
  let rawValue: Int

  /// The notifications of the keyboard.
  static let keyboard = Hearing(rawValue: 1)
  /// Those of text fields.
  static let fields = Hearing(rawValue: 2)
}

extension Stage {
  /// Begins to hear of the keyboard; without a first responder there is nothing to hear.
  func listenToKeyboard() {
    guard !hearing.contains(.keyboard) else { return }
    hearing.insert(.keyboard)
    listen(to: UIResponder.keyboardWillShowNotification, as: .keyboardWillShow)
    listen(to: UIResponder.keyboardWillHideNotification, as: .keyboardWillHide)
  }

  private func listen(to notification: Notification.Name, as name: Name) {
    // The notifications of a world are posted by whoever plays it, and go with the stage's world.
    _ = scene.notificationCenter.addObserver(forName: notification, object: nil, queue: nil) {
      [unowned self] _ in
      MainActor.assumeIsolated { hearKeyboard(name) }
    }
  }

  /// Tells the view that the keyboard is for.
  private func hearKeyboard(_ name: Name) {
    // A cell is its table's.
    var responder = scene.keyboardResponder
    if let view = responder as? UIView, let cell = StageCell.around(view) {
      responder = cell.scripted?.table
    }
    guard let actor = actors.first(where: { $0.view === responder }) else { return }
    actor.part.write(name, [])
  }
}
