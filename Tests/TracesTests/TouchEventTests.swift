import Testing
import Traces

@Suite("Touch lines that are one event")
struct TouchEventTests {
  private func touch(_ finger: Int32, at time: Microseconds?) -> Touch {
    Touch(time: time, phase: .moved, finger: finger, location: .zero)
  }

  @Test("are those of different fingers at one instant")
  func together() {
    var event = TouchEvent()
    #expect(!event.continues(with: touch(1, at: 0)))
    event.add(touch(1, at: 0))
    #expect(event.continues(with: touch(2, at: 0)))
    #expect(!event.continues(with: touch(1, at: 0)))
    #expect(!event.continues(with: touch(2, at: 1)))
  }

  @Test("end with another line, and with a finger that comes a second time")
  func ends() {
    var event = TouchEvent()
    event.add(touch(1, at: 0))
    event.add(touch(2, at: 0))
    event.add(touch(1, at: 0))
    #expect(event.continues(with: touch(2, at: 0)))
    event.end()
    #expect(!event.isOpen && !event.continues(with: touch(2, at: 0)))
  }

  @Test("are one event too where no times are told")
  func untimed() {
    var event = TouchEvent()
    event.add(touch(1, at: nil))
    #expect(event.continues(with: touch(2, at: nil)))
  }
}
