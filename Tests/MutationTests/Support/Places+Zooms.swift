extension Places {
  /// What the operators find in the samples of zooms.
  static let zooms: [String: String] = [
    "pinch": """
    drop: H04 Z05 7; H05 10,14,18; H05 H06 Z05 24; Z04 6; Z04 22; Z04 23
    duplicate: A02 11,15,19; H05 10,14,18; H04 Z05 7; H06 Z05 24; Z04 6; Z04 23
    early: H06 24
    late: H04 7
    flip-tracking: Z01 25
    flip-dragging: Z01 25
    flip-decelerating: Z01 25
    flip-animating: Z01 25
    flip-zooming: H09 7; H09 10,14,18; H09 24; Z01 25
    flip-zoom-bouncing: J05 7; J05 10,14,18; J05 24; Z01 25
    insert-zoom: H04 Z05 14,18; H06 24
    shift-origin: A01 11,15,19; A01 22
    perturb: Z07 25
    misstate-scale: H07 H08 24; J07 H05 25; H14 10,14,18; H08 7
    freeze-scale: H05 24
    """,
    "zoomBounce": """
    drop: H04 Z05 5; H05 11; H05 H06 Z05 21; H05 J02 18
    duplicate: A02 12,19,20; H05 8,11,15,18; H04 Z05 5; H06 Z05 21
    early: H07 J03 21
    late: H04 5
    flip-tracking: Z01 22
    flip-dragging: Z01 22
    flip-decelerating: Z01 22
    flip-animating: Z01 22
    flip-zooming: H09 5; H09 8,11,15; J02 18; H09 21; Z01 22
    flip-zoom-bouncing: J05 5; J05 8,11,15; J02 J05 18; J03 21; Z01 22
    insert-zoom: H04 Z05 11,15; H06 21
    shift-origin: A01 12,19,20
    old-state: A02 A03 20
    perturb: Z07 22
    never-end: Z01 21
    misstate-scale: H07 H08 21; J02 18; J07 H05 22; H08 5
    freeze-scale: H05 J01 J02 21
    zoom-in-steps: J02 J04 18
    """,
    "stiffPinch": """
    drop: H04 Z05 5; H05 8; H05 H06 Z05 11
    duplicate: H05 8; H04 Z05 5; H06 Z05 11
    early: H06 11
    late: H04 5
    flip-tracking: Z01 12
    flip-dragging: Z01 12
    flip-decelerating: Z01 12
    flip-animating: Z01 12
    flip-zooming: H09 5; H09 8; H09 11; Z01 12
    flip-zoom-bouncing: J05 5; J05 8; J05 11; Z01 12
    insert-zoom: H06 11
    never-end: Z01 11
    misstate-scale: H07 H08 11; J01 8; J07 H05 12; H08 5
    """,
    "zoomJump": """
    drop: I03 6; I01 I03 2; I03 12
    duplicate: A02 3,7,13; H05 I03 2,6,12
    late: A04 I03 2,6,12
    flip-tracking: Z01 4,8,10,14
    flip-dragging: Z01 4,8,10,14
    flip-decelerating: Z01 4,8,10,14
    flip-animating: Z01 4,8,10,14
    flip-zooming: H09 2,6,12; Z01 4,8,10,14
    flip-zoom-bouncing: J05 2,6,12; Z01 4,8,10,14
    insert-zoom: I03 Z05 2,6,12; I09 9
    shift-origin: A01 3,7,13
    perturb: Z07 4,8,14
    misstate-scale: J07 H05 4,8,10,14; I02 6
    zoom-in-steps: I03 2,6,12
    zoom-aside: I08 12
    """,
    "zoomAnimation": """
    drop: I04 Z05 2,8; H05 I05 3,9; I04 Z05 5,11
    duplicate: A02 4,10; H05 I05 3,9; I04 Z05 2,8; I04 Z05 5,11
    late: I04 2,8
    flip-tracking: Z01 6,12,14
    flip-dragging: Z01 6,12,14
    flip-decelerating: Z01 6,12,14
    flip-animating: Z01 6,12,14
    flip-zooming: H09 2,8; H09 3,9; H09 5,11; Z01 6,12,14
    flip-zoom-bouncing: J05 3,9; Z01 6,12,14
    insert-zoom: I04 Z05 5,11; I09 13
    shift-origin: A01 4,10
    perturb: Z07 6,12
    misstate-scale: H07 H08 5,11; J07 H05 6,12,14; I06 3; H14 3,9; H08 2,8
    zoom-in-steps: I06 3
    """,
    "zoomTooFar": """
    drop: I04 Z05 2; H05 I05 3; I04 Z05 5
    duplicate: A02 4; H05 I05 3; I04 Z05 2; I04 Z05 5
    late: I04 2
    flip-tracking: Z01 6
    flip-dragging: Z01 6
    flip-decelerating: Z01 6
    flip-animating: Z01 6
    flip-zooming: H09 2; H09 3; H09 5; Z01 6
    flip-zoom-bouncing: J05 3; Z01 6
    insert-zoom: I04 Z05 5
    shift-origin: A01 4
    perturb: Z07 6
    misstate-scale: H07 I02 H08 5; J07 H05 6; I06 3; H08 2
    zoom-in-steps: I06 3
    zoom-aside: I07 5
    """,
    "oneFinger": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 8; B10 B24 Z04 B11 9; B08 6
    duplicate: A02 4,6; B07 B10 Z04 3; B10 V01 Z04 8; B10 Z04 9
    swap: B09 V01 8; B05 3
    early: B02 3; B09 V01 8
    late: A04 8; A04 B09 9; A04 6
    flip-tracking: B01 3; B01 B15 4,6; B13 9; Z01 10,15; B14 10
    flip-dragging: B04 3; B15 4,6; B14 9; Z01 10,15; B14 10
    flip-decelerating: B15 4,6; Z01 10,15
    flip-animating: Z01 10,15
    flip-zooming: H09 4,6; Z01 10,15
    flip-zoom-bouncing: J05 4,6; Z01 10,15
    tie-flags: B13 9
    insert-drag: B07 6; C05 C03 4,6; B09 V01 8; B12 C05 F06 9; F06 3
    insert-zoom: H05 4,6; H15 14
    scroll-on: A05 9
    flip-will-decelerate: B11 9
    claim-glide: B11 B16 9
    velocity: B16 V03 8
    target: V03 8
    shift-origin: A01 4,6; A01 8
    old-state: A02 A03 4,6; A03 3
    freeze: B08 8
    perturb: D05 4,6; A06 9; Z07 10,15
    misstate-scale: J07 H05 10,15
    """,
    "unzoomable": """
    flip-tracking: Z01 7,9
    flip-dragging: Z01 7,9
    flip-decelerating: Z01 7,9
    flip-animating: Z01 7,9
    flip-zooming: Z01 7,9
    flip-zoom-bouncing: Z01 7,9
    insert-zoom: H01 3,4; I11 8
    """,
    "noViewToZoom": """
    flip-tracking: Z01 7,9
    flip-dragging: Z01 7,9
    flip-decelerating: Z01 7,9
    flip-animating: Z01 7,9
    flip-zooming: Z01 7,9
    flip-zoom-bouncing: Z01 7,9
    insert-zoom: H02 3,4; H02 8
    misstate-scale: H05 9
    """,
  ]
}
