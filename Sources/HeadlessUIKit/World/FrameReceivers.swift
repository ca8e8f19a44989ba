/// All that each frame of a world is shown to.
struct FrameReceivers {
  /// The scroll views that move.
  var scrollViews: [UIScrollView] = []
  /// The other objects that move with each frame.
  var movers: [any FrameMover] = []
  /// The recognizers that wait for another touch, and not for ever.
  var recognizers: [UIGestureRecognizer] = []
  /// The layers that ask for tiles, which are drawn when all stands where a frame shows it.
  private(set) var tiledLayers: [CATiledLayer] = []

  /// Adds a layer, once.
  mutating func add(_ layer: CATiledLayer) {
    if !tiledLayers.contains(where: { $0 === layer }) { tiledLayers.append(layer) }
  }
}
