import Replay
import Testing
import Traces

@Suite("A trace of a navigation")
struct NavigationTests {
  /// Returns the reference's complaint about a trace; nil: it plays it.
  private func refusal(_ header: String, _ lines: String...) throws -> String? {
    let trace = try TraceText.trace(lines, header: header)
    do {
      _ = try ReferenceSubject().transcript(of: trace)
      return nil
    } catch SubjectFailure.failed(let why) {
      return why
    } catch SubjectFailure.skipped(let why) {
      return why
    }
  }

  private func header(list config: String = "") -> String {
    """
    {"trace":1,"id":"a","component":"navigation","views":{"navigation":{"component":"navigation",\
    "frame":[0,0,320,480]},"list":{"component":"table","in":"navigation","config":{"sections":[3]\
    \(config)}},"page":{"component":"content","in":"navigation"}}}
    """
  }

  private func push(_ name: String) -> String {
    """
    {"t":0,"call":"pushViewController(_:animated:)","args":{"animated":true,"viewController":"\(name)"}}
    """
  }

  @Test("is played where all that it names is there")
  func played() throws {
    #expect(try refusal(header(list: #","segues":["page",null]"#), push("page")) == nil)
  }

  @Test("names the views that it could have meant, where a segue or a call leads nowhere")
  func unknownNames() throws {
    let known = "which is no view in a navigation; those that are: \"list\", \"page\""
    #expect(try refusal(header(), push("pages"))?.hasSuffix("names \"pages\", \(known)") == true)
    let segues = #","segues":["detail"]"#
    #expect(try refusal(header(list: segues)) == "segues names \"detail\", \(known)")
  }

  private func alert(_ config: String) -> String {
    header().replacing(
      #""page":{"component":"content","in":"navigation"}"#,
      with: #""question":{"component":"alert","in":"navigation","config":{\#(config)}}"#
    )
  }

  @Test("names the actions that an alert has, where a call chooses another")
  func unknownActions() throws {
    let header = alert(#""actions":[{"title":"Delete"},{"style":"cancel","title":"Keep"}]"#)
    let known = #"those that it has: "Delete", "Keep""#
    let calls: [(chosen: String, reason: String?)] = [
      (#""Keep""#, nil), ("1", nil), ("2", "no action 2; \(known)"),
      (#""keep""#, "no action \"keep\"; \(known)"),
    ]
    for (chosen, reason) in calls {
      let call = #"{"t":0,"call":"tapAction(_:)","view":"question","args":{"action":\#(chosen)}}"#
      #expect(try refusal(header, call) == reason.map { "the alert \"question\" has \($0)" })
    }
  }

  @Test("refuses an alert that UIKit would not make, and one that nothing can present")
  func wrongAlerts() throws {
    let twice = alert(#""actions":[{"style":"cancel"},{"style":"cancel"}]"#)
    #expect(try refusal(twice)?.contains("two actions of the style cancel") == true)
    let fields = alert(#""preferredStyle":"actionSheet","textFields":["Name"]"#)
    #expect(try refusal(fields)?.contains("has no text fields") == true)
    let alone = #"{"trace":1,"id":"a","component":"alert"}"#
    #expect(try refusal(alone)?.contains("is in no navigation") == true)
  }

  @Test("is refused where it has nothing to show, or stands beside something else")
  func surroundings() throws {
    let empty = #"{"trace":1,"id":"a","component":"navigation","config":{"bounds":[320,480]}}"#
    #expect(try refusal(empty)?.contains("shows nothing") == true)
    let beside = header().replacing(#"}}}"#, with: #"},"other":{"component":"scroll"}}}"#)
    #expect(try refusal(beside)?.contains("only as the first view") == true)
  }
}
