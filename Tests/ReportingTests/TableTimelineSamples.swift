import Testing
import Traces

/// Transcripts of tables and screens, written down as a component tells them.
enum TableTimelineSamples {
  /// A table that loads, is dragged by two rows, and has a row deleted by a swipe.
  static func editing() throws -> Trace {
    var lines = [
      #"{"trace":1,"id":"table/inbox","component":"table","title":"An inbox in which a mail is deleted","#
        + #""config":{"bounds":[320,200],"contentSize":[320,400],"rowHeight":40,"sections":[10]}}"#
    ]
    lines += counts(0, rows: 10)
    for row in 0..<5 { lines += asked(0, row) }
    for row in 0..<5 { lines += [made(0, row), shown(0, row)] }
    lines += [touch(20_000, "began", 150), touch(40_000, "moved", 110)]
    lines += [scrolled(40_000, "scrollViewWillBeginDragging(_:)", 0)]
    lines += [scrolled(40_000, "scrollViewDidScroll(_:)", 40), made(40_000, 5), shown(40_000, 5)]
    lines += [gone(40_000, 0), touch(60_000, "ended", 110)]
    lines += [
      #"{"t":900000,"message":"tableView(_:canEditRowAt:)","args":{"canEditRowAt":"0-2"},"answer":true}"#,
      #"{"t":900000,"message":"tableView(_:editingStyleForRowAt:)","args":{"editingStyleForRowAt":"0-2"},"answer":"delete"}"#,
      #"{"t":900000,"message":"tableView(_:commit:forRowAt:)","args":{"forRowAt":"0-2","commit":"delete"}}"#,
      #"{"t":900000,"call":"deleteRows(at:with:)","args":{"with":"automatic","at":["0-2"]},"by":"delegate"}"#,
    ]
    lines += counts(900_000, rows: 9) + [gone(900_000, 2)]
    lines += [
      #"{"t":900000,"final":{"contentOffset":[0,40],"visibleRows":["0-1","0-5"],"indexPathsForSelectedRows":[]}}"#
    ]
    return try read(lines)
  }

  /// A list that is pushed, and hears that it appears.
  static func screens() throws -> Trace {
    let appearing = ["viewWillAppear", "viewDidAppear"].map { name in
      #"{"t":0,"message":"\#(name)(_:)","view":"list","args":{"animated":false}}"#
    }
    let navigation = ["willShow", "didShow"].map { name in
      #"{"t":0,"message":"navigationController(_:\#(name):animated:)","view":"navigation","#
        + #""args":{"animated":false,"\#(name)":"list"}}"#
    }
    return try read([
      #"{"trace":1,"id":"controllers/list","component":"navigation","views":{"#
        + #""navigation":{"component":"navigation","frame":[0,0,320,480]},"#
        + #""list":{"component":"table","in":"navigation","frame":[0,0,320,480]}}}"#,
      #"{"t":0,"message":"viewDidLoad()","view":"list"}"#,
      navigation[0], appearing[0],
      #"{"t":0,"message":"viewWillLayoutSubviews()","view":"list"}"#,
      navigation[1], appearing[1],
      #"{"t":0,"final":{"contentOffset":[0,0]},"view":"list"}"#,
    ])
  }

  /// Lines as a transcript; its last line is added.
  private static func read(_ lines: [String]) throws -> Trace {
    let text = (lines + [#"{"end":\#(lines.count - 1)}"#, ""]).joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }

  private static func counts(_ time: Int, rows: Int) -> [String] {
    [
      #"{"t":\#(time),"message":"numberOfSections(in:)","answer":1}"#,
      #"{"t":\#(time),"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":\#(rows)}"#,
    ]
  }

  private static func asked(_ time: Int, _ row: Int) -> [String] {
    [
      #"{"t":\#(time),"message":"tableView(_:heightForRowAt:)","args":{"heightForRowAt":"0-\#(row)"},"answer":40}"#
    ]
  }

  private static func made(_ time: Int, _ row: Int) -> String {
    #"{"t":\#(time),"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-\#(row)"},"answer":"cell-\#(row + 1)"}"#
  }

  private static func shown(_ time: Int, _ row: Int) -> String {
    #"{"t":\#(time),"message":"tableView(_:willDisplay:forRowAt:)","args":{"forRowAt":"0-\#(row)","willDisplay":"cell-\#(row + 1)"}}"#
  }

  private static func gone(_ time: Int, _ row: Int) -> String {
    #"{"t":\#(time),"message":"tableView(_:didEndDisplaying:forRowAt:)","args":{"forRowAt":"0-\#(row)","didEndDisplaying":"cell-\#(row + 1)"}}"#
  }

  private static func scrolled(_ time: Int, _ message: String, _ offset: Int) -> String {
    #"{"t":\#(time),"message":"\#(message)","state":{"contentOffset":[0,\#(offset)],"isDragging":true,"isTracking":true}}"#
  }

  private static func touch(_ time: Int, _ phase: String, _ y: Int) -> String {
    #"{"t":\#(time),"touch":"\#(phase)","id":1,"x":160,"y":\#(y)}"#
  }
}
