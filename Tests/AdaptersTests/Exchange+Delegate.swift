extension Exchange {
  /// The scripted delegate, and messages that wait for others.
  static let delegate: [Exchange] = [
    Exchange(
      "uses the delegate's replies up, and writes its calls down",
      #"{"trace":1,"delegate":{"scrollViewDidScroll(_:)":[{"call":"contentOffset","#
        + #""args":{"contentOffset":[0,7]},"times":2,"then":[{"call":"x-print"}]},true]}},"#
        + #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,5]}}"#,
      played(
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,5"))}"#,
        #"{"after":1,"call":"contentOffset","args":{"contentOffset":[0,7]},"by":"delegate"}"#,
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,7"))}"#,
        #"{"after":1,"call":"contentOffset","args":{"contentOffset":[0,7]},"by":"delegate"}"#,
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,7")),"answer":true}"#,
        #"{"after":1,"call":"x-print","by":"delegate"}"#,
        #"{"after":1,"call":"x-print","by":"delegate"}"#,
        #"{"after":1,"t":0,"final":{"contentOffset":[0,7]}}"#
      )
    ),
    Exchange(
      "hands in-out arguments back to the component",
      #"{"trace":1,"delegate":{"scrollViewWillBeginDragging(_:)":"#
        + #"{"targetContentOffset":[0,320]}}},"#
        + #"{"t":1,"call":"x-tell","args":{"message":"scrollViewWillBeginDragging(_:)"}}"#,
      played(
        #"{"after":1,"message":"scrollViewWillBeginDragging(_:)",\#(at("0,0")),"#
          + #""answer":{"targetContentOffset":[0,320]}}"#,
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,320"))}"#,
        #"{"after":1,"t":1,"final":{"contentOffset":[0,320]}}"#
      )
    ),
    Exchange(
      "answers by row, by section and for the rest",
      #"{"trace":1,"delegate":{"tableView(_:didSelectRowAt:)":"#
        + #"{"0-3":null,"0-*":1,"*":false}}},"# + row("0-3") + "," + row("0-4") + "," + row("1-4"),
      played(
        selected(1, "0-3", "null"),
        selected(2, "0-4", "1"),
        selected(3, "1-4", "false"),
        #"{"after":3,"t":0,"final":{"contentOffset":[0,0]}}"#
      )
    ),
    Exchange(
      "writes the usual answer down where the script has none",
      #"{"trace":1,"delegate":{"x-touched":[false,{"call":"contentOffset","#
        + #""args":{"contentOffset":[0,1]}}]}},"#
        + #"{"t":0,"call":"x-tell","args":{"message":"x-touched","usual":"true"}},"#
        + #"{"t":0,"call":"x-tell","args":{"message":"x-touched","usual":"true"}}"#,
      played(
        #"{"after":1,"message":"x-touched",\#(at("0,0")),"answer":false}"#,
        #"{"after":2,"message":"x-touched",\#(at("0,0")),"answer":true}"#,
        #"{"after":2,"call":"contentOffset","args":{"contentOffset":[0,1]},"by":"delegate"}"#,
        #"{"after":2,"message":"scrollViewDidScroll(_:)",\#(at("0,1"))}"#,
        #"{"after":2,"t":0,"final":{"contentOffset":[0,1]}}"#
      )
    ),
    Exchange(
      "never sends a message that the delegate does not implement",
      #"{"trace":1,"observes":["x-touched"]},"#
        + #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,5]}},"#
        + #"{"t":3,"call":"x-tell","args":{"message":"x-touched"}}"#,
      played(
        #"{"after":2,"message":"x-touched",\#(at("0,5"))}"#,
        #"{"after":2,"t":3,"final":{"contentOffset":[0,5]}}"#
      )
    ),
    Exchange(
      "knows views by their names, with a delegate and a final state each",
      #"{"trace":1,"views":{"a":{"component":"scroll"},"b":{"component":"scroll","#
        + #""delegate":{"x-touched":1}},"mute":{"component":"content"}}},"#
        + #"{"t":0,"call":"x-tell","args":{"message":"x-touched","of":"mute"}},"#
        + #"{"t":1,"call":"x-tell","view":"b","args":{"message":"x-touched","of":"b"}}"#,
      played(
        #"{"after":1,"message":"x-touched","view":"mute","state":{}}"#,
        #"{"after":2,"message":"x-touched","view":"b",\#(at("0,0")),"answer":1}"#,
        #"{"after":2,"t":1,"final":{"contentOffset":[0,0]}}"#,
        #"{"after":2,"t":1,"final":{"contentOffset":[0,0]},"view":"b"}"#
      )
    ),
    Exchange(
      "holds messages back, with the state that they were sent with, until others were told",
      #"{"trace":1},{"t":0,"call":"x-lift"},{"t":1,"call":"x-turn"}"#,
      played(
        #"{"after":1,"message":"scrollViewDidEndDragging(_:willDecelerate:)","#
          + #""args":{"willDecelerate":true},\#(at("0,1"))}"#,
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,1"))}"#,
        #"{"after":2,"message":"scrollViewDidScroll(_:)",\#(at("0,2"))}"#,
        #"{"after":2,"message":"scrollViewDidEndDecelerating(_:)",\#(at("0,1"))}"#,
        #"{"after":2,"t":1,"final":{"contentOffset":[0,2]}}"#
      )
    ),
    Exchange(
      "tells what was held as soon as the other message was told",
      #"{"trace":1,"delegate":{"x-turned":{"call":"contentOffset","#
        + #""args":{"contentOffset":[0,9]}},"scrollViewDidScroll(_:)":[{"call":"x-tell","#
        + #""args":{"message":"x-after"}},null],"x-first":{"call":"x-hold","#
        + #""args":{"message":"x-held","until":"scrollViewDidScroll(_:)"},"#
        + #""then":[{"call":"x-tell","args":{"message":"x-held"}},{"call":"x-tell","#
        + #""args":{"message":"x-turned"}}]}}},"#
        + #"{"t":0,"call":"x-tell","args":{"message":"x-first"}}"#,
      played(
        #"{"after":1,"message":"x-first",\#(at("0,0"))}"#,
        #"{"after":1,"call":"x-hold","args":{"message":"x-held","#
          + #""until":"scrollViewDidScroll(_:)"},"by":"delegate"}"#,
        #"{"after":1,"call":"x-tell","args":{"message":"x-held"},"by":"delegate"}"#,
        #"{"after":1,"call":"x-tell","args":{"message":"x-turned"},"by":"delegate"}"#,
        #"{"after":1,"message":"x-turned",\#(at("0,0"))}"#,
        #"{"after":1,"call":"contentOffset","args":{"contentOffset":[0,9]},"by":"delegate"}"#,
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,9"))}"#,
        #"{"after":1,"call":"x-tell","args":{"message":"x-after"},"by":"delegate"}"#,
        #"{"after":1,"message":"x-after",\#(at("0,9"))}"#,
        #"{"after":1,"message":"x-held",\#(at("0,0"))}"#,
        #"{"after":1,"t":0,"final":{"contentOffset":[0,9]}}"#
      )
    ),
  ]

  private static func row(_ path: String) -> String {
    #"{"t":0,"call":"x-tell","args":{"message":"tableView(_:didSelectRowAt:)","row":"\#(path)"}}"#
  }

  private static func selected(_ after: Int, _ path: String, _ answer: String) -> String {
    #"{"after":\#(after),"message":"tableView(_:didSelectRowAt:)","#
      + #""args":{"didSelectRowAt":"\#(path)"},\#(at("0,0")),"answer":\#(answer)}"#
  }
}
