import HeadlessUIKit
import Testing

@Suite("The first responder")
struct FirstResponderTests {
  private let world = World()
  private let keyboard: KeyboardListener
  private let first = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  private let second = Field(frame: CGRect(x: 0, y: 40, width: 100, height: 20))

  init() {
    keyboard = KeyboardListener(world.scene)
    world.view.addSubview(first)
    world.view.addSubview(second)
  }

  @Test("is one at a time, and the keyboard stays from one to the next")
  func oneAtATime() {
    #expect(!first.isFirstResponder)
    #expect(first.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(world.scene.keyboardResponder === second)
    #expect(second.resignFirstResponder())
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
    #expect(keyboard.heard == ["show", "hide"])
    #expect(world.scene.keyboardResponder == nil)
  }

  @Test("brings a keyboard up at the bottom of the screen, and down below it")
  func frames() {
    let below = CGRect(x: 0, y: 600, width: 320, height: 216)
    let up = CGRect(x: 0, y: 384, width: 320, height: 216)
    #expect(world.scene.keyboardFrame == below)
    first.becomeFirstResponder()
    #expect(world.scene.keyboardFrame == up)
    first.resignFirstResponder()
    #expect(keyboard.frames == [up, below])
  }

  @Test("brings none up if it takes no text")
  func withoutText() {
    final class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let plain = Plain(frame: .zero)
    world.view.addSubview(plain)
    #expect(!world.view.becomeFirstResponder())
    #expect(plain.becomeFirstResponder())
    #expect(keyboard.heard.isEmpty)
    first.becomeFirstResponder()
    plain.becomeFirstResponder()
    #expect(keyboard.heard == ["show", "hide"])
  }

  @Test("must want to, be in a window, and be let by the one before")
  func refusals() {
    first.wantsToBegin = false
    #expect(!first.becomeFirstResponder())
    first.wantsToBegin = true
    let stray = Field(frame: .zero)
    #expect(!stray.becomeFirstResponder())
    first.becomeFirstResponder()
    first.wantsToEnd = false
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
    #expect(keyboard.heard == ["show"])
  }

  @Test("is no longer when it leaves its window, whatever it wants", arguments: [false, true])
  func removed(withItsSuperview: Bool) {
    first.becomeFirstResponder()
    first.wantsToEnd = false
    (withItsSuperview ? world.view : first).removeFromSuperview()
    #expect(!first.isFirstResponder)
    #expect(keyboard.heard == ["show", "hide"])
    #expect(second.becomeFirstResponder() == !withItsSuperview)
  }

  @Test("that is made so again while it leaves does not stay so")
  func revived() {
    first.becomeFirstResponder()
    keyboard.whenHidden = { [first] in first.becomeFirstResponder() }
    first.removeFromSuperview()
    #expect(!first.isFirstResponder)
    #expect(keyboard.heard.last == "hide")
    #expect(world.scene.keyboardResponder == nil)
    #expect(second.becomeFirstResponder())
  }

  @Test("may be handed on by the one that resigns")
  func handedOn() {
    let third = Field(frame: .zero)
    world.view.addSubview(third)
    first.becomeFirstResponder()
    first.whenResigning = { [first] in
      first.whenResigning = {}
      third.becomeFirstResponder()
    }
    #expect(!second.becomeFirstResponder())
    #expect(third.isFirstResponder)
    #expect(world.scene.keyboardResponder === third)
    #expect(keyboard.heard == ["show"])
  }

  @Test("may be taken away by the one that resigns for it")
  func takenAway() {
    first.becomeFirstResponder()
    first.whenResigning = { [second] in second.removeFromSuperview() }
    #expect(!second.becomeFirstResponder())
    #expect(!second.isFirstResponder)
    #expect(keyboard.heard == ["show", "hide"])
  }

  @Test("is of one world only")
  func worlds() {
    let other = World()
    let field = Field(frame: .zero)
    other.view.addSubview(field)
    first.becomeFirstResponder()
    field.becomeFirstResponder()
    #expect(first.isFirstResponder)
    #expect(field.isFirstResponder)
    #expect(keyboard.heard == ["show"])
  }
}
