public import Foundation

/// A layer that is drawn tile by tile, at the level of detail that is nearest to its zoom.
///
/// UIKit draws tiles on threads of its own, in any order. Here they come with a frame, row by row.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The number of levels, each of half the resolution of the one before (R330).
  open var levelsOfDetail = 1
  /// The number of the levels that are for magnification (R330).
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels (R330).
  open var tileSize = CGSize(width: 256, height: 256)

  // The view stays where it is as long as its layer is asked for tiles.
  final weak var tiledView: UIView?
  private var drawn: Set<TilePyramid.Tile> = []
  private var pyramidDrawn: TilePyramid?

  /// Creates a layer with one level.
  public required init() { super.init() }

  /// Asks for a part of the layer to be drawn again, with a later frame (R337).
  open override func setNeedsDisplay(_ rect: CGRect) {
    guard let pyramidDrawn else { return }
    drawn = drawn.filter { !pyramidDrawn.rect(of: $0).intersects(rect) }
  }

  /// Forgets what was drawn: with an image of its own the layer is drawn no more (R338).
  override func contentsDidChange() { drawn = [] }

  /// True if a frame would draw anything.
  final var isDisplayDue: Bool {
    guard let (pyramid, visible) = pyramidOnScreen() else { return false }
    return tiles(of: pyramid, in: visible).contains {
      pyramid != pyramidDrawn || !drawn.contains($0)
    }
  }

  /// Has the tiles drawn that show and were not drawn yet.
  final func displayDueTiles() {
    guard let (pyramid, visible) = pyramidOnScreen() else { return }
    if pyramid != pyramidDrawn { drawn = [] }
    pyramidDrawn = pyramid
    for tile in tiles(of: pyramid, in: visible) where !drawn.contains(tile) {
      if tiledView?.sceneAround?.isOver == true { break }
      drawn.insert(tile)
      let scale = pyramid.scales[tile.level]
      let rect = pyramid.rect(of: tile)
      let ctm = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        .translatedBy(x: -rect.minX, y: -rect.minY)
      delegate?.draw(self, in: CGContext(ctm: ctm, boundingBoxOfClipPath: rect))
    }
  }

  /// Returns the levels of the layer, and the part of it that shows; nil: nothing of it is to be
  /// drawn.
  private func pyramidOnScreen() -> (TilePyramid, CGRect)? {
    guard contents == nil, let view = tiledView, view.window != nil,
      let visible = view.visibleBounds
    else {
      return nil
    }
    let pyramid = TilePyramid(
      size: view.bounds.size,
      tileSize: tileSize,
      levelsOfDetail: levelsOfDetail,
      bias: levelsOfDetailBias,
      contentsScale: contentsScale
    )
    return (pyramid, visible)
  }

  /// Returns the tiles of the level that is nearest to the zoom.
  private func tiles(of pyramid: TilePyramid, in visible: CGRect) -> some Sequence<TilePyramid.Tile>
  {
    let scale = (tiledView?.scaleInWindow ?? 1) * contentsScale
    return pyramid.tiles(in: visible, level: pyramid.level(nearestTo: scale))
  }
}
