import HeadlessUIKit
import Testing

@Suite("A picture that an application draws")
struct DrawnImageTests {
  @Test("has its size, and the rectangles and lines of its colours")
  func rectangles() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 0, width: 5, height: 10)).fill()
    }
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 20 && pixels.height == 40)
    #expect(pixels[2, 30] == [255, 0, 0, 255])
    #expect(pixels[15, 5] == [0, 0, 255, 255])
    #expect(pixels[15, 30] == [0, 0, 0, 0])
    #expect(image.pngData() != nil)
  }

  @Test("is drawn where the context was moved to, until its state is restored")
  func state() throws {
    let context = CGContext(
      ctm: .identity,
      boundingBoxOfClipPath: CGRect(x: 0, y: 0, width: 10, height: 10)
    )
    context.saveGState()
    context.translateBy(x: 2, y: 3)
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 3))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let rects = context.commands.map { command in
      if case .fill(let rect, _) = command { rect } else { CGRect.null }
    }
    #expect(
      rects == [
        CGRect(x: 2, y: 3, width: 2, height: 2), CGRect(x: 0, y: 0, width: 1, height: 1),
      ]
    )
  }

  @Test("is where drawing goes only while it is drawn")
  func current() {
    #expect(UIGraphicsGetCurrentContext() === nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    #expect(UIGraphicsGetCurrentContext() !== nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === nil)
    #expect(image?.cgImage?[3, 3] == [0, 0, 0, 255])
  }
}
