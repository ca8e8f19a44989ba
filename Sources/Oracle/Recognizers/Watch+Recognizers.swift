internal import Traces

extension SlotKey<RecognizerFacts> {
  static var recognizer: Self { Self(.recognizer) }
}

extension Watch {
  /// The facts about the view as a recognizer; nil: it is none.
  var recognizer: RecognizerFacts? { features[.recognizer] }

  /// The view that it watches as a recognizer, as far as touches go; nil: nothing is told of them.
  var recognizedView: ControlFacts? {
    guard let place = recognizer?.container, site.stage.watches.indices.contains(place) else {
      return nil
    }
    return site.stage.watches[place].control
  }

  /// The other recognizers of the record.
  var otherRecognizers: [RecognizerFacts] {
    site.stage.watches.compactMap { $0 === self ? nil : $0.recognizer }
  }
}

extension FeatureMaker {
  /// The maker of the facts about a gesture recognizer that the header declares.
  static var recognizer: FeatureMaker {
    FeatureMaker(
      slot: .recognizer,
      addAtStart: { watch, header in
        guard Vocabulary.recognizers.contains(watch.setting.declaration.component) else { return }
        watch.add(RecognizerFacts(watch, copy header), at: .recognizer)
      }
    )
  }
}
