import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

/// A mistake that somebody's first adapter has had, and words by which `smoke` names it.
struct PlantedMistake: Sendable, CustomTestStringConvertible {
  var name: String
  var words: String

  var testDescription: String { name }

  static let all = [
    PlantedMistake(name: "set-up-throws", words: "every trace fails in the same way"),
    PlantedMistake(name: "misspelt-name", words: "did you mean \"scrollViewDidScroll(_:)\"?"),
    PlantedMistake(name: "no-delegate", words: "no message comes in any trace"),
    PlantedMistake(name: "no-touches", words: "calls are answered and touches are not"),
    PlantedMistake(
      name: "no-lift",
      words: "your adapter: a drag begins, and its end is never told"
    ),
    PlantedMistake(
      name: "no-frames",
      words: "your adapter: what is in motion stands still, and frames"
    ),
    PlantedMistake(
      name: "no-drag-end",
      words: "your adapter: a drag begins, and its end is never told"
    ),
    PlantedMistake(name: "no-content-size", words: "whether `contentSize` is set"),
    PlantedMistake(name: "offset-not-read", words: "nothing moves in any trace"),
    PlantedMistake(
      name: "flipped-sign",
      words: "your adapter: the content goes against the fingers"
    ),
    PlantedMistake(name: "swapped-axes", words: "your adapter: the content moves across the way"),
    PlantedMistake(name: "doubled-offset", words: "your adapter: the content goes twice as far"),
    PlantedMistake(
      name: "wall-clock",
      words: "your adapter: the same trace gives another transcript"
    ),
    PlantedMistake(name: "no-will-decelerate", words: "comes without willDecelerate"),
    PlantedMistake(
      name: "glide-for-animation",
      words: "the animation of a call ends as a glide does"
    ),
    PlantedMistake(name: "always-at-rest", words: "your adapter: what is in motion stands still"),
    PlantedMistake(
      name: "never-at-rest",
      words: "your adapter: nothing moves, and the component is not"
    ),
  ]
}

@Suite("touchstone smoke on an adapter with a mistake", .enabled(if: TemplateTools.all[1].isHere))
struct PlantedAdapterTests {
  private static let command =
    "node "
    + Repository.folder.appending(
      path: "Tests/AdapterTests/javascript/Fixtures/planted-adapter.js"
    ).path

  @Test(
    "names each of the seventeen that were planted",
    arguments: PlantedMistake.all.part(every: 4)
  )
  func names(_ mistake: PlantedMistake) {
    let smoke = Invocation("smoke", "--subject", "\(Self.command) \(mistake.name)")
    #expect(smoke.code != .success)
    #expect(smoke.output.contains(mistake.words), "\(smoke.output)\(smoke.errors)")
  }

  @Test("finds nothing in the same adapter without one")
  func none() {
    #expect(PlantedMistake.all.count == 17)
    let smoke = Invocation("smoke", "--subject", Self.command)
    #expect(smoke.code == .success, "\(smoke.output)")
  }
}
