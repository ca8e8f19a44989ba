import HeadlessUIKit
import Traces

extension Stage {
  /// The properties that a `config` may set of an alert.
  static let alertProperties: [Name] = [
    .actions, .message, .preferredStyle, .textFields, .title,
  ]
}

extension Methods {
  /// The methods by which a finger uses an alert.
  static let alerts: [Method] = [
    Method(name: .tapAction) { stage, view, call in
      let alert = stage.controller(of: view) as? StageAlertController
      alert?.tapAction(call.arguments[.action])
    }
  ]

  /// The methods that only an alert has.
  static let alertNames = NameSet(alerts.map(\.name))
}

extension Capabilities {
  /// Refuses an alert that nothing can present, and one that UIKit would not make.
  static func checkAlerts(_ views: [Header.View]) throws(SubjectFailure) {
    guard views.contains(where: { $0.component == "alert" }) else { return }
    let navigation = views.first { $0.component == "navigation" }?.name
    for view in views where view.component == "alert" {
      guard navigation != nil, view.container == navigation else {
        throw .failed(why: "the alert \"\(view.name)\" is in no navigation; declare it in one")
      }
      guard view.alertActions.count(where: { $0.style == "cancel" }) < 2 else {
        throw .failed(
          why: "the alert \"\(view.name)\" has two actions of the style cancel; UIKit takes one"
        )
      }
      guard view.config[.preferredStyle]?.string != "actionSheet" || view.config[.textFields] == nil
      else {
        throw .failed(
          why: "the alert \"\(view.name)\" is an action sheet, which has no text fields"
        )
      }
    }
  }

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
