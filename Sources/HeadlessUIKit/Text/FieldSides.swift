/// The views beside the text of a field; they are kept, and not put into it.
struct FieldSides {
  /// A view, and the condition under which it is shown.
  struct Side {
    var view: UIView?
    var mode = UITextField.ViewMode.never
  }

  var left = Side()
  var right = Side()
}

extension UITextField {
  /// A view before the text; it is kept, and not put into the field.
  public final var leftView: UIView? {
    get { sides.left.view }
    set { sides.left.view = newValue }
  }

  /// The condition under which the view before the text is shown.
  public final var leftViewMode: ViewMode {
    get { sides.left.mode }
    set { sides.left.mode = newValue }
  }

  /// A view behind the text; it is kept, and not put into the field.
  public final var rightView: UIView? {
    get { sides.right.view }
    set { sides.right.view = newValue }
  }

  /// The condition under which the view behind the text is shown.
  public final var rightViewMode: ViewMode {
    get { sides.right.mode }
    set { sides.right.mode = newValue }
  }
}
