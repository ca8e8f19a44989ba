import Testing
import Traces

@Suite("The canonical form")
struct RoundTripTests {
  /// One line of each kind and of each way to write it, in the canonical form.
  static let canonical = ##"""
    {"#":"Before the header."}
    {"trace":1,"id":"scroll/all","component":"scroll","rate":120,"scale":3,"config":{"bounds":[320,480],"contentInset":[20,0,0.5,0],"contentSize":[320,4000],"decelerationRate":"fast"},"delegate":{"scrollViewDidEndScrollingAnimation(_:)":{"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,0]},"times":1},"scrollViewShouldScrollToTop(_:)":[false,true],"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)":{"targetContentOffset":[0,320]}},"observes":["scrollViewDidScroll(_:)"],"lacks":["scrollViewDidZoom(_:)","isEditing"],"inputs":["touch","call"],"begins":"midway","requires":["a"],"profile":"modern","dropped":[3,4],"digest":"sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","title":"é \"quoted\" \n\u0001","source":"here","x-a":{"deep":[1e400,null,"\u0007é"]},"x-b":1}
    {"t":0,"touch":"began","id":1,"x":160,"y":-384.5}
    {"t":8000,"touch":"stationary","id":1,"x":0.001,"y":1000000,"x-force":0.25}
    {"#":"A comment.","x-by":"me"}
    {"t":16667,"touch":"ended","id":1,"x":160,"y":384.5}
    {"t":16667,"call":"setContentOffset(_:animated:)","args":{"animated":true,"contentOffset":[0,300.333]},"in":"animate"}
    {"t":16667,"call":"tapStatusBar()","by":"delegate"}
    {"t":20000,"message":"scrollViewDidScroll(_:)","state":{"adjustedContentInset":[1,2,3,4],"bounds":[0,5.5,320,480],"contentOffset":[0,5.5],"contentSize":[1,2],"isDecelerating":false,"isDragging":true,"isRefreshing":true,"isScrollAnimating":false,"isTracking":true,"isZoomBouncing":false,"isZooming":false,"zoomScale":1.5,"x-gpu":[1,2]},"x-after":0}
    {"t":20000,"message":"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)","args":{"targetContentOffset":[0,1343.5],"withVelocity":[0,1.234567]},"answer":{"targetContentOffset":[0,320]}}
    {"t":20000,"message":"scrollViewShouldScrollToTop(_:)","frame":1000000000,"answer":true}
    {"t":20000,"message":"x-own","args":{"a":[1,2,3],"b":{"c":null}}}
    {"t":30000,"exception":"NSRangeException","why":"row 9"}
    {"t":40000,"settle":5000000}
    {"t":50000,"final":{"contentOffset":[0,300],"isDragging":false}}
    {"expect":"messages","are":["scrollViewDidScroll(_:)+","scrollViewDidEndDragging(_:willDecelerate:)[willDecelerate=true]?","x-own[a=[1,2,3]]"],"of":["scrollViewDidScroll(_:)"]}
    {"expect":"final","is":{"contentOffset":[0,300]},"within":0.5}
    {"expect":"exception","is":"NSRangeException"}
    {"expect":"violation","rule":"scroll.x"}
    {"expect":"violation","catalogue":"C06"}
    {"end":17,"x-sum":"ab"}
    {"trace":1,"id":"scroll/nested","component":"scroll","views":{"outer":{"component":"scroll","frame":[0,0,320,480],"config":{"contentSize":[320,2000]}},"inner":{"component":"content","in":"outer","frame":[0,0,320,200],"delegate":{"touchesShouldBegin(_:with:in:)":true},"x-tint":"red"}}}
    {"t":0,"message":"touchesBegan(_:with:)","view":"inner"}
    {"expect":"final","view":"inner","is":{"x-a":1}}
    {"end":2}
    {"trace":1,"id":"table/all","component":"table","config":{"headers":["A",null],"identifiers":["cell","wide"],"rowHeight":"automaticDimension","rowHeights":[44,60],"sections":[40,0],"style":"grouped"},"delegate":{"tableView(_:numberOfRowsInSection:)":{"*":2,"1":-1},"tableView(_:willSelectRowAt:)":{"*":"0-0","0-*":"0-1","0-3":null}}}
    {"t":0,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-3"},"answer":"cell-1"}
    {"t":0,"message":"tableView(_:willDisplay:forRowAt:)","args":{"forRowAt":"0-3","willDisplay":"cell-1"},"state":{"indexPathsForSelectedRows":["0-1","1-0"],"isDragging":false,"isHighlighted":false,"isRefreshing":false,"isScrollAnimating":false,"isSelected":true,"isTracking":false,"visibleFooters":[],"visibleHeaders":[[0,-20.5],[1,440]],"visibleRows":["0-0","0-10"],"zoomScale":1}}
    {"t":5,"call":"scrollToRow(at:at:animated:)","args":{"animated":true,"at":"0-3","scrollPosition":"middle"}}
    {"t":5,"final":{"visibleRows":null}}
    {"expect":"messages","are":["tableView(_:didSelectRowAt:)[didSelectRowAt=\"0-3\"]"],"of":["tableView(_:didSelectRowAt:)"]}
    {"end":5}

    """##

  @Test("is what the formatter leaves as it is, comments included")
  func canonicalStays() throws {
    let bytes = Array(Self.canonical.utf8)
    let formatted = try Formatter.canonical(bytes)
    let lines = String(decoding: formatted, as: UTF8.self).split(separator: "\n")
    for (line, expected) in zip(lines, Self.canonical.split(separator: "\n")) {
      #expect(line == expected)
    }
    #expect(formatted == bytes)
  }

  @Test("is reached from any order of keys, any white space and any spelling of a number")
  func otherSpellings() throws {
    let text = """
      { "component" : "scroll", "x-b": [ 1 , 2 ], "id":"a", "trace":1, "x-a":true, "config":{"contentSize":[1,2],"bounds":[3.50,-0.000]} }
      {"y":2.0, "x":-0, "id":1,\t"touch":"be\\u0067an", "t":0}
      {"y":2.500, "x":-0.5, "id":1, "touch":"ended", "t":0}
      {"end":2}

      """
    let formatted = try Formatter.canonical(Array(text.utf8))
    #expect(
      String(decoding: formatted, as: UTF8.self) == """
        {"trace":1,"id":"a","component":"scroll","config":{"bounds":[3.5,0],"contentSize":[1,2]},"x-a":true,"x-b":[1,2]}
        {"t":0,"touch":"began","id":1,"x":0,"y":2}
        {"t":0,"touch":"ended","id":1,"x":-0.5,"y":2.5}
        {"end":2}

        """
    )
    #expect(try Formatter.canonical(formatted) == formatted)
  }

  /// The quick path for touches and the general one must agree: white space forces the second.
  @Test("the quick reading of a touch equals the general one")
  func quickPath() throws {
    let header = #"{"trace":1,"id":"a","component":"scroll"}"# + "\n"
    for (x, y) in [("0", "-0"), ("-0.001", "1000000"), ("12.5", "-1000000"), ("0.05", "7.125")] {
      let quick = #"{"t":123456,"touch":"began","id":77,"x":\#(x),"y":\#(y)}"#
      let slow = quick.replacing(",\"id\"", with: " ,\"id\"")
      var readings: [Trace] = []
      for line in [quick, slow] {
        let end = line.replacing("began", with: "ended")
        var reader = TraceReader(bytes: Array("\(header)\(line)\n\(end)\n{\"end\":2}\n".utf8))
        readings.append(try #require(try reader.nextTrace()))
      }
      #expect(readings[0] == readings[1], "x \(x) y \(y)")
    }
  }

  @Test("numbers are exact, and rounded half away from zero")
  func numbers() {
    #expect(Thousandths(0.0005).units == 1)
    #expect(Thousandths(-0.0005).units == -1)
    #expect(Thousandths(5131.666_666_666).units == 5_131_667)
    #expect(Thousandths(1e300).units == 1_000_000_000)
    #expect(Millionths(-1.5).units == -1_500_000)
    #expect(Millionths(.infinity).units == 1_000_000_000_000_000_000)
  }

  @Test("streams longer than any buffer come out whole")
  func longStreams() throws {
    var text = #"{"trace":1,"id":"a","component":"scroll"}"# + "\n"
    text += #"{"t":0,"touch":"began","id":1,"x":1,"y":2}"# + "\n"
    for index in 1...20_000 {
      text += #"{"t":\#(index),"touch":"moved","id":1,"x":1,"y":2}"# + "\n"
    }
    text += #"{"t":20000,"touch":"ended","id":1,"x":1,"y":2}"# + "\n" + "{\"end\":20002}\n"
    #expect(try Formatter.canonical(Array(text.utf8)) == Array(text.utf8))
  }
}
