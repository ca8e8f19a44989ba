import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Scrolling for a row that is carried")
struct RowAutoscrollTests {
  private let area = 0.0...480.0

  private func velocity(_ finger: Double) -> Double {
    RowAutoscroll.velocity(at: finger, in: area)
  }

  @Test("goes the faster the nearer the finger is to the edge, and beyond it no faster")
  func velocities() {
    #expect(velocity(240) == 0)
    #expect(velocity(430) > 0)
    #expect(velocity(460) > velocity(430))
    #expect(velocity(480) > velocity(460))
    #expect(velocity(900) == velocity(480))
    #expect(velocity(50) == -velocity(430))
  }

  @Test("leaves half of a low table free of it")
  func low() {
    let low = 100.0...140.0
    #expect(RowAutoscroll.velocity(at: 120, in: low) == 0)
    #expect(RowAutoscroll.velocity(at: 135, in: low) > 0)
    #expect(RowAutoscroll.velocity(at: 105, in: low) < 0)
    #expect(RowAutoscroll.velocity(at: 100, in: 100...100) == 0)
  }

  @Test("goes a way that depends on the time alone, however many frames there are")
  func time() {
    var often = RowAutoscroll()
    var once = RowAutoscroll()
    often.follow(finger: 470, in: area, at: 1000)
    once.follow(finger: 470, in: area, at: 1000)
    var way = 0.0
    for frame in 1...4 {
      let step = often.advance(to: 1000 + Int64(frame) * 10_000)
      often.moved(by: step)
      way += step
    }
    let jump = once.advance(to: 41_000)
    #expect(abs(way - jump) < 1e-9)
    #expect(jump > 0)
  }

  @Test("keeps what is less than a pixel for the next frame")
  func rest() {
    var scroll = RowAutoscroll()
    scroll.follow(finger: 422, in: area, at: 0)
    let first = scroll.advance(to: 10_000)
    #expect(scroll.advance(to: 20_000) > first)
    scroll.forgetRest()
    #expect(abs(scroll.advance(to: 30_000) - first) < 1e-9)
  }

  @Test("ends when the finger leaves the edge")
  func leaving() {
    var scroll = RowAutoscroll()
    scroll.follow(finger: 470, in: area, at: 0)
    #expect(scroll.isScrolling)
    scroll.follow(finger: 300, in: area, at: 10_000)
    #expect(!scroll.isScrolling)
    #expect(scroll.advance(to: 50_000) == 0)
  }
}
