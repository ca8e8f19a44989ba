import Traces

extension Capabilities {
  /// Refuses a segue to a view that is no controller's.
  static func checkSegues(_ views: [Header.View]) throws(SubjectFailure) {
    for place in views.indices {
      guard let segues = views[place].config[.segues]?.elements else { continue }
      try check(segues, namedBy: .segues, views)
    }
  }

  /// Refuses a call that names a view as a controller's that is none.
  static func checkNames(of call: Call, _ views: [Header.View]) throws(SubjectFailure) {
    try checkAction(of: call, views)
    guard call.arguments.contains(where: { naming.contains($0.label) }) else { return }
    let single = [
      call.arguments[.viewController], call.arguments[.viewControllerToPresent],
      call.arguments[.withIdentifier],
    ].compactMap { $0 }
    let several = call.arguments[.viewControllers]?.elements ?? []
    try check(single + several, namedBy: call.name, views)
  }

  /// The arguments that name views as controllers'.
  private static let naming: NameSet = [
    .viewController, .viewControllerToPresent, .withIdentifier, .viewControllers,
  ]

  private static func check(
    _ names: [Value],
    namedBy word: Name,
    _ views: [Header.View]
  ) throws(SubjectFailure) {
    let navigation = views.first { $0.component == Component.navigation.name }
    let known = views.filter { $0.container != nil && $0.container == navigation?.name }
    for name in names.compactMap(\.string) where !known.contains(where: { $0.name.text == name }) {
      throw .failed(
        why: "\(word) names \"\(name)\", which is no view in a navigation; those that are: "
          + known.map { "\"\($0.name)\"" }.joined(separator: ", ")
      )
    }
  }
}
