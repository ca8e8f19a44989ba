extension Vocabulary {
  /// The components that zoom their content.
  public static let zoomers = ["zoom", "tiles"]

  /// The requests to draw, from the layer of a view's content: one tile at a time.
  ///
  /// The drawing of a sample application is told besides.
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

  /// The calls to content that is drawn in tiles.
  static let tileMethods: [Entry] = [
    .method("setNeedsDisplay", "setNeedsDisplay()", of: .tiles, changes: .drawing, idle: .never)
  ]

  /// The properties of it that can be set at any time.
  static let tileProperties: [Entry] = [
    .property("contentScaleFactor", .factor, of: .tiles, changes: .drawing, idle: .asItIs),
    .property("contents", .text, of: .tiles, changes: .drawing, idle: .asItIs),
  ]

  /// The keys that only its `config` sets.
  static let fixedTileProperties: [Entry] = [
    .fixed("levelsOfDetail", .integer(atLeast: 1), of: .tiles),
    .fixed("levelsOfDetailBias", .integer(atLeast: 0), of: .tiles),
    .fixed("tileSize", .size, of: .tiles),
  ]
}
