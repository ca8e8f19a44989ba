internal import Traces

/// How a view comes by a feature: by what its header says, or by what is told of it later.
struct FeatureMaker: Sendable {
  let slot: FeatureSlot
  /// Adds the feature to a view, if its header says that it has it.
  var addAtStart: @Sendable (Watch, borrowing Header) -> Void = { _, _ in }
  /// Adds the feature to a view that shows to have it.
  var add: @Sendable (Watch) -> Void = { _ in }
  /// The events at which a view shows to have it.
  var events: [Event] = []
  /// Whether a call to a view shows that it has it; nil: none does.
  var isShownByCall: (@Sendable (Watch, CallMoment) -> Bool)?
}
