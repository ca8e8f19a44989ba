extension Vocabulary {
  /// What controllers are told of another size: before they have it, with it, and after it.
  static let sizeMessages: [Entry] = [
    Entry("viewWillTransition(to:with:)", [Parameter("to", .size)]),
    Entry("transitionAnimation()"),
    Entry("transitionCompletion()"),
  ]

  /// What gives the window of a navigation another size, as a device does that is turned.
  static let sizeMethods: [Entry] = [
    Entry("resizeWindow(to:)", [Parameter("to", .size)])
  ]
}
