import HeadlessUIKit
import Traces

extension Component {
  /// The recognizers.
  static let recognizers = [
    recognizer("tap-recognizer") { UITapGestureRecognizer() },
    recognizer("long-press-recognizer") { UILongPressGestureRecognizer() },
    recognizer("swipe-recognizer") { UISwipeGestureRecognizer() },
  ]

  private static func recognizer(
    _ name: String,
    _ newRecognizer: @escaping @MainActor () -> UIGestureRecognizer
  ) -> Component {
    let fixed: [Name] = [.requiresFailureOf]
    return Component(
      name,
      sharing: .none,
      properties: Vocabulary.properties(of: name).filter { !fixed.contains($0) },
      fixed: fixed,
      check: check,
      make: { $0.recognizer(newRecognizer()) },
      set: { actor, name, value in
        (actor.part as? RecognizerTeller)?.recognizer.setRecognizer(name, to: value)
        return true
      }
    )
  }

  /// Refuses a recognizer that stands in no view, and one that waits for what is none.
  private static func check(
    _ recognizer: Header.View,
    _ views: [Header.View]
  ) throws(SubjectFailure) {
    let container = views.first { $0.name == recognizer.container }
    guard let container, !Vocabulary.recognizers.contains(container.component) else {
      throw .failed(why: "the recognizer \"\(recognizer.name)\" stands in no view")
    }
    let awaited = recognizer.config[.requiresFailureOf]?.elements ?? []
    for name in awaited.compactMap(\.string)
    where !views.contains(where: {
      $0.name.text == name && Vocabulary.recognizers.contains($0.component)
    }) {
      throw .failed(why: "\"\(recognizer.name)\" waits for \"\(name)\", which is no recognizer")
    }
  }
}
