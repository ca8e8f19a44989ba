import Oracle
import Testing
import Traces

/// Messages without times, arguments and states, and a few lines beside them.
@Suite("Logs of names")
struct NamesAloneTests {
  /// Returns the rules that a log breaks.
  ///
  /// - Parameters:
  ///   - header: keys of the header.
  ///   - lines: the lines; one that is no JSON names a view and a message, or a control event that it sends.
  /// - Returns: the rules' ids.
  /// - Throws: a mistake in the log.
  private func broken(_ header: String, _ lines: [String]) throws -> [String] {
    let written = lines.map { line in
      if line.hasPrefix("{") { return line }
      let parts = line.split(separator: " ")
      let isEvent = !parts[1].contains("(")
      let message = isEvent ? "sendActions(for:)" : String(parts[1])
      let arguments = isEvent ? #","args":{"for":"\#(parts[1])"}"# : ""
      return #"{"message":"\#(message)","view":"\#(parts[0])"\#(arguments)}"#
    }
    let text =
      ([#"{"trace":1,"id":"a",\#(header)}"#] + written + ["{\"end\":\(lines.count)}"])
      .joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    return Judge().verdict(of: try #require(try reader.nextTrace())).violations.map(\.rule)
  }

  private static let mayBegin = "main touchesShouldBegin(_:with:in:)"
  private static let mayCancel = "main touchesShouldCancel(in:)"
  private static let drags = "main scrollViewWillBeginDragging(_:)"
  private static let begins = "photo touchesBegan(_:with:)"
  private static let ends = "photo touchesEnded(_:with:)"

  private func scroll(_ config: String = "", _ others: String) -> String {
    #""component":"scroll","views":{"main":{"component":"scroll"\#(config)},"photo":{"component":"content","in":"main"}\#(others)}"#
  }

  @Test("A question that does not say which content it is about is wrong if it is about none")
  func vagueQuestions() throws {
    let header = scroll("", #","card":{"component":"content","in":"main"}"#)
    let first = [Self.mayBegin, Self.begins, Self.ends]
    let second = [
      Self.mayBegin, "card touchesBegan(_:with:)", Self.mayCancel, "card touchesCancelled(_:with:)",
      Self.drags,
    ]
    #expect(try broken(header, first + second) == [])
    // The second content may have had a finger since before the log, until one begins and ends on it.
    #expect(try broken(header, first + [Self.mayCancel]) == [])
    let both = first + [Self.mayBegin, "card touchesBegan(_:with:)", "card touchesEnded(_:with:)"]
    #expect(try broken(header, both + [Self.mayCancel]) == ["scroll.content.asks-to-cancel"])
  }

  @Test("A view that may not cancel the touches of its content does not ask whether it may")
  func cannotCancel() throws {
    let header = scroll(#","config":{"canCancelContentTouches":false}"#, "")
    let asks = [Self.mayBegin, Self.begins, Self.mayCancel]
    #expect(try broken(header, asks) == ["scroll.content.cannot-cancel"])
    #expect(try broken(scroll("", ""), asks) == [])
  }

  @Test("Content is judged beside other content with something inside, and that is not")
  func contentInside() throws {
    let header = scroll(
      "",
      #","form":{"component":"content","in":"main"},"name":{"component":"field","in":"form"}"#
    )
    let twice = [Self.mayBegin, Self.begins, Self.ends, Self.ends]
    #expect(try broken(header, twice).contains("scroll.content.order"))
    let elsewhere = ["form touchesMoved(_:with:)", "form touchesMoved(_:with:)"]
    #expect(try broken(header, elsewhere) == [])
  }

  private static let button =
    #""component":"control","views":{"save":{"component":"control","config":{"allControlEvents":["touchDown","touchDownRepeat","touchDragInside","touchDragOutside","touchDragEnter","touchDragExit","touchUpInside","touchUpOutside","touchCancel"]}}}"#

  @Test(
    "Of the events of a touch, code sends a touch-up alone",
    arguments: [
      ["touchUpInside", "touchUpInside"]: [],
      ["touchDown", "touchDragInside", "touchUpInside", "touchDragInside", "touchUpInside"]: [],
      ["touchDown", "touchUpInside", "touchDown", "touchDown"]: ["control.touch.ends-once"],
    ] as [[String]: [String]]
  )
  func codedEvents(_ events: [String], _ rules: [String]) throws {
    #expect(try broken(Self.button, events.map { "save \($0)" }) == rules)
  }

  @Test("Beside a call for an event a finger may send the same, where no touch is recorded")
  func calledEvents() throws {
    let call = #"{"call":"sendActions(for:)","view":"save","args":{"for":"touchUpInside"}}"#
    let lines = ["save touchDown", call, "save touchUpInside", "save touchUpInside", call]
    #expect(try broken(Self.button + #","inputs":["call"]"#, lines + ["save touchUpInside"]) == [])
    #expect(
      try broken(
        Self.button + #","inputs":["touch","call"]"#,
        [call] + ["save touchUpInside", "save touchUpInside", call, "save touchUpInside"]
      )
      .contains("control.code.sends")
    )
  }

  @Test("A view keeps its touch where a call says that a gesture does not take it")
  func keptTouch() throws {
    let header =
      #""component":"control","views":{"pad":{"component":"control"},"tap":{"component":"tap-recognizer","in":"pad"}},"inputs":["call"]"#
    let call =
      #"{"call":"cancelsTouchesInView","view":"tap","args":{"cancelsTouchesInView":false}}"#
    let tap = [
      "tap gestureRecognizer(_:shouldReceive:)", "pad touchesBegan(_:with:)",
      "tap gestureRecognizerShouldBegin(_:)", "tap gestureRecognizerAction(_:)",
      "pad touchesEnded(_:with:)",
    ]
    #expect(try broken(header, tap) == ["gesture.touches.taken"])
    #expect(try broken(header, [call] + tap) == [])
  }

  @Test("A sheet that was asked behind a gap may have told before it that it goes")
  func cutSheet() throws {
    let header =
      #""component":"navigation","views":{"navigation":{"component":"navigation"},"page":{"component":"content","in":"navigation","config":{"modalPresentationStyle":"pageSheet"}}}"#
    let gap = #"{"gap":"cut"}"#
    let (asks, goes) = (
      "page presentationControllerShouldDismiss(_:)", "page presentationControllerDidDismiss(_:)"
    )
    #expect(try broken(header, [gap, asks, goes]) == [])
    #expect(try broken(header, [gap, asks, goes, goes]) == ["controller.sheet.has-gone-last"])
  }
}
