import Traces

/// A property that a `config` sets or a program assigns.
struct Setting: Row {
  let name: Name
  let frequency: Frequency
  let needs: Need
  /// Draws a value.
  let value: @Sendable (Place, inout Choices, Weights) -> Value

  init(
    _ name: Name,
    _ frequency: Frequency,
    needs: Need = .scrollView,
    _ value: @escaping @Sendable (Place, inout Choices, Weights) -> Value
  ) {
    self.name = name
    self.frequency = frequency
    self.needs = needs
    self.value = value
  }

  /// All properties, the plainest first.
  static let table = Table(
    geometry + switches + zooming + surroundings + data + tables + editing + navigation + web
      + typing + tiling + animations + controls
  )

  /// Returns a switch, which is drawn other than UIKit has it unless choices say so.
  static func flag(
    _ name: Name,
    usual: Bool,
    _ frequency: Frequency,
    needs: Need = .scrollView
  ) -> Setting {
    Setting(name, frequency, needs: needs) { _, choices, _ in
      .bool(choices.chance(25) ? usual : !usual)
    }
  }

  /// Returns a property that has one of some values, the plainest first.
  static func choice(
    _ name: Name,
    _ frequency: Frequency,
    needs: Need = .scrollView,
    _ values: [Value]
  ) -> Setting {
    Setting(name, frequency, needs: needs) { _, choices, _ in choices.pick(values) }
  }
}

extension Setting {
  /// Switches of how fingers scroll.
  private static let switches = [
    flag(.bounces, usual: true, Frequency(8)),
    flag(.alwaysBounceVertical, usual: false, Frequency(8)),
    flag(.alwaysBounceHorizontal, usual: false, Frequency(6)),
    flag(.bouncesVertically, usual: true, Frequency(2, 4, 4)),
    flag(.bouncesHorizontally, usual: true, Frequency(2, 4, 4)),
    flag(.isPagingEnabled, usual: false, Frequency(8)),
    flag(.isDirectionalLockEnabled, usual: false, Frequency(6)),
    flag(.isScrollEnabled, usual: true, Frequency(2, 3, 3)),
    choice(
      .decelerationRate,
      Frequency(20, 20, 14),
      [
        .string("fast"), .string("fast"), .string("fast"), .string("normal"), .hundredths(99),
        .hundredths(50), .number(Millionths(units: 998_000)), .number(Millionths(units: 995_000)),
      ]
    ),
    flag(.transfersHorizontalScrollingToParent, usual: true, Frequency(1, 2, 3)),
    flag(.transfersVerticalScrollingToParent, usual: true, Frequency(1, 2, 3)),
    flag(.delaysContentTouches, usual: true, Frequency(2)),
    flag(.canCancelContentTouches, usual: true, Frequency(2)),
    flag(.scrollsToTop, usual: true, Frequency(2)),
  ]

  /// The settings of the things around the content.
  private static let surroundings = [
    choice(
      .keyboardDismissMode,
      Frequency(2),
      [
        .string("onDrag"), .string("interactive"), .string("none"),
        .string("onDragWithAccessory"), .string("interactiveWithAccessory"),
      ]
    ),
    flag(.refreshControl, usual: false, Frequency(5)),
    flag(.showsVerticalScrollIndicator, usual: true, Frequency(1)),
    flag(.showsHorizontalScrollIndicator, usual: true, Frequency(1)),
    choice(
      .indicatorStyle,
      Frequency(1),
      [.string("white"), .string("black"), .string("default")]
    ),
    choice(.scrollIndicatorInsets, Frequency(1), insets),
    choice(.verticalScrollIndicatorInsets, Frequency(1), insets),
    choice(.horizontalScrollIndicatorInsets, Frequency(1), insets),
  ]
}
