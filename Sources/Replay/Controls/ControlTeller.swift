import HeadlessUIKit
import Traces

/// Tells of the events that a control sends, and of its value.
final class ControlTeller: Performer {
  let receiver: ScriptedReceiver?
  private let listener: ScriptedListener
  private unowned let control: UIControl

  init(of control: UIControl, _ listener: ScriptedListener, _ receiver: ScriptedReceiver) {
    self.listener = listener
    self.receiver = receiver
    self.control = control
  }

  func attach(names: [Name]) { listener.isAttached = true }

  func atRest() -> (state: State, table: TableState)? { state }

  /// Has the events told that a trace names.
  func listen(to events: Value) {
    control.listen(to: events) { [weak self] name in
      guard let self else { return }
      let (state, table) = state
      let arguments = [Argument(.forControlEvents, .string(name))]
      _ = listener.tell(.sendActions, arguments, usual: nil, state, table)
    }
  }

  /// The readable state of the control.
  private var state: (state: State, table: TableState) {
    var state = State()
    state[.isHighlighted] = control.isHighlighted
    state[.isSelected] = control.isSelected
    var table = TableState()
    switch control {
    case let toggle as UISwitch: table.control.isOn = toggle.isOn
    case let slider as UISlider: table.control.value = Millionths(Double(slider.value))
    case let pages as UIPageControl:
      table.control.currentPage = pages.currentPage
      table.control.interactionState = "\(pages.interactionState)"
    default: break
    }
    return (state, table)
  }
}
