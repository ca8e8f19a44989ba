internal import Transcripts

/// A call that changes sizes or insets, and what was told of it.
struct GeometryChange: Sendable {
  /// True if it changes a size or inset of the view itself, not its frame or safe area (N08).
  var isPlain = false
  /// True if it sets the insets; where others change, the range is not what the call says.
  var setsInset = false
  /// True if it is one after which content at its top stays there: of a frame or the safe area
  /// (N08).
  var movesTop = false
  /// True if it leaves the size of the bounds as it is.
  var hasSameSize = false
  /// The certainty that it changes the inset.
  var changesInset = Certainty.unknown
  /// The number of times that the change of the insets was told since, and true if it is still to
  /// be told (N04).
  var insetsTold: Int32 = 0
  var isInsetDue = false
  /// True if the content surely stood at its top, and the place of the top (N08).
  var wasAtTop = false
  var top: Int32 = 0
  /// The certainties that the offset was in the range before, and that it is after.
  var wasInside = Certainty.unknown
  var isInside = Certainty.unknown
}
