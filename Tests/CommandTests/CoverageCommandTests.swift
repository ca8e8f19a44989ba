import Conformance
import Testing

@testable import touchstone

@Suite("touchstone coverage")
struct CoverageCommandTests {
  @Test("prints what of UIKit is here three ways, or a part of that")
  func coverage() {
    #expect(Invocation("coverage").output.contains("  behaves  UIScrollView.contentOffset"))
    #expect(Invocation("coverage", "--format", "json").output.hasPrefix("[\n{\"name\":\""))
    let markdown = Invocation("coverage", "--format", "markdown").output
    #expect(markdown.hasPrefix("# What of UIKit is here\n"))
    let some = Invocation("coverage", "--status", "missing", "--area", "gestures").output
    #expect(some.hasPrefix("gestures  "))
    #expect(!some.contains("behaves") && some.contains("UIGestureRecognizer.addTarget(_:action:)"))
    #expect(Invocation("coverage", "--area", "teeth").code == .usage)
  }
}
