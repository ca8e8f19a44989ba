/// A pointer of WebDriver's: where it is, and whether it is pressed.
struct PointerSource {
  /// What one pointer does in one tick.
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
    /// How long it takes, in milliseconds; nil: as long as the tick.
    var duration: Int?
    /// Where it goes.
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

/// What a pointer does at one moment.
struct PointerStep {
  /// What it does.
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
