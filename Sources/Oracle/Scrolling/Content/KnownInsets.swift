internal import Traces

/// The facts about a view's insets (N01).
struct KnownInsets: Sendable, Equatable {
  /// The adjusted inset.
  var adjusted = Insets.zero
  /// True if the adjusted inset is known.
  var areKnown = false
  /// The plain inset, from which the adjusted one follows where no safe area is in play.
  var plain = Insets.zero
  var haveSafeArea = false
  /// True if a refresh control alone has a part in the adjusted inset, and gives it back as it ends (R228).
  var holdControl = false
  /// The safe area of the window that the header or a call told last; nil: not known.
  var cover: Insets?
  /// The part of the safe area that is added.
  var share = Share.some
  /// True if the safe area adds nothing.
  var neverAdjust: Bool { share == .none }

  /// A part of the safe area.
  enum Share: Sendable {
    /// As much as the view's content, its bounces and its place ask for.
    case some
    case none
    case all

    /// Reads the name of a behaviour.
    init(_ behaviour: String?) {
      switch behaviour {
      case "never": self = .none
      case "always": self = .all
      default: self = .some
      }
    }
  }
}
