import HeadlessUIKit
import Testing

@Suite("A control's actions")
struct ControlActionTests {
  private final class Notes {
    var lines: [String] = []
  }

  private let control = UIControl()
  private let notes = Notes()

  private func action(_ name: String) -> UIAction {
    UIAction(title: name) { [notes] action in
      notes.lines.append(action.title)
      #expect(action.sender != nil)
    }
  }

  @Test("are done in the order in which they were added, for their events alone")
  func order() {
    control.addAction(action("first"), for: .valueChanged)
    control.addAction(action("second"), for: [.valueChanged, .primaryActionTriggered])
    control.sendActions(for: .primaryActionTriggered)
    control.sendActions(for: .allEvents)
    #expect(notes.lines == ["second", "first", "second"])
  }

  @Test("are done once, however often they were added, until they are taken away")
  func once() {
    let action = action("it")
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: [.valueChanged, .primaryActionTriggered])
    control.sendActions(for: .allEvents)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .primaryActionTriggered)
    control.removeAction(action, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(notes.lines == ["it", "it"])
    #expect(action.sender == nil)
  }

  @Test("may take each other away while they are done")
  func removal() {
    let second = action("second")
    control.addAction(
      UIAction { [control] _ in control.removeAction(second, for: .allEvents) },
      for: .valueChanged
    )
    control.addAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(notes.lines == ["second"])
  }
}
