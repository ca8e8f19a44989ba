import Kinematics
import Testing

@Suite("Pages")
struct PagesTests {
  /// Content of 1000 seen through 320: two whole pages, and one that ends at 680.
  let pages = Pages(length: 320, range: ScrollRange(lower: 0, upper: 680), scale: 2)

  struct Row: Sendable, CustomTestStringConvertible {
    var offset: Double
    var velocity: Double
    var stop: Double

    var testDescription: String { "from \(offset) at \(velocity) pt/ms to \(stop)" }
  }

  @Test(
    "Are turned by a flick, one at a time, and else the nearest counts",
    arguments: [
      Row(offset: 100, velocity: 0, stop: 0), Row(offset: 159.5, velocity: 0, stop: 0),
      Row(offset: 160, velocity: 0, stop: 320), Row(offset: 300, velocity: 0, stop: 320),
      Row(offset: 50, velocity: 0.31, stop: 320), Row(offset: 50, velocity: 9, stop: 320),
      Row(offset: 50, velocity: 0.3, stop: 0), Row(offset: 50, velocity: -0.31, stop: 0),
      Row(offset: 370, velocity: -0.5, stop: 320), Row(offset: 600, velocity: -0.29, stop: 640),
      Row(offset: 319.5, velocity: 5, stop: 320), Row(offset: 320.5, velocity: 5, stop: 640),
      Row(offset: 320, velocity: 0, stop: 320), Row(offset: 320, velocity: 1, stop: 320),
      Row(offset: 320, velocity: -1, stop: 320),
    ]
  )
  func chosen(_ row: Row) {
    #expect(pages.stop(from: row.offset, velocity: row.velocity) == row.stop)
  }

  @Test(
    "Past the last whole one, the end is a stop",
    arguments: [
      Row(offset: 641, velocity: 1, stop: 680), Row(offset: 680, velocity: 1, stop: 680),
      Row(offset: 679, velocity: -1, stop: 640), Row(offset: 659, velocity: 0, stop: 640),
      Row(offset: 661, velocity: 0, stop: 680), Row(offset: 680, velocity: 0, stop: 680),
    ]
  )
  func end(_ row: Row) {
    #expect(pages.stop(from: row.offset, velocity: row.velocity) == row.stop)
    #expect(pages.contains(680) && pages.contains(640) && !pages.contains(660))
  }

  @Test("Do not count insets: zero is a page, and the end before it a stop")
  func insets() {
    let pages = Pages(length: 320, range: ScrollRange(lower: -40, upper: 700), scale: 2)
    #expect(pages.stop(from: 10, velocity: -1) == 0)
    #expect(pages.stop(from: -10, velocity: -1) == -40)
    #expect(pages.stop(from: -10, velocity: 1) == 0)
    #expect(pages.stop(from: -10, velocity: 0) == 0)
    #expect(pages.stop(from: 300, velocity: 0) == 320)
    #expect(pages.contains(-40) && pages.contains(0) && !pages.contains(280))
  }

  @Test("From beyond an end lead to it, whatever the velocity")
  func beyond() {
    for velocity in [-2.0, -0.1, 0, 0.1, 2] {
      #expect(pages.stop(from: -30, velocity: velocity) == 0)
      #expect(pages.stop(from: 700, velocity: velocity) == 680)
    }
    #expect(!pages.contains(-30) && !pages.contains(700))
  }

  @Test("That begin between pixels are rounded, and each is reached from the one before")
  func betweenPixels() {
    let range = ScrollRange(lower: 0, upper: 100_000)
    for scale in [1.0, 2, 3] {
      for length in [320.33, 99.9, 0.7, 33.25] {
        let pages = Pages(length: length, range: range, scale: scale)
        var offset = 0.0
        for count in 1...40 {
          let next = pages.stop(from: offset + 1 / scale, velocity: 1)
          #expect(pages.contains(next), "page \(count) of \(length) at \(scale)")
          #expect(PixelGrid.rounded(next, scale: scale) == next)
          #expect(next > offset)
          if length > 2 {
            #expect(abs(next - Double(count) * length) <= 0.5 / scale + 1e-9)
            #expect(pages.stop(from: next - 1 / scale, velocity: -1) == offset)
          }
          offset = next
        }
      }
    }
  }

  @Test("Of no length, or of one without end, are everywhere")
  func withoutLength() {
    for length in [0.0, -5, .infinity, .nan] {
      let pages = Pages(length: length, range: ScrollRange(lower: 0, upper: 100), scale: 2)
      #expect(pages.stop(from: 37, velocity: 3) == 37)
      #expect(pages.nearestStop(to: 37) == 37)
      #expect(pages.contains(37) && !pages.contains(101))
      #expect(pages.stop(from: 130, velocity: 0) == 100)
    }
  }

  @Test("Longer than the content have its ends for stops")
  func longerThanContent() {
    let none = Pages(length: 600, range: ScrollRange(lower: 0, upper: 0), scale: 2)
    #expect(none.stop(from: 0, velocity: 2) == 0 && none.contains(0))
    let little = Pages(length: 600, range: ScrollRange(lower: 0, upper: 60), scale: 2)
    #expect(little.stop(from: 20, velocity: 0) == 0)
    #expect(little.stop(from: 40, velocity: 0) == 60)
    #expect(little.stop(from: 20, velocity: 0.5) == 60)
  }

  @Test("A million points away are where they should be")
  func farAway() {
    let pages = Pages(length: 320, range: ScrollRange(lower: 0, upper: 1_000_000), scale: 2)
    #expect(pages.stop(from: 999_700.5, velocity: 0) == 999_680)
    #expect(pages.stop(from: 999_700.5, velocity: 1) == 1_000_000)
    #expect(pages.nearestStop(to: -0.0).sign == .plus)
  }
}
