import Traces

/// One transcript for each thing that a scroll view does.
enum Samples {
  /// A drag that is held for 0.2 s and let go.
  static let hold = """
    0 began 160,400
    16 moved 160,380
    16 B 0,0 td
    16 S 0,10 td
    32 moved 160,360
    32 S 0,30 td
    48 moved 160,340
    48 S 0,50 td
    248 ended 160,340
    248 W 0,50 td v=0,0 to=0,50
    248 D- 0,50 t
    248 final 0,50
    """

  /// A flick that stops inside the range.
  static let flick = """
    0 began 160,400
    16 moved 160,380
    16 B 0,0 td
    16 S 0,10 td
    32 moved 160,360
    32 S 0,30 td
    48 ended 160,360
    48 W 0,30 td v=0,1 to=0,160
    48 D+ 0,30 td
    48 G 0,30 dc
    48 S 0,60 dc
    67 S 0,85 dc
    83 S 0,107 dc
    100 S 0,126 dc
    117 S 0,141 dc
    133 S 0,152 dc
    150 S 0,159.5 dc
    167 S 0,160 dc
    167 E 0,160
    167 final 0,160
    """

  /// A glide that a finger stops and lifts off without moving.
  static let touchStop = """
    0 began 160,400
    16 moved 160,380
    16 B 0,0 td
    16 S 0,10 td
    32 moved 160,360
    32 S 0,30 td
    48 ended 160,360
    48 W 0,30 td v=0,1 to=0,500
    48 D+ 0,30 td
    48 G 0,30 dc
    48 S 0,46 dc
    67 S 0,62 dc
    83 S 0,78 dc
    90 began 160,200
    290 ended 160,200
    290 B 0,78 tdc
    290 W 0,78 tdc v=0,0 to=0,78
    290 D- 0,78 tc
    290 E 0,78
    290 final 0,78
    """

  /// A glide that is caught and flicked again.
  static let chain = """
    0 began 160,400
    16 moved 160,380
    16 B 0,0 td
    16 S 0,10 td
    32 ended 160,380
    32 W 0,10 td v=0,1 to=0,500
    32 D+ 0,10 td
    32 G 0,10 dc
    32 S 0,26 dc
    50 S 0,42 dc
    60 began 160,300
    76 moved 160,280
    76 B 0,42 tdc
    76 S 0,62 tdc
    92 ended 160,280
    92 W 0,62 tdc v=0,1 to=0,90
    92 D+ 0,62 tdc
    92 G 0,62 dc
    92 S 0,78 dc
    117 S 0,90 dc
    117 E 0,90
    117 final 0,90
    """

  /// A drag past the top that is held and let go, and comes back.
  static let bounce = """
    0 began 160,200
    16 moved 160,230
    16 B 0,0 td
    16 S 0,-11 td
    32 moved 160,260
    32 S 0,-26 td
    232 ended 160,260
    232 W 0,-26 td v=0,0 to=0,0
    232 D+ 0,-26 td
    232 G 0,-26 dc
    232 S 0,-20 dc
    250 S 0,-12 dc
    267 S 0,-5 dc
    283 S 0,0 dc
    283 E 0,0
    283 final 0,0
    """

  /// An animated scroll by code.
  static let animation = """
    100 call setContentOffset 0,300 animated
    117 S 0,20 a
    133 S 0,80 a
    150 S 0,150 a
    167 S 0,220 a
    183 S 0,270 a
    200 S 0,290 a
    217 S 0,300 a
    217 A 0,300
    217 final 0,300
    """

  /// An offset set by code.
  static let jump = """
    100 call setContentOffset 0,300
    100 S 0,300
    100 final 0,300
    """

  /// Calls for the offset that holds.
  static let idle = """
    100 call setContentOffset 0,0
    100 final 0,0
    200 call setContentOffset 0,0 animated
    200 final 0,0
    """

  /// A tap on the status bar.
  static let toTop = """
    100 call setContentOffset 0,300
    100 S 0,300
    100 final 0,300
    200 call tapStatusBar
    200 Q+ 0,300
    217 S 0,200 a
    233 S 0,120 a
    250 S 0,60 a
    267 S 0,30 a
    283 S 0,10 a
    300 S 0,0 a
    300 P 0,0
    300 final 0,0
    """

  /// A finger that comes and goes.
  static let tap = """
    0 began 160,400
    64 ended 160,400
    64 final 0,0
    """

  /// An inset that goes away from under the offset.
  static let clamp = """
    100 call contentInset 0,0,0,0
    100 I 0,-64
    100 S 0,0
    100 final 0,0
    """

  /// A diagonal drag with room on both axes, and a glide on both.
  static let diagonal = """
    0 began 160,400
    16 moved 140,380
    16 B 500,500 td
    16 S 510,510 td
    32 moved 120,360
    32 S 530,530 td
    48 moved 100,340
    48 S 550,550 td
    64 ended 100,340
    64 W 550,550 td v=1,1 to=640,640
    64 D+ 550,550 td
    64 G 550,550 dc
    64 S 566,566 dc
    83 S 582,582 dc
    100 S 598,598 dc
    117 S 612,612 dc
    133 S 640,640 dc
    133 E 640,640
    133 final 640,640
    """

  /// A flick into an edge at which the content does not bounce.
  static let edge = """
    0 began 160,400
    16 moved 160,380
    16 B 0,3400 td
    16 S 0,3410 td
    32 ended 160,380
    32 W 0,3410 td v=0,1 to=0,3520
    32 D+ 0,3410 td
    32 G 0,3410 dc
    32 S 0,3440 dc
    50 S 0,3470 dc
    67 S 0,3500 dc
    83 S 0,3520 dc
    83 E 0,3520
    83 final 0,3520
    """

  /// A finger that moves on a view that it may not scroll.
  static let disabled = """
    0 began 160,400
    16 moved 160,360
    32 ended 160,360
    32 final 0,0
    """

  /// A tap on the status bar that is not for the view.
  static let notAsked = """
    100 call tapStatusBar
    100 final 0,0 - inset=0,0,0,0
    """

  /// A transcript with what its header adds.
  struct Sample {
    let name: String
    let text: String
    let config: String
    var component = "scroll"
  }

  static let all = scrolls + zooms + pages + notices

  private static let scrolls: [Sample] = [
    Sample(name: "hold", text: hold, config: ""), Sample(name: "flick", text: flick, config: ""),
    Sample(name: "touchStop", text: touchStop, config: ""),
    Sample(name: "chain", text: chain, config: ""),
    Sample(name: "bounce", text: bounce, config: ""),
    Sample(name: "animation", text: animation, config: ""),
    Sample(name: "jump", text: jump, config: ""), Sample(name: "idle", text: idle, config: ""),
    Sample(name: "toTop", text: toTop, config: ""), Sample(name: "tap", text: tap, config: ""),
    Sample(
      name: "clamp",
      text: clamp,
      config: #","contentInset":[64,0,0,0],"contentOffset":[0,-64]"#
    ),
    Sample(
      name: "diagonal",
      text: diagonal,
      config: #","contentSize":[2000,4000],"contentOffset":[500,500]"#
    ),
    Sample(name: "edge", text: edge, config: #","bounces":false,"contentOffset":[0,3400]"#),
    Sample(name: "disabled", text: disabled, config: #","isScrollEnabled":false"#),
    Sample(
      name: "notAsked",
      text: notAsked,
      config: #","scrollsToTop":false,"contentInsetAdjustmentBehavior":"never""#
    ),
  ]

  /// The transcript of a sample.
  static func transcript(_ name: String) throws -> Trace {
    guard let sample = all.first(where: { $0.name == name }) else { throw Shorthand.Missing() }
    return try Shorthand.transcript(
      sample.text,
      config: sample.config,
      component: sample.component
    )
  }
}
