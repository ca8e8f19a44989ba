import Traces

/// A call of a program: a method, or a property that is assigned.
struct Method: Row {
  /// Its name; nil: a property, drawn from the settings.
  ///
  /// `beginUpdates()` stands for a whole update.
  let name: Name?
  let frequency: Frequency
  let needs: Need
  /// Draws the arguments, sorted by label.
  let arguments: @Sendable (Place, inout Choices, Weights) -> [Argument]

  init(
    _ name: Name?,
    _ frequency: Frequency,
    needs: Need = .scrollView,
    _ arguments: @escaping @Sendable (Place, inout Choices, Weights) -> [Argument] = { _, _, _ in []
    }
  ) {
    self.name = name
    self.frequency = frequency
    self.needs = needs
    self.arguments = arguments
  }

  /// All methods, the plainest first.
  static let table = Table(
    scrolling + tables + editing + rowActions + web + typing + tiling + animations + controls
  )

  private static let scrolling = [
    // Whatever a view is, it can be laid out: the row that is there for every view.
    Method(.layoutIfNeeded, Frequency(1, 1, 2), needs: []),
    Method(.setContentOffset, Frequency(24, 18, 16)) { place, choices, weights in
      let isAnimated = choices.chance(60)
      return [
        Argument(.animated, .bool(isAnimated)),
        Argument(.contentOffset, .thousandths(weights.offset(in: place, &choices))),
      ]
    },
    Method(.scrollRectToVisible, Frequency(6)) { place, choices, weights in
      let isAnimated = choices.chance(60)
      return [
        Argument(.animated, .bool(isAnimated)), Argument(.rect, weights.rect(in: place, &choices)),
      ]
    },
    Method(nil, Frequency(16, 22, 26), needs: []),
    Method(.stopScrollingAndZooming, Frequency(4)),
    Method(.tapStatusBar, Frequency(5), needs: []),
    Method(.flashScrollIndicators, Frequency(1)),
    Method(.setZoomScale, Frequency(18, 14, 12), needs: .zoom) { place, choices, weights in
      let isAnimated = choices.chance(60)
      return [
        Argument(.animated, .bool(isAnimated)),
        Argument(.zoomScale, Setting.scale(place, &choices, weights)),
      ]
    },
    Method(.zoomToRect, Frequency(8), needs: .zoom) { place, choices, weights in
      let isAnimated = choices.chance(60)
      return [
        Argument(.animated, .bool(isAnimated)),
        Argument(.to, weights.rect(in: place, &choices)),
      ]
    },
    Method(.beginRefreshing, Frequency(10), needs: .refreshControl),
    Method(.endRefreshing, Frequency(10), needs: .refreshControl),
    Method(.becomeFirstResponder, Frequency(24), needs: .keyboard),
    Method(.becomeFirstResponder, Frequency(2), needs: []),
    Method(.resignFirstResponder, Frequency(1, 2, 2), needs: []),
    Method(.removeFromSuperview, Frequency(1, 1, 2), needs: .call),
  ]
}
