import Testing

@testable import HeadlessUIKit

@Suite("The way from screen to screen")
struct NavigationTransitionTests {
  private func released(
    at fraction: Double,
    velocity: Double,
    after pause: Int64 = 20_000
  ) -> NavigationTransition {
    var transition = NavigationTransition()
    transition.follow(to: fraction, at: 0)
    transition.release(velocity: velocity, at: pause)
    return transition
  }

  @Test("is decided by a fast finger's direction, else by how far it has come")
  func decision() {
    #expect(released(at: 0.6, velocity: 0).goal == .completed)
    #expect(released(at: 0.4, velocity: 0).goal == .cancelled)
    #expect(released(at: 0.1, velocity: 400).goal == .completed)
    #expect(released(at: 0.9, velocity: -400).goal == .cancelled)
  }

  @Test("forgets the velocity of a finger that has paused")
  func pause() {
    #expect(released(at: 0.1, velocity: 400, after: 150_000).goal == .cancelled)
  }

  @Test("takes 0.35 s for the whole way, and as much less as was gone")
  func steps() {
    var whole = NavigationTransition.running(from: 0)
    #expect(whole.step(to: 340_000) == nil)
    #expect(whole.step(to: 350_000) == .completed)
    var rest = released(at: 0.8, velocity: 0)
    #expect(rest.step(to: 80_000) == nil)
    #expect(rest.step(to: 91_000) == .completed)
    var back = released(at: 0.2, velocity: 0)
    #expect(back.step(to: 91_000) == .cancelled)
  }

  @Test("follows nobody after it was released, and only between its ends")
  func following() {
    var transition = released(at: 0.8, velocity: 0)
    transition.follow(to: 0.1, at: 30_000)
    #expect(transition.fraction == 0.8)
    var other = NavigationTransition()
    other.follow(to: 1.5, at: 0)
    #expect(other.fraction == 1)
    #expect(other.step(to: 1_000_000) == nil)
    other.cancel(at: 0)
    #expect(other.goal == .cancelled)
  }
}
