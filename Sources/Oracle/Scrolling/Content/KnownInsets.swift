internal import Traces

/// The facts about a view's insets (N01).
struct KnownInsets: Sendable, Equatable {
  /// The adjusted inset, and whether it is known.
  var adjusted = Insets.zero
  var areKnown = false
  /// The plain inset, from which the adjusted one follows where no safe area is in play.
  var plain = Insets.zero
  var haveSafeArea = false
  /// The safe area that the view's own header or a call to it told last; nil: none.
  var cover: Insets?
  /// True if the safe area adds nothing.
  var neverAdjust = false
}
