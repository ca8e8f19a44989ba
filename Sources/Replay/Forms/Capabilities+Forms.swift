import Traces

extension Capabilities {
  /// Refuses a second form: the notification of a cell says which row it is of, and not of which form.
  static func checkForms(_ views: [Header.View]) throws(SubjectFailure) {
    let forms = views.filter { $0.component == "form" }
    guard forms.count <= 1 else {
      throw .skipped(
        why: "the reference plays one form at a time, not \"\(forms[0].name)\" beside "
          + "\"\(forms[1].name)\""
      )
    }
  }
}
