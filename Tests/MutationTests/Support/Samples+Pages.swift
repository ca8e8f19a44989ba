extension Samples {
  /// A flick to the next page.
  static let pageFlick = """
    0 began 300,200
    16 moved 280,200
    16 B 320,0 td
    16 S 330,0 td
    24 moved 250,200
    24 S 360,0 td
    32 moved 220,200
    32 S 390,0 td
    48 ended 220,200
    48 W 390,0 td v=0.8,0 to=640,0
    48 D+ 390,0 td
    48 G 390,0 dc
    48 S 420,0 dc
    67 S 500,0 dc
    83 S 570,0 dc
    100 S 620,0 dc
    117 S 638,0 dc
    133 S 640,0 dc
    133 E 640,0
    133 final 640,0
    """

  /// A flick to the last page.
  static let pageLast = """
    0 began 300,200
    16 moved 280,200
    16 B 640,0 td
    16 S 650,0 td
    24 moved 220,200
    24 S 710,0 td
    32 moved 180,200
    32 S 750,0 td
    48 ended 180,200
    48 W 750,0 td v=0.8,0 to=960,0
    48 D+ 750,0 td
    48 G 750,0 dc
    48 S 860,0 dc
    67 S 920,0 dc
    83 S 950,0 dc
    100 S 960,0 dc
    100 E 960,0
    100 final 960,0
    """

  /// The same, with a wish of the delegate, which is ignored.
  static let pageWish = """
    0 began 300,200
    16 moved 280,200
    16 B 640,0 td
    16 S 650,0 td
    24 moved 220,200
    24 S 710,0 td
    32 moved 180,200
    32 S 750,0 td
    48 ended 180,200
    48 W 750,0 td v=0.8,0 to=960,0 as=640,0
    48 D+ 750,0 td
    48 G 750,0 dc
    48 S 860,0 dc
    67 S 920,0 dc
    83 S 950,0 dc
    100 S 960,0 dc
    100 E 960,0
    100 final 960,0
    """

  /// A hold between two pages, nearer to the first.
  static let pageHold = """
    0 began 300,200
    16 moved 280,200
    16 B 320,0 td
    16 S 330,0 td
    32 moved 200,200
    32 S 410,0 td
    332 ended 200,200
    332 W 410,0 td v=0,0 to=320,0
    332 D+ 410,0 td
    332 G 410,0 dc
    332 S 380,0 dc
    350 S 340,0 dc
    367 S 320,0 dc
    367 E 320,0
    367 final 320,0
    """

  /// A finger that stops the way to a page and lifts off without moving.
  static let pageStop = """
    0 began 300,200
    16 moved 280,200
    16 B 320,0 td
    16 S 330,0 td
    32 ended 280,200
    32 W 330,0 td v=0.8,0 to=640,0
    32 D+ 330,0 td
    32 G 330,0 dc
    32 S 380,0 dc
    50 S 420,0 dc
    60 began 160,200
    260 ended 160,200
    260 B 420,0 tdc
    260 W 420,0 tdc v=0,0 to=320,0
    260 D+ 420,0 tdc
    260 G 420,0 dc
    260 S 380,0 dc
    283 S 340,0 dc
    300 S 320,0 dc
    300 E 320,0
    300 final 320,0
    """

  /// A drag that ends where it began, exactly on a page.
  static let pageBack = """
    0 began 160,200
    16 moved 140,200
    16 B 320,0 td
    16 S 330,0 td
    32 moved 150,200
    32 S 320,0 td
    332 ended 150,200
    332 W 320,0 td v=0,0 to=320,0
    332 D- 320,0 t
    332 final 320,0
    """

  /// A flick in a view whose insets are no part of its pages.
  static let pageInsets = """
    0 began 300,200
    16 moved 280,200
    16 B 320,0 td
    16 S 330,0 td
    24 moved 240,200
    24 S 370,0 td
    32 moved 200,200
    32 S 410,0 td
    48 ended 200,200
    48 W 410,0 td v=0.8,0 to=640,0
    48 D+ 410,0 td
    48 G 410,0 dc
    48 S 500,0 dc
    67 S 600,0 dc
    83 S 640,0 dc
    83 E 640,0
    83 final 640,0
    """

  /// An offset between two pages, set by code.
  static let pageJump = """
    100 call setContentOffset 400,0
    100 S 400,0
    100 final 400,0
    """

  static let pages: [Sample] =
    [
      ("pageFlick", pageFlick, 320), ("pageLast", pageLast, 640),
      ("pageWish", pageWish, 640),
      ("pageWishBetween", pageWish.replacing("as=640,0", with: "as=700,0"), 640),
      ("pageHold", pageHold, 320),
      ("pageStop", pageStop, 320), ("pageBack", pageBack, 320), ("pageJump", pageJump, 0),
    ].map { name, text, start in
      Sample(name: name, text: text, config: strip + #","contentOffset":[\#(start),0]"#)
    } + [
      Sample(
        name: "pageInsets",
        text: pageInsets,
        config: strip + #","contentInset":[0,40,0,40],"contentOffset":[320,0]"#
      )
    ]

  private static let strip = #","contentSize":[1280,480],"isPagingEnabled":true"#
}
