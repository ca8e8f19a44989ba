import HeadlessUIKit
import Traces

/// The content of a `tiles`: it writes down which tiles it is asked to draw.
final class StageTiles: StageZoomedContent {
  /// The number of pixels to a point that the application asks for, whatever the screen's (R342).
  var ownScaleFactor: CGFloat = 1 {
    didSet { contentScaleFactor = ownScaleFactor }
  }

  override class var layerClass: AnyClass { CATiledLayer.self }

  /// Makes the content as a `config` says.
  init(_ config: [Argument]) {
    super.init(frame: .zero)
    guard let layer = layer as? CATiledLayer else { return }
    if let levels = config[.levelsOfDetail]?.number { layer.levelsOfDetail = Int(levels.double) }
    if let bias = config[.levelsOfDetailBias]?.number {
      layer.levelsOfDetailBias = Int(bias.double)
    }
    if let size = config[.tileSize]?.point {
      layer.tileSize = CGSize(width: size.x.double, height: size.y.double)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    contentScaleFactor = ownScaleFactor
  }

  /// Returns a number of the transform, as far as the format has numbers.
  private static func number(_ part: CGFloat) -> Millionths {
    Millionths(max(-9e12, min(9e12, Double(part))))
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    (superview as? StageScrollView)?.scripted?.hearDrawing(Self.arguments(of: ctx))
  }

  /// Returns the arguments of a drawing: the tile, and the matrix that turns points into its
  /// pixels.
  static func arguments(of ctx: CGContext) -> [Argument] {
    let box = ctx.boundingBoxOfClipPath
    let ctm = [ctx.ctm.a, ctx.ctm.b, ctx.ctm.c, ctx.ctm.d, ctx.ctm.tx, ctx.ctm.ty]
    return [
      Argument(
        .boundingBoxOfClipPath,
        .list(
          [box.minX, box.minY, box.width, box.height].map { .number(Millionths(Thousandths($0))) }
        )
      ),
      Argument(.ctm, .list(ctm.map { .number(number($0)) })),
    ]
  }
}

extension Properties {
  /// The properties that content drawn in tiles has besides.
  static let tiles: [Property] =
    [
      Property(name: .contentScaleFactor) { receiver, value in
        if let factor = value.number { receiver.tiles?.ownScaleFactor = factor.double }
      },
      Property(name: .contents) { receiver, value in
        receiver.tiles?.layer.contents = value.string
      },
    ]
    // Decided when the content was made.
    + [Name.levelsOfDetail, .levelsOfDetailBias, .tileSize].map { Property(name: $0) { _, _ in } }
}

extension Methods {
  /// The method by which such content is drawn anew.
  static let tiles: [Method] = [
    Method(name: .setNeedsDisplay) { _, view, _ in
      (view as? StageScrollView)?.zoomedContent?.setNeedsDisplay()
    }
  ]
}

extension Properties.Receiver {
  fileprivate var tiles: StageTiles? {
    (scrollView as? StageScrollView)?.zoomedContent as? StageTiles
  }
}
