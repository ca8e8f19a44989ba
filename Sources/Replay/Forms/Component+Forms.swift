import HeadlessUIKit
import Traces

extension Component {
  /// A table of text fields, whose rows are those of its property list.
  static let form = Component(
    "form",
    properties: fieldProperties,
    fixed: [.propertyList],
    methods: Methods.rows + Methods.typing + Methods.sending,
    settings: Properties.tables,
    check: { _, views throws(SubjectFailure) in try checkForms(views) },
    listen: { $0.listenToFields() },
    make: { $0.form(of: fieldProperties + [.propertyList]) },
    set: { actor, name, value in
      guard let form = (actor.view as? StageTable)?.form, fieldProperties.contains(name) else {
        return false
      }
      form.set(name, to: value)
      return true
    },
    find: table.find
  )

  /// A text field.
  static let field = Component(
    "field",
    properties: fieldProperties + [.text],
    methods: Methods.typing,
    listen: { $0.listenToFields() },
    make: { $0.field() },
    set: { actor, name, value in
      guard let field = actor.view as? UITextField,
        name == .text || fieldProperties.contains(name)
      else { return false }
      field.set(name, to: value)
      return true
    }
  )

  /// A text view, whose return key ends a line.
  static let textView = Component(
    "text-view",
    properties: [.text],
    methods: Methods.typing.filter { Methods.ofTextViews.contains($0.name) },
    make: { $0.textView() },
    set: { actor, name, value in
      guard name == .text, let textView = actor.view as? UITextView else { return false }
      textView.text = value.string
      return true
    }
  )

  /// The properties that a text field has, and a form hands to its fields.
  private static let fieldProperties: [Name] = [
    .allControlEvents, .clearButtonMode, .clearsOnBeginEditing,
  ]

  /// Refuses a second form: the notification of a cell says which row it is of, and not of which form.
  private static func checkForms(_ views: [Header.View]) throws(SubjectFailure) {
    let forms = views.filter { $0.component == form.name }
    guard forms.count <= 1 else {
      throw .skipped(
        why: "the reference plays one form at a time, not \"\(forms[0].name)\" beside "
          + "\"\(forms[1].name)\""
      )
    }
  }
}
