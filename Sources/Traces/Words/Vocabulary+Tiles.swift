extension Vocabulary {
  /// The components that zoom their content.
  public static let zoomers = ["zoom", "tiles"]

  /// What the layer of a view's content asks to be drawn: one tile at a time.
  ///
  /// What a sample application draws is told besides.
  static let tileMessages: [Entry] = [
    .message(
      "drawLayer",
      "draw(_:in:)",
      [
        Parameter("boundingBoxOfClipPath", .rect), Parameter("ctm", .list(.factor)),
        Parameter("fills", .list(.rect), isOptional: true),
        Parameter("strokes", .list(.point), isOptional: true),
      ],
      of: .tiles,
      to: .layerDelegate,
      by: .drawing
    )
  ]

  /// What can be called of content that is drawn in tiles.
  static let tileMethods: [Entry] = [
    .method("setNeedsDisplay", "setNeedsDisplay()", of: .tiles, changes: .drawing, idle: .never)
  ]

  /// What can be set of it at any time.
  static let tileProperties: [Entry] = [
    .property("contentScaleFactor", .factor, of: .tiles, changes: .drawing, idle: .asItIs),
    .property("contents", .text, of: .tiles, changes: .drawing, idle: .asItIs),
  ]

  /// What its `config` alone says.
  static let fixedTileProperties: [Entry] = [
    .fixed("levelsOfDetail", .integer(atLeast: 1), of: .tiles),
    .fixed("levelsOfDetailBias", .integer(atLeast: 0), of: .tiles),
    .fixed("tileSize", .size, of: .tiles),
  ]
}
