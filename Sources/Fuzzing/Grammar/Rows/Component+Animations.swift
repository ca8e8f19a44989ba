import Traces

extension Method {
  /// Blocks of animations, and what ends them.
  static let animations =
    Vocabulary.animators.map { text in
      Method(Name(text), Frequency(2), needs: .scrollView) { _, choices, _ in
        block(hasOptions: text.contains("options:"), &choices)
      }
    } + [
      Method(.setAnimationsEnabled, Frequency(1), needs: .scrollView) { _, choices, _ in
        [Argument(.enabled, .bool(choices.chance(50)))]
      },
      Method(.removeAllAnimations, Frequency(1), needs: .scrollView),
    ]

  private static func block(hasOptions: Bool, _ choices: inout Choices) -> [Argument] {
    let id = Argument(.animationID, .string(choices.pick(["a", "b", "c"])))
    let duration = Argument(.withDuration, .hundredths(choices.pick([30, 0, 100, 5, -10])))
    guard hasOptions else { return [id, duration] }
    let options = Vocabulary.animationOptions.filter { _ in choices.chance(10) }
    return [
      id, Argument(.delay, .hundredths(choices.pick([0, 20]))),
      Argument(.options, .array(options.map { .string($0) })), duration,
    ]
  }
}

extension Setting {
  /// The settings that can be animated besides the others.
  static let animations = [
    Setting(.alpha, Frequency(2), needs: .scrollView) { _, choices, _ in
      .hundredths(choices.pick([50, 100, 0, 25]))
    }
  ]
}

extension Reaction {
  static let animations = [Name.animations, .completion].map { Reaction($0, Frequency(1)) }
}
