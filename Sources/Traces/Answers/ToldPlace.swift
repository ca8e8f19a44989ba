/// The place of the content that a subject tells, before it is rounded to what the format shows.
package struct ToldPlace: Hashable {
  /// The offset to the right, in points.
  package var x: Double
  /// The offset downwards, in points.
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the place that a point is, exactly.
  package init(_ point: Point) {
    self.init(x: point.x.double, y: point.y.double)
  }
}
