import Foundation

/// The closure of an action; it is given the action itself (R705).
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something to do when a control tells of an event.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// An identifier that tells actions apart.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier of the action; empty unless it was given.
  public let identifier: Identifier
  /// Words that help to find the action.
  public var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  public var attributes: Attributes
  /// The state that tells if the action is marked in a menu.
  public var state: State
  /// The object that told of the event, as long as the handler runs.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(for sender: AnyObject) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
