import HeadlessUIKit
import Traces

extension Methods {
  /// The methods by which a finger uses an alert.
  static let alerts: [Method] = [
    Method(name: .tapAction) { stage, view, call in
      let alert = stage.controller(of: view) as? StageAlertController
      alert?.tapAction(call.arguments[.action])
    }
  ]
}

extension Capabilities {
  /// Refuses a tap on an action that an alert does not have.
  static func checkAction(of call: Call, _ views: [Header.View]) throws(SubjectFailure) {
    guard call.name == .tapAction else { return }
    let view = views[Int(call.view.place)]
    guard let chosen = call.arguments[.action],
      view.placeOfAction(chosen) == nil
    else { return }
    let titles = view.alertActions.compactMap(\.title)
    throw .failed(
      why: "the alert \"\(view.name)\" has no action \(chosen.titleOrPlace); those that it has: "
        + titles.map { "\"\($0)\"" }.joined(separator: ", ")
    )
  }
}
