import Traces

extension Reaction {
  /// The messages and questions to the controller of a screen.
  static let navigation =
    (Vocabulary.messages(of: [.viewLoad, .appearance]) + [.prepareForSegue])
    .map { Reaction($0, Frequency(8), needs: .screen) } + [
      Reaction(.shouldPerformSegue, Frequency(8), needs: .screen) { _, _, choices in
        .answer(.bool(choices.chance(20)))
      },
      Reaction(.shouldPerformSegue, Frequency(1, 2, 2), needs: .screen),
    ]
}
