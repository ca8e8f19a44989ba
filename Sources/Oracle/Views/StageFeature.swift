internal import Traces

/// The facts about all views of a transcript that are kept for a feature: the controllers of a
/// navigation, animations.
protocol StageFeature: AnyObject {
  /// The place of the view that is judged by it as all has come to rest; nil: none is.
  var placeJudgedAtRest: Int? { get }
  /// True if a call has done what raises an exception.
  var mayRaise: Bool { get }

  /// Takes in the views.
  func gather(_ stage: Stage)
  /// Takes in a message of one of the views, no part of a drag or a glide, before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch)
  /// Follows what such a message means, after it was judged.
  func follow(_ watch: Watch)
  /// Follows a touch event, before the views do.
  func follow(_ hands: Hands, _ stage: Stage)
  /// Follows a call to any view, before the views do.
  func follow(_ call: borrowing Call, kind: Program.Kind, _ stage: Stage, turn: Int32)
  /// Takes in that all has come to rest.
  func rest(_ stage: Stage)
  /// Forgets what was due: after an exception nothing of it will come.
  func excuse()
}

extension StageFeature {
  var placeJudgedAtRest: Int? { nil }
  var mayRaise: Bool { false }

  func gather(_ stage: Stage) {}
  func receive(_ message: borrowing Message, _ watch: Watch) {}
  func follow(_ watch: Watch) {}
  func follow(_ hands: Hands, _ stage: Stage) {}
  func follow(_ call: borrowing Call, kind: Program.Kind, _ stage: Stage, turn: Int32) {}
  func rest(_ stage: Stage) {}
  func excuse() {}
}

/// A maker that makes a feature, and puts it into its slot.
struct StageFeatureMaker: Sendable {
  let make: @Sendable (inout Slots) -> any StageFeature
}
