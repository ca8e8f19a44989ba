import Foundation
import HeadlessUIKit
import Testing

@Suite("A picture of what a tile has drawn")
struct PictureTests {
  /// The seed's plus sign: a white ground, and its outline in blue.
  private static func drawPlusSign(into context: CGContext) {
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 320, height: 460))
    context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.beginPath()
    context.move(to: CGPoint(x: 35, y: 255))
    for (x, y) in [
      (35, 205), (135, 205), (135, 105), (185, 105), (185, 205), (285, 205), (285, 255), (185, 255),
      (185, 355), (135, 355), (135, 255), (35, 255),
    ] {
      context.addLine(to: CGPoint(x: x, y: y))
    }
    context.closePath()
    context.strokePath()
  }

  private static func context(_ box: CGRect, scale: Double) -> CGContext {
    let ctm = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
      .translatedBy(x: -box.minX, y: -box.minY)
    return CGContext(ctm: ctm, boundingBoxOfClipPath: box)
  }

  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]

  @Test(
    "The outline is where the program has drawn it, at every level of detail",
    arguments: [1.0, 2, 4]
  )
  func outline(scale: Double) throws {
    let context = Self.context(CGRect(x: 100, y: 80, width: 64, height: 64), scale: scale)
    Self.drawPlusSign(into: context)
    let image = try #require(context.makeImage())
    #expect(image.width == Int(64 * scale) && image.height == Int(64 * scale))
    // The line from (135, 205) to (135, 105) is a point wide: half of it on each side of x = 135.
    let side = Int(35 * scale)
    let high = Int(45 * scale)
    let line = scale == 1 ? [127, 127, 255, 255] : Self.blue
    #expect(image[side, high].elementsEqual(line) { abs(Int($0) - Int($1)) <= 1 })
    #expect(image[side, Int(10 * scale)] == Self.white)
    #expect(image[side - Int(5 * scale), high] == Self.white)
    #expect(image[side + Int(5 * scale), high] == Self.white)
  }

  @Test("A tile beside the outline is white, and one that nothing was drawn on is clear")
  func empty() throws {
    let context = Self.context(CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1)
    #expect(try #require(context.makeImage())[3, 3] == [0, 0, 0, 0])
    Self.drawPlusSign(into: context)
    let image = try #require(context.makeImage())
    #expect((0..<20).allSatisfy { image[$0, $0] == Self.white })
  }

  @Test("Half of a pixel is half covered, and a clear colour changes nothing")
  func coverage() throws {
    let context = Self.context(CGRect(x: 0, y: 0, width: 2, height: 1), scale: 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(context.makeImage())
    #expect(image[0, 0] == [255, 0, 0, 255])
    #expect(image[1, 0] == [255, 0, 0, 128])
  }

  @Test(
    "There is no picture without a pixel, nor of a side that nobody could look at",
    arguments: [
      CGRect(x: 0, y: 0, width: 0, height: 9), CGRect(x: 0, y: 0, width: 9000, height: 1),
    ]
  )
  func none(box: CGRect) {
    #expect(Self.context(box, scale: 1).makeImage() == nil)
  }

  @Test("As a file it is what zlib and its readers make of the same pixels")
  func file() throws {
    let context = Self.context(CGRect(x: 0, y: 0, width: 2, height: 1), scale: 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // Written by Python: zlib.compress(b"\0\xff\0\0\xff\0\0\0\0", 0), with zlib.crc32 for the chunks.
    let written =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAFElE"
      + "QVR4AQEJAPb/AP8AAP8AAAAADPwB/0DIcroAAAAASUVORK5CYII="
    #expect(try #require(context.makeImage()).pngData().base64EncodedString() == written)
  }
}
