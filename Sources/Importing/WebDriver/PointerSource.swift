/// A pointer of WebDriver's: where it is, and whether it is pressed.
struct PointerSource {
  /// The action of one pointer in one tick.
  struct Item {
    /// Kinds of items.
    enum Kind: String, CaseIterable {
      case down = "pointerDown"
      case up = "pointerUp"
      case move = "pointerMove"
      case cancel = "pointerCancel"
      case pause
    }

    var kind: Kind
    /// The duration in milliseconds; nil if it is as long as the tick.
    var duration: Int?
    /// The place to which the pointer moves.
    var target: Spot
    /// True if the target counts from where the pointer is.
    var isRelative: Bool
    /// The byte of the file where it stands.
    var offset: Int
  }

  /// The number by which its contacts are told apart.
  var contact: Int
  var spot = Spot(x: 0, y: 0)
  var isDown = false
  var items: [Item] = []
}

/// The action of a pointer at one moment.
struct PointerStep {
  /// The kinds of actions.
  enum Action {
    case down
    case up
    case cancel
    case move
  }

  var moment: Moment
  var contact: Int
  var action: Action
  var spot: Spot
}
