internal import Traces

extension SlotKey<SampleFacts> {
  static var sample: Self { Self(.sample) }
}

extension Watch {
  /// What is known of the sample application that the view is part of; nil: it is of none.
  var sample: SampleFacts? { features[.sample] }
}

extension FeatureMaker {
  /// What makes a view part of a sample application.
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
