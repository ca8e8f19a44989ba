import Replay
import Samples
import Testing
import Traces

@Suite("What the reference says that it can do is true")
struct AbilitiesTests {
  private let subject = ReferenceSubject(samples: Sample.all)

  private func trace(_ component: String) -> Trace {
    Trace(header: Header(id: "a", component: component))
  }

  /// Expects that the reference does not know what a trace asks for: to break on it would be another failure.
  private func expectUnknown(
    _ trace: Trace,
    _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: SubjectFailure.skipped(why: sentence), sourceLocation: sourceLocation) {
      try subject.transcript(of: trace)
    }
  }

  @Test("It plays each component that it names, and no other")
  func components() throws {
    // A navigation is nothing without a view in it, and a recognizer or an alert without one around it.
    let others = Vocabulary.recognizers + ["navigation", "alert"]
    for component in ReferenceSubject.components where !others.contains(component) {
      _ = try subject.transcript(of: trace(component))
    }
    expectUnknown(trace("carousel"), "the reference has no component \"carousel\"")
  }

  @Test("It has each capability that it names, and no other")
  func capabilities() throws {
    var all = trace("scroll")
    all.header.requires = ReferenceSubject.capabilities
    _ = try subject.transcript(of: all)
    all.header.requires = ["levitation"]
    expectUnknown(all, "the reference lacks the capability \"levitation\"")
  }

  @Test("It refuses the properties and calls of the vocabulary that it does not name")
  func vocabulary() {
    let properties = Set(ReferenceSubject.properties)
    for name in Vocabulary.propertyNames.map({ Name($0) }) where !properties.contains(name) {
      var trace = trace("table")
      trace.header.config = [Argument(name, .bool(true))]
      expectUnknown(trace, "the reference does not know the property \"\(name)\"")
    }
    let calls = Set(ReferenceSubject.calls)
    for name in Vocabulary.callNames.map({ Name($0) }) where !calls.contains(name) {
      var trace = trace("table")
      trace.lines = [.call(Call(time: 0, name: name))]
      expectUnknown(trace, "the reference does not know the call \"\(name)\"")
    }
    #expect(properties.contains(.contentSize) && calls.contains(.setContentOffset))
  }
}
