extension Vocabulary {
  /// What a sample application does: its pages, addresses and notifications.
  static let sampleMessages: [Entry] = [
    .message(
      "loadPage",
      "loadPage(_:)",
      [
        Parameter("page", .integer(atLeast: 0)), Parameter("frame", .rect),
        Parameter("labels", .list(.text)), Parameter("count", .integer(atLeast: 0)),
      ],
      of: .application,
      to: .application,
      by: .application
    ),
    .message(
      "open",
      "open(_:options:completionHandler:)",
      [Parameter("url", .title)],
      of: .application,
      to: .application,
      by: .application
    ),
    .message(
      "post",
      "post(name:object:userInfo:)",
      [Parameter("name", .title), Parameter("object", .text), Parameter("userInfo", .texts)],
      of: .application,
      to: .application,
      by: .application
    ),
  ]

  /// What a `config` alone may say of a sample application: what its model is made from.
  ///
  /// The number of its pages is a page control's property, too.
  static let fixedSampleProperties: [Entry] = [
    .fixed("address", .title, of: .application),
    .fixed("items", .list(.title), of: .application),
    .fixed("tweets", .list(.texts), of: .application),
  ]
}
