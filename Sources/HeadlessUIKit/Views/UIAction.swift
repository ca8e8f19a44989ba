/// Something to do when a control tells of an event.
public final class UIAction {
  /// What is done; it is handed the action itself.
  public typealias Handler = (UIAction) -> Void

  /// What the action is called.
  public let title: String
  /// The object that told of the event, as long as the handler runs.
  public private(set) weak var sender: AnyObject?
  private let handler: Handler

  /// Creates an action.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }

  func perform(for sender: AnyObject) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
