extension Places {
  /// What the operators find in the samples of pages.
  static let pages: [String: String] = [
    "pageFlick": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 10; B10 C01 C03 Z04 11; B08 6; C01 C02 C12 Z04 12;
      B24 C06 E09 Z04 K03 19; A09 14,15,16,17
    duplicate: A02 4,6,8,13,14,15,16,17,18; B07 B10 Z04 3; B10 V01 Z04 10; B10 Z04 11;
      C01 C03 Z04 12; C05 C06 Z04 19
    swap: B09 V01 10; C03 11; B05 3; C02 C12 12; C21 A06 18
    early: B02 3; B09 V01 10
    late: A04 C02 12; C21 19
    flip-tracking: B01 3; B01 B15 4,6,8; C09 13,14,15,16,17,18; C11 19; Z01 20
    flip-dragging: B04 3; B15 4,6,8; C10 13,14,15,16,17; C11 19; Z01 20
    flip-decelerating: B15 4,6,8; C08 11; C07 13,14,15,16,17,18; C07 C11 A03 19; Z01 20
    flip-animating: Z01 20
    tie-flags: C09 12
    insert-drag: B07 6,8; C05 C03 4,6,8; B09 V01 10; F06 3; C03 14,15,16,17
    insert-end: C22 K03 19
    scroll-on: A05 19; D15 14,15,16,17
    flip-will-decelerate: K04 11
    shift-origin: A01 4,6,8,13,14,15,16,17,18; A01 10; A01 19
    old-state: A02 A03 4,6,8,13,14,15,16,17,18; A03 3; A03 C11 19
    freeze: A02 A03 19; B08 10
    perturb: D05 4,6,8,13,14,15,16,17,18; B18 6; A06 19; Z07 20
    never-end: Z01 19
    miss-page: K05 K01 Z06 K04 10
    offer-no-page: K07 K08 10
    """,
    "pageLast": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 10; B10 C01 C03 Z04 11; B08 6; C01 C02 C12 Z04 12;
      B24 C06 E09 Z04 K03 17; A09 14,15
    duplicate: A02 4,6,8,13,14,15,16; B07 B10 Z04 3; B10 V01 Z04 10; B10 Z04 11;
      C01 C03 Z04 12; C05 C06 Z04 17
    swap: B09 V01 10; C03 11; B05 3; C02 C12 12; C21 A06 16
    early: B02 3; B09 V01 10
    late: A04 C02 12; C21 17
    flip-tracking: B01 3; B01 B15 4,6,8; C09 13,14,15,16; C11 17; Z01 18
    flip-dragging: B04 3; B15 4,6,8; C10 13,14,15; C11 17; Z01 18
    flip-decelerating: B15 4,6,8; C08 11; C07 13,14,15,16; C07 C11 A03 17; Z01 18
    flip-animating: Z01 18
    tie-flags: C09 12
    insert-drag: B07 6,8; C05 C03 4,6,8; B09 V01 10; F06 3; C03 14,15
    insert-end: C22 K03 17
    scroll-on: A05 17; D15 14,15
    flip-will-decelerate: K04 11
    shift-origin: A01 4,6,8,13,14,15,16; A01 10; A01 17
    old-state: A02 A03 4,6,8,13,14,15,16; A03 3; A03 C11 17
    freeze: A02 A03 17; B08 10
    perturb: D05 4,6,8,13,14,15,16; B18 6; A06 17; Z07 18
    never-end: Z01 17
    miss-page: K05 K10 K01 Z06 K15 K04 10
    offer-no-page: K07 K08 10
    """,
    "pageWish": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 10; B10 C01 C03 Z04 11; B08 6; C01 C02 C12 Z04 12;
      B24 C06 E09 Z04 K03 17; A09 14,15
    duplicate: A02 4,6,8,13,14,15,16; B07 B10 Z04 3; B10 V01 Z04 10; B10 Z04 11;
      C01 C03 Z04 12; C05 C06 Z04 17
    swap: B09 V01 10; C03 11; B05 3; C02 C12 12; C21 A06 16
    early: B02 3; B09 V01 10
    late: A04 C02 12; C21 17
    flip-tracking: B01 3; B01 B15 4,6,8; C09 13,14,15,16; C11 17; Z01 18
    flip-dragging: B04 3; B15 4,6,8; C10 13,14,15; C11 17; Z01 18
    flip-decelerating: B15 4,6,8; C08 11; C07 13,14,15,16; C07 C11 A03 17; Z01 18
    flip-animating: Z01 18
    tie-flags: C09 12
    insert-drag: B07 6,8; C05 C03 4,6,8; B09 V01 10; F06 3; C03 14,15
    insert-end: C22 K03 17
    scroll-on: A05 17; D15 14,15
    flip-will-decelerate: K04 11
    shift-origin: A01 4,6,8,13,14,15,16; A01 10; A01 17
    old-state: A02 A03 4,6,8,13,14,15,16; A03 3; A03 C11 17
    freeze: A02 A03 17; B08 10
    perturb: D05 4,6,8,13,14,15,16; B18 6; A06 17; Z07 18
    never-end: Z01 17
    miss-page: K01 Z06 K15 K09 K04 10
    offer-no-page: K07 K08 10
    """,
    "pageWishBetween": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 10; B10 C01 C03 Z04 11; B08 6; C01 C02 C12 Z04 12;
      B24 C06 E09 Z04 K03 17; A09 14,15
    duplicate: A02 4,6,8,13,14,15,16; B07 B10 Z04 3; B10 V01 Z04 10; B10 Z04 11;
      C01 C03 Z04 12; C05 C06 Z04 17
    swap: B09 V01 10; C03 11; B05 3; C02 C12 12; C21 A06 16
    early: B02 3; B09 V01 10
    late: A04 C02 12; C21 17
    flip-tracking: B01 3; B01 B15 4,6,8; C09 13,14,15,16; C11 17; Z01 18
    flip-dragging: B04 3; B15 4,6,8; C10 13,14,15; C11 17; Z01 18
    flip-decelerating: B15 4,6,8; C08 11; C07 13,14,15,16; C07 C11 A03 17; Z01 18
    flip-animating: Z01 18
    tie-flags: C09 12
    insert-drag: B07 6,8; C05 C03 4,6,8; B09 V01 10; F06 3; C03 14,15
    insert-end: C22 K03 17
    scroll-on: A05 17; D15 14,15
    flip-will-decelerate: K04 11
    shift-origin: A01 4,6,8,13,14,15,16; A01 10; A01 17
    old-state: A02 A03 4,6,8,13,14,15,16; A03 3; A03 C11 17
    freeze: A02 A03 17; B08 10
    perturb: D05 4,6,8,13,14,15,16; B18 6; A06 17; Z07 18
    never-end: Z01 17
    miss-page: K01 Z06 K15 K04 10
    offer-no-page: K07 K08 10
    """,
    "pageHold": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 8; B10 C01 C03 Z04 9; C01 C02 C12 Z04 10;
      B24 C06 E09 Z04 K03 14; A09 12
    duplicate: A02 4,6,11,12,13; B07 B10 Z04 3; B10 V01 Z04 8; B10 Z04 9; C01 C03 Z04 10;
      C05 C06 Z04 14
    swap: B09 V01 8; C03 9; B05 3; C02 C12 10; C21 A06 13
    early: B02 3; B09 V01 8
    late: A04 C02 10; C21 14; A04 6
    flip-tracking: B01 3; B01 B15 4,6; C09 11,12,13; C11 14; Z01 15
    flip-dragging: B04 3; B15 4,6; C10 11,12; C11 14; Z01 15
    flip-decelerating: B15 4,6; C08 9; C07 11,12,13; C07 C11 A03 14; Z01 15
    flip-animating: Z01 15
    tie-flags: C09 10
    insert-drag: B07 6; C05 C03 4,6; B09 V01 8; F06 3; C03 12
    insert-end: C22 K03 14
    scroll-on: A05 14; D15 12
    flip-will-decelerate: K04 9
    shift-origin: A01 4,6,11,12,13; A01 8; A01 14
    old-state: A02 A03 4,6,11,12,13; A03 3; A03 C11 14
    freeze: A02 A03 14; B08 8
    perturb: D05 4,6,11,12,13; A06 14; Z07 15
    never-end: Z01 14
    miss-page: K06 K01 Z06 K04 8
    offer-no-page: K07 K08 8
    """,
    "pageStop": """
    drop: B10 Z04 B07 3; B10 E05 13; B09 B10 V01 Z04 6,14; B10 C01 C03 Z04 7,15;
      C01 C02 C12 Z04 8,16; B24 C06 E09 Z04 K03 20; A09 18
    duplicate: A02 4,9,10,17,18,19; B07 B10 Z04 3,13; B10 V01 Z04 6,14; B10 Z04 7,15;
      C01 C03 Z04 8,16; C05 C06 Z04 20
    swap: B09 V01 6,14; C03 7,15; B05 3; B10 E05 13; C02 C12 8,16; C21 A06 19
    early: B02 3; B09 V01 6
    late: A04 C02 8,16; C21 20
    flip-tracking: B01 3,13; B01 B15 4; C09 9,10,17,18,19; C11 20; Z01 21
    flip-dragging: B04 3,13; B15 4; C10 9,17,18; C11 20; Z01 21
    flip-decelerating: B15 4; E03 13; C08 7; C07 9,10,17,18,19; C07 C11 A03 20; Z01 21
    flip-animating: Z01 21
    tie-flags: C09 8
    forget-glide: E03 13
    insert-drag: C05 C03 4; B09 V01 6,14; F06 3; E08 16; E02 E01 11; C03 18
    insert-end: C22 K03 20
    scroll-on: A05 20; D15 18
    flip-will-decelerate: K04 7,15
    shift-origin: A01 4,9,10,17,18,19; A01 6,14; A01 20
    old-state: A02 A03 4,9,10,17,18,19; A03 3; A03 C11 20
    freeze: A02 A03 20
    perturb: D05 4,9,10,17,18,19; A06 20; E12 13; Z07 21
    never-end: Z01 20
    miss-page: K06 K01 Z06 K14 14
    offer-no-page: K07 6,14; K08 14
    """,
    "pageBack": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 8; B10 B24 Z04 9; B08 6
    duplicate: A02 4,6; B07 B10 Z04 3; B10 V01 Z04 8; B10 Z04 9
    swap: B09 V01 8; B05 3
    early: B02 3; B09 V01 8
    late: A04 8; A04 B09 9; A04 6
    flip-tracking: B01 3; B01 B15 4,6; B13 9; Z01 B14 10
    flip-dragging: B04 3; B15 4,6; B14 9; Z01 B14 10
    flip-decelerating: B15 4,6; Z01 10
    flip-animating: Z01 10
    tie-flags: B13 9
    insert-drag: B07 6; C05 C03 4,6; B09 V01 8; B12 C05 F06 9; F06 3
    scroll-on: A05 9
    flip-will-decelerate: K04 9
    claim-glide: K04 9
    shift-origin: A01 4,6; A01 8
    old-state: A02 A03 4,6; A03 3
    perturb: D05 4,6; A06 9; Z07 10
    offer-no-page: K07 8
    """,
    "pageJump": """
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
    miss-page: K11 2
    """,
    "pageInsets": """
    drop: B10 Z04 B07 3; B09 B10 V01 Z04 10; B10 C01 C03 Z04 11; B08 6; C01 C02 C12 Z04 12;
      B24 C06 E09 Z04 K03 16; A09 14
    duplicate: A02 4,6,8,13,14,15; B07 B10 Z04 3; B10 V01 Z04 10; B10 Z04 11; C01 C03 Z04 12;
      C05 C06 Z04 16
    swap: B09 V01 10; C03 11; B05 3; C02 C12 12; C21 A06 15
    early: B02 3; B09 V01 10
    late: A04 C02 12; C21 16
    flip-tracking: B01 3; B01 B15 4,6,8; C09 13,14,15; C11 16; Z01 17
    flip-dragging: B04 3; B15 4,6,8; C10 13,14; C11 16; Z01 17
    flip-decelerating: B15 4,6,8; C08 11; C07 13,14,15; C07 C11 A03 16; Z01 17
    flip-animating: Z01 17
    tie-flags: C09 12
    insert-drag: B07 6,8; C05 C03 4,6,8; B09 V01 10; F06 3; C03 14
    insert-end: C22 K03 16
    scroll-on: A05 16; D15 14
    flip-will-decelerate: K04 11
    shift-origin: A01 4,6,8,13,14,15; A01 10; A01 16
    old-state: A02 A03 4,6,8,13,14,15; A03 3; A03 C11 16
    freeze: A02 A03 16; B08 10
    perturb: D05 4,6,8,13,14,15; B18 6; A06 16; Z07 17
    never-end: Z01 16
    miss-page: K05 K02 K01 Z06 K04 10
    offer-no-page: K07 K08 10
    """,
  ]
}
