extension Vocabulary {
  /// What a sample application does: its pages, addresses and notifications.
  static let sampleMessages: [Entry] = [
    Entry(
      "loadPage(_:)",
      [
        Parameter("page", .integer(atLeast: 0)), Parameter("frame", .rect),
        Parameter("labels", .list(.text)), Parameter("count", .integer(atLeast: 0)),
      ]
    ),
    Entry("open(_:options:completionHandler:)", [Parameter("url", .title)]),
    Entry(
      "post(name:object:userInfo:)",
      [
        Parameter("name", .title), Parameter("object", .text), Parameter("userInfo", .texts),
      ]
    ),
  ]

  /// What a `config` alone may say of a sample application: what its model is made from.
  ///
  /// The number of its pages is a page control's property, too.
  static let fixedSampleProperties: [Entry] = [
    property("address", .title),
    property("items", .list(.title)),
    property("tweets", .list(.texts)),
  ]
}
