extension Vocabulary {
  /// The components that zoom their content.
  public static let zoomers = ["zoom", "tiles"]

  /// What the layer of a view's content asks to be drawn: one tile at a time.
  static let tileMessages: [Entry] = [
    Entry(
      "draw(_:in:)",
      [
        Parameter("boundingBoxOfClipPath", .rect), Parameter("ctm", .list(.factor)),
        // What a sample application draws is told besides.
        Parameter("fills", .list(.rect), isOptional: true),
        Parameter("strokes", .list(.point), isOptional: true),
      ]
    )
  ]

  /// What can be called of content that is drawn in tiles.
  static let tileMethods: [Entry] = [Entry("setNeedsDisplay()")]

  /// What can be set of it at any time.
  static let tileProperties: [Entry] = [
    property("contentScaleFactor", .factor),
    property("contents", .text),
  ]

  /// What its `config` alone says.
  static let fixedTileProperties: [Entry] = [
    property("levelsOfDetail", .integer(atLeast: 1)),
    property("levelsOfDetailBias", .integer(atLeast: 0)),
    property("tileSize", .size),
  ]
}
