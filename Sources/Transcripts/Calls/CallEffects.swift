package import Traces

/// What a call does to a view, by its name: the one list of that.
///
/// Arguments may make it less: a call for the offset that holds moves nothing.
package struct CallEffects: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It asks for an offset.
  package static let setsOffset = CallEffects(rawValue: 1 << 0)
  /// It brings a rectangle into view.
  package static let reveals = CallEffects(rawValue: 1 << 1)
  /// It brings a row into view.
  package static let revealsRow = CallEffects(rawValue: 1 << 2)
  /// It asks for a scale.
  package static let zooms = CallEffects(rawValue: 1 << 3)
  /// It sets between which scales the view zooms.
  package static let limitsZoom = CallEffects(rawValue: 1 << 4)
  /// It sets the size of the view, or of its content.
  package static let resizes = CallEffects(rawValue: 1 << 5)
  /// It sets an inset, or whether the safe area counts as one.
  package static let insets = CallEffects(rawValue: 1 << 6)
  /// It makes rows or sections come, go, move or load anew.
  package static let updatesRows = CallEffects(rawValue: 1 << 7)
  /// It begins or ends a block of updates.
  package static let bracketsUpdates = CallEffects(rawValue: 1 << 8)
  /// It loads or lays out the rows.
  package static let laysOut = CallEffects(rawValue: 1 << 9)
  /// It changes which screen a navigation shows.
  package static let changesScreens = CallEffects(rawValue: 1 << 10)
  /// It decides where cells come from.
  package static let providesCells = CallEffects(rawValue: 1 << 11)

  /// It belongs to an update of rows.
  package static let ofUpdates: CallEffects = [.updatesRows, .bracketsUpdates]

  /// What a call of a name does.
  package init(_ name: Name) {
    let place = Int(name.index)
    self = place < Self.byPlace.count ? Self.byPlace[place] : []
  }

  private static let names: [(CallEffects, [Name])] = [
    (.setsOffset, [.contentOffset, .setContentOffset]),
    (.reveals, [.scrollRectToVisible]),
    (.revealsRow, [.scrollToRow, .scrollToNearestSelectedRow]),
    (.zooms, [.zoomScale, .setZoomScale, .zoomToRect]),
    (.limitsZoom, [.minimumZoomScale, .maximumZoomScale]),
    (.resizes, [.contentSize, .frame, .bounds]),
    (.insets, [.contentInset, .safeAreaInsets, .contentInsetAdjustmentBehavior]),
    (
      .updatesRows,
      [
        .insertRows, .deleteRows, .reloadRows, .moveRow, .insertSections, .deleteSections,
        .reloadSections, .moveSection,
      ]
    ),
    (.bracketsUpdates, [.beginUpdates, .endUpdates]),
    (.laysOut, [.reloadData, .layoutIfNeeded, .applySnapshot, .applyByReload]),
    (
      .changesScreens,
      [
        .pushViewController, .popViewController, .popToRootViewController, .setViewControllers,
        .performSegue,
      ]
    ),
    (.providesCells, [.identifiers, .registers, .dequeues]),
  ]

  /// All of them stand in the vocabulary, so at small places.
  private static let byPlace: [CallEffects] = {
    let count = names.flatMap(\.1).map { Int($0.index) + 1 }.max() ?? 0
    var effects = [CallEffects](repeating: [], count: count)
    for (effect, names) in names {
      for name in names { effects[Int(name.index)].formUnion(effect) }
    }
    return effects
  }()
}

extension Call {
  /// What it does to its view.
  package var effects: CallEffects { CallEffects(name) }

  /// Whether it does one of some things.
  package func does(_ effects: CallEffects) -> Bool { !self.effects.isDisjoint(with: effects) }
}
