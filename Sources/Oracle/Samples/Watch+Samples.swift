internal import Traces

extension SlotKey<SampleFacts> {
  static var sample: Self { Self(.sample) }
}

extension Watch {
  /// The facts about the sample application that the view is part of; nil: it is of none.
  var sample: SampleFacts? { features[.sample] }
}

extension FeatureMaker {
  /// The maker of the facts about a view that is part of a sample application.
  static var sample: FeatureMaker {
    FeatureMaker(
      slot: .sample,
      addAtStart: { watch, header in
        guard let name = header.sample else { return }
        watch.add(SampleFacts(name, watch, copy header), at: .sample)
      }
    )
  }
}
