import Oracle
import Testing
import Traces

/// A fact that is not told where it is usually looked for is taken from where it is told.
@Suite("Facts from wherever they are told")
struct FactsFromElsewhereTests {
  private func broken(_ header: String, _ lines: [String]) throws -> [String] {
    let text = ([#"{"trace":1,"id":"a",\#(header)}"#] + lines + ["{\"end\":\(lines.count)}"])
      .joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    return Judge().verdict(of: try #require(try reader.nextTrace())).violations.map(\.rule)
  }

  private static let inputs = #""inputs":["touch","call"]"#
  private static let config =
    #""config":{"bounds":[320,132],"estimatedRowHeight":0,"isPrefetchingEnabled":false,"rowHeight":44,"sections":[3]}"#

  private func table(_ heard: String...) -> String {
    let names = heard.map { #""\#($0)""# }.joined(separator: ",")
    return #""component":"table",\#(Self.config),"observes":[\#(names)]"#
  }

  private static let cell = "tableView(_:cellForRowAt:)"
  private static let display = "tableView(_:willDisplay:forRowAt:)"

  private func shows(_ row: Int, at time: Int = 0) -> [String] {
    [
      #"{"t":\#(time),"message":"\#(Self.cell)","args":{"cellForRowAt":"0-\#(row)"},"answer":"cell-\#(row)"}"#,
      #"{"t":\#(time),"message":"\#(Self.display)","args":{"willDisplay":"cell-\#(row)","forRowAt":"0-\#(row)"}}"#,
    ]
  }

  @Test("rows that nothing has moved stay in view, though the end of a display is not heard")
  func rowsInView() throws {
    let header = table(Self.cell, Self.display) + "," + Self.inputs
    #expect(try broken(header, shows(0) + shows(1) + shows(1)).contains("cell.made-once"))
    let scroll = #"{"t":100000,"call":"contentOffset","args":{"contentOffset":[0,88]}}"#
    #expect(try broken(header, shows(0) + shows(1) + [scroll] + shows(1, at: 200_000)) == [])
  }

  @Test("cells are told of editing mode what the table was told, though no swipe is heard of")
  func editingMode() throws {
    let header = table(Self.cell, Self.display, "setEditing(_:animated:)") + "," + Self.inputs
    let tells = { (isAnimated: Bool) in
      [
        #"{"t":500000,"call":"setEditing(_:animated:)","args":{"editing":true,"animated":true}}"#,
        #"{"t":500000,"message":"setEditing(_:animated:)","args":{"cell":"cell-0","editing":true,"animated":\#(isAnimated)}}"#,
      ]
    }
    #expect(try broken(header, shows(0) + tells(false)) == ["editing.mode.same-message"])
    #expect(try broken(header, shows(0) + tells(true)) == [])
  }

  @Test("a stopped load fails though nobody tells how long pages take")
  func stoppedLoad() throws {
    let header = #""component":"web","inputs":["touch","call"]"#
    let ask = "webView(_:shouldStartLoadWith:navigationType:)"
    let loads = { (page: String, time: Int) in
      [
        #"{"t":\#(time),"call":"loadRequest(_:)","args":{"request":"https://\#(page).example/"}}"#,
        #"{"t":\#(time),"message":"\#(ask)","args":{"navigationType":"other","shouldStartLoadWith":"https://\#(page).example/"},"answer":true}"#,
        #"{"t":\#(time),"message":"webViewDidStartLoad(_:)"}"#,
      ]
    }
    let finishes = #"{"t":900000,"message":"webViewDidFinishLoad(_:)"}"#
    let later = #"{"t":2900000,"call":"layoutIfNeeded()"}"#
    let fails =
      #"{"t":500000,"message":"webView(_:didFailLoadWithError:)","args":{"code":-999,"domain":"NSURLErrorDomain"}}"#
    let both = loads("a", 0) + loads("b", 500_000)
    #expect(try broken(header, both + [finishes, later]) == ["web.stop.fails"])
    #expect(try broken(header, both + [fails, finishes, later]) == [])
  }

  @Test("an end of editing that code forces on the view around is the field's too")
  func forcedFromAround() throws {
    let header =
      #""component":"content","views":{"form":{"component":"content"},"name":{"component":"field","in":"form"}},"inputs":["call"]"#
    let begins = [
      #"{"t":0,"call":"becomeFirstResponder()","view":"name"}"#,
      #"{"t":0,"message":"textFieldShouldBeginEditing(_:)","view":"name","answer":true}"#,
      #"{"t":0,"message":"textFieldDidBeginEditing(_:)","view":"name"}"#,
      #"{"t":500000,"call":"endEditing(_:)","view":"form","args":{"force":true}}"#,
      #"{"t":500000,"message":"textFieldShouldEndEditing(_:)","view":"name","answer":false}"#,
    ]
    let ends = #"{"t":500000,"message":"textFieldDidEndEditing(_:)","view":"name"}"#
    let later = #"{"t":900000,"call":"layoutIfNeeded()","view":"form"}"#
    let observed =
      #","observes":["textFieldShouldBeginEditing(_:)","textFieldDidBeginEditing(_:)","textFieldShouldEndEditing(_:)","textFieldDidEndEditing(_:)"]"#
    #expect(try broken(header + observed, begins + [later]) == ["text.end.forced"])
    #expect(try broken(header + observed, begins + [ends, later]) == [])
  }

  @Test("a glide that ends under a finger went on when that came, so it picks no row")
  func stoppedGlide() throws {
    let end = "scrollViewDidEndDecelerating(_:)"
    let header = table("tableView(_:didSelectRowAt:)", end).replacing("[3]", with: "[60]")
    let flick = [
      #"{"t":500000,"touch":"began","id":1,"x":160,"y":120}"#,
      #"{"t":516667,"touch":"moved","id":1,"x":160,"y":90}"#,
      #"{"t":533333,"touch":"moved","id":1,"x":160,"y":60}"#,
      #"{"t":534000,"touch":"ended","id":1,"x":160,"y":60}"#,
    ]
    let tap = { (time: Int) in
      [
        #"{"t":\#(time),"touch":"began","id":1,"x":160,"y":66}"#,
        #"{"t":\#(time + 90_000),"touch":"ended","id":1,"x":160,"y":66}"#,
      ]
    }
    let ends = { (time: Int) in #"{"t":\#(time),"message":"\#(end)"}"# }
    let selects =
      #"{"t":890000,"message":"tableView(_:didSelectRowAt:)","args":{"didSelectRowAt":"0-5"}}"#
    let stopped = flick + tap(800_000) + [ends(890_000), selects]
    #expect(try broken(header + "," + Self.inputs, stopped) == ["selection.not-by-a-catch"])
    let late = selects.replacing("890000", with: "5090000")
    let rested = flick + [ends(3_000_000)] + tap(5_000_000) + [late]
    #expect(try broken(header + "," + Self.inputs, rested) == [])
  }

  @Test("a row that was selected since a reload may be selected, by whatever nobody recorded")
  func selectedSince() throws {
    let header = table("tableView(_:didSelectRowAt:)") + #","inputs":["call"]"#
    let reload = #"{"t":0,"call":"reloadData()"}"#
    let select =
      #"{"t":900000,"message":"tableView(_:didSelectRowAt:)","args":{"didSelectRowAt":"0-1"}}"#
    let final = #"{"t":1500000,"final":{"indexPathsForSelectedRows":["0-1"]}}"#
    #expect(try broken(header, [reload, select, final]) == [])
    #expect(try broken(header, [reload, final]) == ["reload.empties-the-selection"])
  }

  @Test(
    "a row in view that is asked for its own cell may be set up anew by a call that nobody recorded"
  )
  func setUpAnew() throws {
    let again = { (cell: String) in
      #"{"t":900000,"message":"\#(Self.cell)","args":{"cellForRowAt":"0-1"},"answer":"\#(cell)"}"#
    }
    let final = #"{"t":1500000,"final":{"contentOffset":[0,0]}}"#
    let header = table(Self.cell, Self.display)
    let shown = shows(0) + shows(1)
    #expect(try broken(header, shown + [again("cell-1"), final]) == [])
    #expect(try broken(header, shown + [again("cell-7"), final]) == ["cell.displayed-after-made"])
  }

  @Test("a row that goes where it was not agreed to is told, though no row is counted")
  func agreedPlaces() throws {
    let target = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
    let header = table(target, "tableView(_:moveRowAt:to:)")
    let asks =
      #"{"message":"\#(target)","args":{"targetIndexPathForMoveFromRowAt":"0-0","toProposedIndexPath":"0-1"},"answer":"0-1"}"#
    let moves = { (row: Int) in
      #"{"message":"tableView(_:moveRowAt:to:)","args":{"moveRowAt":"0-0","to":"0-\#(row)"}}"#
    }
    #expect(try broken(header, [asks, moves(2)]) == ["editing.move.where-agreed"])
    #expect(try broken(header, [asks, moves(1)]) == [])
  }

  @Test("the action of a tap tells that it is over, with a state or without")
  func actions() throws {
    let header = """
      "component":"control","views":{"pad":{"component":"control","frame":[0,0,300,300]},\
      "double":{"component":"tap-recognizer","in":"pad","config":{"numberOfTapsRequired":2}}},\
      "observes":["gestureRecognizerAction(_:)"],\(Self.inputs)
      """
    let tap = { (time: Int) in
      [
        #"{"t":\#(time),"touch":"began","id":1,"x":90,"y":90}"#,
        #"{"t":\#(time + 60000),"touch":"ended","id":1,"x":90,"y":90}"#,
      ]
    }
    let action = { (time: Int) in
      #"{"t":\#(time),"message":"gestureRecognizerAction(_:)","view":"double"}"#
    }
    #expect(try broken(header, tap(0) + [action(60000)]) == ["gesture.tap.at-lift"])
    #expect(try broken(header, tap(0) + tap(200_000) + [action(260_000)]) == [])
  }

  @Test("a control in a scroll view is followed once it says so, and tells the end of the touch")
  func controls() throws {
    let header = """
      "component":"scroll","views":{"main":{"component":"scroll","frame":[0,0,320,480],\
      "config":{"contentSize":[320,4000]}},"knob":{"component":"control","in":"main",\
      "frame":[100,100,100,40],"config":{"allControlEvents":["touchDown","touchUpInside",\
      "touchUpOutside","touchCancel"]}}},"observes":["sendActions(for:)"],\(Self.inputs)
      """
    let sends = { (time: Int, event: String) in
      #"{"t":\#(time),"message":"sendActions(for:)","view":"knob","args":{"for":"\#(event)"}}"#
    }
    let finger = [
      #"{"t":0,"touch":"began","id":1,"x":150,"y":120}"#, sends(150_000, "touchDown"),
      #"{"t":300000,"touch":"ended","id":1,"x":150,"y":120}"#,
    ]
    let final = #"{"t":2000000,"final":{}}"#
    #expect(try broken(header, finger + [final]) == ["control.touch.end-is-told"])
    for end in ["touchUpInside", "touchUpOutside", "touchCancel"] {
      #expect(try broken(header, finger + [sends(300_000, end), final]) == [], "\(end)")
    }
  }

  @Test("isZoomBouncing tells that the fingers of a pinch are gone, in whatever message it comes")
  func pinches() throws {
    let header = """
      "component":"zoom","config":{"bounds":[320,480],"contentSize":[900,900],\
      "minimumZoomScale":1,"maximumZoomScale":3},"inputs":["call"]
      """
    let pinch = { (isZooming: Bool) in
      [
        #"{"t":0,"message":"scrollViewWillBeginZooming(_:with:)"}"#,
        #"{"t":20000,"message":"scrollViewDidZoom(_:)","state":{"isZoomBouncing":false,"isZooming":true,"zoomScale":0.9}}"#,
        #"{"t":40000,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,9],"isZoomBouncing":\#(!isZooming),"isZooming":false}}"#,
        #"{"t":40000,"message":"scrollViewDidZoom(_:)","state":{"isZoomBouncing":true,"isZooming":false,"zoomScale":1}}"#,
        #"{"t":300000,"message":"scrollViewDidEndZooming(_:with:atScale:)","args":{"atScale":1}}"#,
      ]
    }
    #expect(try broken(header, pinch(false)) == [])
    #expect(try broken(header, pinch(true)).first == "scroll.pinch.zooming-flag")
  }

  @Test("a completion that runs before the view is gone is told by names alone")
  func completions() throws {
    let header = """
      "component":"navigation","views":{"navigation":{"component":"navigation"},\
      "list":{"component":"content","in":"navigation"},"page":{"component":"content","in":"navigation"}},\
      "observes":["viewWillAppear(_:)","viewDidAppear(_:)","viewWillDisappear(_:)","viewDidDisappear(_:)","dismissCompletion()"]
      """
    let tells = { (name: String) in #"{"message":"\#(name)","view":"page"}"# }
    let comes = [tells("viewWillAppear(_:)"), tells("viewDidAppear(_:)")]
    let (goes, gone, done) = (
      tells("viewWillDisappear(_:)"), tells("viewDidDisappear(_:)"), tells("dismissCompletion()")
    )
    #expect(try broken(header, comes + [goes, gone, done]) == [])
    #expect(
      try broken(header, comes + [goes, done, gone])
        == ["controller.presentation.completes-when-gone"]
    )
  }

  @Test(
    "a web view of a record that begins at rest has nothing under way, whether calls are recorded or not"
  )
  func loadsAtRest() throws {
    let header = #""component":"web","inputs":["touch"]"#
    let page = ["webView(_:shouldStartLoadWith:navigationType:)", "webViewDidStartLoad(_:)"]
      .map { #"{"message":"\#($0)"}"# }
    let ended = #"{"message":"webViewDidFinishLoad(_:)"}"#
    #expect(try broken(header, page + [ended] + page + [ended]) == [])
    #expect(try broken(header, page + [ended, ended]) == ["web.load.ends-once"])
    // Of one that begins anywhere nothing is known.
    #expect(try broken(#""component":"web""#, page + [ended, ended]) == [])
  }

  @Test("a scroll to the top that nobody was asked about is wrong in a record that begins at rest")
  func topAtRest() throws {
    let lines = ["scrollViewDidScroll(_:)", "scrollViewDidScrollToTop(_:)"]
      .map { #"{"message":"\#($0)"}"# }
    #expect(try broken(#""component":"scroll""#, lines) == [])
    let header =
      #""component":"scroll","hears":["scrollViewShouldScrollToTop(_:)","scrollViewDidScroll(_:)","scrollViewDidScrollToTop(_:)"],"inputs":[]"#
    #expect(try broken(header, lines) == ["scroll.to-top.ends-once"])
  }

  @Test("a question whose answer is not told is answered as the header's script says")
  func scriptedAnswers() throws {
    let ask = "webView(_:shouldStartLoadWith:navigationType:)"
    let lines = [ask, "webViewDidStartLoad(_:)"].map { #"{"message":"\#($0)"}"# }
    let web = #""component":"web","inputs":["touch"]"#
    #expect(try broken(web, lines) == [])
    #expect(try broken(web + #","delegate":{"\#(ask)":false}"#, lines).first == "web.load.refused")
    let begin = "textFieldShouldBeginEditing(_:)"
    let edit = [begin, "textFieldDidBeginEditing(_:)"].map { #"{"message":"\#($0)"}"# }
    let field = #""component":"field","delegate":{"\#(begin)":false}"#
    #expect(try broken(field, edit) == ["text.begin.heeds-refusal"])
    let top = "scrollViewShouldScrollToTop(_:)"
    let told = [top, "scrollViewDidScrollToTop(_:)"].map { #"{"message":"\#($0)"}"# }
    let scroll = #""component":"scroll","inputs":["touch"]"#
    #expect(try broken(scroll, told) == [])
    #expect(
      try broken(scroll + #","delegate":{"\#(top)":false}"#, told).first == "scroll.to-top.refused"
    )
  }

  @Test(
    "rows in view are displayed, though nobody hears how many there are nor which are asked for"
  )
  func shownRows() throws {
    let config = Self.config.replacing("[3]", with: "[9]")
    let header = #""component":"table",\#(config),"observes":["\#(Self.display)"],\#(Self.inputs)"#
    let shown = { (row: Int, time: Int) in
      #"{"t":\#(time),"message":"\#(Self.display)","args":{"willDisplay":"cell-\#(row)","forRowAt":"0-\#(row)"}}"#
    }
    let first = (0..<3).map { shown($0, 0) }
    let scroll = #"{"t":100000,"call":"contentOffset","args":{"contentOffset":[0,176]}}"#
    let rest = #"{"t":100000,"final":{"contentOffset":[0,176],"visibleRows":["0-4","0-6"]}}"#
    let second = (4..<7).map { shown($0, 100_000) }
    #expect(try broken(header, first + [scroll] + second + [rest]) == [])
    let lacking = second.filter { $0 != second[1] }
    #expect(try broken(header, first + [scroll] + lacking + [rest]) == ["display.covers-the-view"])
  }

  @Test("an update may bring more rows into view, and each has a cell, as have those that leave")
  func cellsOfUpdate() throws {
    let config = Self.config.replacing("[320,132]", with: "[320,480]")
    let ended = "tableView(_:didEndDisplaying:forRowAt:)"
    let header =
      #""component":"table",\#(config.replacing("[3]", with: "[5]")),"observes":["numberOfSections(in:)","tableView(_:numberOfRowsInSection:)","\#(Self.cell)","\#(Self.display)","\#(ended)"],\#(Self.inputs)"#
    let count = { (rows: Int, time: Int) in
      [
        #"{"t":\#(time),"message":"numberOfSections(in:)","answer":1}"#,
        #"{"t":\#(time),"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":\#(rows)}"#,
      ]
    }
    let leaves = [2, 4].map { row in
      #"{"t":9,"message":"\#(ended)","args":{"didEndDisplaying":"cell-\#(row)","forRowAt":"0-\#(row)"}}"#
    }
    let update = [
      #"{"t":9,"call":"sections","args":{"sections":[6]}}"#, #"{"t":9,"call":"beginUpdates()"}"#,
      #"{"t":9,"call":"insertRows(at:with:)","args":{"at":["0-0","0-3","0-5"],"with":"none"}}"#,
      #"{"t":9,"call":"deleteRows(at:with:)","args":{"at":["0-2","0-4"],"with":"none"}}"#,
      #"{"t":9,"call":"endUpdates()"}"#,
    ]
    let comes = [(0, 6), (3, 7), (5, 8)].flatMap { row, cell in
      shows(row, at: 9).map { $0.replacing("cell-\(row)", with: "cell-\(cell)") }
    }
    let load = count(5, 0) + (0..<5).flatMap { shows($0) }
    #expect(try broken(header, load + update + count(6, 9) + leaves + comes) == [])
  }

  @Test("a finger that is lifted ends all that was under way before the record")
  func endOfTheOld() throws {
    let header =
      #""component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]},"begins":"midway",\#(Self.inputs)"#
    let scroll = { (time: Int) in #"{"t":\#(time),"message":"scrollViewDidScroll(_:)"}"# }
    let drag = [
      #"{"t":0,"touch":"moved","id":1,"x":160,"y":240}"#, scroll(0),
      #"{"t":500000,"touch":"ended","id":1,"x":160,"y":240}"#,
      #"{"t":500000,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"}"#,
      #"{"t":500000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":true}}"#,
      #"{"t":500000,"message":"scrollViewWillBeginDecelerating(_:)"}"#, scroll(516_667),
      #"{"t":533333,"message":"scrollViewDidEndDecelerating(_:)"}"#,
    ]
    let animation = [
      #"{"t":900000,"call":"setContentOffset(_:animated:)","args":{"contentOffset":[0,300],"animated":true}}"#,
      scroll(916_667), scroll(933_333),
    ]
    let next = #"{"t":1500000,"touch":"began","id":1,"x":160,"y":240}"#
    let lift = #"{"t":1520000,"touch":"ended","id":1,"x":160,"y":240}"#
    #expect(
      try broken(header, drag + animation + [next, lift]).contains("scroll.animation.ends-once")
    )
    // One that was under way before may have gone on in its place.
    #expect(try broken(header, animation + [next, lift]) == [])
  }

  @Test("a header that says of one view how it is presented says so of each")
  func declaredModals() throws {
    let views = { (config: String) in
      #""component":"navigation","views":{"navigation":{"component":"navigation"},"list":{"component":"content","in":"navigation"},"letter":{"component":"content","in":"navigation"\#(config)},"page":{"component":"content","in":"navigation"}}"#
    }
    let lines = [
      ("list", "viewWillAppear"), ("list", "viewDidAppear"), ("list", "viewWillDisappear"),
      ("list", "viewDidDisappear"), ("page", "viewDidAppear"),
    ]
    .map { #"{"message":"\#($0.1)(_:)","view":"\#($0.0)"}"# }
    let modal = #","config":{"modalPresentationStyle":"fullScreen"}"#
    #expect(try broken(views(modal), lines).first == "controller.appearance.order")
    #expect(try broken(views(""), lines) == [])
  }

  @Test("an animation whose moves nobody hears has 0.8 s from its call to its end")
  func unheardAnimation() throws {
    let ended = "scrollViewDidEndScrollingAnimation(_:)"
    let header =
      #""component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]},"observes":["\#(ended)"],\#(Self.inputs)"#
    let call =
      #"{"t":0,"call":"setContentOffset(_:animated:)","args":{"contentOffset":[0,300],"animated":true}}"#
    let later = { (time: Int) in
      #"{"t":\#(time),"call":"contentSize","args":{"contentSize":[320,9000]}}"#
    }
    let end = #"{"t":800000,"message":"\#(ended)"}"#
    #expect(try broken(header, [call, later(700_000), end]) == [])
    #expect(try broken(header, [call, later(1_000_000)]) == ["scroll.animation.ends-once"])
  }

  @Test(
    "an animation whose moves are heard has 0.3 s from the last of them, and four frames, to its end"
  )
  func heardAnimation() throws {
    let header =
      #""component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]},\#(Self.inputs)"#
    let begins = [
      #"{"t":0,"call":"setContentOffset(_:animated:)","args":{"contentOffset":[0,300],"animated":true}}"#,
      #"{"t":16667,"message":"scrollViewDidScroll(_:)"}"#,
    ]
    let later = { (time: Int) in
      #"{"t":\#(time),"call":"contentSize","args":{"contentSize":[320,9000]}}"#
    }
    let end = #"{"t":370000,"message":"scrollViewDidEndScrollingAnimation(_:)"}"#
    #expect(try broken(header, begins + [later(360_000), end]) == [])
    #expect(try broken(header, begins + [later(400_000)]) == ["scroll.animation.ends-once"])
  }

  @Test("a gap between rows is judged behind an update that is over")
  func gapBehindUpdate() throws {
    let config = Self.config.replacing("[3]", with: "[9]")
    let ended = "tableView(_:didEndDisplaying:forRowAt:)"
    let header =
      #""component":"table",\#(config),"observes":["\#(Self.cell)","\#(Self.display)","\#(ended)"],\#(Self.inputs)"#
    let update = [
      #"{"t":100000,"call":"sections","args":{"sections":[10]}}"#,
      #"{"t":100000,"call":"beginUpdates()"}"#,
      #"{"t":100000,"call":"insertRows(at:with:)","args":{"at":["0-9"],"with":"none"}}"#,
      #"{"t":100000,"call":"endUpdates()"}"#,
    ]
    let flick = [("began", 200_000, 120), ("moved", 216_667, 60), ("ended", 233_333, 10)].map {
      #"{"t":\#($0.1),"touch":"\#($0.0)","id":1,"x":160,"y":\#($0.2)}"#
    }
    let next = [("began", 2_000_000), ("ended", 2_016_667)].map {
      #"{"t":\#($0.1),"touch":"\#($0.0)","id":1,"x":160,"y":60}"#
    }
    let before = (0..<3).flatMap { shows($0) } + update + flick
    let (third, fourth) = (shows(3, at: 250_000), shows(4, at: 266_667))
    #expect(try broken(header, before + third + fourth + next) == [])
    #expect(try broken(header, before + fourth + next) == ["display.covers-the-view"])
  }
}
