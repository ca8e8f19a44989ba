import Replay
import Testing
import Traces

@Suite("What the reference says that it can do is true")
struct AbilitiesTests {
  private let subject = ReferenceSubject()

  private func trace(_ component: String) -> Trace {
    Trace(header: Header(id: "a", component: component))
  }

  @Test("It plays each component that it names, and no other", arguments: ["carousel"])
  func components(_ other: String) throws {
    // A navigation is nothing without a view in it.
    for component in ReferenceSubject.components where component != "navigation" {
      _ = try subject.transcript(of: trace(component))
    }
    #expect(throws: SubjectFailure.self) { try subject.transcript(of: trace(other)) }
  }

  @Test("It has each capability that it names, and no other")
  func capabilities() throws {
    var all = trace("scroll")
    all.header.requires = ReferenceSubject.capabilities
    _ = try subject.transcript(of: all)
    all.header.requires = ["levitation"]
    #expect(throws: SubjectFailure.self) { try subject.transcript(of: all) }
  }

  @Test("It knows every property and call of the vocabulary")
  func vocabulary() {
    let properties = Set(ReferenceSubject.properties)
    let calls = Set(ReferenceSubject.calls)
    #expect(Vocabulary.propertyNames.filter { !properties.contains(Name($0)) } == [])
    #expect(Vocabulary.callNames.filter { !calls.contains(Name($0)) } == [])
  }
}
