internal import Traces

/// A maker of a view's feature, by what the header says of the view, or by what is told of it
/// later.
struct FeatureMaker: Sendable {
  let slot: FeatureSlot
  /// Adds the feature to a view, if its header says that it has it.
  var addAtStart: @Sendable (Watch, borrowing Header) -> Void = { _, _ in }
  /// Adds the feature to a view that shows to have it.
  var add: @Sendable (Watch) -> Void = { _ in }
  /// The events at which a view shows to have it.
  var events: [Event] = []
  /// Returns true if a call to a view shows that it has the feature; nil: no call does.
  var isShownByCall: (@Sendable (Watch, CallMoment) -> Bool)?
}
