import HeadlessUIKit
import Testing

@Suite("A path")
struct PathTests {
  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { abs($0) < 1e-9 }
  }

  @Test("that is an oval fills its rectangle, and no more")
  func oval() {
    let box = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = UIBezierPath(ovalIn: box)
    #expect(isNear(path.bounds, box))
    #expect(path.contains(CGPoint(x: 60, y: 50)))
    #expect(path.contains(CGPoint(x: 60, y: 21)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test("that is an arc goes round as on a screen")
  func arc() {
    let quarter = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(isNear(quarter.bounds, CGRect(x: 50, y: 50, width: 10, height: 10)))
    let rest = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(isNear(rest.bounds, CGRect(x: 40, y: 40, width: 20, height: 20)))
  }

  @Test("of Core Graphics has its arcs the other way round")
  func mutable() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test("bends no further than it is drawn, whatever steers it")
  func curve() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(isNear(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
  }

  @Test("has a hole where it goes round twice, if it is told so")
  func hole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("goes where a map takes it")
  func transform() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.apply(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(path.bounds, CGRect(x: -20, y: 0, width: 20, height: 10)))
  }

  @Test("has corners that are round only where they are named")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 98)))
  }
}
