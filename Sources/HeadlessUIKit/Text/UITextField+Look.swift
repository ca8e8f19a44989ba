public import Foundation

/// The properties of a text field's looks that are kept and have no effect.
struct FieldLook {
  var font: UIFont?
  var textColor: UIColor?
  var attributedPlaceholder: NSAttributedString?
  var leftView: UIView?
  var leftViewMode = UITextField.ViewMode.never
  var rightView: UIView?
  var rightViewMode = UITextField.ViewMode.never
  var shrinks = false
}

extension UITextField {
  /// The face of the words.
  public final var font: UIFont? {
    get { fieldLook.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { fieldLook.font = newValue }
  }

  /// The colour of the words.
  public final var textColor: UIColor? {
    get { fieldLook.textColor ?? .label }
    set { fieldLook.textColor = newValue }
  }

  /// The text with its looks that the field shows while it is empty.
  public final var attributedPlaceholder: NSAttributedString? {
    get { fieldLook.attributedPlaceholder }
    set {
      fieldLook.attributedPlaceholder = newValue
      placeholder = newValue?.string
    }
  }

  /// A view before the text; it is kept, and not put into the field.
  public final var leftView: UIView? {
    get { fieldLook.leftView }
    set { fieldLook.leftView = newValue }
  }

  /// The condition under which the view before the text is shown.
  public final var leftViewMode: ViewMode {
    get { fieldLook.leftViewMode }
    set { fieldLook.leftViewMode = newValue }
  }

  /// A view behind the text; it is kept, and not put into the field.
  public final var rightView: UIView? {
    get { fieldLook.rightView }
    set { fieldLook.rightView = newValue }
  }

  /// The condition under which the view behind the text is shown.
  public final var rightViewMode: ViewMode {
    get { fieldLook.rightViewMode }
    set { fieldLook.rightViewMode = newValue }
  }

  /// True if words that are too long become smaller.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { fieldLook.shrinks }
    set { fieldLook.shrinks = newValue }
  }

  private var fieldLook: FieldLook {
    get { storedLook?.field ?? FieldLook() }
    set { look.field = newValue }
  }
}
