internal import Traces
internal import Transcripts

/// Rules about what a form does with an edit that has ended (R285 to R288, R368, R369).
enum FormRecordRules {
  static let all = [
    offScreen, onlyFound, rightKey, rightValue, namesRow, postsOnce, inOrder, posts, records,
    sendsNothingEdited, sendsRecords,
  ]

  static let begun = "focus shouldBegin(0-0,a)=yes didBeginText(0-0,a) notesBegin(0-0,a)"
  static let ended = "\(begun) done shouldEnd(0-0,a)[Ada]=yes didEndText(0-0,a)[Ada]"
  static let recorded = "\(ended) posts(0-0) records(k0,Ada) notesEnd(0-0,a)"

  static let posts = Rule(
    "form.end.notifies",
    "A cell of a form posts that the editing of its text field has ended.",
    .response,
    catalogue: ["R285"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      answer: { typing throws(Lack) in
        guard let ended = try typing.form.ended, !ended.isPosted else { return .notJudged }
        try typing.hear(.cellControlDidEnd)
        try typing.stays()
        return .violated
      },
      found: { _ in "an edit that has ended, and no notification of its cell" },
      expecting: { _ in "cellControlDidEndEditing" }
    ),
    passing: ["form=T \(recorded) focus"],
    failing: ["form=T \(begun) done shouldEnd(0-0,a)=yes didEndText(0-0,a) notesEnd(0-0,a) ↓ focus"]
  )

  static let postsOnce = Rule(
    "form.end.notifies-once",
    "A cell posts one notification for an edit, and none without one.",
    .sequence,
    catalogue: ["R285"],
    topic: .typing,
    check: Typing.question(
      .cellControlDidEnd,
      answer: { typing throws(Lack) in
        try typing.hear(.textFieldDidEnd)
        try typing.witnessed()
        return Answer(try typing.form.ended?.isPosted == false)
      },
      expecting: { _ in "one notification for an edit that has ended" }
    ),
    passing: ["form=T \(recorded)"],
    failing: ["form=T \(ended) posts(0-0) records(k0,Ada) ↓ posts(0-0) notesEnd(0-0,a)"]
  )

  static let namesRow = Rule(
    "form.end.names-row",
    "The notification of a cell says which row that shows.",
    .invariant,
    catalogue: ["R285"],
    topic: .typing,
    check: Typing.question(
      .cellControlDidEnd,
      answer: { typing throws(Lack) in
        // Rows that a delegate loads anew are others.
        try typing.withoutDelegate()
        guard let ended = try typing.form.ended, !ended.isPosted,
          let row = try ended.row.value
        else { return .notJudged }
        return Answer(try typing.told.row.value == row)
      },
      expecting: { typing in
        let row = (typing.facts.form?.ended?.row.ifTold ?? nil).map(\.description) ?? "its row"
        return "cellControlDidEndEditing with \(row)"
      }
    ),
    passing: ["form=TT \(recorded)"],
    failing: ["form=TT \(ended) ↓ posts(0-1) records(k1,Ada) notesEnd(0-0,a)"]
  )

  static let offScreen = Rule(
    "form.end.off-screen",
    "A cell that is out of view when its text field ends has no row: its notification names none.",
    .invariant,
    catalogue: ["R369"],
    sources: ["S3"],
    topic: .typing,
    check: Typing.question(
      .cellControlDidEnd,
      answer: { typing throws(Lack) in
        guard let ended = try typing.form.ended, !ended.isPosted,
          try ended.row.value == nil
        else { return .notJudged }
        return Answer(try typing.told.row.value == nil)
      },
      expecting: { _ in "cellControlDidEndEditing with no row" }
    ),
    passing: [
      "form=T \(begun) done shouldEnd(nil,a)=yes didEndText(nil,a) posts(nil) notesEnd(nil,a)"
    ],
    failing: [
      "form=T \(begun) done shouldEnd(nil,a)=yes didEndText(nil,a) ↓ posts(0-0) records(k0,Ada) notesEnd(nil,a)"
    ]
  )

  static let inOrder = Rule(
    "form.end.in-order",
    "The notification of a cell and its handler are over before the delegate's method returns.",
    .sequence,
    catalogue: ["R368"],
    topic: .typing,
    check: Typing.question(
      .cellControlDidEnd,
      answer: { typing throws(Lack) in
        try typing.hear(.textDidEnd)
        guard let ended = try typing.form.ended, ended.turn == typing.turn, !ended.isPosted else {
          return .notJudged
        }
        return Answer(typing.facts.notifications.ends > 0)
      },
      expecting: { _ in "cellControlDidEndEditing before textDidEndEditing" }
    ),
    passing: ["form=T \(recorded)"],
    failing: ["form=T \(ended) notesEnd(0-0,a) ↓ posts(0-0) records(k0,Ada)"]
  )

  static let records = Rule(
    "form.record.each-edit",
    "A form records the edit whose cell it finds.",
    .response,
    catalogue: ["R286"],
    topic: .typing,
    check: Typing.question(
      .pause,
      .turnEnd,
      .textDidEnd,
      answer: { typing throws(Lack) in
        let form = try typing.form
        guard form.posts > 0, form.records == 0, let posted = form.posted else {
          return .notJudged
        }
        try typing.hear(.setValueForKey)
        guard let row = try posted.value else { return .notJudged }
        try typing.need(form.row(row)?.dataKey != nil && form.loadTurn != typing.turn, .setup)
        return .violated
      },
      found: { _ in "the notification of a cell, and nothing recorded" },
      expecting: { _ in "setValue(_:forKey:)" }
    ),
    passing: ["form=T \(recorded) focus"],
    failing: ["form=T \(ended) posts(0-0) ↓ notesEnd(0-0,a)"]
  )

  static let onlyFound = Rule(
    "form.record.only-found",
    "A form records nothing where the notification names no row, or none has come.",
    .sequence,
    catalogue: ["R286", "R369"],
    topic: .typing,
    check: Typing.question(
      .setValueForKey,
      answer: { typing throws(Lack) in
        try typing.hear(.cellControlDidEnd)
        let form = try typing.form
        guard form.posts > 0, let posted = form.posted else {
          try typing.witnessed()
          return .violated
        }
        guard form.records == 0 else { return .violated }
        return Answer(try posted.value != nil)
      },
      expecting: { _ in "\(Violation.nothing): no cell was found" }
    ),
    passing: [
      "form=T \(recorded)",
      "hears=posts,records form=TT log posts(0-0) records(k0,Ada) posts(0-1) records(k1,Rome)",
    ],
    failing: [
      """
      form=T \(begun) done shouldEnd(nil,a)=yes didEndText(nil,a) posts(nil) ↓ records(k0,Ada) \
      notesEnd(nil,a)
      """,
      "form=T \(ended) ↓ records(k0,Ada) posts(0-0) notesEnd(0-0,a)",
    ]
  )

  static let rightKey = Rule(
    "form.record.right-key",
    "What a form records stands under the key of the row that was edited.",
    .invariant,
    catalogue: ["R287"],
    topic: .typing,
    check: Typing.question(
      .setValueForKey,
      answer: { typing throws(Lack) in
        let form = try typing.form
        guard let posted = form.posted, let row = try posted.value else { return .notJudged }
        guard let key = form.row(row)?.dataKey else { throw .setup }
        guard let told = typing.told.key else { throw .answer }
        return Answer(told == key)
      },
      found: { "a record under \"\($0.told.key ?? "")\"" },
      expecting: { typing in
        let row = typing.facts.form?.posted?.ifTold ?? nil
        return "the key \"\(typing.facts.form?.row(row)?.dataKey ?? "")\""
      }
    ),
    passing: ["form=TT \(recorded)"],
    failing: ["form=TT \(ended) posts(0-0) ↓ records(k1,Ada) notesEnd(0-0,a)"]
  )

  static let rightValue = Rule(
    "form.record.right-value",
    "What a form records is what the text field showed when its editing ended.",
    .invariant,
    catalogue: ["R287"],
    topic: .typing,
    check: Typing.question(
      .setValueForKey,
      answer: { typing throws(Lack) in
        let value = try typing.told.value.value
        // A text field has a text, if only an empty one: the seed's base class answers nil.
        guard let value else { return .violated }
        guard let ended = try typing.form.ended else { return .notJudged }
        // A field that a delegate lets begin again before the record is made may show another text.
        if typing.hasDelegateCalled { try typing.need(typing.edit.isOpen == .no, .delegate) }
        return Answer(value == (try ended.text.value))
      },
      found: { "the value \"\(($0.told.value.ifTold ?? nil) ?? "nil")\"" },
      expecting: { "the text \"\($0.facts.form?.ended?.text.ifTold ?? "of the field")\"" }
    ),
    passing: ["form=T \(recorded)"],
    failing: [
      "form=T \(ended) posts(0-0) ↓ records(k0,nil) notesEnd(0-0,a)",
      "form=T \(ended) posts(0-0) ↓ records(k0,Ad) notesEnd(0-0,a)",
    ]
  )

  static let sendsNothingEdited = Rule(
    "form.send.ends-editing-first",
    "A form is sent when no text field is edited any more: what is typed into one is not recorded before it ends.",
    .invariant,
    grade: .should,
    catalogue: ["R288"],
    topic: .typing,
    check: Typing.question(
      .sent,
      answer: { typing throws(Lack) in
        try typing.hear(.textFieldDidEnd)
        try typing.need(typing.edit.isOpen != .unknown, .start)
        // A delegate that hears of the end may begin the next edit; where calls are not told, the end shows that it
        // heard.
        if typing.edit.isOpen == .yes, typing.edit.turn == typing.turn {
          try typing.need(!typing.edit.isInsideEnd, .delegate)
          try typing.withoutDelegate()
        }
        // A delegate that is asked whether the edit may end may send the form itself.
        if typing.edit.isOpen == .yes, typing.edit.ending?.turn == typing.turn {
          try typing.knowCalls()
          try typing.withoutDelegate()
        }
        return Answer(typing.edit.isOpen == .no)
      },
      found: { _ in "send, while a text field is edited" },
      expecting: { _ in "textFieldDidEndEditing first" }
    ),
    passing: [
      "form=T \(recorded) send sends(k0:Ada)",
      """
      form=T \(begun) send shouldEnd(0-0,a)[Ada]=yes didEndText(0-0,a)[Ada] posts(0-0) \
      records(k0,Ada) ~focus shouldBegin(0-0,a)=yes didBeginText(0-0,a) notesBegin(0-0,a) \
      notesEnd(0-0,a) sends(k0:Ada)
      """,
    ],
    failing: ["form=T \(begun) send ↓ sends()"]
  )

  static let sendsRecords = Rule(
    "form.values.as-recorded",
    "A form has stored, and sends, what it has recorded, each value under its key.",
    .invariant,
    catalogue: ["R288", "R287"],
    topic: .typing,
    check: Typing.question(
      .sent,
      .final,
      .cellControlDidEnd,
      answer: { typing throws(Lack) in
        let told = try typing.told.values.value
        let form = try typing.form
        if typing.lacksRecord(told) { return .violated }
        return Answer(told == (try form.values.value))
      },
      found: { "the values \(Words.values($0.told.values.ifTold ?? [:]))" },
      expecting: { typing in
        let form = typing.facts.form
        let isKnown = form?.values.isTold == true
        if isKnown { return "the values \(Words.values(form?.values.ifTold ?? [:]))" }
        return "values of \((form?.recordedKeys ?? []).sorted().joined(separator: ", "))"
      }
    ),
    passing: ["form=T \(recorded) send sends(k0:Ada)"],
    failing: [
      "form=T send ↓ sends(k0:Ada)", "form=TT log \(recorded) ↓ sends(k1:Rome)",
    ]
  )
}

extension Typing {
  /// Returns true if values lack one that was recorded.
  fileprivate func lacksRecord(_ told: [String: String?]) -> Bool {
    guard let recorded = facts.form?.recordedKeys, watch.hears(.setValueForKey) else {
      return false
    }
    return recorded.contains { told[$0] == nil }
  }
}

extension Words {
  /// Values by their keys: `city: Rome, name: Ada`.
  static func values(_ values: [String: String?]) -> String {
    let texts = values.keys.sorted().map { "\($0): \((values[$0] ?? nil) ?? "nil")" }
    return texts.isEmpty ? "of nothing" : texts.joined(separator: ", ")
  }
}
