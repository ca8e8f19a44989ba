extension Vocabulary {
  /// What a component tells its delegate and others, and what touches tell plain content.
  static let messages: [Entry] = [
    scrollMessages, zoomMessages, noticeMessages, touchMessages, tableMessages, controllerMessages,
    webMessages, textMessages, textViewMessages, formMessages, tileMessages, actionMessages,
    recognizerMessages, animationMessages, animatorMessages, sampleMessages, alertMessages,
  ].flatMap(\.self)

  static let scrollMessages: [Entry] = [
    Entry("scrollViewDidScroll(_:)"),
    Entry("scrollViewWillBeginDragging(_:)"),
    Entry(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      [
        Parameter("withVelocity", .velocity),
        Parameter("targetContentOffset", .point, isInOut: true),
      ]
    ),
    Entry("scrollViewDidEndDragging(_:willDecelerate:)", [Parameter("willDecelerate", .bool)]),
    Entry("scrollViewWillBeginDecelerating(_:)"),
    Entry("scrollViewDidEndDecelerating(_:)"),
    Entry("scrollViewDidEndScrollingAnimation(_:)"),
    Entry("scrollViewShouldScrollToTop(_:)", answer: .bool),
    Entry("scrollViewDidScrollToTop(_:)"),
    Entry("scrollViewDidChangeAdjustedContentInset(_:)"),
  ]

  static let zoomMessages: [Entry] = [
    Entry("viewForZooming(in:)", answer: .text),
    Entry("scrollViewWillBeginZooming(_:with:)", [Parameter("with", .text)]),
    Entry("scrollViewDidZoom(_:)"),
    Entry(
      "scrollViewDidEndZooming(_:with:atScale:)",
      [Parameter("with", .text), Parameter("atScale", .factor)]
    ),
  ]

  /// What reaches a target's action or a notification's observer instead of a delegate.
  static let noticeMessages: [Entry] = [
    Entry("refreshControlValueChanged(_:)"),
    Entry("keyboardWillShow(_:)"),
    Entry("keyboardWillHide(_:)"),
  ]

  static let touchMessages: [Entry] = [
    Entry("touchesBegan(_:with:)"),
    Entry("touchesMoved(_:with:)"),
    Entry("touchesEnded(_:with:)"),
    Entry("touchesCancelled(_:with:)"),
    Entry("touchesShouldBegin(_:with:in:)", [Parameter("in", .text)], answer: .bool),
    Entry("touchesShouldCancel(in:)", [Parameter("in", .text)], answer: .bool),
  ]
}
