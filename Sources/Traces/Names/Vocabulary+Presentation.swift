extension Vocabulary {
  /// What is told of presented controllers: to the delegate of a sheet, and by completions.
  static let presentationMessages: [Entry] = [
    Entry("presentationControllerShouldDismiss(_:)", answer: .bool),
    Entry("presentationControllerWillDismiss(_:)"),
    Entry("presentationControllerDidDismiss(_:)"),
    Entry("presentationControllerDidAttemptToDismiss(_:)"),
    Entry("presentCompletion()"),
    Entry("dismissCompletion()"),
  ]

  /// The methods that present and dismiss.
  static let presentationMethods: [Entry] = [
    Entry(
      "present(_:animated:completion:)",
      [Parameter("viewControllerToPresent", .title), Parameter("animated", .bool)]
    ),
    Entry("dismiss(animated:completion:)", [Parameter("animated", .bool)]),
  ]

  /// How a controller is shown where it is presented.
  static let presentationProperties: [Entry] = [
    property("isModalInPresentation", .bool),
    property(
      "modalPresentationStyle",
      .oneOf([
        "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
        "overFullScreen", "overCurrentContext",
      ])
    ),
  ]
}
