import Oracle
import TestSupport
import Testing
import Traces

/// A header describes its record: the parts that the component lacks, and the place at which the
/// record begins.
///
/// A message may tell its frame.
@Suite("What a record says of itself")
struct RecordTests {
  private static let release: Name = .willEndDragging

  private func rules(_ transcript: Trace) -> [String] {
    Judge().verdict(of: transcript).violations.filter { $0.grade == .must }.map(\.rule)
  }

  @Test(
    "Rows tell where a table stands whose states nobody recorded; in a navigation bars may cover it",
    arguments: [
      (
        "reload.asks-again",
        "table=9 tall=100 unheard=S sections()=1 rows(0)=9 cell(0-0)=a | reload sections()=1 rows(0)=9 .9 set:0"
      ),
      (
        "reload.keeps-the-offset",
        """
        table=20 tall=100 at=88 sections()=1 rows(0)=20 cell(0-2)=a | \
        reload sections()=1 rows(0)=20 cell(0-2)=a S
        """
      ),
      (
        "select.deselects-the-old",
        """
        table=40 hears=didSelect,didDeselect v:160,242 .3 ^ didSelect(0-5) .60 v:160,286 .3 ^ \
        didSelect(0-6)
        """
      ),
    ]
  )
  func statelessTable(_ rule: String, _ drawing: String) {
    let transcript = Example(stringLiteral: drawing).transcript
    #expect(Judge().verdict(of: transcript).violations.map(\.rule) == [rule])
  }

  @Test("No rule is about a flag that the component lacks")
  func lackedFlag() {
    var transcript = Example("v - B:d S:d ^ W:d F: |").transcript
    #expect(rules(transcript).first == "scroll.drag.tracking-flag")
    transcript.header.lacks = ["isTracking"]
    #expect(rules(transcript) == [])
    var other = Example("v - B:t S:t ^ W:t F:t |").transcript
    other.header.lacks = ["isTracking"]
    #expect(rules(other).first == "scroll.drag.dragging-flag")
  }

  @Test("A message that the component lacks is not missing")
  func lackedMessage() {
    var transcript = Example("v - B S ^ T G S . S E |").transcript
    #expect(rules(transcript) == ["scroll.lift.order"])
    transcript.header.lacks = [Self.release]
    #expect(rules(transcript) == [])
    var wrong = Example("v - B S ^ T G S . S E E |").transcript
    wrong.header.lacks = [Self.release]
    #expect(rules(wrong) == ["scroll.glide.closes-once"])
  }

  @Test("A drag may end as its finger leaves and another comes, in one event")
  func handedOver() {
    var transcript = Example("v - B S ^ v2 F ^2 |").transcript
    let lines = transcript.lines.indices.filter {
      if case .touch = transcript.lines[$0] { true } else { false }
    }
    // The second finger comes at the very time at which the first leaves.
    let time = transcript.lines[lines[2]].time
    for place in lines[3]..<lines[4] { transcript.lines[place].time = time }
    transcript.header.lacks = [Self.release]
    #expect(rules(transcript) == [])
    transcript.lines.swapAt(lines[2], lines[3])
    #expect(rules(transcript) == [])
  }

  @Test("What a component lacks is not named among what could have come")
  func lackedIsNotAllowed() throws {
    var transcript = Example("v - B S - S F - ^ |").transcript
    transcript.header.lacks = [Self.release]
    let first = try #require(Judge().verdict(of: transcript).violations.first)
    #expect(first.rule == "scroll.lift.order")
    #expect(first.allowed == ["didScroll"])
  }

  @Test("What is lacking leaves at least as much to be judged as what was not heard")
  func moreSaid() {
    for (_, example) in RuleBook.examples(\.passing).part(every: 8, andFirstOf: \.rule.family)
    where !example.drawing.contains("~") {
      var unheard = example.transcript
      // A delegate cannot have answered a message that does not exist.
      let isAnswered = unheard.lines.contains {
        if case .message(let message) = $0 {
          message.name == Self.release && message.answer != nil
        } else {
          false
        }
      }
      guard unheard.header.observes == nil, !isAnswered else { continue }
      unheard.lines.removeAll {
        if case .message(let message) = $0 { message.name == Self.release } else { false }
      }
      var lacking = unheard
      unheard.header.observes = Vocabulary.messageNames.map { Name($0) }.filter {
        $0 != Self.release
      }
      lacking.header.lacks = [Self.release]
      let judge = Judge(profile: example.profile)
      let verdict = judge.verdict(of: lacking)
      let told = verdict.violations.filter { $0.grade == .must }
      #expect(told.map(\.text) == [], "\(example.drawing)")
      let less = Set(judge.verdict(of: unheard).exercise.map(\.rule))
        .subtracting(verdict.exercise.map(\.rule))
        // This rule asks what is implemented, which `lacks` does not say.
        .subtracting(["delegate.sends-what-is-implemented"])
      #expect(less == [], "\(example.drawing)")
    }
  }

  @Test("A record that declares its inputs begins at rest, unless it says that it begins midway")
  func beginning() {
    var transcript = Example("v ^ |").transcript
    transcript.lines.insert(Example("B S W T G S E").transcript.lines[6], at: 0)
    #expect(rules(transcript).first == "scroll.glide.open")
    transcript.header.begins = .midway
    #expect(rules(transcript) == [])
    transcript.header.begins = nil
    transcript.header.inputs = nil
    #expect(rules(transcript) == [])
  }

  @Test(
    "What was under way before a record that begins midway may go on, and end",
    arguments: [
      // An animation scrolls on beside the flash, and ends as the next one begins (F19).
      "S@80: flash . S@100: . S@120: A@120: |@120",
      "S@80: animate:300 A@80: . S@100 . S@300 A@300 |@300",
      // The control may have been open.
      "control=yes at=-60 refreshed I%0 S@0 |@0",
    ]
  )
  func underWay(_ drawing: String) {
    var transcript = Example(drawing).transcript
    #expect(!Judge().verdict(of: transcript).violations.isEmpty)
    transcript.header.begins = .midway
    #expect(Judge().verdict(of: transcript).violations.map(\.text) == [])
  }

  @Test("A refresh control that a call gives to the view holds room after a pull that nobody hears")
  func controlOfCall() {
    let pull = "v + B + + + ^ W T G .30 E |@-60"
    #expect(rules(Example("unheard=RIS control:yes \(pull)").transcript) == [])
    #expect(rules(Example("unheard=RIS \(pull)").transcript) == ["scroll.rest.inside-range"])
  }

  @Test("A table whose rows fit is pulled past its top, though no message tells where it is")
  func pulledTable() {
    let rows = "table=3 sections()=1 rows(0)=3 cell(0-0)=a#320,132"
    let drawing = "\(rows) v +44 B S +44 S hold ^ W!0>0 T G S . S E |"
    #expect(rules(Example(stringLiteral: drawing).transcript) == [])
  }

  @Test("The frame of a message says that it is not of the input above it")
  func frames() {
    var transcript = Example("v - B S ^ W T G . S . S E |").transcript
    #expect(rules(transcript) == [])
    for index in transcript.lines.indices {
      guard case .message(var message) = transcript.lines[index],
        message.name == .willBeginDecelerating
      else { continue }
      message.frame = 9
      transcript.lines[index] = .message(message)
    }
    #expect(rules(transcript).first == "scroll.glide.follows-lift")
  }

  @Test("A glide that ends between two frames was cut off by the finger that comes beside it")
  func betweenFrames() {
    let glide = "nested=yes v - B' S' ^ W' T' G' . S' . S' . S' ."
    #expect(rules(onFrames("\(glide) v:160,50 ^ . S' . S' E'")) == [])
    #expect(rules(onFrames("\(glide) v:160,50 E' ^")) == ["scroll.glide.ends-in-time"])
    // A clock of its own says nothing of frames.
    #expect(rules(Example(stringLiteral: "\(glide) v:160,50 E' ^").transcript) == [])
  }

  /// Returns a drawing's transcript with each message on a frame, but for those of fingers, which come between.
  private func onFrames(_ drawing: String) -> Trace {
    var transcript = Example(stringLiteral: drawing).transcript
    transcript.header.inputs = [.touch, .call]
    var frame: Int64 = 0
    var (before, time): (Microseconds?, Microseconds) = (nil, 0)
    for index in transcript.lines.indices {
      guard let drawn = transcript.lines[index].time else { continue }
      if drawn != before {
        frame += 1
        time = (frame * 1_000_000 + 30) / 60
        if case .touch = transcript.lines[index] { time += 3000 }
      }
      before = drawn
      transcript.lines[index].time = time
    }
    return transcript
  }
}
