import Kinematics
import Testing

@Suite("The way to a page")
struct PageSettleTests {
  func motion(
    from position: Double,
    velocity: Double,
    to page: Double,
    in range: ScrollRange = .endless
  ) -> AxisMotion {
    AxisMotion(
      position: position,
      velocity: velocity,
      page: page,
      range: range,
      rate: .normal
    )
  }

  /// Pages of 400, with the spring of motion.paging.
  struct Row: Sendable, CustomTestStringConvertible {
    var position: Double
    var velocity: Double
    var page: Double
    var milliseconds: Int

    var testDescription: String { "from \(position) at \(velocity) pt/ms" }
  }

  @Test(
    "Takes the time that is published",
    arguments: [
      Row(position: 130, velocity: 1, page: 400, milliseconds: 332),
      Row(position: 130, velocity: 0.4, page: 400, milliseconds: 339),
      Row(position: 130, velocity: 3, page: 400, milliseconds: 292),
      Row(position: 300, velocity: -0.5, page: 0, milliseconds: 341),
    ]
  )
  func published(_ row: Row) throws {
    let motion = motion(from: row.position, velocity: row.velocity, to: row.page)
    let path = frames(of: motion, hertz: 1_000, range: .endless)
    #expect(path.count == row.milliseconds)
    #expect(try #require(path.last).restingPosition(in: .endless, scale: 3) == row.page)
  }

  @Test("Follows the published recurrence until it is there")
  func recurrence() {
    var motion = motion(from: 130, velocity: 1, to: 400)
    var (position, velocity) = (130.0, 1.0)
    for _ in 1...300 {
      velocity = (velocity + 0.00036 * (400 - position)) * 0.9668
      position += velocity
      motion.step(milliseconds: 1, range: .endless, bounces: true)
      #expect(motion.position == position && motion.velocity == velocity)
    }
  }

  @Test("Neither turns round nor passes the page, at any speed, from any place, at any rate")
  func monotone() throws {
    for hertz in [30.0, 60, 90, 120, 1_000] {
      for velocity in [0, 0.05, 0.29, 0.5, 1, 3, 10, 40, -0.05, -0.29] {
        for distance in [0.001, 0.3, 1, 7, 60, 160, 319, 1_000] {
          for sign in [1.0, -1] {
            let motion = motion(from: 500, velocity: sign * velocity, to: 500 + sign * distance)
            let place = "velocity \(velocity), distance \(sign * distance), \(hertz) Hz"
            let path = frames(of: motion, hertz: hertz, range: .endless)
            let left = ([motion] + path).map { sign * (500 + sign * distance - $0.position) }
            #expect(zip(left, left.dropFirst()).allSatisfy { $0 >= $1 }, "\(place)")
            #expect(left.allSatisfy { $0 >= 0 }, "\(place)")
            let last = try #require(path.last)
            #expect(
              last.restingPosition(in: .endless, scale: 3) == 500 + sign * distance,
              "\(place)"
            )
            #expect(Double(path.count) / hertz < 0.6, "\(place): \(path.count) frames")
          }
        }
      }
    }
  }

  @Test("Does not depend on the frame rate, but for whole milliseconds")
  func frameRates() {
    let everyMillisecond = frames(
      of: motion(from: 0, velocity: 1, to: 320),
      hertz: 1_000,
      range: .endless
    )
    for hertz in [30.0, 60, 90, 120, 144] {
      let path = frames(of: motion(from: 0, velocity: 1, to: 320), hertz: hertz, range: .endless)
      for (index, frame) in path.enumerated().dropLast() {
        let elapsed = Int(Double(index + 1) * 1_000 / hertz + 0.000_001)
        let there = everyMillisecond[elapsed - 1]
        #expect(frame.position == there.position, "\(hertz) Hz, frame \(index)")
      }
    }
  }

  @Test("From beyond the end is a bounce like any other")
  func bounce() throws {
    for velocity in [0.0, 0.7] {
      let paged = motion(from: 1_450, velocity: velocity, to: 1_400, in: .bench)
      let free = AxisMotion(position: 1_450, velocity: velocity, rate: .normal)
      let path = frames(of: paged, hertz: 60, range: .bench)
      #expect(path.map(\.position) == frames(of: free, hertz: 60, range: .bench).map(\.position))
      #expect(try #require(path.last).restingPosition(in: .bench, scale: 3) == 1_400)
    }
  }

  @Test("From beyond the end goes no farther in than the end, however fast")
  func inward() throws {
    for velocity in [-0.3, -0.5, -1, -3, -20] {
      let motion = motion(from: 1_450, velocity: velocity, to: 1_400, in: .bench)
      let path = frames(of: motion, hertz: 60, range: .bench)
      #expect(path.allSatisfy { $0.position >= 1_400 }, "velocity \(velocity)")
      #expect(try #require(path.last).position == 1_400, "velocity \(velocity)")
    }
  }

  @Test("Is over at once where the page is")
  func onThePage() {
    for velocity in [-2.0, 0, 2] {
      #expect(motion(from: 400, velocity: velocity, to: 400).isSettled(in: .bench))
    }
  }

  @Test("Leads to the page from wherever code puts the content")
  func relocated() throws {
    for offset in [-900.0, 0, 399, 400, 401, 1_000] {
      var motion = motion(from: 130, velocity: 1, to: 400)
      for _ in 0..<19 { motion.step(milliseconds: 1_000 / 60, range: .endless, bounces: true) }
      motion.position = offset
      let last = frames(of: motion, hertz: 60, range: .endless).last
      #expect(try #require(last).restingPosition(in: .endless, scale: 3) == 400, "\(offset)")
    }
  }

  @Test("Forgets a page that a change of the range has left outside")
  func rangeChanged() throws {
    var motion = motion(from: 1_000, velocity: 1, to: 1_200, in: .bench)
    for _ in 0..<3 { motion.step(milliseconds: 1_000 / 60, range: .bench, bounces: true) }
    let shorter = ScrollRange(lower: 0, upper: 900)
    let last = try #require(frames(of: motion, hertz: 60, range: shorter).last)
    #expect(last.target == nil)
    #expect(last.restingPosition(in: shorter, scale: 3) == 900)
  }

  @Test("Is led to another page with the speed that it has")
  func redirected() throws {
    var motion = motion(from: 130, velocity: 1, to: 400)
    for _ in 0..<3 { motion.step(milliseconds: 1_000 / 60, range: .endless, bounces: true) }
    let other = motion.redirected(toPage: 800, range: .endless)
    #expect(other.velocity == motion.velocity && other.position == motion.position)
    let last = frames(of: other, hertz: 60, range: .endless).last
    #expect(try #require(last).restingPosition(in: .endless, scale: 3) == 800)
  }
}
