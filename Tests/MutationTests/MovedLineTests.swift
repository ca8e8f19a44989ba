import Testing
import Traces

@testable import Mutation

@Suite("A line that is moved to another time")
struct MovedLineTests {
  @Test("tells its old frame no more")
  func frame() {
    let line = Line.message(Message(time: 50_000, name: .didScroll, frame: 3))
    #expect(line.at(50_000) == line)
    #expect(line.at(66_667) == .message(Message(time: 66_667, name: .didScroll)))
  }
}
