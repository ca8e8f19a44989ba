import Testing

@testable import touchstone

@Suite("touchstone rules")
struct RulesCommandTests {
  @Test("prints the book three ways, and the names that a trace may use")
  func rules() {
    #expect(Invocation("rules").output.contains("must"))
    #expect(Invocation("rules", "--format", "json").output.hasPrefix("[\n{\"id\":\""))
    #expect(Invocation("rules", "--format", "markdown").output.hasPrefix("# The rule book\n"))
    #expect(Invocation("rules", "--names").output.contains("  scrollViewDidScroll(_:)\n"))
    let names = Invocation("rules", "--names", "--format", "json").output
    #expect(
      names.contains("\n{\"name\":\"setContentOffset(_:animated:)\",\"kind\":\"call\",\"values\":{")
    )
  }

  @Test("maps the catalogue to the rules, three ways")
  func catalogue() {
    #expect(Invocation("rules", "--catalogue").output.hasPrefix("General invariants\n  A01 "))
    let json = Invocation("rules", "--catalogue", "--format", "json").output
    #expect(json.hasPrefix("[\n{\"number\":\"A01\","))
    #expect(json.contains("\"rules\":[\"scroll.lift."))
    let markdown = Invocation("rules", "--catalogue", "--format", "markdown").output
    #expect(markdown.hasPrefix("# The catalogue\n"))
  }
}
