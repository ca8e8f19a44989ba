public import Foundation

/// A question with a button for each answer, shown over a controller that stays.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The place of an alert on the screen.
  nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The place of the alert on the screen.
  public final let preferredStyle: Style
  /// The longer text of the question.
  open var message: String?
  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added.
  public private(set) final var textFields: [UITextField]?
  /// The button that stands out.
  open var preferredAction: UIAlertAction?
  /// True if an answer was chosen, so that no other can be.
  private final var isAnswered = false

  /// Creates an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button; a second one that cancels raises an exception in UIKit, and is left out here.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      presentingViewController?.sceneAround?.raise(
        .inconsistency("UIAlertController can only have one action with a style of cancel")
      )
      return
    }
    actions.append(action)
  }

  /// Adds a text field, which alerts alone have.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Makes the view, with its fields and a button for each action.
  open override func loadView() {
    view = makeView()
  }

  /// Returns the view of an alert whose actions and fields were added.
  package final func makeView() -> UIView { AlertView(self) }

  /// Does what a tap on a button does: the alert goes, and then the action is done.
  ///
  /// The order, first dismissing the alert and then the action, is from memory.
  package final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered, presentingViewController != nil,
      presentedViewController == nil, !isBeingDismissed
    else { return }
    isAnswered = true
    dismiss(animated: true) { [self] in
      isAnswered = false
      action.perform()
    }
  }

  /// Does what a tap beside an action sheet does: it chooses the action that leaves all as it is.
  ///
  /// A tap beside an alert in the middle changes nothing; this is from memory, as is the rest.
  final func wasTappedOutside() {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }
}

/// The fields and the buttons of an alert, one below the other.
private final class AlertView: UIView {
  private static let rowHeight = 44.0
  private static let width = 270.0

  private let rows: [UIView]
  private let style: UIAlertController.Style
  private weak var alert: UIAlertController?

  init(_ alert: UIAlertController) {
    let buttons = alert.actions.map { action in
      let button = UIButton(frame: .zero)
      button.accessibilityIdentifier = action.title
      button.addAction(
        UIAction(title: action.title ?? "") { [weak alert] _ in alert?.choose(action) },
        for: .touchUpInside
      )
      return button
    }
    rows = (alert.textFields ?? []) + buttons
    style = alert.preferredStyle
    self.alert = alert
    super.init(frame: .zero)
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let places = touches.map { $0.location(in: self) }
    guard places.allSatisfy({ place in !rows.contains { $0.frame.contains(place) } }) else {
      return
    }
    alert?.wasTappedOutside()
  }

  /// Stands in the middle or at the bottom; no source tells how large.
  override func layoutSubviews() {
    super.layoutSubviews()
    let height = Double(rows.count) * Self.rowHeight
    let width = min(Self.width, bounds.width)
    var top = style == .alert ? (bounds.height - height) / 2 : bounds.height - height
    for row in rows {
      row.frame = CGRect(
        x: (bounds.width - width) / 2,
        y: top,
        width: width,
        height: Self.rowHeight
      )
      top += Self.rowHeight
    }
  }
}
