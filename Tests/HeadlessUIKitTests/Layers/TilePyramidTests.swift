import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The levels of a tiled layer")
struct TilePyramidTests {
  /// Five levels with a bias of two, as Apple's example has them.
  private let pyramid = TilePyramid(
    size: CGSize(width: 320, height: 480),
    tileSize: CGSize(width: 256, height: 256),
    levelsOfDetail: 5,
    bias: 2,
    contentsScale: 1
  )

  @Test("Each has half the scale of the one before, from the bias on (R332)")
  func scales() { #expect(pyramid.scales == [4, 2, 1, 0.5, 0.25]) }

  @Test("Those with less than a pixel to a side are left out (R333)")
  func pixels() {
    let small = TilePyramid(
      size: CGSize(width: 100, height: 300),
      tileSize: CGSize(width: 256, height: 256),
      levelsOfDetail: 40,
      bias: 0,
      contentsScale: 1
    )
    #expect(small.scales.last == 1.0 / 64)
  }

  @Test(
    "The nearest level is drawn, as ratios go",
    arguments: [
      (9.0, 4.0), (4, 4), (2.9, 4), (2.8, 2), (1, 1), (0.72, 1), (0.7, 0.5), (0.01, 0.25),
    ]
  )
  func nearest(zoom: Double, scale: Double) {
    #expect(pyramid.scales[pyramid.level(nearestTo: zoom)] == scale)
  }

  @Test("The tiles that a part meets cover it, and lie inside")
  func cover() {
    let part = CGRect(x: 100, y: 200, width: 200, height: 250)
    for level in pyramid.scales.indices {
      let boxes = pyramid.tiles(in: part, level: level).map(pyramid.rect(of:))
      let area = boxes.map { $0.intersection(part) }.reduce(0) { $0 + $1.width * $1.height }
      #expect(area == part.width * part.height)
      #expect(boxes.allSatisfy { CGRect(x: 0, y: 0, width: 320, height: 480).contains($0) })
    }
  }

  @Test("More tiles than memory has room for are made one by one")
  func countless() {
    let countless = TilePyramid(
      size: CGSize(width: 1_000_000, height: 1_000_000),
      tileSize: CGSize(width: 0.001, height: 0.001),
      levelsOfDetail: .max,
      bias: .max,
      contentsScale: 1_000_000
    )
    #expect(countless.scales.count < 100)
    let part = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(Array(countless.tiles(in: part, level: 0).prefix(3)).map(\.column) == [0, 1, 2])
  }

  @Test("Nothing is drawn of what lies outside")
  func outside() {
    #expect(Array(pyramid.tiles(in: CGRect(x: 400, y: 0, width: 50, height: 50), level: 2)).isEmpty)
  }
}

@Suite("A view that is drawn in tiles")
struct TiledLayerTests {
  private final class Sheet: UIView {
    var drawn: [CGRect] = []

    override class var layerClass: AnyClass { CATiledLayer.self }

    override func didMoveToWindow() { contentScaleFactor = 1 }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
      drawn.append(ctx.boundingBoxOfClipPath)
      ctx.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      ctx.beginPath()
      ctx.move(to: CGPoint(x: 35, y: 255))
      ctx.addLine(to: CGPoint(x: 35, y: 205))
      ctx.closePath()
      ctx.strokePath()
    }
  }

  private let scene = UIWindowScene()

  private func show(_ sheet: Sheet) {
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addSubview(sheet)
    scene.finishTurn()
  }

  @Test("It is drawn with a frame, once, and again when it is asked for")
  func frames() {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    show(sheet)
    #expect(sheet.drawn.isEmpty && scene.needsFrames)
    scene.frame(at: 16_667)
    #expect(sheet.drawn == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    #expect(scene.isAtRest)
    sheet.setNeedsDisplay()
    #expect(sheet.drawn.count == 1 && scene.needsFrames)
    scene.frame(at: 33_333)
    #expect(sheet.drawn.count == 2)
  }

  @Test("Its layer's delegate draws it: as it is, and in more tiles of levels that enlarge")
  func bias() throws {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let layer = try #require(sheet.layer as? CATiledLayer)
    #expect(layer.delegate as (any CALayerDelegate)? === sheet)
    layer.tileSize = CGSize(width: 100, height: 100)
    show(sheet)
    scene.frame(at: 16_667)
    #expect(sheet.drawn.count == 4)
    #expect(layer.levelsOfDetailBias == 0)
  }

  @Test("With contents it is not drawn (R338)")
  func contents() {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    sheet.layer.contents = "photo"
    show(sheet)
    #expect(scene.isAtRest)
  }

  @Test("In a window its pixels are the screen's, unless it sets them (R342)")
  func factor() {
    final class Plain: UIView {
      override class var layerClass: AnyClass { CATiledLayer.self }
    }
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let window = UIWindow(windowScene: scene)
    window.addSubview(plain)
    window.addSubview(sheet)
    #expect(plain.contentScaleFactor == 2 && sheet.contentScaleFactor == 1)
  }
}
