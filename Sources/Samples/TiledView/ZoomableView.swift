import HeadlessUIKit

/// A plus sign that stays sharp when it is zoomed, for it is drawn again at each level of detail.
final class ZoomableView: UIView {
  private static let plusSign = [
    CGPoint(x: 35, y: 255), CGPoint(x: 35, y: 205), CGPoint(x: 135, y: 205),
    CGPoint(x: 135, y: 105), CGPoint(x: 185, y: 105), CGPoint(x: 185, y: 205),
    CGPoint(x: 285, y: 205), CGPoint(x: 285, y: 255), CGPoint(x: 185, y: 255),
    CGPoint(x: 185, y: 355), CGPoint(x: 135, y: 355), CGPoint(x: 135, y: 255),
  ]

  override class var layerClass: AnyClass { CATiledLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setLevels()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setLevels()
  }

  /// Has the view drawn at 4, 2, 1, 1/2 and 1/4.
  private func setLevels() {
    guard let tiledLayer = layer as? CATiledLayer else { return }
    tiledLayer.levelsOfDetail = 5
    tiledLayer.levelsOfDetailBias = 2
  }

  /// Keeps to one pixel a point: the view is given the screen's scale whenever it comes into a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    contentScaleFactor = 1
  }

  /// Draws nothing; that it is there has the layer's own method called.
  override func draw(_ rect: CGRect) {}

  /// Draws the whole view, of which the tile shows its part.
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    ctx.fill(bounds)
    ctx.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
    ctx.beginPath()
    ctx.move(to: Self.plusSign[0])
    for corner in Self.plusSign.dropFirst() { ctx.addLine(to: corner) }
    ctx.closePath()
    ctx.strokePath()
  }
}
