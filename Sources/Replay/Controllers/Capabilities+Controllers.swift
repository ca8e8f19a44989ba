import Traces

extension Capabilities {
  /// Refuses a navigation that is not the whole window, or has nothing to show.
  static func checkControllers(_ views: [Header.View]) throws(SubjectFailure) {
    for (place, view) in views.enumerated() where view.component == "navigation" {
      guard place == 0, !views.contains(where: { $0.container == nil && $0.name != view.name })
      else {
        throw .skipped(
          why: "the reference plays a navigation only as the first view, around all others"
        )
      }
      guard views.contains(where: { $0.container == view.name }) else {
        throw .failed(
          why: "the navigation \"\(view.name)\" shows nothing; declare a view in it, its first one"
        )
      }
    }
  }

  /// Refuses a call that names a view as a controller's that is none.
  static func checkNames(of call: Call, _ views: [Header.View]) throws(SubjectFailure) {
    let single = [call.arguments[.viewController], call.arguments[.withIdentifier]].compactMap {
      $0
    }
    let several = call.arguments[.viewControllers]?.elements ?? []
    let navigation = views.first { $0.component == "navigation" }
    for name in (single + several).compactMap(\.string)
    where !views.contains(where: { $0.name.text == name && $0.container == navigation?.name }) {
      let known = views.filter { $0.container != nil && $0.container == navigation?.name }
      throw .failed(
        why: "\(call.name) names \"\(name)\", which is no view in a navigation; those that are: "
          + known.map { "\"\($0.name)\"" }.joined(separator: ", ")
      )
    }
  }
}
