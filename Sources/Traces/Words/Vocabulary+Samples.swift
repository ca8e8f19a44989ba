extension Vocabulary {
  /// The messages about a sample application: its pages, addresses and notifications.
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

  /// The keys of a sample application that only a `config` may set: the source of its model.
  ///
  /// The number of its pages is a page control's property, too.
  static let fixedSampleProperties: [Entry] = [
    .fixed("address", .title, of: .application),
    .fixed("items", .list(.title), of: .application),
    .fixed("tweets", .list(.texts), of: .application),
  ]

  /// The keys of a `config` that describe the model of some sample application.
  package static let sampleProperties = fixedSampleProperties.map(\.text) + ["numberOfPages"]
}
