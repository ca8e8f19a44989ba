import Replay
import Testing
import Traces

@Suite("A trace of a form")
struct FormTests {
  private static let list =
    #"[{"CellType":"TextDataEntryCell","DataKey":"name","Label":"Name"},{"CellType":"TextDataEntryCell","DataKey":"city","Label":"City","Value":"Rome"}]"#

  private func play(
    _ lines: String...,
    delegate: String = "{}",
    list: String = list
  ) throws -> Trace {
    let header =
      #"{"trace":1,"id":"a","component":"form","config":{"bounds":[320,88],"isPrefetchingEnabled":false,"propertyList":\#(list),"rowHeight":44},"delegate":\#(delegate)}"#
    return try ReferenceSubject().transcript(of: TraceText.trace(lines, header: header))
  }

  private let focus = #"{"t":0,"call":"becomeFirstResponder()","args":{"at":"0-0"}}"#
  private let type = #"{"t":0,"call":"insertText(_:)","args":{"text":"Ada"}}"#

  @Test("records what was typed under the row's key, before the delegate's method is over")
  func records() throws {
    let played = try play(focus, type, #"{"t":0,"call":"resignFirstResponder()"}"#)
    let names: [Name] = [.textFieldDidEnd, .cellControlDidEnd, .setValueForKey, .textDidEnd]
    #expect(played.messages.map(\.name).filter(names.contains) == names)
    let record = try #require(played.messages.first { $0.name == .setValueForKey })
    #expect(record.arguments[.forKey] == .string("name"))
    #expect(record.arguments[.value] == .string("Ada"))
  }

  @Test("ends editing before it is sent, and sends what was stored from the beginning, too")
  func sends() throws {
    let played = try play(focus, type, #"{"t":0,"call":"send()"}"#)
    let sent = try #require(played.messages.first { $0.name == .sent })
    #expect(
      sent.arguments[.values]
        == .object([Argument("city", .string("Rome")), Argument("name", .string("Ada"))])
    )
    #expect(played.finals.first?.table.form.values?.count == 2)
  }

  @Test("is answered by row")
  func answersByRow() throws {
    let delegate = #"{"textFieldShouldBeginEditing(_:)":{"0-0":false}}"#
    let played = try play(
      focus,
      #"{"t":0,"call":"becomeFirstResponder()","args":{"at":"0-1"}}"#,
      delegate: delegate
    )
    let begun = played.messages.filter { $0.name == .textFieldDidBegin }
    #expect(begun.map { $0.arguments[.at] } == [.string("0-1")])
  }

  @Test("is one of a trace")
  func one() throws {
    let header =
      #"{"trace":1,"id":"a","component":"form","views":{"a":{"component":"form","frame":[0,0,320,88],"config":{"propertyList":[]}},"b":{"component":"form","frame":[0,100,320,88],"config":{"propertyList":[]}}}}"#
    let trace = try TraceText.trace([], header: header)
    #expect(throws: SubjectFailure.self) { try ReferenceSubject().transcript(of: trace) }
  }

  @Test("has no rows that code could insert")
  func updates() throws {
    #expect(throws: SubjectFailure.self) {
      try play(#"{"t":0,"call":"insertRows(at:with:)","args":{"at":["0-0"],"with":"fade"}}"#)
    }
  }
}
