import Traces

/// The parts that a generated trace of controls may have.
extension Component {
  static let control = Component(
    name: "control",
    sceneries: Table([
      Scenery(Frequency(30, 26, 24)) { composition, choices in
        composition.addControl(.control, Area(0, 0, 200, 100), &choices)
      },
      Scenery(Frequency(14, 16, 16)) { composition, choices in
        composition.addControl(.control, Area(0, 0, 200, 100), &choices)
        composition.addControl(.control, Area(100, 0, 200, 100), &choices)
      },
      Scenery(Frequency(8, 8, 8)) { composition, choices in
        composition.addControl(.button, Area(0, 0, 200, 100), &choices)
      },
      Scenery(Frequency(6, 6, 6)) { composition, choices in
        composition.addControl(.toggle, Area(0, 0, 60, 30), &choices)
      },
      Scenery(Frequency(14, 14, 14)) { composition, choices in
        composition.addControl(.slider, Area(0, 0, 300, 40), &choices)
      },
      Scenery(Frequency(14, 14, 14)) { composition, choices in
        composition.addControl(.pageControl, Area(0, 0, 300, 40), &choices)
      },
      Scenery(Frequency(14, 16, 16)) { composition, choices in
        composition.add(.main, .scroll, Area(0, 0, 320, 480))
        composition.addControl(.control, Area(20, 40, 280, 300), in: 0, &choices)
      },
    ])
  )
}

extension Composition {
  /// Adds a control with actions for some events, or for all.
  fileprivate mutating func addControl(
    _ kind: Place.Kind,
    _ frame: Area,
    in container: Int? = nil,
    _ choices: inout Choices
  ) {
    let place = add(Name("control-\(places.count)"), kind, frame, in: container)
    places[place].offers.insert(.control)
    let events = ["valueChanged"] + Vocabulary.touchEvents
    let isWhole = choices.chance(70)
    let chosen = events.filter { _ in isWhole || choices.chance(50) }
    set(.allControlEvents, to: .array(chosen.map { .string($0) }), of: place)
    if kind == .pageControl {
      set(.numberOfPages, to: .hundredths(choices.pick([5, 3, 1, 0, 20]) * 100), of: place)
    }
  }
}

extension Setting {
  /// The settings of controls.
  static let controls = [
    flag(.isEnabled, usual: true, Frequency(8), needs: .control),
    flag("isSelected", usual: false, Frequency(4), needs: .control),
    flag(.isHidden, usual: false, Frequency(4), needs: .control),
    flag(.isUserInteractionEnabled, usual: true, Frequency(4), needs: .control),
    choice(
      .alpha,
      Frequency(4),
      needs: .control,
      [.hundredths(50), .hundredths(1), .hundredths(2), .hundredths(0)]
    ),
    flag(.isOn, usual: false, Frequency(20), needs: .toggle),
    flag(.isContinuous, usual: true, Frequency(20), needs: .slider),
    choice(.minimumValue, Frequency(6), needs: .slider, [.hundredths(-100), .hundredths(50)]),
    choice(.maximumValue, Frequency(6), needs: .slider, [.hundredths(200), .hundredths(50)]),
    choice(
      .value,
      Frequency(12),
      needs: .slider,
      [.hundredths(50), .hundredths(0), .hundredths(300)]
    ),
    flag(.allowsContinuousInteraction, usual: true, Frequency(12), needs: .pageControl),
    flag(.hidesForSinglePage, usual: false, Frequency(4), needs: .pageControl),
    choice(
      .currentPage,
      Frequency(12),
      needs: .pageControl,
      [.hundredths(100), .hundredths(400), .hundredths(-100), .hundredths(9900)]
    ),
    choice(
      .numberOfPages,
      Frequency(6),
      needs: .pageControl,
      [.hundredths(200), .hundredths(0), .hundredths(1000)]
    ),
  ]
}

extension Method {
  /// The calls of a program to controls.
  static let controls = [
    Method(.sendActions, Frequency(12), needs: .control) { _, choices, _ in
      [
        Argument(
          .forControlEvents,
          .string(choices.pick(["touchUpInside", "valueChanged"] + Vocabulary.touchEvents))
        )
      ]
    },
    Method(.setOn, Frequency(20), needs: .toggle) { _, choices, _ in
      [
        Argument(.animated, .bool(choices.chance(50))), Argument(.on, .bool(choices.chance(50))),
      ]
    },
    Method(.setValueAnimated, Frequency(20), needs: .slider) { _, choices, _ in
      [
        Argument(.animated, .bool(choices.chance(50))),
        Argument(.value, .hundredths(choices.pick([50, 0, 100, 25]))),
      ]
    },
  ]
}

extension Reaction {
  /// The reactions in an action of a control.
  static let controls = [Reaction(.sendActions, Frequency(30), needs: .control)]
}
