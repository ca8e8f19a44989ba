internal import Traces

extension SlotKey<WebFacts> {
  static var web: Self { Self(.web) }
}

extension Watch {
  /// The facts about the view as a web view; nil: it is none.
  var web: WebFacts? { features[.web] }
}

extension FeatureMaker {
  /// The maker that makes a view a web view.
  static var web: FeatureMaker {
    FeatureMaker(
      slot: .web,
      addAtStart: { watch, header in
        guard watch.setting.declaration.component == "web" else { return }
        watch.add(WebFacts(watch, copy header), at: .web)
      }
    )
  }
}
