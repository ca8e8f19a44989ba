import Traces

extension Component {
  /// A scroll view whose content is drawn in tiles.
  static let tiles = Component(
    "tiles",
    methods: Methods.tiles,
    settings: Properties.tiles,
    make: { setup in setup.scroller(Setup.newScrollView) { StageTiles(setup.view.config) } }
  )
}
