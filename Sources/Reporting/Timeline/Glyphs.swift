/// The characters of which a timeline is drawn.
struct Glyphs {
  var down: String
  var moved: String
  var held: String
  var up: String
  var cancelled: String
  var position: String
  var rest: String
  var trail: String
  var edge: String
  var fold: String
  var wrong: String
  var arrow: String
  var times: String
  var upTo: String

  static let unicode = Glyphs(
    down: "●",
    moved: "│",
    held: "╎",
    up: "○",
    cancelled: "✕",
    position: "•",
    rest: "■",
    trail: "─",
    edge: "┊",
    fold: "⋮",
    wrong: "✗",
    arrow: "→",
    times: "×",
    upTo: "…"
  )

  static let ascii = Glyphs(
    down: "v",
    moved: "|",
    held: "'",
    up: "^",
    cancelled: "x",
    position: "*",
    rest: "#",
    trail: "-",
    edge: ":",
    fold: "~",
    wrong: "!",
    arrow: "->",
    times: "x",
    upTo: ".."
  )

  func sign(_ finger: FingerSign) -> String {
    switch finger {
    case .absent: " "
    case .down: down
    case .moved: moved
    case .held: held
    case .up: up
    case .cancelled: cancelled
    }
  }
}

/// The act of a finger in one turn.
enum FingerSign {
  case absent, down, moved, held, up, cancelled

  /// The sign in the rows below until the finger is heard of again.
  var afterwards: FingerSign {
    switch self {
    case .absent, .up, .cancelled: .absent
    case .down, .moved, .held: .held
    }
  }
}
