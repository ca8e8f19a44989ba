import Oracle
import Testing
import Traces

@Suite("Expectations")
struct ExpectationTests {
  static let flick = "v -30 B@0 S@20 ^ W@20>90 T@20 G@20 S@60 . S@90 E@90 |@90"

  private func violations(_ drawing: String, _ kinds: Traces.Expectation.Kind...) -> [Violation] {
    var transcript = Example(drawing).transcript
    for kind in kinds { transcript.lines.append(.expectation(Traces.Expectation(kind: kind))) }
    return Judge().verdict(of: transcript).violations
  }

  private func item(
    _ name: Name,
    _ repetition: Traces.Expectation.Item.Repetition = .once,
    _ arguments: [Argument] = []
  ) -> Traces.Expectation.Item {
    Traces.Expectation.Item(name: name, arguments: arguments, repetition: repetition)
  }

  private var wholeFlick: [Traces.Expectation.Item] {
    [
      item(.willBeginDragging), item(.didScroll, .any),
      item(
        .willEndDragging,
        .once,
        [Argument(.targetContentOffset, .pair(.zero, Millionths(90.2)))]
      ),
      item(.didEndDragging, .once, [Argument(.willDecelerate, .bool(true))]),
      item(.willBeginDecelerating), item(.didScroll, .several),
      item(.didEndScrollingAnimation, .optional), item(.didEndDecelerating),
    ]
  }

  @Test("A list that fits holds, numbers within half a pixel")
  func fitting() {
    #expect(violations(Self.flick, .messages(wholeFlick, of: nil)).isEmpty)
  }

  @Test("What a component does not have is not expected of it")
  func lacking() {
    var transcript = Example(Self.flick).transcript
    transcript.lines.removeAll {
      if case .message(let message) = $0 { message.name == .willEndDragging } else { false }
    }
    var state = State()
    state.contentOffset = Point(0, 90)
    state[.isRefreshing] = false
    transcript.lines += [
      .expectation(Traces.Expectation(kind: .messages(wholeFlick, of: nil))),
      .expectation(
        Traces.Expectation(kind: .messages([item(.willEndDragging)], of: [.willEndDragging]))
      ),
      .expectation(Traces.Expectation(kind: .final(state, within: nil))),
    ]
    let expected = ["expectation.messages", "expectation.final"]
    func broken() -> Set<String> {
      Set(Judge().verdict(of: transcript).violations.map(\.rule).filter(expected.contains))
    }
    #expect(broken() == Set(expected))
    transcript.header.lacks = [.willEndDragging, "isRefreshing"]
    #expect(broken().isEmpty)
  }

  @Test("A message that the component does not have is missing to no rule")
  func lackingForRules() {
    var transcript = Example(Self.flick).transcript
    transcript.lines.removeAll {
      if case .message(let message) = $0 { message.name == .willEndDragging } else { false }
    }
    #expect(!Judge().verdict(of: transcript).violations.isEmpty)
    transcript.header.lacks = [.willEndDragging]
    #expect(Judge().verdict(of: transcript).violations.isEmpty)
  }

  @Test("A message too many fails, and so does one too few")
  func exhaustive() throws {
    let many = violations(Self.flick, .messages(wholeFlick.dropLast(), of: nil))
    #expect(many.map(\.rule) == ["expectation.messages"])
    #expect(many.first?.found == "scrollViewDidEndDecelerating(_:)")
    let wish = wholeFlick + [item(.didScrollToTop)]
    let few = violations(Self.flick, .messages(wish, of: nil))
    #expect(few.map(\.found) == ["no more messages"])
    #expect(few.first?.expected == ["scrollViewDidScrollToTop(_:)"])
  }

  @Test("Wrong order and wrong arguments fail, and the explanation says what was allowed")
  func wrong() {
    let swapped = [item(.didScroll), item(.willBeginDragging)]
    let order = violations(Self.flick, .messages(swapped, of: [.didScroll, .willBeginDragging]))
    #expect(order.first?.found == "scrollViewWillBeginDragging(_:)")
    #expect(order.first?.expected == ["scrollViewDidScroll(_:)"])
    let rest = item(.didEndDragging, .once, [Argument(.willDecelerate, .bool(false))])
    let arguments = violations(Self.flick, .messages([rest], of: [.didEndDragging]))
    #expect(arguments.count == 1)
  }

  @Test("Only the named messages are looked at where names are given")
  func named() {
    let ends = [item(.didEndDecelerating)]
    #expect(violations(Self.flick, .messages(ends, of: [.didEndDecelerating])).isEmpty)
    let none = violations(Self.flick, .messages([], of: [.didEndDecelerating]))
    #expect(none.first?.expected == ["nothing more"])
  }

  @Test("Repetitions are tried in every way, over lists of any length")
  func nondeterminism() {
    let scrolls = [item(.didScroll, .any), item(.didScroll), item(.didScroll, .several)]
    #expect(violations(Self.flick, .messages(scrolls, of: [.didScroll])).isEmpty)
    let four = Array(repeating: item(.didScroll), count: 4)
    #expect(violations(Self.flick, .messages(four, of: [.didScroll])).count == 1)
    let long = Array(repeating: item(.didScroll, .optional), count: 200)
    #expect(violations(Self.flick, .messages(long, of: [.didScroll])).isEmpty)
  }

  @Test("The last final state is compared, what is not given is free")
  func final() {
    var wish = State()
    wish.contentOffset = Point(0, 90.2)
    wish[.isDragging] = false
    #expect(violations(Self.flick, .final(wish, within: nil)).isEmpty)
    wish.contentOffset = Point(0, 91)
    #expect(violations(Self.flick, .final(wish, within: Millionths(1))).isEmpty)
    let far = violations(Self.flick, .final(wish, within: nil))
    #expect(far.map(\.rule) == ["expectation.final"])
    #expect(far.first?.found == "contentOffset (0, 90)")
    var zoomed = State()
    zoomed.zoomScale = Millionths(1)
    #expect(violations(Self.flick, .final(zoomed, within: nil)).first?.found == "zoomScale unknown")
  }

  @Test("A table's rows are compared exactly, its headers within half a pixel")
  func finalOfTable() throws {
    var told = TableState()
    told.selectedRows = [RowPath(section: 0, row: 3)]
    told.visibleRows = TableState.VisibleRows(nil)
    told.visibleHeaders = [TableState.Edge(section: 0, top: Thousandths(10.1))]
    let transcript = Trace(
      header: Header(id: "a", component: "table"),
      lines: [.final(Final(time: 0, state: State(), table: told))]
    )
    func found(_ change: (inout TableState) -> Void) -> [String] {
      var wish = told
      change(&wish)
      var judged = transcript
      let kind = Traces.Expectation.Kind.final(State(), within: nil)
      judged.lines.append(.expectation(Traces.Expectation(kind: kind, table: wish)))
      return Judge().verdict(of: judged).violations.map(\.found)
    }
    #expect(found { $0.visibleHeaders?[0].top = Thousandths(10.3) } == [])
    #expect(
      found { $0.visibleHeaders?[0].top = Thousandths(10.4) } == ["visibleHeaders [[0,10.1]]"]
    )
    #expect(found { $0.selectedRows = [] } == ["indexPathsForSelectedRows [\"0-3\"]"])
    let row = RowPath(section: 0, row: 0)
    #expect(found { $0.visibleRows?.range = row...row } == ["visibleRows null"])
    #expect(found { $0.visibleFooters = [] } == ["visibleFooters unknown"])
    #expect(found { $0 = TableState() } == [])
  }

  @Test(
    "An exception that a rule demands at its place needs no expectation",
    arguments: [
      """
      table=6 sections()=1 rows(0)=6 | delete:0-1 sections()=1 rows(0)=6 \
      raises:NSInternalInconsistencyException,0,6,6,0,1,0,0
      """,
      "table=5 sections()=1 rows(0)=5 | delete:0-5 raises:NSInternalInconsistencyException,5,0,5",
      "table=1 sections()=1 rows(0)=1 cell(0-0)=nil raises:NSInternalInconsistencyException",
    ]
  )
  func demandedExceptions(drawing: String) {
    #expect(verdictWithoutExpectations(of: drawing).violations.map(\.text) == [])
  }

  @Test(
    "Nor does one that may be due: what was counted before, or what was asked, is not known",
    arguments: [
      "table=5 midway renew:0-0 rows(0)=6 raises:NSInternalInconsistencyException,0,6,5,0,0,0,0",
      "table=20 deaf=sections rows(0)=20 | sections:18 delete:0-1 rows(0)=18 raises:NSInternalInconsistencyException",
      "table=20 hears=didHighlight sections:18 delete:0-1 raises:NSInternalInconsistencyException",
      "table=40 sections()=1 rows(0)=40 gap row:0-40,top raises:NSRangeException",
      "table=40 registers=other hears=rows rows(0)=40 raises:NSInternalInconsistencyException",
    ]
  )
  func exceptionsThatMayBeDue(drawing: String) {
    #expect(verdictWithoutExpectations(of: drawing).violations.map(\.text) == [])
  }

  @Test(
    "Any other is a violation: the updates are right, or it is another exception",
    arguments: [
      "table=6 sections()=1 rows(0)=6 | delete:0-1 sections()=1 rows(0)=5 raises:NSRangeException",
      "table=6 sections()=1 rows(0)=6 | delete:0-1 sections()=1 rows(0)=6 raises:NSRangeException",
      "table=6 sections()=1 rows(0)=6 | set:40 raises:NSInternalInconsistencyException",
    ]
  )
  func otherExceptions(drawing: String) {
    let rules = verdictWithoutExpectations(of: drawing).violations.map(\.rule)
    #expect(rules.contains("expectation.no-exception"))
  }

  /// Returns the verdict on a drawing without the expectations of its exceptions.
  private func verdictWithoutExpectations(of drawing: String) -> Verdict {
    var transcript = Example(drawing).transcript
    transcript.lines.removeAll { if case .expectation = $0 { true } else { false } }
    return Judge().verdict(of: transcript)
  }

  @Test("What is not met names the expectation, beside the message that came")
  func expectationIndex() throws {
    let index = Example(Self.flick).transcript.lines.count
    let swapped = [item(.didScroll), item(.willBeginDragging)]
    var wish = State()
    wish.contentOffset = Point(0, 7)
    let kinds: [Traces.Expectation.Kind] = [
      .messages(swapped, of: nil), .messages([], of: [.didScrollToTop, .didScroll]),
      .final(wish, within: nil), .exception("NSRangeException"), .violationOfRule("tap.once"),
    ]
    for kind in kinds {
      let found = try #require(violations(Self.flick, kind).first)
      #expect(found.expectationIndex == index)
    }
    #expect(violations(Self.flick, kinds[0]).first?.lineIndex != index)
    #expect(
      Judge().verdict(of: Example("E E").transcript).violations.first?.expectationIndex == nil
    )
  }

  @Test("An exception that is expected must come; one that is not must not")
  func exceptions() {
    var raised = Example("v - ^").transcript
    raised.lines.append(
      .exception(RaisedException(time: nil, name: "NSRangeException", reason: "row 9"))
    )
    let stray = Judge().verdict(of: raised).violations
    #expect(stray.map(\.rule) == ["expectation.no-exception"])
    raised.lines.append(.expectation(Traces.Expectation(kind: .exception("NSRangeException"))))
    #expect(Judge().verdict(of: raised).violations.isEmpty)
    let missing = violations(Self.flick, .exception("NSRangeException"))
    #expect(missing.map(\.rule) == ["expectation.exception"])
  }

  @Test("After an exception nothing is due any more")
  func afterException() {
    var raised = Example("v - B S ^ W T").transcript
    raised.lines += [
      .exception(RaisedException(time: nil, name: "NSRangeException", reason: nil)),
      .expectation(Traces.Expectation(kind: .exception("NSRangeException"))),
    ]
    #expect(Judge().verdict(of: raised).violations.isEmpty)
  }

  @Test("A counter-example passes if its rule is broken and no other must rule is")
  func counterExamples() throws {
    var transcript = Example("v - B S ^ W T G S E E |").transcript
    let plain = Judge().verdict(of: transcript)
    #expect(plain.outcome() == .fail)
    transcript.lines.append(.expectation(Traces.Expectation(kind: .violationOfCatalogue("C06"))))
    let expected = Judge().verdict(of: transcript)
    #expect(expected.outcome(strict: true) == .pass)
    #expect(expected.violations.map(\.isExpected) == [true])
    transcript.lines.append(
      .expectation(Traces.Expectation(kind: .violationOfRule("scroll.drag.begins-once")))
    )
    let other = Judge().verdict(of: transcript)
    #expect(other.outcome() == .fail)
    #expect(other.violations.map(\.rule).last == "expectation.violation")
  }

  @Test("What follows from the rule of a counter-example does not count against it")
  func followers() {
    let drawing = "v - B@0:td S@10:td ^ W@10:td T@10:td G@10:dc S@30:dc . S@40:dc E@40:dc |@40:"
    let told = violations(drawing, .violationOfRule("scroll.glide.decelerating-flag"))
    #expect(told.map(\.follows) == [nil, "scroll.glide.decelerating-flag"])
    #expect(told.map(\.isExpected) == [true, true])
    let other = violations(drawing, .violationOfRule("scroll.glide.flags-at-end"))
    #expect(
      other.map(\.rule) == ["scroll.glide.decelerating-flag", "scroll.glide.flags-at-end"]
    )
    #expect(other.map(\.isExpected) == [false, true])
  }
}
