import HeadlessUIKit

/// A form with a button below its rows that sends what was typed.
public final class SendingFormController: DataEntryFormController {
  private static let buttonHeight = 44.0

  public override func viewDidLoad() {
    super.viewDidLoad()
    let width = tableView.bounds.width
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: Self.buttonHeight))
    button.accessibilityIdentifier = "send"
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    tableView.tableFooterView = button
  }

  /// Ends editing, so that the last field is kept too, and then sends.
  private func send() {
    view.endEditing(true)
    store.send(store.values)
  }
}
