import Testing
import Traces

@testable import Fuzzing

@Suite("Pairs of neighbours in a transcript")
struct EncountersTests {
  private func pairs(_ lines: [Line], views: [String] = []) -> [Feature] {
    var header = Header(id: "a", component: "scroll")
    header.views = views.map { Header.View(name: Name($0), component: "scroll") }
    var features: [Feature] = []
    Encounters.add(of: Trace(header: header, lines: lines), to: &features)
    return features
  }

  private func message(_ name: Name, _ raised: State.Facts = [], view: Int = 0) -> Line {
    var state = State()
    state.setFlags(known: .flags, raised: raised)
    return .message(Message(time: 0, name: name, view: ViewIndex(view), state: state))
  }

  @Test(
    "A run of the same message in the same phase is told twice: as it begins, and as it goes on"
  )
  func runs() {
    let scrolls = Array(repeating: message(.didScroll, .isDecelerating), count: 50)
    #expect(pairs([message(.willBeginDecelerating)] + scrolls).count == 3)
  }

  @Test("The same neighbours in another phase are another pair")
  func phases() {
    let dragged = pairs([message(.didScroll, .isDragging)])
    let gliding = pairs([message(.didScroll, .isDecelerating)])
    #expect(dragged != gliding)
  }

  @Test("Each view has neighbours of its own")
  func views() {
    let both = pairs(
      [
        message(.willBeginDragging), message(.didScroll, view: 1), message(.didEndDragging),
      ],
      views: ["outer", "inner"]
    )
    let outer = pairs([message(.willBeginDragging), message(.didEndDragging)], views: ["o", "i"])
    #expect(both.count == 3)
    #expect(both.filter { outer.contains($0) } == outer)
    #expect(pairs([message(.didScroll)], views: ["o", "i"])[0] != both[1])
  }

  @Test("A call is a neighbour too, in the phase that was told last")
  func calls() {
    let call = Line.call(Call(time: 0, name: Name("setContentOffset(_:animated:)")))
    let atRest = pairs([message(.didScroll), call])
    let inGlide = pairs([message(.didScroll, .isDecelerating), call])
    #expect(atRest.count == 2)
    #expect(atRest[1] != inGlide[1])
    let final = Line.final(Final(time: 0, state: State()))
    #expect(pairs([message(.didScroll, .isDecelerating), final, call])[1] == atRest[1])
  }

  @Test("Names that traces bring along do not depend on which came first")
  func strangers() {
    let first = pairs([message(Name("x-first"))])
    #expect(pairs([message(Name("x-second"))]) == first)
  }

  @Test("The pair at a line is the one that meets there, or the last before")
  func moments() {
    let lines = [message(.willBeginDragging), message(.didScroll), message(.didScroll)]
    let trace = Trace(header: Header(id: "a", component: "scroll"), lines: lines)
    let all = pairs(lines)
    #expect(Encounters.pair(at: 0, of: trace) == all[0])
    #expect(Encounters.pair(at: 1, of: trace) == all[1])
    #expect(Encounters.pair(at: nil, of: trace) == all[2])
    #expect(Encounters.pair(at: nil, of: Trace(header: trace.header)) == nil)
  }
}

@Suite("Coverage")
struct CoverageTests {
  @Test("knows what was seen, however much that is")
  func growth() {
    var coverage = Coverage()
    let features = (0..<5000).map { Feature(rule: $0) }
    for feature in features {
      #expect(!coverage.contains(feature))
      let isNew = coverage.insert(feature)
      let isNewAgain = coverage.insert(feature)
      #expect(isNew)
      #expect(!isNewAgain)
    }
    #expect(features.allSatisfy { coverage.contains($0) })
    #expect(coverage.rules == 5000)
    #expect(coverage.pairs == 0)
  }

  @Test("counts pairs apart from rules")
  func kinds() {
    var coverage = Coverage()
    coverage.insert(Feature(rule: 0))
    coverage.insert(
      Feature(before: nil, name: .didScroll, flags: [], isZoom: false, isFirst: true)
    )
    #expect(coverage.rules == 1)
    #expect(coverage.pairs == 1)
    #expect(coverage.count == 2)
  }
}
