import Kinematics
import Testing

@Suite("The exact mode follows the closed forms at any frame rate")
struct ClosedFormTests {
  static let rates = [30.0, 60, 90, 120, 1_000]

  @Test("Through a whole glide", arguments: rates)
  func glide(hertz: Double) {
    for velocity in [-6, -1, -0.25, 0.02, 0.4, 1, 3, 8] {
      for rate in [DecelerationRate.normal, .fast, DecelerationRate(perMillisecond: 0.9995)] {
        let form = ClosedForm(position: 500, velocity: velocity, rate: rate)
        let motion = AxisMotion(
          position: 500,
          velocity: velocity,
          rate: rate,
          exponential: .exact
        )
        for (index, frame) in frames(of: motion, hertz: hertz, range: .endless).enumerated() {
          let expected = form.glide(after: Double(index + 1) * 1_000 / hertz)
          let place = "velocity \(velocity), rate \(rate.perMillisecond), frame \(index + 1)"
          expect(frame.position, within: 1e-8, of: expected.position, place)
          expect(frame.velocity, within: 1e-11, of: expected.velocity, place)
        }
      }
    }
  }

  @Test("Across the edge and through the bounce to its end", arguments: rates)
  func crossing(hertz: Double) {
    for velocity in [2, 3, 5, 12.0] {
      let glide = ClosedForm(position: 500, velocity: velocity)
      let edgeTime = glide.time(toReach: 1400)
      let bounce = ClosedForm(position: 1400, velocity: glide.glide(after: edgeTime).velocity)
      let motion = AxisMotion(
        position: 500,
        velocity: velocity,
        rate: .normal,
        exponential: .exact
      )
      for (index, frame) in frames(of: motion, hertz: hertz, range: .bench).enumerated() {
        let time = Double(index + 1) * 1_000 / hertz
        let expected =
          time < edgeTime
          ? glide.glide(after: time) : bounce.bounce(off: 1400, after: time - edgeTime)
        let place = "velocity \(velocity), frame \(index + 1)"
        expect(frame.position, within: 1e-8, of: expected.position, place)
        expect(frame.velocity, within: 1e-11, of: expected.velocity, place)
      }
    }
  }

  @Test("Through a bounce from where a finger left it", arguments: rates)
  func released(hertz: Double) {
    for excess in [0.6, 30, 100, 400.0] {
      for velocity in [-0.01, 0, 0.5, 4] {
        let form = ClosedForm(position: -excess, velocity: -velocity)
        let motion = AxisMotion(
          position: -excess,
          velocity: -velocity,
          rate: .normal,
          exponential: .exact
        )
        let path = frames(of: motion, hertz: hertz, range: .bench).prefix { $0.position < 0 }
        for (index, frame) in path.enumerated() {
          let expected = form.bounce(off: 0, after: Double(index + 1) * 1_000 / hertz)
          let place = "excess \(excess), velocity \(velocity), frame \(index + 1)"
          expect(frame.position, within: 1e-8, of: expected.position, place)
        }
      }
    }
  }

  @Test("A device differs by no more than 0.11 pt in a glide, 0.9 pt in a bounce")
  func device() {
    let flicks: [(velocity: Double, tolerance: Double)] = [(1, 0.11), (3, 0.9)]
    for (velocity, tolerance) in flicks {
      let paths = Exponential.allCases.map { exponential in
        frames(
          of: AxisMotion(
            position: 500,
            velocity: velocity,
            rate: .normal,
            exponential: exponential
          ),
          hertz: 60,
          range: .bench
        )
      }
      for (index, (device, exact)) in zip(paths[0], paths[1]).enumerated() {
        let place = "velocity \(velocity), frame \(index + 1)"
        expect(device.position, within: tolerance, of: exact.position, place)
      }
    }
  }
}
