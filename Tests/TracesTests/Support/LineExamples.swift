/// Lines for the schemas and the reader to agree upon.
///
/// They belong to a trace with two views, `outer` and `plain`; one without a time belongs to a log.
enum LineExamples {
  /// Lines that are right, by kind: together they use every key that the kind has.
  static let right: [(kind: LineSchema, lines: [String])] = [
    (
      .header,
      [
        #"{"trace":1,"id":"a","component":"scroll"}"#,
        #"{"trace":1,"id":"a","component":"scroll","sample":"root-scroll-view"}"#,
        #"{"trace":1,"id":".a/b-1/c.d","component":"zoom","rate":1,"scale":1.5,"config":{},"delegate":{}}"#,
        #"{"trace":1,"id":"a","component":"table","rate":1000,"scale":4,"title":"é \"q\"","source":""}"#,
        #"{"trace":1,"id":"a","component":"scroll","observes":["scrollViewDidScroll(_:)","x-own"],"hears":["scrollViewDidScroll(_:)"],"lacks":["scrollViewDidZoom(_:)","isTracking","x-own"],"inputs":["touch","call"],"begins":"midway","requires":["a","b"],"profile":"classic","dropped":[1,5],"digest":"sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}"#,
        #"{"trace":1,"id":"a","component":"scroll","observes":[],"lacks":[],"inputs":[],"requires":[],"dropped":[]}"#,
        #"{"trace":1,"id":"a","component":"scroll","views":{"outer":{"component":"scroll","frame":[0,0,320,480],"config":{"bounces":true},"delegate":{}},"plain":{"component":"control","in":"outer"}}}"#,
        #"{"trace":1,"id":"a","component":"scroll","delegate":{"scrollViewShouldScrollToTop(_:)":[true,false]}}"#,
        #"{"trace":1,"id":"a","component":"table","config":{"bounds":[320,480],"style":"grouped","sections":[40,0,3],"rowHeights":[44,60.5,"automaticDimension"],"headers":["A",null],"identifiers":["cell",null]},"delegate":{"tableView(_:willSelectRowAt:)":{"0-3":null,"1-*":"0-0","*":"0-1"},"tableView(_:heightForHeaderInSection:)":{"0":20,"*":28.5},"tableView(_:didSelectRowAt:)":{"call":"deselectRow(at:animated:)","args":{"at":"0-3","animated":true},"times":1}}}"#,
        #"{"trace":1,"id":"a","component":"table","config":{"commits":true,"moves":false,"sections":[3]},"delegate":{"tableView(_:didSelectRowAt:)":{"call":"sections","args":{"sections":[2]},"then":[{"call":"deleteRows(at:with:)","args":{"at":["0-1"],"with":"top"}}],"times":1}}}"#,
        #"{"trace":1,"id":"a","component":"scroll","observes":["x-a.b","x-","x-a b\n(*["]}"#,
        #"{"trace":1,"id":"a","component":"scroll","views":{"outer":{"component":"scroll","x-own":[1]},"x-plain":{"component":"content","x-":null}}}"#,
      ]
    ),
    (
      .touch,
      ["began", "moved", "stationary", "ended", "cancelled"].map {
        #"{"t":0,"touch":"\#($0)","id":1,"x":-1000000,"y":0.001}"#
      } + [#"{"touch":"began","id":2147483647,"x":1000000,"y":0}"#]
    ),
    (
      .call,
      [
        #"{"t":0,"call":"tapStatusBar()"}"#,
        #"{"call":"tapStatusBar()"}"#,
        #"{"t":1000000000000,"call":"layoutIfNeeded()","view":"plain","args":{},"in":"animate","by":"delegate"}"#,
        #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,1]},"in":"performWithoutAnimation"}"#,
        #"{"t":0,"call":"x-own","args":{"a":[1,{"b":null}]}}"#,
        #"{"t":0,"call":"scrollToRow(at:at:animated:)","args":{"at":"0-3","scrollPosition":"middle","animated":true}}"#,
        #"{"t":0,"call":"selectRow(at:animated:scrollPosition:)","args":{"at":null,"scrollPosition":"none","animated":false}}"#,
        #"{"t":0,"call":"becomeFirstResponder()","args":{"at":"0-3"}}"#,
        #"{"t":0,"call":"deleteRows(at:with:)","args":{"at":["0-3","1-0"],"with":"fade"},"in":"performBatchUpdates"}"#,
        #"{"t":0,"call":"moveSection(_:toSection:)","args":{"section":0,"toSection":2}}"#,
        #"{"t":0,"call":"insertSections(_:with:)","args":{"sections":[0,2],"with":"none"}}"#,
        #"{"t":0,"call":"x-a.b, c"}"#,
      ]
    ),
    (.gap, [#"{"t":5,"gap":"cut"}"#, #"{"gap":""}"#, #"{"gap":"…","x-lines":40}"#]),
    (.settle, [#"{"t":0,"settle":0}"#, #"{"t":5,"settle":1000000000000}"#, #"{"settle":5}"#]),
    (
      .message,
      [
        #"{"t":0,"message":"scrollViewDidScroll(_:)","view":"plain","frame":3,"moved":true,"args":{},"state":{}}"#,
        #"{"message":"scrollViewDidScroll(_:)"}"#,
        #"{"t":0,"message":"scrollViewShouldScrollToTop(_:)","answer":true}"#,
        #"{"t":0,"message":"viewForZooming(in:)","answer":null}"#,
        #"{"t":0,"message":"x-own","args":{"a":1},"answer":{"b":"c"}}"#,
        #"{"t":0,"message":"tableView(_:willSelectRowAt:)","args":{"willSelectRowAt":"0-3"},"answer":null,"state":{"indexPathsForSelectedRows":["0-1","2-0"]}}"#,
        #"{"message":"tableView(_:didUnhighlightRowAt:)","args":{"didUnhighlightRowAt":"2147483647-2147483647"}}"#,
        #"{"t":0,"message":"tableView(_:willDisplay:forRowAt:)","args":{"willDisplay":"cell-1","forRowAt":"0-3"},"state":{"isHighlighted":false,"isSelected":true,"visibleRows":["0-0","0-10"]}}"#,
        #"{"t":0,"message":"numberOfSections(in:)","answer":-1}"#,
        #"{"t":0,"message":"tableView(_:commit:forRowAt:)","args":{"commit":"delete","forRowAt":"0-3"},"state":{"isEditing":true}}"#,
        #"{"t":0,"message":"tableView(_:didEndEditingRowAt:)","args":{"didEndEditingRowAt":null}}"#,
        #"{"t":0,"message":"willTransition(to:)","args":{"cell":"cell-1","to":["showingEditControl","showingDeleteConfirmation"]}}"#,
        #"{"t":0,"message":"x-a.b[c]","state":{"x-own":{"d":1},"isDragging":true}}"#,
        #"{"t":0,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"withVelocity":[0,1.234567]},"answer":{"targetContentOffset":[0,1]}}"#,
      ]
    ),
    (
      .exception,
      [
        #"{"t":0,"exception":"NSRangeException","why":"row 9"}"#,
        #"{"exception":"NSRangeException"}"#,
      ]
    ),
    (
      .final,
      [
        #"{"t":0,"final":{},"view":"plain"}"#,
        #"{"final":{"contentOffset":[0,1],"isDragging":false}}"#,
        #"{"t":0,"final":{"x-own":[1],"zoomScale":1}}"#,
        #"{"t":0,"final":{"isEditing":false}}"#,
        #"{"t":0,"final":{"indexPathsForSelectedRows":[],"visibleFooters":[[0,420]],"visibleHeaders":[[0,-10.5],[1,440]],"visibleRows":null}}"#,
      ]
    ),
    (
      .expectation,
      [
        #"{"expect":"messages","are":[]}"#,
        #"{"expect":"messages","view":"plain","are":["scrollViewDidScroll(_:)","x-own*"],"of":["x-own"]}"#,
        #"{"expect":"messages","are":["scrollViewDidEndDragging(_:willDecelerate:)[willDecelerate=true]?","x-own[a=[1,\"]\"],b={}]+"]}"#,
        #"{"expect":"messages","are":["x-a.b*","x-","x-+","x-a b**","x-c\n(","x-a.b[c\nd=1]?"],"of":["x-a.b"]}"#,
        #"{"expect":"final","is":{}}"#,
        #"{"expect":"final","view":"outer","is":{"contentOffset":[0,1]},"within":0.5}"#,
        #"{"expect":"final","is":{"zoomScale":2},"within":0}"#,
        #"{"expect":"final","is":{"x-own":null},"within":1.5}"#,
        #"{"expect":"exception","is":"NSRangeException"}"#,
        #"{"expect":"violation","rule":"scroll.a"}"#,
        #"{"expect":"violation","catalogue":"C06"}"#,
        #"{"expect":"violation","view":"plain","rule":"scroll.a"}"#,
      ]
    ),
    (.comment, [##"{"#":""}"##, ##"{"#":"é\n\"\u0001"}"##, ##"{"#":"","x-own":1}"##]),
    (.end, [#"{"end":0}"#, #"{"end":0,"x-own":1}"#]),
  ]

  /// Lines that are wrong, by kind; the path is that of what does not fit the schema.
  static let wrong: [(kind: LineSchema, lines: [(path: String, line: String)])] = [
    (
      .header,
      [
        ("/trace", #"{"trace":2,"id":"a","component":"scroll"}"#),
        ("/trace", #"{"trace":true,"id":"a","component":"scroll"}"#),
        ("/trace", #"{"trace":"1","id":"a","component":"scroll"}"#),
        ("/id", #"{"trace":1,"id":"","component":"scroll"}"#),
        ("/id", #"{"trace":1,"id":"a//b","component":"scroll"}"#),
        ("/id", #"{"trace":1,"id":"a/..","component":"scroll"}"#),
        ("/id", #"{"trace":1,"id":"a/","component":"scroll"}"#),
        ("/id", #"{"trace":1,"id":"A","component":"scroll"}"#),
        ("/id", #"{"trace":1,"id":"a\n","component":"scroll"}"#),
        (
          "/id",
          #"{"trace":1,"id":"\#(String(repeating: "a", count: 201))","component":"scroll"}"#
        ),
        ("/component", #"{"trace":1,"id":"a","component":1}"#),
        ("/rate", #"{"trace":1,"id":"a","component":"scroll","rate":0}"#),
        ("/rate", #"{"trace":1,"id":"a","component":"scroll","rate":1001}"#),
        ("/rate", #"{"trace":1,"id":"a","component":"scroll","rate":59.5}"#),
        ("/scale", #"{"trace":1,"id":"a","component":"scroll","scale":0.5}"#),
        ("/scale", #"{"trace":1,"id":"a","component":"scroll","scale":4.1}"#),
        ("/config", #"{"trace":1,"id":"a","component":"scroll","config":[]}"#),
        ("/views", #"{"trace":1,"id":"a","component":"scroll","views":[]}"#),
        ("/views/v", #"{"trace":1,"id":"a","component":"scroll","views":{"v":{}}}"#),
        ("/views", #"{"trace":1,"id":"a","component":"scroll","views":{}}"#),
        (
          "",
          #"{"trace":1,"id":"a","component":"scroll","config":{},"views":{"v":{"component":"scroll"}}}"#
        ),
        (
          "",
          #"{"trace":1,"id":"a","component":"scroll","delegate":{},"views":{"v":{"component":"scroll"}}}"#
        ),
        (
          "",
          #"{"trace":1,"id":"a","component":"scroll","config":{},"delegate":{},"views":{"v":{"component":"scroll"}}}"#
        ),
        (
          "/views/v/as",
          #"{"trace":1,"id":"a","component":"scroll","views":{"v":{"component":"scroll","as":1}}}"#
        ),
        (
          "/views/v/frame",
          #"{"trace":1,"id":"a","component":"scroll","views":{"v":{"component":"scroll","frame":[0,0]}}}"#
        ),
        ("/delegate", #"{"trace":1,"id":"a","component":"scroll","delegate":true}"#),
        (
          "/delegate/scrollViewShouldScrollToTop(_:)",
          #"{"trace":1,"id":"a","component":"scroll","delegate":{"scrollViewShouldScrollToTop(_:)":[]}}"#
        ),
        (
          "/views/v/delegate/x-own",
          #"{"trace":1,"id":"a","component":"scroll","views":{"v":{"component":"scroll","delegate":{"x-own":[]}}}}"#
        ),
        ("/observes", #"{"trace":1,"id":"a","component":"scroll","observes":"x-own"}"#),
        ("/observes/1", #"{"trace":1,"id":"a","component":"scroll","observes":["x-own",""]}"#),
        ("/observes/0", #"{"trace":1,"id":"a","component":"scroll","observes":["X-own"]}"#),
        ("/lacks", #"{"trace":1,"id":"a","component":"scroll","lacks":"isTracking"}"#),
        ("/lacks/0", #"{"trace":1,"id":"a","component":"scroll","lacks":["is tracking"]}"#),
        ("/begins", #"{"trace":1,"id":"a","component":"scroll","begins":"rest"}"#),
        ("/digest", #"{"trace":1,"id":"a","component":"scroll","digest":"sha256:0"}"#),
        (
          "/digest",
          #"{"trace":1,"id":"a","component":"scroll","digest":"sha256:0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF"}"#
        ),
        ("/inputs/0", #"{"trace":1,"id":"a","component":"scroll","inputs":["calls"]}"#),
        ("/inputs", #"{"trace":1,"id":"a","component":"scroll","inputs":["touch","touch"]}"#),
        (
          "/inputs", #"{"trace":1,"id":"a","component":"scroll","inputs":["touch","touch","call"]}"#
        ),
        ("/requires/0", #"{"trace":1,"id":"a","component":"scroll","requires":[1]}"#),
        ("/profile", #"{"trace":1,"id":"a","component":"scroll","profile":"new"}"#),
        ("/sample", #"{"trace":1,"id":"a","component":"scroll","sample":""}"#),
        ("/dropped/0", #"{"trace":1,"id":"a","component":"scroll","dropped":[0]}"#),
        ("/title", #"{"trace":1,"id":"a","component":"scroll","title":null}"#),
        ("/source", #"{"trace":1,"id":"a","component":"scroll","source":[]}"#),
      ]
    ),
    (
      .touch,
      [
        ("/t", #"{"t":-1,"touch":"began","id":1,"x":0,"y":0}"#),
        ("/t", #"{"t":0.5,"touch":"began","id":1,"x":0,"y":0}"#),
        ("/t", #"{"t":1000000000001,"touch":"began","id":1,"x":0,"y":0}"#),
        ("/touch", #"{"t":0,"touch":"down","id":1,"x":0,"y":0}"#),
        ("/touch", #"{"t":0,"touch":null,"id":1,"x":0,"y":0}"#),
        ("/id", #"{"t":0,"touch":"began","id":-1,"x":0,"y":0}"#),
        ("/id", #"{"t":0,"touch":"began","id":2147483648,"x":0,"y":0}"#),
        ("/id", #"{"t":0,"touch":"began","id":"1","x":0,"y":0}"#),
        ("/x", #"{"t":0,"touch":"began","id":1,"x":1000001,"y":0}"#),
        ("/x", #"{"t":0,"touch":"began","id":1,"x":false,"y":0}"#),
        ("/y", #"{"t":0,"touch":"began","id":1,"x":0,"y":[0]}"#),
        ("/view", #"{"t":0,"touch":"began","id":1,"x":0,"y":0,"view":"outer"}"#),
      ]
    ),
    (
      .call,
      [
        ("/call", #"{"t":0,"call":7}"#),
        ("/call", #"{"t":0,"call":"tap the bar"}"#),
        ("/call", #"{"t":0,"call":""}"#),
        ("/t", #"{"t":"0","call":"tapStatusBar()"}"#),
        ("/view", #"{"t":0,"call":"tapStatusBar()","view":0}"#),
        ("/args", #"{"t":0,"call":"tapStatusBar()","args":[]}"#),
        ("/in", #"{"t":0,"call":"tapStatusBar()","in":"block"}"#),
        ("/by", #"{"t":0,"call":"tapStatusBar()","by":"program"}"#),
        ("/state", #"{"t":0,"call":"tapStatusBar()","state":{}}"#),
      ]
    ),
    (
      .gap,
      [
        ("/gap", #"{"t":0,"gap":1}"#),
        ("/gap", #"{"gap":null}"#),
        ("/t", #"{"t":-1,"gap":"cut"}"#),
        ("/view", #"{"gap":"cut","view":"outer"}"#),
      ]
    ),
    (
      .settle,
      [
        ("/settle", #"{"t":0,"settle":-1}"#),
        ("/settle", #"{"t":0,"settle":true}"#),
        ("/settle", #"{"t":0,"settle":1000000000001}"#),
        ("/view", #"{"t":0,"settle":1,"view":"outer"}"#),
      ]
    ),
    (
      .message,
      [
        ("/message", #"{"t":0,"message":null}"#),
        ("/message", #"{"t":0,"message":"did scroll"}"#),
        ("/frame", #"{"t":0,"message":"x-own","frame":0}"#),
        ("/frame", #"{"t":0,"message":"x-own","frame":1000000001}"#),
        ("/frame", #"{"t":0,"message":"x-own","frame":"1"}"#),
        ("/moved", #"{"t":0,"message":"x-own","moved":1}"#),
        ("/args", #"{"t":0,"message":"x-own","args":1}"#),
        ("/state", #"{"t":0,"message":"x-own","state":[]}"#),
        ("/view", #"{"t":0,"message":"x-own","view":[]}"#),
        ("/by", #"{"t":0,"message":"x-own","by":"delegate"}"#),
      ]
    ),
    (
      .exception,
      [
        ("/exception", #"{"t":0,"exception":1}"#),
        ("/why", #"{"t":0,"exception":"a","why":1}"#),
        ("/view", #"{"t":0,"exception":"a","view":"outer"}"#),
      ]
    ),
    (
      .final,
      [
        ("/final", #"{"t":0,"final":true}"#),
        ("/view", #"{"t":0,"final":{},"view":1}"#),
        ("/state", #"{"t":0,"final":{},"state":{}}"#),
      ]
    ),
    (
      .expectation,
      [
        ("", #"{"expect":"messages"}"#),
        ("", #"{"expect":"final"}"#),
        ("", #"{"expect":"final","is":"NSRangeException"}"#),
        ("", #"{"expect":"exception","is":{}}"#),
        ("", #"{"expect":"violation"}"#),
        ("/expect", #"{"expect":"message","are":[]}"#),
        ("/are", #"{"expect":"messages","are":"x-own"}"#),
        ("/are/0", #"{"expect":"messages","are":["did scroll"]}"#),
        ("/are/0", #"{"expect":"messages","are":["scrollViewDidScroll(_:)**"]}"#),
        ("/are/0", #"{"expect":"messages","are":["x-a.b[]"]}"#),
        ("/are/0", #"{"expect":"messages","are":["x-a.b[c=1"]}"#),
        ("/are/0", #"{"expect":"messages","are":["x-a.b[c=1]+?"]}"#),
        ("/are/0", #"{"expect":"messages","are":["own-name"]}"#),
        ("/of/0", #"{"expect":"messages","are":[],"of":["scrollViewDidScroll(_:)+"]}"#),
        ("/within", #"{"expect":"final","is":{},"within":"1"}"#),
        ("/within", #"{"expect":"final","is":{},"within":-1}"#),
        ("/rule", #"{"expect":"violation","rule":1}"#),
        ("", #"{"expect":"messages","are":[],"is":{}}"#),
        ("", #"{"expect":"messages","are":[],"within":1}"#),
        ("", #"{"expect":"messages","are":[],"rule":"a"}"#),
        ("", #"{"expect":"messages","are":[],"catalogue":"C06"}"#),
        ("", #"{"expect":"final","is":{},"are":[]}"#),
        ("", #"{"expect":"final","is":{},"of":[]}"#),
        ("", #"{"expect":"final","is":{},"rule":"a"}"#),
        ("", #"{"expect":"final","is":{},"catalogue":"C06"}"#),
        ("", #"{"expect":"exception","is":"A","view":"outer"}"#),
        ("", #"{"expect":"exception","is":"A","are":[]}"#),
        ("", #"{"expect":"exception","is":"A","of":[]}"#),
        ("", #"{"expect":"exception","is":"A","within":1}"#),
        ("", #"{"expect":"exception","is":"A","rule":"a"}"#),
        ("", #"{"expect":"exception","is":"A","catalogue":"C06"}"#),
        ("", #"{"expect":"violation","rule":"a","are":[]}"#),
        ("", #"{"expect":"violation","rule":"a","of":[]}"#),
        ("", #"{"expect":"violation","rule":"a","is":{}}"#),
        ("", #"{"expect":"violation","rule":"a","within":1}"#),
        ("", #"{"expect":"violation","rule":"a","catalogue":"C06"}"#),
        ("/t", #"{"t":0,"expect":"messages","are":[]}"#),
      ]
    ),
    (.comment, [("/#", ##"{"#":1}"##), ("/t", ##"{"t":0,"#":""}"##)]),
    (
      .end,
      [
        ("/end", #"{"end":-1}"#), ("/end", #"{"end":"0"}"#), ("/end", #"{"end":1000000000001}"#),
        ("/t", #"{"t":0,"end":0}"#),
      ]
    ),
  ]
}
