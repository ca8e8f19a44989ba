import Foundation
import HeadlessUIKit
import Oracle
import Replay
import TestSupport
import Testing
import Traces

@testable import TouchstoneRecorder

@Suite("The recorder for iOS, with HeadlessUIKit in UIKit's place")
struct HeadlessRecorderTests {
  private let folder: TemporaryDirectory
  private let screen = HeadlessScreen()

  init() throws { folder = try TemporaryDirectory() }

  private func read(_ name: String) throws -> Trace {
    let file = folder.path + "/" + name
    var errors: [String] = []
    Lint.check(try TraceReader(file: file)) { errors.append($0.located(in: name)) }
    #expect(errors == [])
    var reader = try TraceReader(file: file)
    return try #require(try reader.nextTrace())
  }

  /// A trace with a flick, or a tap, on a view that is set up so.
  private func trace(_ header: String, _ touches: [(Int, String, Int)]) throws -> Trace {
    var text = header + "\n"
    for (time, phase, y) in touches {
      text += #"{"t":\#(time),"touch":"\#(phase)","id":1,"x":160,"y":\#(y)}"# + "\n"
    }
    text += "{\"end\":\(touches.count)}\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }

  private let flick =
    [(0, "began", 400)] + (1...6).map { ($0 * 16_000, "moved", 400 - 16 * $0) }
    + [(112_000, "ended", 304)]

  /// Returns the part of each message that both tell.
  private func told(_ trace: Trace) -> [String] {
    trace.lines.compactMap { line in
      guard case .message(let message) = line else { return nil }
      let state = message.state
      let arguments = message.arguments.map { "\($0.label)=\($0.value)" }.joined(separator: " ")
      let flags = [State.Facts.isTracking, .isDragging, .isDecelerating].map { flag in
        state[flag].map { $0 ? "T" : "F" } ?? "-"
      }
      let answer = message.answer.map { "\($0)" } ?? ""
      let rows = message.table.selectedRows.map { "\($0)" } ?? ""
      return "\(message.time ?? -1) \(message.name) \(arguments) → \(answer) "
        + "\(state.contentOffset.map { "\($0.x.double),\($0.y.double)" } ?? "") "
        + "\(flags.joined()) \(rows)"
    }
  }

  private func touches(_ trace: Trace) -> [Line] {
    trace.lines.filter { if case .touch = $0 { true } else { false } }
  }

  @Test("a flick on a scroll view is what the reference tells")
  func scrollView() throws {
    let observed = Names.scrolling.map { "\"\($0)\"" }.joined(separator: ",")
    let trace = try trace(
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]},"observes":[\#(observed)]}"#,
      flick
    )
    let view = screen.shown(UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    view.contentSize = CGSize(width: 320, height: 4000)
    let listener = Listener(Names.scrolling)
    view.delegate = listener
    let recorder = try TouchstoneRecorder(
      view,
      id: "own/flick",
      in: URL(fileURLWithPath: folder.path)
    )
    screen.play(trace)
    recorder.stop()
    let reference = try ReferenceSubject().transcript(of: trace)
    let own = try read("flick.transcript.jsonl")
    #expect(told(own) == told(reference))
    #expect(told(own).count > 100)
    #expect(own.header.observes?.map(\.text) == Names.scrolling)
    #expect(own.header.id == "own/flick/heard")
    let fingers = try read("flick.trace.jsonl")
    #expect(touches(fingers) == touches(trace))
    #expect(touches(own) == touches(trace))
    #expect(fingers.header.config == trace.header.config)
    #expect(listener.heard.count == told(own).count { $0.contains("DidScroll(") } + 1)
    #expect(view.delegate === listener)
    // The trace that was saved gives the same again.
    let again = try ReferenceSubject().transcript(of: fingers)
    #expect(told(again).last?.contains("DidEndDecelerating") ?? false)
    #expect(finalOffset(of: again) == finalOffset(of: own))
  }

  private func finalOffset(of trace: Trace) -> Point? {
    for case .final(let final) in trace.lines { return final.state.contentOffset }
    return nil
  }

  private func table(_ listener: Listener) -> UITableView {
    let table = screen.shown(
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    )
    table.rowHeight = 44
    table.isPrefetchingEnabled = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.delegate = listener
    table.dataSource = listener
    return table
  }

  @Test(
    "a flick and a tap on a table are what the reference tells",
    arguments: [true, false]
  )
  func tableView(_ isFlick: Bool) throws {
    let names = (Names.rows + Names.scrolling).sorted()
    let observed = names.map { "\"\($0)\"" }.joined(separator: ",")
    let trace = try trace(
      #"{"trace":1,"id":"a","component":"table","config":{"bounds":[320,480],"isPrefetchingEnabled":false,"rowHeight":44,"sections":[40]},"observes":[\#(observed)]}"#,
      isFlick ? flick : [(5_000, "began", 110), (80_000, "ended", 110)]
    )
    let listener = Listener(names)
    let table = table(listener)
    let recorder = try TouchstoneRecorder(
      table,
      id: "own/rows",
      in: URL(fileURLWithPath: folder.path)
    )
    screen.play(trace)
    recorder.stop()
    let own = try read("rows.transcript.jsonl")
    #expect(told(own) == told(try ReferenceSubject().transcript(of: trace)))
    #expect(told(own).count > 20)
    #expect(own.header.hears?.map(\.text) == names)
    #expect(touches(try read("rows.trace.jsonl")) == touches(trace))
    #expect(table.dataSource === listener)
    #expect(table.delegate === listener)
    #expect(listener.heard.contains("select 2") == !isFlick)
  }

  @Test("where the delegate sent a glide is its answer, and what it lacks is not heard")
  func answers() throws {
    let view = screen.shown(UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    view.contentSize = CGSize(width: 320, height: 4000)
    let listener = Listener(Names.scrolling.filter { !$0.contains("DidScroll") })
    listener.target = 300
    view.delegate = listener
    let recorder = try TouchstoneRecorder(
      view,
      id: "flick",
      in: URL(fileURLWithPath: folder.path)
    )
    #expect(view.delegate?.responds(to: "scrollViewDidScroll(_:)") == false)
    #expect(view.delegate?.responds(to: "scrollViewWillBeginDragging(_:)") == true)
    screen.play(
      try trace(#"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480]}}"#, flick)
    )
    recorder.stop()
    let text = try String(contentsOfFile: folder.path + "/flick.transcript.jsonl", encoding: .utf8)
    #expect(text.contains(#""answer":{"targetContentOffset":[0,300]}"#))
    #expect(!text.contains("DidScroll"))
    #expect(view.contentOffset.y == 300)
    #expect(listener.heard == ["begin"])
  }

  @Test("a finger that is down at the end is cancelled, and one beside the view is none of its own")
  func ends() throws {
    let view = screen.shown(UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200)))
    let listener = Listener(Names.scrolling)
    view.delegate = listener
    let recorder = try TouchstoneRecorder(view, id: "down", in: URL(fileURLWithPath: folder.path))
    screen.scene.sendTouches(
      at: 1_000,
      [
        FingerSample(finger: 1, phase: .began, x: 10, y: 150),
        FingerSample(finger: 2, phase: .began, x: 10, y: 10),
      ]
    )
    recorder.stop()
    recorder.stop()
    let own = try read("down.trace.jsonl")
    #expect(
      touches(own) == [
        .touch(Touch(time: 1_000, phase: .began, finger: 1, location: Point(10, 50))),
        .touch(Touch(time: 1_000, phase: .cancelled, finger: 1, location: Point(10, 50))),
      ]
    )
  }
}
