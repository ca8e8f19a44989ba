/// Finds taps on actions that an alert does not have.
///
/// A reader accepts any title. Whoever wrote it meant an action of that alert.
struct AlertLint {
  private var views: [Header.View] = []
  private var findings: [TraceError] = []

  /// Takes in a line.
  mutating func follow(_ line: TraceReader.FileLine, at lineNumber: Int) {
    switch line {
    case .header(let header):
      self = AlertLint()
      views = header.effectiveViews
      for entry in views.flatMap(\.delegate.entries) {
        for call in entry.replies.flatMap(\.calls) { check(call, at: lineNumber) }
      }
    case .line(.call(let call)): check(call, at: lineNumber)
    default: break
    }
  }

  /// Ends a trace, or what could be read of it; returns what was found.
  mutating func end() -> [TraceError] {
    defer { self = AlertLint() }
    return findings
  }

  private mutating func check(_ call: Call, at lineNumber: Int) {
    guard call.name == .tapAction, views.indices.contains(Int(call.view.place)) else { return }
    let view = views[Int(call.view.place)]
    guard view.component == "alert", let chosen = call.arguments[.action],
      view.placeOfAction(chosen) == nil
    else { return }
    let titles = view.alertActions.compactMap(\.title)
    let problem = Problem.unknownAction(
      chosen.titleOrPlace,
      of: view.name.text,
      allowed: titles,
      suggestion: chosen.string.flatMap { Suggestion.closest(to: $0, among: titles) }
    )
    findings.append(TraceError(problem, line: lineNumber))
  }
}

extension Value {
  /// The title or place by which a call names an action, as it stands in the file.
  package var titleOrPlace: String {
    string.map { "\"\($0)\"" } ?? number.map { "\(Int($0.double))" } ?? "null"
  }
}
