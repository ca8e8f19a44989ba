import Kinematics
import Testing

@Suite("The rubber band")
struct RubberBandTests {
  let band = RubberBand(dimension: 600)

  @Test(
    "A drag past the edge is followed by the worked distances",
    arguments: [(50.0, 26.294821), (100, 50.381679), (300, 129.411765), (600, 212.903226)]
  )
  func worked(distance: Double, offset: Double) {
    expect(band.offset(forDistance: distance), is: offset)
    expect(band.offset(forDistance: -distance), is: -offset)
  }

  @Test("The inverse leads back")
  func inverse() {
    expect(band.distance(forOffset: 50), is: 99.173554)
    for distance in stride(from: -5_000.0, through: 5_000, by: 12.5) {
      let back = band.distance(forOffset: band.offset(forDistance: distance))
      expect(back, within: 1e-9 * max(1, abs(distance)), of: distance, "distance \(distance)")
    }
  }

  @Test("It follows ever less, and never by the whole viewport")
  func limit() {
    var last = 0.0
    for step in 1...2_000 {
      let offset = band.offset(forDistance: Double(step) * 10)
      #expect(offset > last && offset < 600, "distance \(step * 10)")
      last = offset
    }
    #expect(band.offset(forDistance: 1e300) == 600)
    expect(band.offset(forDistance: 1e-6) / 1e-6, is: 0.55)
  }

  @Test("An offset out of reach has a finite distance, and no viewport no band")
  func outOfReach() {
    #expect(band.distance(forOffset: 600) == band.distance(forOffset: 5_000))
    #expect(band.distance(forOffset: 600) < 600 * 2_000)
    #expect(band.distance(forOffset: -5_000) == -band.distance(forOffset: 5_000))
    #expect(RubberBand(dimension: 0).offset(forDistance: 50) == 0)
    #expect(RubberBand(dimension: 0).distance(forOffset: 50) == 0)
  }
}

@Suite("The range of an axis")
struct ScrollRangeTests {
  @Test("It begins before the inset and ends when the end of the content is in view")
  func ends() {
    #expect(ScrollRange.bench == ScrollRange(lower: 0, upper: 1400))
    let inset = ScrollRange(content: 2000, bounds: 600, insetBefore: 20, insetAfter: 30)
    #expect(inset == ScrollRange(lower: -20, upper: 1430))
    // Content shorter than the view rests at the beginning.
    let short = ScrollRange(content: 300, bounds: 600, insetBefore: 20, insetAfter: 30)
    #expect(short == ScrollRange(lower: -20, upper: -20))
    #expect(ScrollRange.bench.lower.sign == .plus)
  }

  @Test("It knows what is inside, and how far outside the rest is")
  func inside() {
    let range = ScrollRange(lower: -20, upper: 1400)
    let offsets = [-21.0, -20, 0, 1400, 1400.5]
    #expect(offsets.map(range.contains) == [false, true, true, true, false])
    #expect(offsets.map(range.clamped) == [-20, -20, 0, 1400, 1400])
    #expect(offsets.map(range.overscroll) == [-1, 0, 0, 0, 0.5])
  }

  @Test("A proposed offset past an end is rubber-banded there, and found back")
  func banded() {
    let range = ScrollRange(content: 2000, bounds: 600, insetBefore: 20, insetAfter: 0)
    expect(range.rubberBanded(-120, dimension: 600), is: -70.381679)
    #expect(range.rubberBanded(700, dimension: 600) == 700)
    for proposed in stride(from: -900.0, through: 2_900, by: 7) {
      let shown = range.rubberBanded(proposed, dimension: 600)
      let back = range.unbanded(shown, dimension: 600)
      expect(back, within: 1e-8, of: proposed, "proposed \(proposed)")
    }
  }

  @Test("The recorded call comes out to the last bit")
  func recorded() {
    let range = ScrollRange(lower: 0, upper: 5126)
    #expect(range.rubberBanded(5445, dimension: 874) == 5272.117775977893)
  }

  @Test("Its ends can be put on the pixel grid, so that an edge is a place to rest")
  func aligned() {
    let range = ScrollRange(lower: -20.2, upper: 1400.4)
    #expect(range.alignedToPixels(scale: 2) == ScrollRange(lower: -20, upper: 1400.5))
  }
}
