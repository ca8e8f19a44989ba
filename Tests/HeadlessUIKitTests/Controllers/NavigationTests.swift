import HeadlessUIKit
import Testing

@Suite("A navigation controller")
struct NavigationTests {
  private let screen = NavigationWorld()

  @Test("shows its first controller with itself, and loads it once (R350)")
  func first() {
    #expect(screen.heard() == ["A.didLoad", "A.willAppear", "A.didAppear"])
    #expect(screen.root.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(screen.root.navigationController === screen.navigation)
  }

  @Test("loads who comes, then tells who goes before who comes, at both ends of a push (R353)")
  func push() {
    _ = screen.heard()
    screen.push(screen.controller("B"))
    #expect(
      screen.heard() == ["B.didLoad", "A.willDisappear animated", "B.willAppear animated"]
    )
    screen.world.wait(340)
    #expect(screen.heard().isEmpty)
    screen.world.wait(40)
    #expect(screen.heard() == ["A.didDisappear animated", "B.didAppear animated"])
    #expect(screen.root.view.superview == nil)
  }

  @Test("tells a pop the other way round, and lets go of what it took away (R353)")
  func pop() {
    let top = screen.controller("B")
    screen.push(top, animated: false)
    _ = screen.heard()
    #expect(screen.navigation.popViewController(animated: true) === top)
    #expect(top.isMovingFromParent)
    screen.world.wait(400)
    #expect(
      screen.heard() == [
        "B.willDisappear animated", "A.willAppear animated",
        "B.didDisappear animated", "A.didAppear animated",
      ]
    )
    #expect(top.parent == nil && !top.isMovingFromParent && top.view.superview == nil)
    #expect(screen.navigation.popViewController(animated: true) == nil)
  }

  @Test("is through in one turn where nothing is animated")
  func unanimated() {
    _ = screen.heard()
    screen.push(screen.controller("B"), animated: false)
    #expect(
      screen.heard() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
      ]
    )
  }

  @Test("takes a pop back whose finger returns (R354)")
  func cancelledPop() {
    screen.push(screen.controller("B"), animated: false)
    _ = screen.heard()
    screen.pull(to: 100)
    #expect(screen.heard() == ["B.willDisappear animated", "A.willAppear animated"])
    screen.world.lift(y: 240, x: 100)
    screen.world.wait(400)
    #expect(
      screen.heard() == [
        "A.willDisappear animated", "A.didDisappear animated",
        "B.willAppear animated", "B.didAppear animated",
      ]
    )
    #expect(screen.navigation.viewControllers.count == 2)
    #expect(screen.world.scene.isAtRest)
  }

  @Test("goes back with a finger that has come far enough, or is fast", arguments: [200.0, 60])
  func interactivePop(end: Double) {
    let top = screen.controller("B")
    screen.push(top, animated: false)
    _ = screen.heard()
    if end > 160 {
      screen.pull(to: end)
    } else {
      screen.world.touch(.began, x: 4, y: 240)
      for x in stride(from: 14.0, through: end, by: 10) {
        screen.world.wait(8)
        screen.world.touch(.moved, x: x, y: 240)
      }
    }
    screen.world.lift(y: 240, x: end)
    screen.world.wait(400)
    #expect(
      screen.heard() == [
        "B.willDisappear animated", "A.willAppear animated",
        "B.didDisappear animated", "A.didAppear animated",
      ]
    )
    #expect(screen.navigation.topViewController === screen.root && top.parent == nil)
  }

  @Test("is left alone by fingers from elsewhere, from below, and on its first screen")
  func otherFingers() {
    screen.push(screen.controller("B"), animated: false)
    _ = screen.heard()
    screen.pull(to: 200, from: 40)
    screen.world.lift(y: 240, x: 200)
    screen.world.drag([240, 200, 100], x: 4)
    screen.world.lift(y: 100, x: 4)
    screen.navigation.popViewController(animated: false)
    screen.world.scene.finishTurn()
    _ = screen.heard()
    screen.pull(to: 200)
    screen.world.lift(y: 240, x: 200)
    screen.world.wait(400)
    #expect(screen.heard().isEmpty)
  }

  @Test("ends what is under way before it begins something else")
  func interruption() {
    screen.push(screen.controller("B"))
    screen.world.wait(100)
    _ = screen.heard()
    screen.push(screen.controller("C"))
    screen.world.wait(400)
    #expect(
      screen.heard() == [
        "A.didDisappear animated", "B.didAppear animated", "C.didLoad",
        "B.willDisappear animated", "C.willAppear animated", "B.didDisappear animated",
        "C.didAppear animated",
      ]
    )
  }

  @Test("tells a change to its end before it begins another that was asked for meanwhile")
  func askedMeanwhile() {
    _ = screen.heard()
    let next = screen.controller("B")
    next.whenAppearing = { [screen] in
      next.whenAppearing = nil
      screen.navigation.pushViewController(screen.controller("C"), animated: false)
      #expect(screen.navigation.viewControllers.count == 3)
      screen.navigation.setViewControllers([screen.root], animated: false)
      #expect(screen.navigation.topViewController === screen.root)
    }
    screen.push(next, animated: false)
    #expect(
      screen.heard() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
        "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
      ]
    )
    #expect(screen.navigation.children.count == 1)
  }

  @Test("takes its time over a change that follows another at once")
  func animatedAfterAnother() {
    screen.navigation.pushViewController(screen.controller("B"), animated: false)
    _ = screen.heard()
    screen.push(screen.controller("C"))
    #expect(
      screen.heard() == [
        "A.didDisappear", "B.didAppear", "C.didLoad", "B.willDisappear animated",
        "C.willAppear animated",
      ]
    )
  }

  @Test("goes back to its first controller past those between, which hear nothing")
  func popToRoot() {
    screen.push(screen.controller("B"), animated: false)
    screen.push(screen.controller("C"), animated: false)
    _ = screen.heard()
    #expect(screen.navigation.popToRootViewController(animated: false)?.count == 2)
    screen.world.scene.finishTurn()
    #expect(
      screen.heard() == ["C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear"]
    )
    #expect(screen.navigation.children.count == 1)
  }

  @Test("raises an exception when a controller is pushed that it has")
  func pushedTwice() {
    screen.push(screen.root)
    #expect(screen.world.scene.exception?.name == "NSInvalidArgumentException")
    #expect(screen.navigation.viewControllers.count == 1)
  }

  @Test("leads back with the button at the left of its bar, and has none on the first screen")
  func backButton() {
    screen.push(screen.controller("B"), animated: false)
    for _ in 0..<2 {
      screen.world.touch(.began, x: 20, y: 20)
      screen.world.lift(y: 20, x: 20)
      screen.world.wait(400)
      #expect(screen.navigation.topViewController === screen.root)
    }
  }

  @Test("tells nothing of what nobody sees")
  func unseen() {
    let notes = AppearanceNotes()
    let navigation = UINavigationController(rootViewController: NotedController("A", notes))
    navigation.pushViewController(NotedController("B", notes), animated: true)
    navigation.loadViewIfNeeded()
    navigation.popViewController(animated: true)
    #expect(notes.lines.allSatisfy { $0.hasSuffix("didLoad") })
    #expect(navigation.viewControllers.count == 1)
  }
}
