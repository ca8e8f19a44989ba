internal import Traces
internal import Transcripts

/// Rules about the rows that a form makes of its property list, and what their cells show (R283,
/// R290).
enum FormRowRules {
  static let all = [count, label, storedValue]

  private static let made = "form=TT sections()=1 rows(0)=2 cell(0-0)=TextDataEntryCell-1"

  static let count = Rule(
    "form.rows.as-listed",
    "A form has one section with a row for each dictionary of its property list.",
    .invariant,
    catalogue: ["R283"],
    topic: .typing,
    check: Typing.question(
      .numberOfSections,
      .numberOfRows,
      answer: { typing throws(Lack) in
        let rows = try typing.form.listedRows
        guard let count = typing.told.count else { throw .answer }
        return Answer(count == (typing.event == .numberOfSections ? 1 : rows.count))
      },
      found: { "\($0.event.word), answered with \($0.told.count ?? 0)" },
      expecting: { typing in
        typing.event == .numberOfSections
          ? "one section" : "\(typing.facts.form?.rows?.count ?? 0) rows"
      }
    ),
    passing: ["form=TT sections()=1 rows(0)=2"],
    failing: ["form=TT sections()=1 ↓ rows(0)=3", "form=TT ↓ sections()=2"]
  )

  static let label = Rule(
    "form.cell.label-as-listed",
    "A row of a form is shown with the label that its dictionary names.",
    .invariant,
    catalogue: ["R283"],
    topic: .typing,
    check: Typing.question(
      .willDisplayCell,
      answer: { typing throws(Lack) in
        let row = try typing.listedRow
        return Answer(try typing.told.label.value == row.label)
      },
      found: { "the label \"\(($0.told.label.ifTold ?? nil) ?? "nothing")\"" },
      expecting: { "the label \"\((try? $0.listedRow.label) ?? "nothing")\"" }
    ),
    passing: ["\(made) shows(0-0,TextDataEntryCell-1,L0,)"],
    failing: ["\(made) ↓ shows(0-0,TextDataEntryCell-1,L1,)"]
  )

  static let storedValue = Rule(
    "form.cell.shows-stored-value",
    "A cell of a form shows what is stored for its row, whatever row it showed before.",
    .invariant,
    catalogue: ["R290"],
    topic: .typing,
    check: Typing.question(
      .willDisplayCell,
      answer: { typing throws(Lack) in
        let row = try typing.listedRow
        guard row.hasField else { return .notJudged }
        // A cell that is edited shows what is being typed.
        try typing.need(typing.edit.isOpen == .no, .state)
        let shown = try typing.told.cellText.value ?? ""
        return Answer(shown == (try typing.form.stored(for: row).value ?? ""))
      },
      found: { "the text \"\(($0.told.cellText.ifTold ?? nil) ?? "")\"" },
      expecting: { typing in
        let stored = try? typing.form.stored(for: typing.listedRow).value
        return "the text \"\((stored ?? nil) ?? "")\", which is stored for the row"
      }
    ),
    passing: [
      "\(made) shows(0-0,TextDataEntryCell-1,L0,)",
      """
      \(made) shows(0-0,TextDataEntryCell-1,L0,) \(FormRecordRules.recorded) reload sections()=1 \
      rows(0)=2 cell(0-0)=TextDataEntryCell-2 shows(0-0,TextDataEntryCell-2,L0,Ada)
      """,
    ],
    failing: ["\(made) inputs=call ↓ shows(0-0,TextDataEntryCell-1,L0,Ada)"]
  )
}

extension Typing {
  /// The facts about the form.
  var form: FormFacts {
    get throws(Lack) {
      guard let form = facts.form else { throw .setup }
      return form
    }
  }

  /// The dictionary of the row that the message is about.
  var listedRow: FormRow {
    get throws(Lack) {
      let form = try form
      guard form.rows != nil else { throw .setup }
      guard let row = form.row(try told.row.value) else { throw .row }
      return row
    }
  }
}

extension FormFacts {
  /// The rows of the property list.
  var listedRows: [FormRow] {
    get throws(Lack) {
      guard let rows else { throw .setup }
      return rows
    }
  }
}
