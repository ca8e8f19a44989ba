public import Foundation

/// A field for what is searched, with a button that ends the search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The width that is left for the button while it is shown; it stands for what its word would take.
  private static let buttonWidth: CGFloat = 80

  /// The delegate that is asked and told about the text.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public final let searchTextField = UITextField()
  private final let cancelButton = UIButton(frame: .zero)
  private final lazy var editing = SearchFieldDelegate(of: self)
  /// A line above the field.
  open var prompt: String?
  /// The kinds of results to choose from; they are not shown.
  open var scopeButtonTitles: [String]?
  /// The kind that is chosen.
  open var selectedScopeButtonIndex = 0
  /// True if the kinds are shown; they never are.
  open var showsScopeBar = false
  /// The style of the bar; nothing is drawn.
  open var searchBarStyle = Style.default

  /// The styles of a bar.
  nonisolated public enum Style: UInt, Hashable, Sendable, CaseIterable {
    case `default`, prominent, minimal
  }

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The search controller that the bar belongs to.
  ///
  /// It is told of the search.
  final weak var searchController: UISearchController?

  /// Creates a bar without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.delegate = editing
    searchTextField.returnKeyType = .search
    searchTextField.addAction(
      UIAction { [unowned self] _ in textDidChange() },
      for: .editingChanged
    )
    cancelButton.addAction(UIAction { [unowned self] _ in cancel() }, for: .touchUpInside)
    cancelButton.isHidden = true
    addSubview(searchTextField)
    addSubview(cancelButton)
  }

  /// The text to search for.
  ///
  /// Setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The letters that the keyboard makes capitals by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// The setting for correction of typed text.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The name of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// The text that the field shows while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// True if the button that ends the search is there.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button that ends the search, or hides it; it takes no time.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  /// Places the field and the button beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = showsCancelButton ? min(Self.buttonWidth, bounds.width) : 0
    searchTextField.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width - room,
      height: bounds.height
    )
    cancelButton.frame = CGRect(
      x: bounds.width - room,
      y: 0,
      width: room,
      height: bounds.height
    )
  }

  /// Answers as high as a bar is: 56 pt, as on phones.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  /// Makes the field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends the editing of the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// True if the text is edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.update()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }
}

/// Hands on what a search bar's field asks and tells.
private final class SearchFieldDelegate: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(of bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.searchController?.isActive = true
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
