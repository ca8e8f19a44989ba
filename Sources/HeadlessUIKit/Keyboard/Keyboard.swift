import Foundation

/// The keyboard of a world: whether it is up, for whom, and who is taking it down.
nonisolated struct Keyboard {
  /// The height of a keyboard without anything above its keys, held upright.
  static let usualHeight = 216.0

  var isUp = false
  /// The responder that gets what is typed.
  weak var responder: UIResponder?
  /// The view whose drag may take the keyboard down.
  weak var puller: UIScrollView?
  var dismissal = KeyboardDismissal()
  /// The number of handovers from one responder to the next, during which the keyboard stays as it is.
  var handovers = 0

  /// Returns the frame of the keyboard on a screen; it is below the screen if the keyboard is not
  /// up.
  func frame(on screen: CGRect) -> CGRect {
    let top = isUp ? min(standingTop(on: screen) + dismissal.depth, screen.maxY) : screen.maxY
    return CGRect(x: screen.minX, y: top, width: screen.width, height: height(on: screen))
  }

  /// Returns the top edge of the keyboard on a screen while no finger takes it down.
  func standingTop(on screen: CGRect) -> Double { screen.maxY - height(on: screen) }

  private func height(on screen: CGRect) -> Double { min(Self.usualHeight, screen.height) }
}
