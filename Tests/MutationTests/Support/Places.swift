/// What the operators find in each sample, read over by hand: numbers of the catalogue, and behind
/// them the lines of the sample at which the edits begin.
enum Places {
  static let all = expected.merging(zooms) { first, _ in first }
    .merging(pages) { first, _ in first }
    .merging(notices) { first, _ in first }

  static let expected: [String: String] = [
    "hold": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 10; B10 B24 Z04 B11 11; B08 6; B08 8
    duplicate: A02 4,6,8; B07 B10 Z04 3; B10 V01 Z04 10; B10 Z04 11
    swap: B09 V01 10; B05 3
    early: B02 3; B09 V01 10
    late: A04 10; A04 B09 11; A04 8
    flip-tracking: B01 3; B01 B15 4,6,8; B13 11; Z01 B14 12
    flip-dragging: B04 3; B15 4,6,8; B14 11; Z01 B14 12
    flip-decelerating: B15 4,6,8; Z01 12
    flip-animating: Z01 12
    tie-flags: B13 11
    insert-drag: B07 6,8; C05 C03 4,6,8; B09 V01 10; B12 C05 F06 11; F06 3
    scroll-on: A05 11
    flip-will-decelerate: B11 11
    claim-glide: B11 B16 11
    velocity: B16 V03 10
    target: V03 10
    shift-origin: A01 4,6,8; A01 10
    old-state: A02 A03 4,6,8; A03 3
    freeze: B08 10
    perturb: D05 4,6,8; B18 6; A06 11; Z07 12
    silence: B08 3
    """,
    "flick": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 8; B10 C01 C03 Z04 9; C01 C02 C12 Z04 10;
      B24 C06 E09 Z04 19; A09 12,13,14,15,16
    duplicate: A02 4,6,11,12,13,14,15,16,17,18; B07 B10 Z04 3; B10 V01 Z04 8; B10 Z04 9;
      C01 C03 Z04 10; C05 C06 Z04 19
    swap: B09 V01 8; C03 9; B05 3; C02 C12 10; C21 A06 18
    early: B02 3; B09 V01 8; A05 C21 C13 19
    late: A04 C02 10; C21 19
    flip-tracking: B01 3; B01 B15 4,6; C09 11,12,13,14,15,16,17,18; C11 19; Z01 20
    flip-dragging: B04 3; B15 4,6; C10 11,12,13,14,15,16,17; C11 19; Z01 20
    flip-decelerating: B15 4,6; C08 9; C07 11,12,13,14,15,16,17,18; C07 C11 A03 19; Z01 20
    flip-animating: Z01 20
    tie-flags: C09 10
    insert-drag: B07 6; C05 C03 4,6; B09 V01 8; F06 3; C03 12,13,14,15,16,17
    insert-end: C22 19
    scroll-on: A05 19; D15 12,13,14,15,16
    flip-will-decelerate: C04 9
    deny-glide: C04 9
    velocity: V02 V05 V09 8
    target: V09 C13 8
    shift-origin: A01 4,6,11,12,13,14,15,16,17,18; A01 8; A01 19
    old-state: A02 A03 4,6,11,12,13,14,15,16,17,18; A03 3; A03 C11 19
    freeze: A02 A03 19; B08 8
    perturb: C14 12,13,14,15,16; D05 4,6,11,12,13,14,15,16,17,18; A06 19; Z07 20
    end-short: C13 19
    never-end: Z01 19
    stretch: C16 8
    """,
    "touchStop": """
    drop: B10 Z04 B07 3; B10 E05 16; B09 B10 V01 Z04 8,17; E04 Z04 18; B10 C01 C03 Z04 9;
      C01 C02 C12 Z04 10; C06 E04 E06 E09 Z04 19; A09 12
    duplicate: A02 4,6,11,12,13; B07 B10 Z04 3,16; B10 V01 Z04 8,17; B10 Z04 9,18;
      C01 C03 Z04 10; C05 C06 Z04 19
    swap: B09 V01 8,17; C03 9; B05 3; B10 E05 16; C02 C12 10; E04 18
    early: B02 3; B09 V01 8; E02 19
    late: A04 C02 10; A04 E04 19
    flip-tracking: B01 3,16; B01 B15 4,6; E07 18; C09 11,12,13; E07 19; Z01 20
    flip-dragging: B04 3,16; B15 4,6; E07 18; C10 11,12; E07 19; Z01 20
    flip-decelerating: B15 4,6; E03 16; C08 9; E07 18; C07 11,12,13; E07 19; Z01 20
    flip-animating: Z01 20
    tie-flags: C09 10
    forget-glide: E03 16
    insert-drag: B07 6; C05 C03 4,6; B09 V01 8,17; E15 18; F06 3; E02 E01 14; C03 12
    insert-end: C22 19
    scroll-on: A05 19; D15 12
    flip-will-decelerate: C04 9; E04 18
    claim-glide: E04 18
    velocity: V02 V05 V09 8
    target: V09 8
    shift-origin: A01 4,6,11,12,13; A01 8,17; A01 19
    old-state: A02 A03 4,6,11,12,13; A03 3
    freeze: B08 8
    perturb: C14 12; D05 4,6,11,12,13; A06 19; E12 16; Z07 20
    rest-elsewhere: E12 Z03 16
    never-end: E04 19
    """,
    "chain": """
    drop: B10 Z04 B07 3; B10 E05 13; B09 B10 V01 Z04 6,16; B10 C01 C03 Z04 7,17;
      C01 C02 C12 Z04 8,18; B24 C06 E09 Z04 21
    duplicate: A02 4,9,10,14,19,20; B07 B10 Z04 3,13; B10 V01 Z04 6,16; B10 Z04 7,17;
      C01 C03 Z04 8,18; C05 C06 Z04 21
    swap: B09 V01 6,16; C03 7,17; B05 3; C02 C12 8,18; C21 A06 20
    early: B02 3; B09 V01 6,16
    late: A04 C02 8,18; C21 21
    flip-tracking: B01 3,13; B01 B15 4,14; C09 9,10,19,20; C11 21; Z01 22
    flip-dragging: B04 3,13; B15 4,14; E10 14; C10 9,19; C11 21; Z01 22
    flip-decelerating: B15 4; E03 E10 14; E03 13; C08 7; C07 9,10,19,20; C07 C11 A03 21;
      Z01 22
    flip-animating: Z01 22
    tie-flags: C09 8
    forget-glide: E03 13
    insert-drag: C05 4; E02 14; C03 4,14; B09 V01 6,16; F06 3; E08 18; E02 E08 13; E02 11
    insert-end: C22 21
    scroll-on: A05 21
    flip-will-decelerate: C04 7,17
    velocity: V02 V05 V09 6,16
    target: V09 6,16
    shift-origin: A01 4,9,10,14,19,20; A01 6,16; A01 21
    old-state: A02 A03 4,9,10,14,19,20; A03 3; A03 C11 21
    perturb: D05 4,9,10,14,19,20; A06 21; Z07 22
    never-end: Z01 21
    """,
    "bounce": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 8; B10 C01 C03 Z04 9; C01 C02 C12 Z04 D06 10;
      B24 C06 E09 Z04 15; A09 12,13
    duplicate: A02 4,6,11,12,13,14; B07 B10 Z04 3; B10 V01 Z04 8; B10 Z04 9; C01 C03 Z04 10;
      C05 C06 Z04 15
    swap: B09 V01 8; C03 9; B05 3; C02 C12 10; C21 A06 14
    early: B02 3; B09 V01 8
    late: A04 C02 10; C21 15; A04 6
    flip-tracking: B01 3; B01 B15 4,6; C09 11,12,13,14; C11 15; Z01 16
    flip-dragging: B04 3; B15 4,6; C11 15; Z01 16
    flip-decelerating: B15 4,6; C08 9; C07 11,12,13,14; C07 C11 A03 15; Z01 16
    flip-animating: Z01 16
    tie-flags: C09 10
    insert-drag: B07 6; C05 C03 4,6; B09 V01 8; F06 3; C03 12,13
    insert-end: C22 D09 15
    scroll-on: A05 15; D15 12,13
    flip-will-decelerate: D06 9
    deny-glide: D06 9
    velocity: B16 8
    shift-origin: A01 4,6,11,12,13,14; A01 8; A01 15
    old-state: A02 A03 4,6,11,12,13,14; A03 3; A03 C11 15
    freeze: A02 A03 15; B08 8
    perturb: D05 14; D12 4,6; D16 12,13; A06 15; Z07 16
    rest-elsewhere: D07 Z02 15
    end-outside: D07 Z02 15
    never-end: Z01 15
    stop-at-edge: D01 3
    """,
    "animation": """
    drop: F04 9
    duplicate: A02 2,3,4,5,6,7,8; F04 9
    swap: A05 A06 8
    early: A05 F10 9
    flip-tracking: F09 2,3,4,5,6,7,8; Z01 10
    flip-dragging: F09 2,3,4,5,6,7,8; Z01 10
    flip-decelerating: F09 2,3,4,5,6,7,8; Z01 10
    flip-animating: F09 2,3,4,5,6,7,8; Z01 10
    insert-drag: F08 2,3,4,5,6,7; C05 F08 9
    scroll-on: A05 9
    shift-origin: A01 2,3,4,5,6,7,8
    old-state: A02 A03 2,3,4,5,6,7,8
    freeze: A02 A03 F04 9
    perturb: F10 9; Z07 10
    rest-elsewhere: F10 9
    end-short: F10 9
    never-end: Z01 9
    """,
    "jump": """
    drop: F01 2
    duplicate: A02 2
    late: A04 F01 2
    flip-tracking: Z01 3
    flip-dragging: A14 2; Z01 3
    flip-decelerating: A14 2; Z01 3
    flip-animating: Z01 3
    insert-drag: C05 F08 2
    insert-end: F06 2
    scroll-on: F01 2
    shift-origin: A01 2
    old-state: A02 A03 2
    perturb: Z07 3
    """,
    "idle": """
    flip-tracking: Z01 2,4
    flip-dragging: Z01 2,4
    flip-decelerating: Z01 2,4
    flip-animating: Z01 2,4
    insert-end: F05 3
    scroll-on: A02 F02 1; F05 3
    """,
    "toTop": """
    drop: G03 12; G01 5; F01 2
    duplicate: A02 2,6,7,8,9,10,11; G01 5; G03 12
    swap: A05 A06 11
    early: A05 12
    late: A04 F01 2; G01 5
    flip-tracking: Z01 3,13
    flip-dragging: A14 2; A14 5; Z01 3,13
    flip-decelerating: A14 2; A14 5; Z01 3,13
    flip-animating: Z01 3,13
    insert-drag: C05 F08 2; G04 6,7,8,9,10; G04 C05 12
    insert-end: F06 2; G04 12; G02 5
    scroll-on: A05 12; F01 2
    shift-origin: A01 2,6,7,8,9,10,11
    old-state: A02 A03 2,6,7,8,9,10,11
    perturb: A06 12; Z07 3,13
    rest-elsewhere: G05 12
    end-short: G05 12
    never-end: Z01 12
    """,
    "tap": """
    flip-tracking: Z01 3
    flip-dragging: Z01 3
    flip-decelerating: Z01 3
    flip-animating: Z01 3
    insert-drag: A07 2
    scroll-on: A07 2
    """,
    "clamp": """
    drop: N04 2; N05 3
    duplicate: A02 3; N04 2
    flip-tracking: Z01 4
    flip-dragging: Z01 4
    flip-decelerating: Z01 4
    flip-animating: Z01 4
    shift-origin: A01 3
    old-state: A02 A03 3
    perturb: Z07 4
    rest-elsewhere: N05 3
    """,
    "diagonal": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 10; B10 C01 C03 Z04 11; B08 6; C01 C02 C12 Z04 12;
      B24 C06 E09 Z04 18; A09 14,15,16
    duplicate: A02 4,6,8,13,14,15,16,17; B07 B10 Z04 3; B10 V01 Z04 10; B10 Z04 11;
      C01 C03 Z04 12; C05 C06 Z04 18
    swap: B09 V01 10; C03 11; B05 3; C02 C12 12; C21 A06 17
    early: B02 3; B09 V01 10
    late: A04 C02 12; C21 18
    flip-tracking: B01 3; B01 B15 4,6,8; C09 13,14,15,16,17; C11 18; Z01 19
    flip-dragging: B04 3; B15 4,6,8; C10 13,14,15,16; C11 18; Z01 19
    flip-decelerating: B15 4,6,8; C08 11; C07 13,14,15,16,17; C07 C11 A03 18; Z01 19
    flip-animating: Z01 19
    tie-flags: C09 12
    insert-drag: B07 6,8; C05 C03 4,6,8; B09 V01 10; F06 3; C03 14,15,16
    insert-end: C22 18
    scroll-on: A05 18; D15 14,15,16
    flip-will-decelerate: C04 11
    deny-glide: C04 11
    velocity: V02 V05 10
    shift-origin: A01 4,6,8,13,14,15,16,17; A01 10; A01 18
    old-state: A02 A03 4,6,8,13,14,15,16,17; A03 3; A03 C11 18
    freeze: A02 A03 18; B08 10
    perturb: C14 14,15,16; B18 6; A06 18; Z07 19
    never-end: Z01 18
    freeze-axis: DL01 3
    stretch: C16 10
    """,
    "edge": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 6; B10 C01 C03 Z04 7; C01 C02 C12 Z04 8;
      B24 C06 E09 Z04 D17 13; A09 10,11
    duplicate: A02 4,9,10,11,12; B07 B10 Z04 3; B10 V01 Z04 6; B10 Z04 7; C01 C03 Z04 8;
      C05 C06 Z04 13
    swap: B09 V01 6; C03 7; B05 3; C02 C12 8; C21 A06 12
    early: B02 3; B09 V01 6
    late: A04 C02 8; C21 13
    flip-tracking: B01 3; B01 B15 4; C09 9,10,11,12; C11 13; Z01 14
    flip-dragging: B04 3; B15 4; C10 9,10,11; C11 13; Z01 14
    flip-decelerating: B15 4; C08 7; C07 9,10,11,12; C07 C11 A03 13; Z01 14
    flip-animating: Z01 14
    tie-flags: C09 8
    insert-drag: C05 C03 4; B09 V01 6; F06 3; C03 10,11
    insert-end: C22 13
    scroll-on: A05 13; D15 10,11
    flip-will-decelerate: C04 7
    deny-glide: C04 7
    velocity: V02 V05 V09 6
    target: V06 V09 6
    shift-origin: A01 4,9,10,11,12; A01 6; A01 13
    old-state: A02 A03 4,9,10,11,12; A03 3; A03 C11 13
    freeze: A02 A03 13
    perturb: C14 D02 10,11; D02 4; D05 4,9,10,11,12; A06 13; Z07 14
    never-end: Z01 13
    """,
    "disabled": """
    flip-tracking: Z01 4
    flip-dragging: Z01 4
    flip-decelerating: Z01 4
    flip-animating: Z01 4
    insert-drag: EN01 2
    """,
    "notAsked": """
    flip-tracking: Z01 2
    flip-dragging: Z01 2
    flip-decelerating: Z01 2
    flip-animating: Z01 2
    ask: G06 1
    misstate-inset: N01 2
    """,
  ]
}
