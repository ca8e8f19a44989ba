import HeadlessUIKit
import Testing

@Suite("Controls with a value")
struct ValueControlTests {
  private let world = World { $0.delaysContentTouches = false }
  private final class Count { var changes = 0 }
  private let count = Count()

  private func put(_ control: UIControl) {
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
    world.view.addSubview(control)
    control.addAction(UIAction { [count] _ in count.changes += 1 }, for: .valueChanged)
  }

  @Test("A switch is turned by a tap, and silently by code (R603)")
  func toggle() {
    let control = UISwitch()
    put(control)
    control.setOn(true, animated: true)
    control.isOn = false
    #expect(count.changes == 0)
    world.touch(.began, y: 120)
    world.lift(y: 120)
    #expect(control.isOn && count.changes == 1)
  }

  @Test("A switch that is given no size has one of its own")
  func switchSize() {
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0)).frame.origin.y == 6)
    let wide = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(UISwitch(frame: wide).frame == wide)
    #expect(UISwitch(frame: wide).intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test("A slider tells on the way, or at the lift alone (R605)", arguments: [true, false])
  func slider(_ isContinuous: Bool) {
    let control = UISlider()
    put(control)
    control.isContinuous = isContinuous
    world.touch(.began, x: 10, y: 120)
    world.touch(.moved, x: 100, y: 120)
    world.touch(.moved, x: 145, y: 120)
    #expect(count.changes == (isContinuous ? 2 : 0))
    world.lift(y: 120, x: 145)
    #expect(count.changes == (isContinuous ? 2 : 1))
    #expect(control.value == 0.5)
  }

  @Test("A slider holds its value between the limits")
  func limits() {
    let control = UISlider()
    control.value = 3
    #expect(control.value == 1)
    control.minimumValue = 2
    #expect(control.value == 2 && control.maximumValue == 2)
    control.maximumValue = 1
    #expect(control.value == 1 && control.minimumValue == 1)
  }

  @Test("A segment is chosen by a tap, unless it is not enabled, and told once")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    put(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    for x in [150.0, 150, 290] {
      world.touch(.began, x: x, y: 120)
      world.lift(y: 120, x: x)
    }
    #expect(control.selectedSegmentIndex == 1 && count.changes == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0 && control.titleForSegment(at: 0) == "Two")
  }

  @Test("A stepper goes up and down between its limits, or round")
  func steps() {
    let control = UIStepper()
    put(control)
    control.maximumValue = 2
    for x in [290.0, 290, 290, 10] {
      world.touch(.began, x: x, y: 120)
      world.lift(y: 120, x: x)
    }
    #expect(control.value == 1 && count.changes == 3)
    control.wraps = true
    control.value = 2
    world.touch(.began, x: 290, y: 120)
    world.lift(y: 120, x: 290)
    #expect(control.value == 0 && count.changes == 4)
  }

  @Test("A page control goes to the side that is tapped (R660), and stays among its pages (R662)")
  func pages() {
    let control = UIPageControl()
    put(control)
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 2
    for x in [290.0, 290, 10] {
      world.touch(.began, x: x, y: 120)
      world.lift(y: 120, x: x)
    }
    #expect(control.currentPage == 0 && count.changes == 2)
    #expect(control.interactionState == .none)
  }

  @Test("A finger drags through the pages, where it may (R665)", arguments: [true, false])
  func drag(_ isAllowed: Bool) {
    let control = UIPageControl()
    put(control)
    control.numberOfPages = 5
    control.allowsContinuousInteraction = isAllowed
    world.touch(.began, x: 110, y: 120)
    world.touch(.moved, x: 180, y: 120)
    #expect(control.interactionState == (isAllowed ? .continuous : .none))
    #expect((control.currentPage > 1) == isAllowed)
    world.touch(.cancelled, x: 180, y: 120)
    #expect(control.interactionState == .none)
  }

  @Test("A button has its primary action done at the lift, and shows its titles")
  func button() {
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Send") { [count] _ in count.changes += 1 }
    )
    put(button)
    #expect(button.currentTitle == "Send")
    button.setTitle("Sending", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Sending" && button.state == .disabled)
    button.isEnabled = true
    world.touch(.began, y: 120)
    world.lift(y: 120)
    #expect(count.changes == 1)
    #expect(UIButton(type: .system).buttonType == .system)
  }
}
