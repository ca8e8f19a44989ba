import Testing
import Traces

@testable import Fuzzing

@Suite("What a generator draws for a subject")
struct RepertoireTests {
  private static let repertoire: Repertoire = {
    var repertoire = Repertoire()
    repertoire.components = ["scroll"]
    repertoire.properties = [Name("bounds"), Name("contentSize"), Name("contentOffset")]
    repertoire.calls = [Name("setContentOffset(_:animated:)")]
    repertoire.answers = [Name("scrollViewDidScroll(_:)")]
    return repertoire
  }()

  @Test("has nothing in it that the subject does not play")
  func fits() {
    let generator = Generator(repertoire: Self.repertoire)
    for seed in 0..<200 {
      var choices = Choices(
        Tape((0..<120).map { UInt16(truncatingIfNeeded: seed &* 7919 &+ $0 &* 104_729) })
      )
      let trace = generator.trace(from: &choices)
      let views = trace.header.effectiveViews
      #expect(views[0].component == "scroll")
      let properties = views.flatMap(\.config).map(\.label)
      #expect(properties.allSatisfy { Self.repertoire.properties?.contains($0) == true })
      for case .call(let call) in trace.lines {
        #expect(call.name == Name("setContentOffset(_:animated:)"))
      }
      let answered = views.flatMap(\.delegate.entries).map(\.message)
      #expect(answered.allSatisfy { $0 == Name("scrollViewDidScroll(_:)") })
    }
  }

  @Test("has one view where the subject plays no other beside it")
  func oneView() {
    var alone = Repertoire()
    alone.playsSeveralViews = false
    var (several, changed) = (0, 0)
    for seed in 0..<200 {
      let tape = Tape((0..<120).map { UInt16(truncatingIfNeeded: seed &* 7919 &+ $0 &* 104_729) })
      var (choices, again) = (Choices(tape), Choices(tape))
      let trace = Generator().trace(from: &choices)
      let fitted = Generator(repertoire: alone).trace(from: &again)
      if trace.header.effectiveViews.count > 1 { several += 1 }
      if fitted != trace { changed += 1 }
      #expect(fitted.header.effectiveViews.count == 1)
      for case .call(let call) in fitted.lines { #expect(call.view == .first) }
    }
    #expect(several > 0 && changed == several)
  }

  @Test("is what it was where the subject plays everything")
  func unchanged() {
    var (one, other) = (
      Choices(Tape([3, 1, 4, 1, 5, 9, 2, 6])), Choices(Tape([3, 1, 4, 1, 5, 9, 2, 6]))
    )
    #expect(
      Generator().trace(from: &one) == Generator(repertoire: Repertoire()).trace(from: &other)
    )
  }
}
