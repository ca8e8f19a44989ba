@testable import Oracle
import Testing
import Traces
import Transcripts

@Suite("Touches on rows and the selection, as values")
struct RowTapTests {
  private static let five = ToldRow.told(RowPath(section: 0, row: 5))
  private static let six = ToldRow.told(RowPath(section: 0, row: 6))

  @Test("A row is told, is none, or is not told")
  func toldRows() {
    #expect(ToldRow(naming: .string("0-5")) == Self.five)
    #expect(ToldRow(naming: .null) == .noRow)
    #expect(ToldRow(naming: .string("2147483647-2147483647")) == .noRow)
    #expect(ToldRow(naming: nil) == .untold(.answer))
    #expect(!ToldRow.untold(.row).contradicts(Self.five))
    #expect(Self.six.contradicts(Self.five))
  }

  @Test("After yes a highlight is due, after no none is, and a new finger owes nothing")
  func highlights() {
    var highlights = Highlights(areKnown: true)
    highlights.ask(Self.five, .yes)
    #expect(highlights.isDue)
    highlights.highlight(Self.five)
    #expect(!highlights.isDue)
    #expect(highlights.contains(Self.five))
    #expect(!highlights.contains(Self.six))
    highlights.unhighlight(Self.five)
    #expect(highlights.rows.isEmpty)
    highlights.ask(Self.six, .no)
    #expect(highlights.isRefused)
    highlights.beginTouch()
    #expect(!highlights.isRefused)
  }

  @Test("didSelect is due once willSelect names the row, and not once the old row is to stay")
  func exchange() {
    var tap = Exchange(before: [])
    tap.willSelect(Self.six, Self.six)
    #expect(tap.isSelectDue)
    tap.willDeselect(Self.five, .noRow)
    #expect(!tap.isSelectDue)
    #expect(tap.isLeaverKept)

    var refused = Exchange(before: [])
    refused.willSelect(Self.six, .noRow)
    #expect(refused.isRefused)
    #expect(!refused.isSelectDue)

    var open = Exchange(before: [])
    open.willSelect(Self.six, .untold(.answer))
    #expect(open.isOpen)
    #expect(!open.isSelectDue, "what was answered is not known")
  }

  @Test("A selection is replaced where one row may be selected, and grows where several may")
  func selection() {
    var selection = SelectedRows(isEmpty: true)
    selection.select(Self.five, .single, by: .tap)
    selection.select(Self.six, .single, by: .tap)
    #expect(selection.rows == [RowPath(section: 0, row: 6)])
    selection.select(Self.five, .multiple, by: .tap)
    #expect(selection.rows?.count == 2)
    selection.deselect(Self.six, by: .leave)
    #expect(selection.contains(Self.six) == .told(false))
    selection.forget()
    #expect(selection.contains(Self.five) == .untold(.selection))
  }

  @Test("What taps select follows the switches, and nothing is known where no header tells")
  func options() {
    #expect(SelectionOptions([]).mode == .untold(.options))
    let bounds = Argument(.bounds, .pair(Millionths(320), Millionths(480)))
    var options = SelectionOptions([bounds])
    #expect(options.mode == .told(.single))
    options.set(.allowsMultipleSelection, to: .bool(true))
    #expect(options.mode == .told(.multiple))
    options.set("isEditing", to: .bool(true))
    #expect(options.mode == .told(.nothing))
    options.set("allowsSelectionDuringEditing", to: .bool(true))
    #expect(options.mode == .told(.single))
  }
}

@Suite("Transcripts that tell a part of what a table does")
struct PartialPicksTests {
  @Test(
    "What was not heard, or not recorded, is missed by nobody",
    arguments: [
      "bare log willSelect(0-5) didSelect(0-5) willSelect(0-6) willDeselect(0-5) didDeselect(0-5) didSelect(0-6)",
      "bare log hears=didSelect didSelect(0-5) didSelect(0-6)",
      "bare log hears=setHighlighted,setSelected,didSelect setHighlighted(a,yes) setHighlighted(a,no) setSelected(b,no) setSelected(a,yes) didSelect(0-5)",
      "table=40 hears=didSelect v:242 .3 ^ didSelect(0-5) |{0-5}",
      "table=40 hears=willSelect v:242 .3 ^ willSelect(0-5)=0-5 |{0-5}",
      "bare log hears=didHighlight,didUnhighlight didUnhighlight(0-5) didHighlight(0-6) didUnhighlight(0-6)",
    ]
  )
  func partial(drawing: String) {
    let verdict = Judge().verdict(of: Example(drawing).transcript)
    #expect(verdict.violations.map(\.text) == [])
  }

  @Test("A row that UIKit itself named wrongly is accepted by classic")
  func classic() {
    let drawing = "bare log hears=didHighlight,didUnhighlight didHighlight(0-5) didUnhighlight(nil)"
    let transcript = Example(drawing).transcript
    #expect(Judge(profile: .classic).verdict(of: transcript).violations.isEmpty)
    #expect(Judge().verdict(of: transcript).violations.map(\.rule) == ["highlight.same-row"])
  }
}
