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
    for view in views {
      try check(view.config[.segues]?.elements ?? [], namedBy: .segues, views)
    }
  }

  /// Refuses a call that names a view as a controller's that is none.
  static func checkNames(of call: Call, _ views: [Header.View]) throws(SubjectFailure) {
    let single = [
      call.arguments[.viewController], call.arguments[.viewControllerToPresent],
      call.arguments[.withIdentifier],
    ].compactMap { $0 }
    try checkAction(of: call, views)
    let several = call.arguments[.viewControllers]?.elements ?? []
    try check(single + several, namedBy: call.name, views)
  }

  private static func check(
    _ names: [Value],
    namedBy word: Name,
    _ views: [Header.View]
  ) throws(SubjectFailure) {
    let navigation = views.first { $0.component == "navigation" }
    let known = views.filter { $0.container != nil && $0.container == navigation?.name }
    for name in names.compactMap(\.string) where !known.contains(where: { $0.name.text == name }) {
      throw .failed(
        why: "\(word) names \"\(name)\", which is no view in a navigation; those that are: "
          + known.map { "\"\($0.name)\"" }.joined(separator: ", ")
      )
    }
  }
}
