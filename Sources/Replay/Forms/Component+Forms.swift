import Traces

extension Component {
  /// A table of text fields, whose rows are those of its property list.
  static let form = Component(
    "form",
    properties: fieldProperties,
    fixed: [.propertyList],
    methods: Methods.rows + Methods.typing + Methods.sending,
    settings: Properties.tables,
    check: { _, views throws(SubjectFailure) in try checkForms(views) }
  )

  /// A text field.
  static let field = Component(
    "field",
    properties: fieldProperties + [.text],
    methods: Methods.typing
  )

  /// A text view, whose return key ends a line.
  static let textView = Component(
    "text-view",
    properties: [.text],
    methods: Methods.typing.filter { Methods.ofTextViews.contains($0.name) }
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
