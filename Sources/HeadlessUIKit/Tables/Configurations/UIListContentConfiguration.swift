public import Foundation

/// The content of most cells: text, secondary text and an image.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The look of the text.
  public struct TextProperties: Hashable, Sendable {
    /// The face of the words.
    public var font: UIFont
    /// The colour of the words.
    public var color: UIColor
    /// The most lines that the words take; as many as they need for zero.
    public var numberOfLines = 0
    /// At which side the words begin.
    public var alignment = TextAlignment.natural
    /// True if words that are too long become smaller.
    public var adjustsFontSizeToFitWidth = false

    /// At which side words begin.
    public enum TextAlignment: Int, Hashable, Sendable, CaseIterable {
      case natural, center, justified
    }
  }

  /// The look of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a picture that has none of its own.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The most that the picture may measure, in points; zero for whatever it does.
    public var maximumSize = CGSize.zero
  }

  /// The words.
  public var text: String?
  /// The smaller words.
  public var secondaryText: String?
  /// The picture before the words.
  public var image: UIImage?
  /// The look of the text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body),
    color: .label
  )
  /// The look of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .caption1),
    color: .label
  )
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0,
    leading: 16,
    bottom: 0,
    trailing: 8
  )
  /// The distance of the text from the image, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the two texts if one is below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The distance between the two texts if they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// True if the smaller words stand beside the others where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Returns what a cell of the default style shows.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns what a cell shows with smaller words below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns what a cell shows with a value beside its words.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// Returns what the header of a plain table shows.
  public static func plainHeader() -> UIListContentConfiguration { header() }

  /// Returns what the header of a grouped table shows.
  public static func groupedHeader() -> UIListContentConfiguration { header() }

  /// Returns what the footer of a plain table shows.
  public static func plainFooter() -> UIListContentConfiguration { header() }

  /// Returns what the footer of a grouped table shows.
  public static func groupedFooter() -> UIListContentConfiguration { header() }

  private static func header() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// Makes a view that shows it.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same: no colour follows a state here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
