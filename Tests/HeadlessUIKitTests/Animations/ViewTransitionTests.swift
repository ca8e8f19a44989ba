import HeadlessUIKit
import Testing

@Suite("A transition of a view")
struct ViewTransitionTests {
  private let world = World()
  private let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let new = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private final class Told {
    var words: [String] = []
  }

  init() { world.view.addSubview(old) }

  @Test("lasts its time, whatever is changed in it")
  func lasts() {
    let told = Told()
    world.scene.perform {
      UIView.transition(with: world.view, duration: 0.3, options: .transitionCrossDissolve) {
        told.words.append("runs")
      } completion: {
        told.words.append("ends \($0)")
      }
    }
    #expect(told.words == ["runs"])
    world.wait(299)
    #expect(told.words == ["runs"])
    world.wait(20)
    #expect(told.words == ["runs", "ends true"])
  }

  @Test("puts a view in the place of another")
  func replaces() {
    world.scene.perform { UIView.transition(from: old, to: new, duration: 0.3) }
    #expect(old.superview == nil && new.superview === world.view)
  }

  @Test("hides the one and shows the other, where both stay")
  func hides() {
    world.view.addSubview(new)
    new.isHidden = true
    world.scene.perform {
      UIView.transition(from: old, to: new, duration: 0.3, options: .showHideTransitionViews)
    }
    #expect(old.isHidden && !new.isHidden && old.superview === world.view)
  }

  @Test("of several parts makes all changes at once, and ends in its time")
  func keyframes() {
    let told = Told()
    world.scene.perform {
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { old.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { old.alpha = 0 }
      } completion: {
        told.words.append("ends \($0)")
      }
    }
    #expect(old.alpha == 0 && told.words.isEmpty)
    world.wait(420)
    #expect(told.words == ["ends true"])
  }
}
