public import Foundation

/// Offers other applications something; what is presented is an empty screen.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A function that is told what became of the offer.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The function that UIKit tells what became of the offer; it is never called here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a screen that offers something.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty screen; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Something that can be done with what is offered.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of an activity.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name of it.
    public let rawValue: String

    /// Creates it by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates it by its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// A letter.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// A sheet of paper.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// A copy on the pasteboard.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard"
    )
    /// A person's picture.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact"
    )
    /// A picture among others.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll"
    )
    /// Something to be read later.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList"
    )
    /// Something for a machine that is near.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  }
}
