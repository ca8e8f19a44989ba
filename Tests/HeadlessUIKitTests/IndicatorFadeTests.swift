import Testing

@testable import HeadlessUIKit

@Suite("The indicators' coming and going")
struct IndicatorFadeTests {
  enum Step: Sendable {
    case scrolling(Int64), resting(Int64), flash(Int64), hide
  }

  nonisolated struct Path: CustomTestStringConvertible, Sendable {
    let steps: [Step]
    let instant: Int64
    let alpha: Double

    init(_ steps: [Step], at instant: Int64, _ alpha: Double) {
      self.steps = steps
      self.instant = instant
      self.alpha = alpha
    }

    var testDescription: String { "\(steps) at \(instant)" }
  }

  nonisolated static let scrolled: [Step] = [.scrolling(0), .resting(1_000_000)]

  nonisolated static let paths = [
    Path([], at: 0, 0),
    Path([.resting(0)], at: 10, 0),
    Path([.scrolling(0)], at: 0, 1),
    Path([.scrolling(0)], at: 60_000_000, 1),
    Path(scrolled, at: 1_000_000, 1),
    Path(scrolled, at: 1_165_000, 0.5),
    Path(scrolled, at: 1_330_000, 0),
    Path(scrolled, at: 9_000_000, 0),
    Path(scrolled + [.resting(1_200_000)], at: 1_165_000, 0.5),
    Path(scrolled + [.scrolling(1_100_000)], at: 1_330_000, 1),
    Path([.flash(0)], at: 400_000, 1),
    Path([.flash(0)], at: 665_000, 0.5),
    Path([.flash(0)], at: 830_000, 0),
    Path([.flash(0), .scrolling(100_000), .flash(200_000)], at: 9_000_000, 1),
    Path([.flash(0), .hide], at: 100, 0),
    Path([.scrolling(0), .hide], at: 100, 0),
    Path([.scrolling(0), .hide, .resting(100)], at: 200, 0),
  ]

  @Test("they are there at once, and fade at rest", arguments: paths)
  func alpha(path: Path) {
    var fade = IndicatorFade()
    for step in path.steps {
      switch step {
      case .scrolling(let instant): fade.follow(isScrolling: true, at: instant)
      case .resting(let instant): fade.follow(isScrolling: false, at: instant)
      case .flash(let instant): fade.flash(at: instant)
      case .hide: fade.hide()
      }
    }
    #expect(fade.alpha(at: path.instant) == path.alpha)
  }
}
