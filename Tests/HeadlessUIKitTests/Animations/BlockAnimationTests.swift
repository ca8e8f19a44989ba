import HeadlessUIKit
import Testing

@Suite("A block of animations")
struct BlockAnimationTests {
  private let world = World()
  private let box = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))

  init() {
    world.view.delaysContentTouches = false
    world.view.addSubview(box)
  }

  /// Does something as the world's code, and says what was told in the order in which it was.
  private final class Told {
    var words: [String] = []
    func completion(_ name: String) -> (Bool) -> Void {
      { self.words.append("\(name) \($0)") }
    }
  }

  @Test("runs at once, has final values at once, and ends in its time (R461, R462)")
  func endsInItsTime() {
    let told = Told()
    world.scene.perform {
      UIView.animate(withDuration: 0.5) {
        box.alpha = 0.25
        told.words.append("runs")
      } completion: {
        told.completion("ends")($0)
      }
    }
    #expect(told.words == ["runs"])
    #expect(box.alpha == 0.25)
    #expect(!world.scene.isAtRest)
    world.wait(499)
    #expect(told.words == ["runs"])
    world.wait(20)
    #expect(told.words == ["runs", "ends true"])
    #expect(world.scene.isAtRest)
  }

  @Test("of no duration ends in the next turn (R464)", arguments: [0, -1])
  func endsInNextTurn(duration: Double) {
    let told = Told()
    world.scene.perform {
      UIView.animate(
        withDuration: duration,
        animations: { box.alpha = 0.5 },
        completion: told.completion("ends")
      )
    }
    #expect(told.words.isEmpty)
    world.wait(17)
    #expect(told.words == ["ends true"])
  }

  @Test("without a change ends at once (R465)", arguments: [1.0, 0.5])
  func endsAtOnce(alpha: Double) {
    let told = Told()
    world.scene.perform {
      UIView.animate(
        withDuration: 2,
        animations: { box.alpha = alpha },
        completion: told.completion("ends")
      )
    }
    #expect(told.words == (alpha == 1 ? ["ends true"] : []))
  }

  @Test("without animation inside is no change (R476)")
  func withoutAnimation() {
    let told = Told()
    world.scene.perform {
      UIView.animate(withDuration: 2) {
        UIView.performWithoutAnimation { box.frame.origin.x = 80 }
      } completion: {
        told.completion("ends")($0)
      }
    }
    #expect(told.words == ["ends true"])
    #expect(box.frame.origin.x == 80)
  }

  @Test("inside another has the duration of that, unless it says otherwise (R473)")
  func inherits() {
    let told = Told()
    world.scene.perform {
      UIView.animate(withDuration: 0.6) {
        box.alpha = 0.5
        #expect(UIView.inheritedAnimationDuration == 0.6)
        UIView.animate(
          withDuration: 0.1,
          animations: { box.center.x = 200 },
          completion: told.completion("inherits")
        )
        UIView.animate(
          withDuration: 0.1,
          delay: 0,
          options: .overrideInheritedDuration,
          animations: { box.bounds.size.width = 50 },
          completion: told.completion("overrides")
        )
      } completion: {
        told.completion("outer")($0)
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    world.wait(300)
    #expect(told.words == ["overrides true"])
    world.wait(400)
    #expect(told.words.count == 3)
  }

  @Test("goes on beside another of the same view (R470)")
  func addsUp() {
    let told = Told()
    let fade = { (alpha: Double, name: String) in
      world.scene.perform {
        UIView.animate(
          withDuration: 0.3,
          animations: { box.alpha = alpha },
          completion: told.completion(name)
        )
      }
    }
    fade(0.5, "first")
    world.wait(200)
    fade(1, "second")
    world.wait(150)
    #expect(told.words == ["first true"])
    world.wait(400)
    #expect(told.words == ["first true", "second true"])
  }

  @Test("that is ended from outside says so (R463)", arguments: [true, false])
  func endedEarly(isRemoved: Bool) {
    let told = Told()
    world.scene.perform {
      UIView.animate(
        withDuration: 2,
        animations: { box.alpha = 0.5 },
        completion: told.completion("ends")
      )
      if isRemoved { box.removeFromSuperview() } else { box.layer.removeAllAnimations() }
    }
    world.scene.finishTurn()
    #expect(told.words == ["ends false"])
    world.settle()
    #expect(told.words.count == 1)
  }

  @Test("keeps touches from what it moves, unless it allows them (R472)", arguments: [true, false])
  func touches(areAllowed: Bool) {
    world.scene.perform {
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        options: areAllowed ? .allowUserInteraction : [],
        animations: { box.alpha = 0.5 }
      )
    }
    let under = { world.window.hitTest(CGPoint(x: 60, y: 60), with: nil) }
    #expect(under() === (areAllowed ? box : world.view))
    world.wait(600)
    #expect(under() === box)
  }

  @Test("lets a scroll that is animated by itself go on alone (R482)")
  func ownScroll() {
    let told = Told()
    world.scene.perform {
      UIView.animate(
        withDuration: 2,
        animations: { world.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) },
        completion: told.completion("ends")
      )
    }
    #expect(told.words == ["ends true"])
    #expect(world.view.contentOffset.y == 0)
    world.settle()
    #expect(world.outline == "scroll+ animated")
  }

  @Test("has the offset jump with one message (R480)")
  func offsetJumps() {
    world.scene.perform {
      UIView.animate(withDuration: 0.5) { world.view.contentOffset.y = 300 }
    }
    #expect(world.heard == ["scroll ---"])
    world.settle()
    #expect(world.heard.count == 1)
  }

  @Test("animates nothing while animations are switched off (R475)")
  func switchedOff() {
    world.scene.perform {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      world.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    #expect(world.heard == ["scroll ---"])
  }

  @Test("that is repeated for ever waits for no frame")
  func repeats() {
    world.settle()
    world.scene.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .repeat, animations: { box.alpha = 0 })
    }
    #expect(world.scene.isAtRest)
  }

  @Test("belongs to the world whose code runs")
  func ownWorld() {
    let other = World()
    var isEnabledThere = true
    world.scene.perform {
      UIView.setAnimationsEnabled(false)
      other.scene.perform { isEnabledThere = UIView.areAnimationsEnabled }
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(isEnabledThere)
    #expect(!UIView.areAnimationsEnabled, "No world runs code here")
  }
}
