import Kinematics
import Testing

@testable import HeadlessUIKit

@Suite("An indicator's geometry")
struct ScrollIndicatorTests {
  private func indicator(
    at offset: Double,
    content: Double = 2_000,
    dimension: Double = 600,
    insets: (before: Double, after: Double) = (0, 0),
    leavesCorner: Bool = false
  ) -> ScrollIndicator? {
    ScrollIndicator(
      offset: offset,
      range: ScrollRange(lower: 0, upper: content - dimension),
      dimension: dimension,
      insets: insets,
      leavesCorner: leavesCorner
    )
  }

  private func ends(_ indicator: ScrollIndicator?) throws -> (start: Double, end: Double) {
    let indicator = try #require(indicator)
    return (indicator.position, indicator.position + indicator.length)
  }

  @Test("it is as long in its track as the view is in the content")
  func length() throws {
    let indicator = try #require(self.indicator(at: 700))
    #expect(indicator.length == 0.3 * 594)
    #expect(abs(indicator.position - (3 + 0.5 * 0.7 * 594)) < 1e-9)
  }

  @Test("it moves with the content from one end of its track to the other")
  func monotone() throws {
    #expect(try ends(indicator(at: 0)).start == 3)
    #expect(abs(try ends(indicator(at: 1_400)).end - 597) < 1e-9)
    var last = -1.0
    for offset in stride(from: 0.0, through: 1_400, by: 7) {
      let start = try ends(indicator(at: offset)).start
      #expect(start > last)
      last = start
    }
  }

  @Test("it is never too short to be seen, and still reaches both ends", arguments: [0, 99_400.0])
  func shortest(offset: Double) throws {
    let indicator = try #require(self.indicator(at: offset, content: 100_000))
    #expect(indicator.length == ScrollIndicator.shortest)
    #expect(abs(indicator.position - (offset == 0 ? 3 : 561)) < 1e-9)
  }

  @Test("past an end it is shorter by as much, and stays there", arguments: [10, 60, 150.0])
  func pressed(by distance: Double) throws {
    let free = try #require(indicator(at: 0))
    let above = try ends(indicator(at: -distance))
    let below = try ends(indicator(at: 1_400 + distance))
    #expect(above.start == 3)
    #expect(abs(below.end - 597) < 1e-9)
    #expect(abs(above.end - above.start - (free.length - distance)) < 1e-9)
    #expect(abs(below.end - below.start - (free.length - distance)) < 1e-9)
  }

  @Test("however far past an end, something of it is left", arguments: [-900, 3_000.0])
  func mostPressed(offset: Double) throws {
    #expect(try #require(indicator(at: offset)).length == ScrollIndicator.shortestPressed)
  }

  @Test("insets and the other indicator shorten its track")
  func insets() throws {
    let start = try ends(indicator(at: 0, insets: (20, 40), leavesCorner: true)).start
    let end = try ends(indicator(at: 1_400, insets: (20, 40), leavesCorner: true)).end
    #expect(start == 23)
    #expect(abs(end - (600 - 40 - 3 - 6)) < 1e-9)
  }

  @Test("there is none where all is in view, or where there is no room")
  func none() {
    #expect(indicator(at: 0, content: 600) == nil)
    #expect(indicator(at: 0, content: 100) == nil)
    #expect(indicator(at: 0, insets: (300, 294)) == nil)
    #expect(indicator(at: 0, insets: (300, 293))?.length == 1)
  }
}
