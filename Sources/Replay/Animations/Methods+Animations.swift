import HeadlessUIKit
import Traces

extension Methods {
  /// The calls about animations.
  ///
  /// Those that run a block do nothing here: the caller runs the block.
  static let animations: [Method] =
    Vocabulary.animators.map { text in Method(name: Name(text)) { _, _, _ in } } + [
      Method(name: .setAnimationsEnabled) { _, _, call in
        UIView.setAnimationsEnabled(call.arguments[.enabled]?.bool ?? true)
      },
      Method(name: .removeAllAnimations) { _, view, _ in view.layer.removeAllAnimations() },
    ]

  /// Makes a call inside a block that animates: the one that is open, or one that nobody waits for.
  static func animate(_ stage: Stage, _ body: @escaping () -> Void) {
    guard stage.blocksUnderWay == 0 else { return body() }
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: .allowUserInteraction,
      animations: body
    )
  }
}
