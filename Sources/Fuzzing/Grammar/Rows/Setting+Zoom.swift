import Traces

extension Setting {
  /// The settings of a view that zooms.
  static let zooming = [
    Setting(.zoomScale, Frequency(8), needs: .zoom) { place, choices, weights in
      scale(place, &choices, weights)
    },
    Setting(.maximumZoomScale, Frequency(4, 4, 5), needs: .zoom) { place, choices, weights in
      let limits = choices.pick(Component.limits(weights))
      return .hundredths(limits.y)
    },
    Setting(.minimumZoomScale, Frequency(4, 4, 5), needs: .zoom) { place, choices, weights in
      let limits = choices.pick(Component.limits(weights))
      return .hundredths(limits.x)
    },
    flag(.bouncesZoom, usual: true, Frequency(6), needs: .zoom),
  ]

  /// Draws a scale: a plain one, at the limits or outside them.
  static func scale(_ place: Place, _ choices: inout Choices, _ weights: Weights) -> Value {
    let limits = place.zoomLimits
    let kinds = weights.column == .human ? 5 : weights.column == .edge ? 8 : 10
    return switch choices.draw(below: kinds) {
    case 0: .hundredths(200)
    case 1: .hundredths(limits.least)
    case 2: .hundredths(limits.most)
    case 3: .hundredths((limits.least + limits.most) / 2)
    case 4: .hundredths(100)
    case 5: .hundredths(limits.most + 100)
    case 6: .hundredths(limits.least / 2)
    case 7: .number(Millionths(units: Int64(limits.most) * 10_000 + 1))
    case 8: .number(Millionths(units: Int64(choices.draw(below: 65_536)) * 77))
    default: .hundredths(1000)
    }
  }
}
