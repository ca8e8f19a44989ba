import Testing
import Traces

@Suite("Lint finds calls about animators that are wrong at any time")
struct AnimatorLintTests {
  private static let header = #"{"trace":1,"id":"a","component":"scroll"}"#
  private static let make =
    #"{"t":0,"call":"UIViewPropertyAnimator(duration:curve:animations:)","args":{"animatorID":"a","curve":"linear","duration":1}}"#
  private static let start = #"{"t":0,"call":"startAnimation()","args":{"animatorID":"a"}}"#
  private static let finish =
    #"{"t":9,"call":"finishAnimation(at:)","args":{"animatorID":"a","at":"end"}}"#

  /// A stop of the animator, for good or to be finished.
  private static func stop(forGood isForGood: Bool) -> String {
    #"{"t":9,"call":"stopAnimation(_:)","args":{"animatorID":"a","withoutFinishing":\#(isForGood)}}"#
  }

  /// Returns the findings of lint in a trace, each mistake with its place.
  private func findings(_ lines: [String]) -> [String] {
    var findings: [String] = []
    let all = [Self.header] + lines + ["{\"end\":\(lines.count)}"]
    Lint.check(TraceReader(bytes: Array(all.map { $0 + "\n" }.joined().utf8))) {
      findings.append($0.description)
    }
    return findings
  }

  @Test("An animator that nobody has made is told, with those that there are")
  func unknown() {
    let other = #"{"t":0,"call":"startAnimation()","args":{"animatorID":"b"}}"#
    #expect(
      findings([Self.make, other]) == [
        #"3:1: no animator is called "b" up to here; expected one of "a""#
      ]
    )
    #expect(
      findings([other]) == [
        #"2:1: no animator is called "b" up to here; expected a call that makes it before"#
      ]
    )
  }

  @Test("An animator that is finished and was not stopped is told", arguments: [false, true])
  func notStopped(isStoppedForGood: Bool) {
    let lines = [Self.make, Self.start] + (isStoppedForGood ? [Self.stop(forGood: true)] : [])
    let found = findings(lines + [Self.finish])
    #expect(found.count == 1)
    #expect(found[0].contains(#"the animator "a" is finished, and is not stopped"#))
  }

  @Test("An animator that is stopped and finished is as it should be")
  func stopped() {
    #expect(findings([Self.make, Self.start, Self.stop(forGood: false), Self.finish]).isEmpty)
  }

  @Test("A trace that expects an exception means its calls")
  func meant() {
    let wish = #"{"expect":"exception","is":"NSInternalInconsistencyException"}"#
    #expect(findings([Self.make, Self.start, Self.finish, wish]).isEmpty)
  }

  @Test("A trace that cannot be read to its end might have meant its calls")
  func unread() {
    let found = findings([Self.make, Self.start, Self.finish, "{"])
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("5:"))
  }
}
