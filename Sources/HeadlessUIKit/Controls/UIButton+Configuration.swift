public import Foundation

extension UIButton {
  /// The content of a button; nothing is drawn, so most of it is only stored.
  nonisolated public struct Configuration: Hashable, Sendable {
    /// The background of the title.
    private enum Style: Hashable, Sendable {
      case plain, filled, gray, tinted
    }

    private let style: Style
    /// The title.
    public var title: String?
    /// The words below the title.
    public var subtitle: String?
    /// The picture beside the title.
    public var image: UIImage?
    /// At which side of the title the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the picture and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the subtitle and the title, in points.
    public var titlePadding: CGFloat = 1
    /// The room around it all.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the words and the picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// The rounding of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// True if something that turns round is in the picture's place.
    public var showsActivityIndicator = false

    /// The rounding of corners.
    public enum CornerStyle: Int, Hashable, Sendable, CaseIterable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The size of a button.
    public enum Size: Int, Hashable, Sendable, CaseIterable {
      case medium, small, mini, large
    }

    /// Returns a look with nothing behind the title.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a look with the tint behind the title.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a look with grey behind the title.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a look with a pale tint behind the title.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a look with nothing behind the title, as on other machines.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns a look with grey behind the title, as on other machines.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Returns a look with a pale tint behind the title, as on other machines.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a look with the tint behind the title, as on other machines.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
  }
}
