extension Name {
  /// `draw(_:in:)`, of a tile.
  public static let drawLayer = Name("draw(_:in:)")
  /// `boundingBoxOfClipPath`, the tile's rectangle in the content.
  public static let boundingBoxOfClipPath = Name("boundingBoxOfClipPath")
  /// `ctm`, what a point of the content becomes in pixels of the tile.
  public static let ctm = Name("ctm")
  /// `setNeedsDisplay()`.
  public static let setNeedsDisplay = Name("setNeedsDisplay()")
  /// `contentScaleFactor`.
  public static let contentScaleFactor = Name("contentScaleFactor")
  /// `contents`, an image in place of all drawing.
  public static let contents = Name("contents")
  /// `levelsOfDetail`.
  public static let levelsOfDetail = Name("levelsOfDetail")
  /// `levelsOfDetailBias`.
  public static let levelsOfDetailBias = Name("levelsOfDetailBias")
  /// `tileSize`.
  public static let tileSize = Name("tileSize")
}
