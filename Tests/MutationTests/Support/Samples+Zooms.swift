extension Samples {
  /// A pinch within the limits, which two fingers end together.
  static let pinch = """
    0 began 160,200
    0 began 160,280 2
    16 moved 160,180
    16 moved 160,300 2
    16 V 0,0
    16 B 0,0 td s=1
    16 Zb 0,0 tdz s=1
    32 moved 160,160
    32 moved 160,320 2
    32 Z 0,80 tdz s=1.333333 size=426.667,5333.333
    32 S 0,80 tdz s=1.333333
    48 moved 160,140
    48 moved 160,340 2
    48 Z 0,160 tdz s=1.666667 size=533.333,6666.667
    48 S 0,160 tdz s=1.666667
    64 moved 160,120
    64 moved 160,360 2
    64 Z 0,240 tdz s=2 size=640,8000
    64 S 0,240 tdz s=2
    80 ended 160,120
    80 ended 160,360 2
    80 W 0,240 td s=2 v=0,0 to=0,240
    80 D- 0,240 t s=2
    80 Ze 0,240 s=2
    80 final 0,240 - s=2
    """

  /// A pinch beyond the limit, which bounces.
  static let zoomBounce = """
    0 began 160,220
    0 began 160,260 2
    16 moved 160,200
    16 moved 160,280 2
    16 Zb 0,0 z s=1
    32 moved 160,120
    32 moved 160,360 2
    32 Z 0,240 z s=3
    48 moved 160,60
    48 moved 160,420 2
    48 Z 0,700 z s=3.8
    48 S 0,700 z s=3.8
    64 moved 160,40
    64 moved 160,440 2
    64 Z 0,750 z s=4.5
    80 ended 160,40
    80 ended 160,440 2
    80 Z 0,720 b s=3
    80 S 0,720 b s=3
    117 S 0,700 b s=3
    380 Ze 0,700 s=3
    380 final 0,700 - s=3
    """

  /// A pinch of a view that may not pass its limits.
  static let stiffPinch = """
    0 began 160,220
    0 began 160,260 2
    16 moved 160,200
    16 moved 160,280 2
    16 Zb 0,0 z s=1
    32 moved 160,120
    32 moved 160,360 2
    32 Z 0,240 z s=3
    80 ended 160,120
    80 ended 160,360 2
    80 Ze 0,240 s=3
    80 final 0,240 - s=3
    """

  /// Scales that the program sets: within the limits, beyond them, and the one that holds.
  static let zoomJump = """
    100 call zoomScale 2
    100 Z 160,240 - s=2
    100 S 160,240 - s=2
    100 final 160,240 - s=2 size=640,8000
    200 call setZoomScale 5
    200 Z 320,600 - s=3
    200 S 320,600 - s=3
    200 final 320,600 - s=3 size=960,12000
    300 call setZoomScale 3
    300 final 320,600 - s=3
    400 call zoom 100,200,160,240
    400 Z 200,400 - s=2
    400 S 200,400 - s=2
    400 final 200,400 - s=2 size=640,8000
    """

  /// A scale and a rectangle to which the program animates.
  static let zoomAnimation = """
    100 call setZoomScale 2 animated
    100 Zb 0,0 - s=1
    100 Z 160,240 - s=2 size=640,8000
    100 S 160,240 - s=2
    400 Ze 160,240 - s=2
    400 final 160,240 - s=2
    500 call zoom 100,200,80,120 animated
    500 Zb 160,240 - s=2
    500 Z 300,600 - s=3 size=960,12000
    500 S 300,600 - s=3
    800 Ze 300,600 - s=3
    800 final 300,600 - s=3
    900 call setZoomScale 9 animated
    900 final 300,600 - s=3
    """

  /// An animated call for more than the limit.
  static let zoomTooFar = """
    100 call setZoomScale 9 animated
    100 Zb 0,0 - s=1
    100 Z 320,480 - s=3
    100 S 320,480 - s=3
    400 Ze 320,480 - s=3
    400 final 320,480 - s=3
    """

  /// One finger on a view that could zoom, and then two that do nothing.
  static let oneFinger = """
    0 began 160,400
    16 moved 160,380
    16 B 0,0 td s=1
    16 S 0,10 td s=1
    32 moved 160,360
    32 S 0,30 td s=1
    232 ended 160,360
    232 W 0,30 td s=1 v=0,0 to=0,30
    232 D- 0,30 t s=1
    232 final 0,30 - s=1
    1000 began 160,200
    1000 began 160,280 2
    1064 ended 160,200
    1064 ended 160,280 2
    1064 final 0,30 - s=1
    """

  /// Two fingers and calls on a view with equal limits.
  static let unzoomable = """
    0 began 160,220
    0 began 160,260 2
    16 moved 160,160
    16 moved 160,320 2
    32 ended 160,160
    32 ended 160,320 2
    32 final 0,0 - s=1
    100 call zoomScale 2
    100 final 0,0 - s=1
    """

  static let zooms: [Sample] = [
    Sample(name: "pinch", text: pinch, config: limits, component: "zoom"),
    Sample(name: "zoomBounce", text: zoomBounce, config: limits, component: "zoom"),
    Sample(
      name: "stiffPinch",
      text: stiffPinch,
      config: limits + #","bouncesZoom":false"#,
      component: "zoom"
    ),
    Sample(name: "zoomJump", text: zoomJump, config: limits, component: "zoom"),
    Sample(name: "zoomAnimation", text: zoomAnimation, config: limits, component: "zoom"),
    Sample(name: "zoomTooFar", text: zoomTooFar, config: limits, component: "zoom"),
    Sample(name: "oneFinger", text: oneFinger, config: limits, component: "zoom"),
    Sample(name: "unzoomable", text: unzoomable, config: "", component: "zoom"),
    Sample(name: "noViewToZoom", text: unzoomable, config: limits),
  ]

  private static let limits = #","maximumZoomScale":3,"minimumZoomScale":0.5"#
}
