extension Exchange {
  /// Events, frames, turns and rest.
  static let time: [Exchange] = [
    Exchange(
      "gathers fingers of one instant, and says after which line each message came",
      #"{"trace":1},{"t":0,"touch":"began","id":1,"x":1,"y":2},"#
        + #"{"t":0,"touch":"began","id":2,"x":1,"y":2},{"t":0,"touch":"moved","id":2,"x":1,"y":3},"#
        + #"{"t":5,"touch":"ended","id":1,"x":1,"y":2},"#
        + #"{"t":5,"touch":"cancelled","id":2,"x":1,"y":2}"#,
      played(
        #"{"after":2,"message":"x-touched","args":{"x-touches":[[0,1],[0,2]]},\#(at("0,0"))}"#,
        #"{"after":3,"message":"x-touched","args":{"x-touches":[[1,2]]},\#(at("0,0"))}"#,
        #"{"after":5,"message":"x-touched","args":{"x-touches":[[3,1],[4,2]]},\#(at("0,0"))}"#,
        #"{"after":5,"t":5,"final":{"contentOffset":[0,0]}}"#
      )
    ),
    Exchange(
      "plays frames after the lines of their instant, and moves by the periods that were dropped",
      #"{"trace":1,"dropped":[2]},{"t":10000,"call":"x-move","args":{"milliseconds":60}},"#
        + #"{"t":16667,"call":"contentOffset","args":{"contentOffset":[0,100]}}"#,
      played(
        #"{"after":2,"message":"scrollViewDidScroll(_:)",\#(at("0,100"))}"#,
        #"{"after":2,"frame":1,"message":"scrollViewDidScroll(_:)",\#(at("0,116.667"))}"#,
        #"{"after":2,"frame":3,"message":"scrollViewDidScroll(_:)",\#(at("0,150"))}"#,
        #"{"after":2,"frame":4,"message":"scrollViewDidScroll(_:)",\#(at("0,160"))}"#,
        #"{"after":2,"t":66667,"final":{"contentOffset":[0,160]}}"#
      )
    ),
    Exchange(
      "tells the limit of a settle where nothing rests, and rounds half away from zero",
      #"{"trace":1},{"t":0,"call":"x-move","args":{"milliseconds":1000000}},"#
        + #"{"t":0,"settle":20000},"#
        + #"{"t":30000,"call":"contentOffset","args":{"contentOffset":[1.0005,-0.0001]}},"#
        + #"{"t":30000,"settle":0}"#,
      played(
        #"{"after":2,"frame":1,"message":"scrollViewDidScroll(_:)",\#(at("0,16.667"))}"#,
        #"{"after":2,"t":20000,"final":{"contentOffset":[0,16.667]}}"#,
        #"{"after":3,"message":"scrollViewDidScroll(_:)",\#(at("1.001,0"))}"#,
        #"{"after":4,"t":30000,"final":{"contentOffset":[1.001,0]}}"#
      )
    ),
    Exchange(
      "gives a timer a turn of its own, and marks a place that rounding makes the same",
      #"{"trace":1},{"t":0,"call":"x-timer","args":{"milliseconds":20}},"#
        + #"{"t":25000,"call":"contentOffset","args":{"contentOffset":[0,1.0001]}}"#,
      played(
        #"{"after":1,"at":20000,"message":"scrollViewDidScroll(_:)",\#(at("0,1"))}"#,
        #"{"after":2,"message":"scrollViewDidScroll(_:)",\#(at("0,1")),"moved":true}"#,
        #"{"after":2,"t":25000,"final":{"contentOffset":[0,1]}}"#
      )
    ),
    Exchange(
      "runs what the component leaves to the host's timers in turns of their own",
      #"{"trace":1},{"t":0,"call":"x-after","args":{"milliseconds":22}},"#
        + #"{"t":0,"call":"x-after","args":{"milliseconds":20}},"#
        + #"{"t":25000,"call":"contentOffset","args":{"contentOffset":[0,9]}}"#,
      played(
        #"{"after":2,"at":20000,"message":"scrollViewDidScroll(_:)",\#(at("0,1"))}"#,
        #"{"after":2,"at":22000,"message":"scrollViewDidScroll(_:)",\#(at("0,2"))}"#,
        #"{"after":3,"message":"scrollViewDidScroll(_:)",\#(at("0,9"))}"#,
        #"{"after":3,"t":25000,"final":{"contentOffset":[0,9]}}"#
      )
    ),
    Exchange(
      "lets frames go on while a timer waits, and runs none that was cancelled",
      #"{"trace":1},{"t":0,"call":"x-after","args":{"milliseconds":3000}},"#
        + #"{"t":0,"call":"x-after","args":{"milliseconds":4000}},{"t":1,"call":"x-cancel"}"#,
      played(
        #"{"after":3,"at":3000000,"message":"scrollViewDidScroll(_:)",\#(at("0,1"))}"#,
        #"{"after":3,"t":3000000,"final":{"contentOffset":[0,1]}}"#
      )
    ),
    Exchange(
      "moves no place by what a sum leaves behind the sixth place",
      #"{"trace":1},{"t":0,"call":"contentOffset","args":{"contentOffset":[0,0.2995]}},"#
        + #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,0.29949999999999993]}}"#,
      played(
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,0.3"))}"#,
        #"{"after":2,"message":"scrollViewDidScroll(_:)",\#(at("0,0.3")),"moved":true}"#,
        #"{"after":2,"t":0,"final":{"contentOffset":[0,0.3]}}"#
      )
    ),
    Exchange(
      "moves a first scroll from where the set-up put the content",
      #"{"trace":1,"config":{"contentOffset":[0,8]}},"#
        + #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,8.0001]}}"#,
      played(
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,8")),"moved":true}"#,
        #"{"after":1,"t":0,"final":{"contentOffset":[0,8]}}"#
      )
    ),
    Exchange(
      "gives velocities six places",
      #"{"trace":1},{"t":0,"call":"x-velocity"}"#,
      played(
        #"{"after":1,"message":"scrollViewWillBeginDragging(_:)","#
          + #""args":{"withVelocity":[0,1.000001]},\#(at("0,0"))}"#,
        #"{"after":1,"t":0,"final":{"contentOffset":[0,0]}}"#
      )
    ),
    Exchange(
      "does not hear what the set-up tells, and settles a trace without lines",
      #"{"trace":1,"config":{"contentOffset":[0,8]}}"#,
      played(#"{"after":0,"t":0,"final":{"contentOffset":[0,8]}}"#)
    ),
    Exchange(
      "hears what loading tells as soon as the delegate listens",
      #"{"trace":1,"config":{"x-rows":2}},"#
        + #"{"t":5,"call":"contentOffset","args":{"contentOffset":[0,1]}}"#,
      played(
        #"{"after":0,"message":"tableView(_:didSelectRowAt:)","#
          + #""args":{"didSelectRowAt":"0-0"},\#(at("0,0"))}"#,
        #"{"after":0,"message":"tableView(_:didSelectRowAt:)","#
          + #""args":{"didSelectRowAt":"0-1"},\#(at("0,0"))}"#,
        #"{"after":1,"message":"scrollViewDidScroll(_:)",\#(at("0,1"))}"#,
        #"{"after":1,"t":5,"final":{"contentOffset":[0,1]}}"#
      )
    ),
    Exchange(
      "plays nothing after an exception",
      #"{"trace":1},{"t":0,"call":"x-raise","args":{"message":"row 9"}},{"t":1,"call":"x-break"}"#,
      played(#"{"after":1,"exception":"NSRangeException","why":"row 9"}"#)
    ),
  ]

  static func played(_ lines: String...) -> String {
    #"{"played":1,"transcript":["# + lines.joined(separator: ",") + "]}"
  }

  static func at(_ offset: String) -> String { #""state":{"contentOffset":[\#(offset)]}"# }
}
