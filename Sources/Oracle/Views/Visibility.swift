internal import Traces
internal import Transcripts

/// The properties that decide if fingers find a view: hidden, deaf, or nearly transparent (R607).
struct Visibility: Sendable {
  private var isHidden = Certainty.unknown
  private var isDeaf = Certainty.unknown
  /// The certainty that it is too transparent to be found.
  private var isFaint = Certainty.unknown

  /// Nothing is known of them.
  init() {}

  /// Reads what a header says, of a record in which a call may be missing or not.
  ///
  /// A record that begins in the middle tells of what the header names alone: a call before its first line may
  /// have set the rest.
  init(_ view: borrowing Header.View, _ record: Recording) {
    guard !record.calls.leavesOpen else { return }
    let untold: Bool? = record.mayHaveChangedBefore ? nil : false
    isHidden = Certainty(view.config[.isHidden]?.bool ?? untold)
    isDeaf = Certainty(view.config[.isUserInteractionEnabled]?.bool.map { !$0 } ?? untold)
    isFaint = Certainty(view.config[.alpha]?.number.map(Self.isFaint) ?? untold)
  }

  /// The certainty that the view takes touches.
  var isShown: Certainty {
    if isHidden == .yes || isDeaf == .yes || isFaint == .yes { return .no }
    return isHidden == .no && isDeaf == .no && isFaint == .no ? .yes : .unknown
  }

  /// Follows a call to the view.
  mutating func follow(_ call: borrowing Call) {
    let value = call.arguments[call.name]
    switch call.name {
    case .isHidden: isHidden = Certainty(value?.bool)
    case .isUserInteractionEnabled: isDeaf = Certainty(value?.bool.map { !$0 })
    case .alpha: isFaint = Certainty(value?.number.map(Self.isFaint))
    default: break
    }
  }

  /// Takes in that a finger has found the view.
  mutating func beFound() { (isHidden, isDeaf, isFaint) = (.no, .no, .no) }

  /// Returns true if fingers surely find the view after a call as they did before.
  func stays(at call: borrowing Call) -> Bool {
    guard isShown != .unknown else { return false }
    var next = self
    next.follow(call)
    return next.isShown == isShown
  }

  private static func isFaint(_ alpha: Millionths) -> Bool { alpha.units < 10_000 }
}
