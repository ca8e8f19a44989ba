import Foundation

extension UIScrollView {
  /// The effect of a drag on the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// It goes as soon as the drag begins.
    case onDrag
    /// It goes down and comes up with the finger, and stays down if that ends below its top.
    case interactive
    /// It goes as soon as the drag begins, and takes along what stands above its keys.
    case onDragWithAccessory
    /// It follows the finger, and takes along what stands above its keys.
    case interactiveWithAccessory

    fileprivate var isInteractive: Bool {
      self == .interactive || self == .interactiveWithAccessory
    }
  }

  /// Has the keyboard go as a drag begins, or lets the finger take it down (P02).
  final func dragMeetsKeyboard() {
    guard keyboardDismissMode != .none, let scene, scene.keyboard.isUp else { return }
    guard keyboardDismissMode.isInteractive else {
      scene.firstResponder?.resignFirstResponder()
      return
    }
    guard drag.hand == .dragging, scene.keyboard.puller == nil else { return }
    let finger = panGestureRecognizer.centroid.y
    let came = finger - panGestureRecognizer.rawTravel.y
    let top = scene.keyboardFrame.minY
    scene.keyboard.puller = self
    _ = scene.keyboard.dismissal.receive(.dragBegan(from: came - top))
    _ = scene.keyboard.dismissal.receive(.moved(to: finger - top))
  }

  /// Has a keyboard follow the finger that takes it down.
  final func pullKeyboard() {
    guard let keyboard = keyboardBeingPulled else { return }
    let depth = panGestureRecognizer.centroid.y - keyboard.top
    _ = keyboard.scene.keyboard.dismissal.receive(.moved(to: depth))
  }

  /// Ends what a drag does to the keyboard: one that was taken down goes, or it stands as before.
  final func releaseKeyboard(isCancelled: Bool) {
    guard let keyboard = keyboardBeingPulled else { return }
    let depth = panGestureRecognizer.location(in: nil).y - keyboard.top
    let scene = keyboard.scene
    scene.keyboard.puller = nil
    let goes = scene.keyboard.dismissal.receive(isCancelled ? .dropped : .lifted(at: depth))
    if goes { scene.firstResponder?.resignFirstResponder() }
  }

  /// The world whose keyboard this view's drag may take down, and where its top stands.
  private var keyboardBeingPulled: (scene: UIWindowScene, top: Double)? {
    guard keyboardDismissMode.isInteractive, let scene, scene.keyboard.puller === self else {
      return nil
    }
    // Not reckoned from where it is: it goes no farther than below the screen, the finger may.
    return (scene, scene.keyboard.standingTop(on: scene.screen.bounds))
  }
}
