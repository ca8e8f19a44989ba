extension Places {
  /// What the operators find in the samples of refresh controls and keyboards.
  static let notices: [String: String] = [
    "pull": """
    drop: B10 Z04 B07 3,19; B09 B10 V01 Z04 10,24; B10 B24 Z04 B11 25; B10 C01 C03 Z04 11;
      B08 22; C01 C02 C12 Z04 D06 12; B24 C06 E09 Z04 15
    duplicate: A02 4,7,13,14,20,22; B07 B10 Z04 3,19; B10 V01 Z04 10,24; B10 Z04 11,25;
      C01 C03 Z04 12; C05 C06 Z04 15
    swap: B09 V01 10,24; C03 11; B05 3,19; C02 C12 12; C21 A06 14
    early: B02 3,19; B09 V01 24
    late: A04 24; A04 B09 25; A04 C02 12; C21 15; A04 7
    flip-tracking: B01 3,19; B01 B15 4,7,20,22; B13 25; C09 13,14; C11 15; Z01 16,26; B14 26
    flip-dragging: B04 3,19; B15 4,7,20,22; B14 25; C11 15; Z01 16,26; B14 26
    flip-decelerating: B15 4,7,20,22; C08 11; C07 13,14; C07 C11 A03 15; Z01 16,26
    flip-animating: Z01 16,26
    tie-flags: C09 12; B13 25
    insert-drag: B07 7,22; C05 C03 4,7,20,22; B09 V01 10,24; B12 C05 F06 25; F06 3,19
    insert-end: C22 D09 15
    scroll-on: A05 25; A05 15
    flip-will-decelerate: D06 11; B11 25
    claim-glide: B11 B16 D13 25
    velocity: B16 V03 24; B16 10
    target: V03 24
    shift-origin: A01 13,14,20,22; A01 4,7,13,14,20,22; A01 10,24; A01 15
    old-state: A02 A03 4,7,13,14,20,22; A03 3,19; A03 C11 15
    perturb: D05 14,22; D12 4,7,20; A06 25; A06 15; Z07 16,26
    refresh: P04 6; P04 20
    """,
    "refreshByCode": """
    drop: B10 Z04 B07 8; B09 B10 V01 Z04 11; B10 B24 Z04 B11 12; F01 2
    duplicate: A02 2,9; B07 B10 Z04 8; B10 V01 Z04 11; B10 Z04 12
    swap: B09 V01 11; B05 8
    early: B02 8; B09 V01 11
    late: A04 11; A04 B09 12; A04 B06 9
    flip-tracking: B01 8; B01 B15 9; B13 12; Z01 3,5,13; B14 13
    flip-dragging: B04 8; B15 9; B14 12; A14 2; Z01 3,5,13; B14 13
    flip-decelerating: B15 9; A14 2; Z01 3,5,13
    flip-animating: Z01 3,5,13
    tie-flags: B13 12
    insert-drag: C05 C03 9; B09 V01 11; B12 C05 F06 12; F06 8; C05 F08 2
    insert-end: F06 2
    scroll-on: A05 12; F01 2
    flip-will-decelerate: B11 12
    claim-glide: B11 B16 12
    velocity: B16 V03 11
    target: V03 11
    shift-origin: A01 9; A01 2,9; A01 11
    old-state: A02 A03 2,9; A03 8
    perturb: D05 9; A06 12; Z07 3,13
    silence: B08 8
    refresh: P04 9; P04 2; P04 P05 4
    """,
    "refreshEnd": """
    drop: B09 B10 V01 Z04 6; B10 C01 C03 Z04 7; C01 C02 C12 Z04 8
    duplicate: A02 4,9,10; B07 B10 Z04 3; B10 V01 Z04 6; B10 Z04 7; C01 C03 Z04 8
    swap: B09 V01 6; C03 7; C02 C12 8
    flip-tracking: B01 3; Z01 13
    flip-dragging: B04 3; Z01 13
    flip-decelerating: C08 7; Z01 13
    flip-animating: Z01 13
    insert-drag: B09 V01 6; F06 3
    velocity: V09 6
    target: V09 6
    shift-origin: A01 4,9,10; A01 6; A01 12
    old-state: A02 A03 4,9,10
    refresh: P06 11
    """,
    "keyboardStays": """
    drop: B10 Z04 B07 5; B09 B10 V01 Z04 8; B10 B24 Z04 B11 9; F01 12
    duplicate: A02 6,12; B07 B10 Z04 5; B10 V01 Z04 8; B10 Z04 9
    swap: B09 V01 8; B05 5
    early: B02 5; B09 V01 8
    late: A04 8; A04 B09 9; A04 B06 6; A04 F01 12
    flip-tracking: B01 5; B01 B15 6; B13 9; Z01 10,13; B14 10
    flip-dragging: B04 5; B15 6; B14 9; A14 12; Z01 10,13; B14 10
    flip-decelerating: B15 6; A14 12; Z01 10,13
    flip-animating: Z01 10,13
    tie-flags: B13 9
    insert-drag: C05 C03 6; B09 V01 8; B12 C05 F06 9; F06 5; C05 F08 12
    insert-end: F06 12
    scroll-on: A05 9; F01 12
    flip-will-decelerate: B11 9
    claim-glide: B11 B16 9
    velocity: B16 V03 8
    target: V03 8
    shift-origin: A01 6,12; A01 8
    old-state: A02 A03 6,12; A03 5
    perturb: D05 6; A06 9; Z07 10,13
    keyboard: P01 5; P01 12
    """,
    "keyboardFollows": """
    drop: B10 Z04 B07 5; B09 B10 V01 Z04 8; B10 B24 Z04 B11 9; F01 12
    duplicate: A02 6,12; B07 B10 Z04 5; B10 V01 Z04 8; B10 Z04 9
    swap: B09 V01 8; B05 5
    early: B02 5; B09 V01 8
    late: A04 8; A04 B09 9; A04 B06 6; A04 F01 12
    flip-tracking: B01 5; B01 B15 6; B13 9; Z01 10,13; B14 10
    flip-dragging: B04 5; B15 6; B14 9; A14 12; Z01 10,13; B14 10
    flip-decelerating: B15 6; A14 12; Z01 10,13
    flip-animating: Z01 10,13
    tie-flags: B13 9
    insert-drag: C05 C03 6; B09 V01 8; B12 C05 F06 9; F06 5; C05 F08 12
    insert-end: F06 12
    scroll-on: A05 9; F01 12
    flip-will-decelerate: B11 9
    claim-glide: B11 B16 9
    velocity: B16 V03 8
    target: V03 8
    shift-origin: A01 6,12; A01 8
    old-state: A02 A03 6,12; A03 5
    perturb: D05 6; A06 9; Z07 10,13
    keyboard: P03 5
    """,
    "keyboardGoes": """
    drop: B10 Z04 B07 8; B09 B10 V01 Z04 12; B10 B24 Z04 B11 13; F01 4
    duplicate: A02 4,9; B07 B10 Z04 8; B10 V01 Z04 12; B10 Z04 13
    swap: B09 V01 12; B05 8
    early: B02 8; B09 V01 12
    late: A04 12; A04 B09 13; A04 B06 9; A04 F01 4
    flip-tracking: B01 8; B01 B15 9; B13 13; Z01 5,14,16; B14 14
    flip-dragging: B04 8; B15 9; B14 13; A14 4; Z01 5,14,16; B14 14
    flip-decelerating: B15 9; A14 4; Z01 5,14,16
    flip-animating: Z01 5,14,16
    tie-flags: B13 13
    insert-drag: C05 C03 9; B09 V01 12; B12 C05 F06 13; F06 8; C05 F08 4
    insert-end: F06 4
    scroll-on: A05 13; F01 4; O03 15
    flip-will-decelerate: B11 13
    claim-glide: B11 B16 13
    velocity: B16 V03 12
    target: V03 12
    shift-origin: A01 4,9; A01 12
    old-state: A02 A03 4,9; A03 8
    perturb: D05 9; A06 13; Z07 5,14
    keyboard: P02 4; P02 10
    """,
  ]
}
