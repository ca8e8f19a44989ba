internal import Traces
internal import Transcripts

/// Rules that nothing is told of itself: a message has a cause.
///
/// Each is a row of one table: the families of messages, what may cause them, and for how long.
enum CauseRules {
  static let all = (ofScrolls + ofTables + ofScreens + ofTexts + ofRecognizers + ofAnimations).map(
    \.rule
  )

  /// The longest time after its cause at which a message may come.
  ///
  /// Two taps may belong together for 0.35 s. Three rounds of a load were 0.34 s apart (L-1), and no change
  /// of controllers was seen to take a second.
  private static let soon: Microseconds = 500_000
  /// The longest time after its cause at which content moves, or a table asks or shows.
  ///
  /// A scroll that UIKit animates takes less than half a second, and each of its frames is heard.
  private static let soonAfterMotion: Microseconds = 1_000_000
  private static let late: Microseconds = 2_000_000

  private static let ofScrolls = [
    Alphabet(
      "scroll.has-cause",
      "Content moves for a finger, a call or a motion that goes on.",
      numbers: ["A04", "A05", "A07"],
      families: [.scroll],
      causes: .all,
      within: soonAfterMotion,
      // Under a row that a finger holds at an edge the table scrolls for as long as it is held (R552).
      isJudged: { $0.hands.down == 0 || $0.table?.picks.options.isEditing ?? .no == .no },
      passing: ["jump:90 S@90 |@90"],
      failing: ["table=2 \(LoadRules.twoRows) .300 ↓ S@7"]
    ),
    Alphabet(
      "scroll.drag.has-cause",
      "A drag begins and ends with a finger.",
      numbers: ["A04", "A05", "B10", "F08"],
      families: [.drag],
      causes: [.finger, .call],
      within: soon,
      passing: ["v - B S ^ W F |"],
      failing: ["\(AppearanceRules.shown) \(AppearanceRules.pushed) .60 ↓ B'"]
    ),
    Alphabet(
      "scroll.glide.has-cause",
      "A glide begins as a finger is lifted, and ends as the content comes to rest.",
      numbers: ["A04", "A05", "C03", "C05"],
      families: [.glide],
      causes: [.finger, .call, .motion],
      within: soon,
      passing: ["v - B S ^ W T G . S E |"],
      failing: ["\(AppearanceRules.shown) \(AppearanceRules.pushed) .60 ↓ E'"]
    ),
    Alphabet(
      "scroll.animation.has-cause",
      "The end of an animation, or of a scroll to the top, comes when one was under way.",
      numbers: ["A04", "A05", "F06", "G03"],
      families: [.scrollEnd],
      causes: [.finger, .call, .motion],
      within: soonAfterMotion,
      passing: ["animate:300 S@90 . S@300 A@300 |@300"],
      failing: ["animate:300 S@90 remove .300 ↓ A"]
    ),
    Alphabet(
      "scroll.to-top.has-cause",
      "A view is asked whether it scrolls to the top when the status bar is tapped.",
      numbers: ["A04", "G01"],
      families: [.toTop],
      causes: .call,
      within: soon,
      passing: ["at=300 tap Q=no"],
      failing: ["nested=yes tap Q=no .60 ↓ Q'=no"]
    ),
    Alphabet(
      "scroll.zoom.has-cause",
      "The scale changes for fingers, or for a call.",
      numbers: ["A04", "Z05", "H05", "H06"],
      families: [.zoom],
      causes: [.finger, .call, .motion],
      within: late,
      passing: ["zooms=1,4 scale:2 Z*2 |"],
      failing: ["zooms=1,4 zoom+:2 O Z*2 remove .300 ↓ Z*3"]
    ),
    Alphabet(
      "touches.have-cause",
      "Content is told of touches while a finger is there.",
      numbers: ["A04", "EN06"],
      families: [.touches],
      causes: [.finger, .call],
      within: soon,
      // A recognizer takes touches away in its own time.
      isJudged: { $0.otherRecognizers.isEmpty },
      passing: ["inside=content v .12 Y=yes N ^ U"],
      failing: ["inside=content v .12 Y=yes N ^ U .60 ↓ Y=yes"]
    ),
    Alphabet(
      "scroll.keyboard.shows-for-cause",
      "The keyboard comes for a call, or for a tap.",
      numbers: ["A04", "P02"],
      families: [.keyboardShow],
      causes: [.fingerUp, .call],
      within: soon,
      passing: ["edit J"],
      failing: ["v - B S@10 ↓ J ^ W@10 F@10 |@10"]
    ),
    Alphabet(
      "text-view.edit.has-cause",
      "A text view asks and tells for a call, or for a finger.",
      numbers: ["A04", "R582"],
      families: [.textView],
      causes: [.finger, .call],
      within: soon,
      passing: ["textview=yes focus mayBeginView=yes J didBeginView"],
      failing: ["textview=yes .60 ↓ mayBeginView=no"]
    ),
    Alphabet(
      "scroll.keyboard.hides-for-cause",
      "The keyboard goes for a call, or for a finger.",
      numbers: ["A04", "P02"],
      families: [.keyboardHide],
      causes: [.finger, .call],
      within: soon,
      passing: ["edit J .300 done K"],
      failing: ["\(AppearanceRules.shown) \(AppearanceRules.pushed) .60 ↓ K'"]
    ),
    Alphabet(
      "scroll.refresh.has-cause",
      "A refresh control tells of a pull while a finger pulls.",
      numbers: ["A04", "P04"],
      families: [.refresh],
      causes: .finger,
      within: soon,
      passing: ["control=yes v +250 B S@-90 R hold ^ W T G S@-60 E"],
      failing: ["control=yes v +250 B S@-90 x .60 ↓ R"]
    ),
    Alphabet(
      "scroll.inset.follows-something",
      "The adjusted inset changes for a call, or as a view moves under a bar.",
      grade: .should,
      numbers: ["N04", "A04"],
      families: [.inset],
      causes: .all,
      within: late,
      isJudged: { !$0.isInsetItsOwn },
      passing: ["safe=20 inset:40 I"],
      failing: ["safe=20 v ^ .300 ↓ I"]
    ),
    Alphabet(
      "scroll.inset.has-cause",
      "The adjusted inset changes for a call.",
      grade: .should,
      numbers: ["N04", "A04"],
      families: [.inset],
      causes: .call,
      within: soon,
      isJudged: { $0.isInsetItsOwn },
      passing: ["inset:40 I"],
      failing: ["v - B S@10 ↓ I ^ W@10 F@10 |@10"]
    ),
  ]

  private static let ofTables = [
    Alphabet(
      "highlight.has-cause",
      "A row is highlighted or not as a finger comes, stays, moves or goes.",
      numbers: ["A04", "R090"],
      families: [.highlight],
      causes: [.finger, .call],
      within: soon,
      passing: ["table=40 v .12 lights(0-5) ^ didUnhighlight(0-5)"],
      failing: [
        "table=40 v .12 lights(0-5) ^ didUnhighlight(0-5) picks(0-5) .60 ↓ shouldHighlight(0-5)=no"
      ]
    ),
    Alphabet(
      "select.has-cause",
      "What a tap selects, or its button, is told as the finger is lifted.",
      numbers: ["A04", "R093", "R075"],
      families: [.selection, .picks, .selectionChange],
      causes: .fingerUp,
      within: soon,
      // Of code that selects another rule says more.
      isJudged: { $0.turns.call != $0.now.turn },
      passing: ["table=40 v .12 lights(0-5) ^ didUnhighlight(0-5) picks(0-5)"],
      failing: ["table=40 remove .60 ↓ button(0-1)"]
    ),
    Alphabet(
      "tap.has-cause",
      "A recognizer tells of a tap as a finger is lifted.",
      numbers: ["A04", "R301"],
      families: [.tap],
      causes: .fingerUp,
      within: soon,
      passing: ["recognizer=yes v:160,240 ^ tapped(160,240)"],
      failing: ["recognizer=yes v ^ .60 ↓ tapped(160,240)"]
    ),
    Alphabet(
      "load.has-cause",
      "A table asks about its data when a finger, a call or a scroll gives it a reason.",
      grade: .should,
      numbers: ["R743", "A04"],
      families: Family.loads,
      causes: .all,
      within: soonAfterMotion,
      passing: ["table=2 \(LoadRules.twoRows) .300 reload sections()=1 rows(0)=2"],
      failing: ["table=2 \(LoadRules.twoRows) .300 ↓ sections()=1"]
    ),
    Alphabet(
      "display.has-cause",
      "Rows and headers come and go when a finger, a call or a scroll gives them a reason.",
      numbers: ["A04", "R071"],
      families: [.display, .reuse, .cellLooks],
      causes: .all,
      within: soonAfterMotion,
      passing: ["table=2 \(LoadRules.twoRows) |[0-0,0-1]"],
      failing: ["table=2 \(LoadRules.twoRows) .300 ↓ setSelected(cell-1,yes,no)"]
    ),
    Alphabet(
      "editing.has-cause",
      "A row is edited, moved or committed by a finger or a call.",
      numbers: ["A04", "R139"],
      families: [.editing],
      causes: [.finger, .call],
      within: late,
      passing: ["\(EditingControlRules.swiped) |:e"],
      failing: ["\(AppearanceRules.shown) \(AppearanceRules.pushed) .300 ↓ begins(0-0)"]
    ),
    Alphabet(
      "editing.move.has-cause",
      "Where a row may go is asked for a finger, for a call, or as content moves under the finger.",
      numbers: ["A04", "R151"],
      families: [.moveTarget],
      causes: [.finger, .call, .motion],
      within: late,
      passing: [
        "\(MoveRules.heldOfMany) +44 target(0-0,0-1)=0-1 .100 S@10 .100 target(0-0,0-2)=0-2 ^ moves(0-0,0-2)@10 |@10:e"
      ],
      failing: [
        "\(MoveRules.held) +63 target(0-0,0-1)=0-1 .200 ↓ target(0-0,0-2)=0-2 ^ moves(0-0,0-2) |:e"
      ]
    ),
    Alphabet(
      "editing.questions-have-cause",
      "A table asks about editing, and tells its cells, when it has a reason.",
      numbers: ["A04", "R130"],
      families: [.editingQuestions, .cellEditing],
      causes: .all,
      within: late,
      passing: ["table=2 \(LoadRules.twoRows) v -5,-90 ^ canEdit(0-1)=yes"],
      failing: ["table=2 \(LoadRules.twoRows) .300 ↓ canEdit(0-1)=yes"]
    ),
  ]

  private static let ofTexts = [
    Alphabet(
      "text.has-cause",
      "A text field is edited, and a form told of it, for a finger, a key or a call.",
      numbers: ["A04", "R270", "R285"],
      families: [.text, .action, .form],
      causes: [.finger, .call],
      within: soon,
      isJudged: { $0.control == nil },
      passing: ["field=yes focus shouldBegin=no"],
      failing: ["field=yes focus shouldBegin=no .60 ↓ shouldBegin=no"]
    ),
    Alphabet(
      "control.has-cause",
      "A control sends its events for a finger, or for a call.",
      numbers: ["A04", "R593", "R600"],
      families: [.action],
      causes: [.finger, .call],
      within: soon,
      isJudged: { $0.control != nil },
      passing: ["component=button actions=up fire:up acts(up)"],
      failing: ["component=button actions=up fire:up acts(up) .60 ↓ acts(up)"]
    ),
  ]

  private static let ofRecognizers = [
    Alphabet(
      "gesture.has-cause",
      "A gesture recognizer asks and tells for a finger, or for a call.",
      numbers: ["A04", "R624"],
      families: [.gesture],
      causes: [.finger, .call],
      within: late,
      passing: ["gestures=tap v asks(tap,receive)=yes ^ asks(tap,begin)=yes did(tap,ended)"],
      failing: ["gestures=tap v asks(tap,receive)=no ^ .200 ↓ asks(tap,receive)=no"]
    )
  ]

  private static let ofAnimations = [
    Alphabet(
      "animation.has-cause",
      "A block of animations runs for a call, and ends while it is under way.",
      numbers: ["A04", "R461"],
      families: [.block],
      causes: [.finger, .call, .motion],
      within: soon,
      isJudged: { $0.now.event == .animations || $0.site.stage.mayAnimate == false },
      passing: ["\(BlockRules.faded) .31 completes(a)=yes"],
      failing: ["alpha:0 .60 ↓ animates(a)", "unheard=S v - B ^ W F .300 ↓ animates(a)"]
    ),
    Alphabet(
      "animation.animator.has-cause",
      "The block of a property animator runs for a call, and its end is told while it is active.",
      numbers: ["A04", "R485"],
      families: [.animator],
      causes: [.finger, .call, .motion],
      within: soon,
      isJudged: {
        $0.now.event == .animatorAnimations || $0.site.stage.mayRunAnimators == false
      },
      passing: ["\(AnimatorRules.started) .31 arrives(a)=end"],
      failing: ["\(AnimatorRules.started) .31 arrives(a)=end .60 ↓ runs(a)"]
    ),
  ]

  private static let ofScreens = [
    Alphabet(
      "controller.appearance.has-cause",
      "A controller's view comes or goes, or is to have another size, for a call, or for a finger.",
      grade: .should,
      numbers: ["R352", "A04", "R350", "R412"],
      families: [.viewLoad, .appearance, .navigation, .presentation, .screenSize],
      causes: .all,
      within: late,
      passing: ["\(AppearanceRules.shown) .300 push:page didLoad(page)"],
      failing: ["\(AppearanceRules.shown) .300 ↓ didLoad(page)"]
    ),
    Alphabet(
      "controller.alert.has-cause",
      "An action of an alert is done for a finger, or for a call.",
      numbers: ["A04"],
      families: [.alert],
      causes: [.finger, .call],
      within: late,
      passing: ["\(PresentationRules.alert) \(PresentationRules.chosen)"],
      failing: ["\(PresentationRules.alert) .300 ↓ does(page,Delete)"]
    ),
    Alphabet(
      "controller.segue.has-cause",
      "A segue is performed for a tap, or for a call.",
      numbers: ["A04", "R216"],
      families: [.segue],
      causes: [.fingerUp, .call],
      within: soon,
      passing: ["\(AppearanceRules.shown) .300 segue:page prepareFor(list,page,nil)"],
      failing: ["\(AppearanceRules.shown) .60 ↓ prepareFor(list,page,nil)"]
    ),
  ]
}

/// A row of the table: messages with the causes that they may have.
private struct Alphabet {
  let rule: Rule

  init(
    _ id: String,
    _ sentence: String,
    grade: Grade = .must,
    numbers: [String],
    families: [Family],
    causes: Causes.Kinds,
    within latency: Microseconds,
    isJudged: @escaping @Sendable (Watch) -> Bool = { _ in true },
    passing: [Example],
    failing: [Example]
  ) {
    rule = Rule(
      id,
      sentence,
      .response,
      grade: grade,
      catalogue: numbers,
      sources: ["L03", "L26", "L27", "L28"],
      // It asks for causes alone, whatever else is in doubt.
      topic: .causes,
      endsIn: [],
      check: .question(
        Question(
          events: Event.all(of: families),
          scope: [],
          answer: { watch in
            isJudged(watch) ? watch.causeAnswer(causes, within: latency) : .notJudged
          },
          found: { "\($0.wordOfNow), and nothing has caused it" },
          expected: { _ in ["nothing before a finger, a call or content that moves"] }
        )
      ),
      passing: passing,
      failing: failing
    )
  }
}
