/// The names that a case's id gives it in a report.
///
/// `scroll/flick/stops-inside` is the case `stops-inside` of the class `touchstone.scroll.flick`
/// in the suite `scroll`.
struct JUnitName: Hashable {
  var suite: String
  var classname: String
  var name: String

  init(suite: String, classname: String, name: String) {
    self.suite = suite
    self.classname = classname
    self.name = String(name.prefix(200))
  }

  init(id: String) {
    let segments = id.split(separator: "/")
    suite = String(segments.first ?? "unnamed")
    classname = (["touchstone"] + segments.dropLast()).joined(separator: ".")
    name = String((segments.last ?? "unnamed").prefix(200))
  }

  /// The names in a suite of one subject: cases of the same id never have the same class.
  ///
  /// - Parameters:
  ///   - id: the case's id.
  ///   - subject: the subject's name; a point in it would look like one between classes.
  init(id: String, subject: String) {
    self.init(id: id)
    suite = subject
    let segments = id.split(separator: "/").dropLast().map(String.init)
    classname = (["touchstone", subject.replacing(".", with: "-")] + segments).joined(
      separator: "."
    )
  }
}
