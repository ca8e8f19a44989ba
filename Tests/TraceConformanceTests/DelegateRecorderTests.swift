import Foundation
import HeadlessUIKit
import Testing
import TraceConformance

@Suite("A recorder between a view and its delegate")
struct DelegateRecorderTests {
  private let scene = UIWindowScene()

  private func shown<View: UIView>(_ view: View) -> View {
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addSubview(view)
    return view
  }

  private func scrollView() -> UIScrollView {
    let view = shown(UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    view.contentSize = CGSize(width: 320, height: 4000)
    return view
  }

  /// Hears some messages, and moves the target of a lift.
  final class Reader: UIScrollViewDelegate {
    var heard: [String] = []
    var lacks: Set<String> = []
    var target: CGFloat?

    func responds(to selector: Selector) -> Bool { !lacks.contains(selector.name) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard let target else { return }
      unsafe targetContentOffset.pointee.y = target
    }
  }

  @Test("writes what the reference's own transcript has, and hands everything on")
  func sameAsReference() throws {
    let view = scrollView()
    let reader = Reader()
    view.delegate = reader
    let flick = try #require(
      try TraceCase.reading("\(corpus)/scroll/flick").first {
        $0.id == "scroll/flick/stops-inside"
      }
    )
    let recorder = DelegateRecorder(view, id: "own/flick")
    try recorder.play(flick)
    let reference = try #require(flick.verdict().transcript)
    #expect(recorder.transcript.messages == reference.messages)
    #expect(states(recorder.transcript) == states(reference))
    #expect(
      reader.heard.count
        == reference.messages.count {
          $0.contains("WillBeginDragging") || $0.contains("DidScroll(")
        }
    )
    let verdict = recorder.transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
    #expect(try Transcript(text: recorder.transcript.text) == recorder.transcript)
  }

  private func states(_ transcript: Transcript) -> [Substring] {
    transcript.text.matches(of: /"t":\d+,"(message|final)".*"contentOffset":\[[^\]]*\]/).map(\.0)
      .map { $0.prefix { $0 != "," } + $0.suffix(20) }
  }

  @Test("answers as the delegate does which methods there are")
  func optional() throws {
    let view = scrollView()
    let reader = Reader()
    reader.lacks = ["scrollViewDidScroll(_:)"]
    view.delegate = reader
    let recorder = DelegateRecorder(view, id: "own/drag")
    let name: Selector = "scrollViewDidScroll(_:)"
    #expect(view.delegate?.responds(to: name) == false)
    #expect(view.delegate?.responds(to: "scrollViewWillBeginDragging(_:)") == true)
    try recorder.play(trace(drag()))
    #expect(reader.heard == ["begin"])
    #expect(!recorder.transcript.messages.contains(name.name))
    #expect(recorder.transcript.text.contains("\"observes\":["))
    #expect(!recorder.transcript.text.contains(name.name))
    #expect(recorder.transcript.verdict().outcome == .pass)
    recorder.stop()
    #expect(view.delegate === reader)
  }

  @Test("writes down where the delegate sent a glide")
  func target() throws {
    let view = scrollView()
    let reader = Reader()
    reader.target = 300
    view.delegate = reader
    let recorder = DelegateRecorder(view, id: "own/flick")
    let flick = try TraceCase.reading("\(corpus)/scroll/flick/stops-inside.trace.jsonl")[0]
    try recorder.play(flick)
    #expect(view.contentOffset.y == 300)
    #expect(recorder.transcript.text.contains(#""answer":{"targetContentOffset":[0,300]}"#))
    let verdict = recorder.transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
  }

  @Test("plays one trace after the other, and waits for rest")
  func several() throws {
    let view = scrollView()
    let reader = Reader()
    view.delegate = reader
    let recorder = DelegateRecorder(view, id: "own/two")
    try recorder.play(trace(drag()))
    try recorder.play(trace(drag()))
    view.setContentOffset(.zero, animated: true)
    try recorder.settle()
    let verdict = recorder.transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
    #expect(view.contentOffset == .zero)
    #expect(recorder.transcript.messages.count { $0 == "scrollViewWillBeginDragging(_:)" } == 2)
    #expect(recorder.transcript.messages.last == "scrollViewDidEndScrollingAnimation(_:)")
  }

  @Test("plays touches alone, in a window")
  func refuses() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let loose = DelegateRecorder(view, id: "own/loose")
    #expect(throws: TraceSkip.self) { try loose.play(trace(drag())) }
    let call = drag().replacing(
      "{\"end\":4}",
      with: #"{"t":300000,"call":"flashScrollIndicators()"}"# + "\n{\"end\":5}"
    )
    let recorder = DelegateRecorder(scrollView(), id: "own/call")
    #expect(throws: TraceSkip.self) { try recorder.play(trace(call)) }
  }
}

@Suite("A recorder between a table and its delegate")
struct TableRecorderTests {
  /// Two sections with titles, and heights by the delegate.
  final class List: UITableViewDataSource, UITableViewDelegate {
    var selected: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row.isMultiple(of: 2) ? 40 : 60
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 1 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private let table: UITableView
  private let scene = UIWindowScene()
  private let window: UIWindow
  private let list = List()

  init() {
    window = UIWindow(windowScene: scene)
    table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 0
    table.dataSource = list
    table.delegate = list
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  private func taps(_ places: Int...) throws -> TraceCase {
    let lines = places.enumerated().flatMap { index, place in
      [(index * 1_000_000, "began"), (index * 1_000_000 + 80_000, "ended")].map { time, phase in
        #"{"t":\#(time),"touch":"\#(phase)","id":1,"x":100,"y":\#(place)}"#
      }
    }
    let header = #"{"trace":1,"id":"taps","component":"table"}"#
    return try trace(
      ([header] + lines + ["{\"end\":\(lines.count)}"]).map { $0 + "\n" }.joined()
    )
  }

  @Test("writes down questions with answers, and the transcript passes")
  func taps() throws {
    let recorder = DelegateRecorder(table, id: "own/list")
    try recorder.play(taps(20, 70, 120))
    #expect(list.selected.map(\.row) == [0, 2])
    let transcript = recorder.transcript
    #expect(transcript.text.contains(#""args":{"numberOfRowsInSection":0},"answer":12"#))
    #expect(transcript.text.contains(#""args":{"cellForRowAt":"0-0"},"answer":"row-1""#))
    #expect(transcript.text.contains(#""args":{"willSelectRowAt":"0-1"},"answer":null"#))
    #expect(transcript.text.contains(#""args":{"heightForRowAt":"0-1"},"answer":60"#))
    #expect(transcript.text.contains("\"estimatedRowHeight\":0"))
    let verdict = transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
    #expect(verdict.exercised.count > 20)
  }

  @Test("leaves out what only a default implementation heard")
  func defaults() throws {
    let recorder = DelegateRecorder(table, id: "own/list")
    try recorder.play(taps(20))
    let transcript = recorder.transcript
    #expect(!transcript.text.contains("tableView(_:titleForHeaderInSection:)"))
    #expect(transcript.text.contains("\"tableView(_:heightForRowAt:)\""))
    recorder.stop()
    #expect(table.delegate === list && table.dataSource === list)
  }

  @Test("is judged: a data source that lies is found out")
  func lies() throws {
    let recorder = DelegateRecorder(table, id: "own/list")
    try recorder.play(taps(20))
    let text = recorder.transcript.text
    let line = #""message":"tableView(_:didSelectRowAt:)","args":{"didSelectRowAt":"0-0"}"#
    #expect(text.contains(line))
    let wrong = try Transcript(text: text.replacing(line, with: line.replacing("0-0", with: "0-5")))
    #expect(wrong.verdict().outcome == .fail)
  }
}
