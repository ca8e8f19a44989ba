internal import Traces
internal import Transcripts

/// The messages to a controller about a window that is to have another size.
struct ScreenSize: Sendable {
  /// True if the window has another size, and the controller, whose view was on the screen, was not
  /// told.
  private(set) var isDue = false
  /// True if it was told, and its view was not laid out since.
  private(set) var isLayoutDue = false
  /// The turn in which it was told last.
  private(set) var toldTurn: Int32 = -1
  private var toldTime: Microseconds = -1
  /// The coming size that the judged message tells; nil: it tells none.
  private(set) var told: Point?

  /// Notes that the window has another size, as the view is on the screen.
  mutating func resize() {
    isDue = true
  }

  /// Returns true if it was told so long before a time that its view has surely been laid out since.
  func isToldLongBefore(_ time: Microseconds) -> Bool {
    toldTime >= 0 && time - toldTime >= 500_000
  }

  /// Takes in a message before it is judged.
  mutating func receive(_ message: borrowing Message) {
    told = message.arguments[.to]?.point
  }

  /// Follows a message, after it was judged.
  mutating func follow(_ event: Event, turn: Int32, time: Microseconds) {
    switch event {
    case .viewWillTransition:
      toldTurn = turn
      toldTime = time
      isLayoutDue = isDue
      isDue = false
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: isLayoutDue = false
    // A view that goes takes the size of the window when it is shown again.
    case .viewWillDisappear, .viewDidDisappear:
      isDue = false
      isLayoutDue = false
    default: break
    }
  }
}

/// The size of the window, as far as the header and calls tell it, and the latest call that gave it one.
struct WindowSize: Sendable {
  /// The size; nil: it is not told.
  private(set) var size: Point?
  /// The turn of the latest call that gave the window a size; -1: none did.
  private(set) var turn: Int32 = -1
  /// True if that call made the size another one, and true if it surely left the size as it was.
  private(set) var isOther = false
  private(set) var isSame = false
  /// True if the program made it, in no block, and true if it did with no change of screens under way.
  private(set) var isAlone = false
  private(set) var isPlain = false

  init(_ declaration: Header.View?) {
    size = declaration?.frame?.size
  }

  /// Follows a call.
  mutating func follow(_ call: borrowing Call, turn: Int32, isQuiet: Bool) {
    let before = size
    size = call.arguments[.to]?.point
    self.turn = turn
    isOther = before != nil && size != nil && before != size
    isSame = before != nil && before == size
    isAlone = !call.isByDelegate && call.block == nil
    isPlain = isQuiet && isAlone
  }
}

extension ScreenFacts {
  /// Follows a call that gives the window another size.
  func followResize(_ window: WindowSize?, turn: Int32) {
    guard let window, window.turn == turn, window.isPlain, window.isOther, phase == .here else {
      return
    }
    layout.size.resize()
  }
}
