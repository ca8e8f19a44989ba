extension Samples {
  /// A pull that refreshes, and one more while that goes on.
  static let pull = """
    0 began 160,100
    16 moved 160,120
    16 B 0,0 td refresh=no
    16 S 0,-10 td refresh=no
    32 moved 160,300
    32 R 0,-70 tdr
    32 S 0,-70 tdr
    232 ended 160,300
    232 I 0,-70 tdr inset=60,0,0,0
    232 W 0,-70 tdr v=0,0 to=0,-60
    232 D+ 0,-70 tdr
    232 G 0,-70 dcr
    232 S 0,-64 dcr
    250 S 0,-60 dcr
    250 E 0,-60 r
    250 final 0,-60 r
    1000 began 160,100
    1016 moved 160,130
    1016 B 0,-60 tdr
    1016 S 0,-70 tdr
    1032 moved 160,100
    1032 S 0,-60 tdr
    1232 ended 160,100
    1232 W 0,-60 tdr v=0,0 to=0,-60
    1232 D- 0,-60 tr
    1232 final 0,-60 r
    """

  /// A refresh that code begins, and scrolls that are no pull.
  static let refreshByCode = """
    0 call setContentOffset 0,100
    0 S 0,100 - refresh=no
    0 final 0,100 - refresh=no
    10 call beginRefreshing
    10 final 0,100 r inset=60,0,0,0
    100 began 160,400
    116 moved 160,380
    116 B 0,100 tdr
    116 S 0,110 tdr
    316 ended 160,380
    316 W 0,110 tdr v=0,0 to=0,110
    316 D- 0,110 tr
    316 final 0,110 r
    """

  /// A glide that endRefreshing stops.
  static let refreshEnd = """
    0 began 160,400
    16 moved 160,380
    16 B 0,0 td refresh=no
    16 S 0,10 td refresh=no
    32 ended 160,380
    32 W 0,10 td v=0,1 to=0,500 refresh=no
    32 D+ 0,10 td refresh=no
    32 G 0,10 dc refresh=no
    32 S 0,26 dc refresh=no
    50 S 0,42 dc refresh=no
    60 call endRefreshing
    60 E 0,42 - refresh=no
    60 final 0,42 - refresh=no
    """

  /// A drag under a keyboard that stays.
  static let keyboardStays = """
    0 call becomeFirstResponder
    0 Ks 0,0
    100 began 160,200
    116 moved 160,180
    116 B 0,0 td
    116 S 0,10 td
    316 ended 160,180
    316 W 0,10 td v=0,0 to=0,10
    316 D- 0,10 t
    316 final 0,10
    400 call setContentOffset 0,100
    400 S 0,100
    400 final 0,100
    """

  /// A keyboard that goes as a drag begins, and a scroll of the program before that.
  static let keyboardGoes = """
    0 call becomeFirstResponder
    0 Ks 0,0
    50 call setContentOffset 0,100
    50 S 0,100
    50 final 0,100
    100 began 160,200
    116 moved 160,180
    116 B 0,100 td
    116 S 0,110 td
    116 Kh 0,110 td
    316 ended 160,180
    316 W 0,110 td v=0,0 to=0,110
    316 D- 0,110 t
    316 final 0,110
    400 call flashScrollIndicators
    400 final 0,110
    """

  static let notices: [Sample] = [
    Sample(name: "pull", text: pull, config: #","refreshControl":true"#),
    Sample(name: "refreshByCode", text: refreshByCode, config: #","refreshControl":true"#),
    Sample(name: "refreshEnd", text: refreshEnd, config: #","refreshControl":true"#),
    Sample(name: "keyboardStays", text: keyboardStays, config: ""),
    Sample(
      name: "keyboardFollows",
      text: keyboardStays,
      config: #","keyboardDismissMode":"interactive""#
    ),
    Sample(name: "keyboardGoes", text: keyboardGoes, config: #","keyboardDismissMode":"onDrag""#),
  ]
}
