import Foundation
import HeadlessUIKit
import Testing
import TraceConformance

/// A list as an application has one.
private final class Inbox: UITableViewDataSource, UITableViewDelegate {
  private(set) var opened: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened.append(indexPath.row)
  }
}

// Views are on the main actor, and so is a suite that holds some.
@MainActor
@Suite("A recorder between a list and its delegate")
struct RecorderTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 480))
  // A window does not keep its scene.
  private let scene = UIWindowScene()
  private let window: UIWindow
  private let inbox = Inbox()

  init() {
    window = UIWindow(windowScene: scene)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.rowHeight = 44
    table.dataSource = inbox
    table.delegate = inbox
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  private func trace(_ lines: String) throws -> TraceCase {
    let header = #"{"trace":1,"id":"fingers","component":"table","config":{"bounds":[320,480]}}"#
    let count = lines.split(separator: "\n").count
    return try TraceCase.reading(text: "\(header)\n\(lines)\n{\"end\":\(count)}\n")[0]
  }

  @Test("writes down a tap and what it does, and changes nothing")
  func tap() throws {
    let recorder = DelegateRecorder(table, id: "inbox/tap")
    try recorder.play(
      trace(
        """
        {"t":100000,"touch":"began","id":1,"x":100,"y":110}
        {"t":200000,"touch":"ended","id":1,"x":100,"y":110}
        """
      )
    )
    #expect(inbox.opened == [2])
    let transcript = recorder.transcript
    #expect(transcript.messages.contains("tableView(_:didSelectRowAt:)"))
    #expect(transcript.messages.contains("tableView(_:cellForRowAt:)"))
    let verdict = transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
  }

  @Test("writes down a flick, which the rules judge")
  func flick() throws {
    let recorder = DelegateRecorder(table, id: "inbox/flick")
    let moves = (1...6).map { step in
      #"{"t":\#(step * 16000),"touch":"moved","id":1,"x":100,"y":\#(400 - 20 * step)}"#
    }
    let lines =
      [#"{"t":0,"touch":"began","id":1,"x":100,"y":400}"#] + moves
      + [#"{"t":112000,"touch":"ended","id":1,"x":100,"y":280}"#]
    try recorder.play(trace(lines.joined(separator: "\n")))
    let verdict = recorder.transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
    #expect(verdict.exercised.contains("scroll.lift.pairs"))
    recorder.stop()
    #expect(table.delegate === inbox)
  }
}
