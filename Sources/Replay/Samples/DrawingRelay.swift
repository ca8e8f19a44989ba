import HeadlessUIKit
import Traces

/// Stands between a tiled layer and the view that draws it: it hands each tile on, and has written down
/// what was drawn into it.
final class DrawingRelay: CALayerDelegate {
  private unowned let scripted: ScriptedDelegate
  private weak var receiver: (any CALayerDelegate)?

  /// Takes the place of a layer's delegate.
  init(_ layer: CATiledLayer, of scripted: ScriptedDelegate) {
    self.scripted = scripted
    receiver = layer.delegate
    layer.delegate = self
  }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    receiver?.draw(layer, in: ctx)
    scripted.hearDrawing(
      StageTiles.arguments(of: ctx) + [
        Argument(.fills, .array(ctx.commands.compactMap(Self.area))),
        Argument(.strokes, .array(ctx.commands.flatMap(Self.corners))),
      ]
    )
  }

  private static func area(_ command: DrawingCommand) -> Value? {
    guard case .fill(let rect, _) = command else { return nil }
    return .list([rect.minX, rect.minY, rect.width, rect.height].map(number))
  }

  /// Returns the points that a line goes through.
  private static func corners(_ command: DrawingCommand) -> [Value] {
    guard case .stroke(let steps, _, _) = command else { return [] }
    return steps.compactMap { step in
      switch step {
      case .move(let point), .line(let point): Value(Point(point.x, point.y))
      case .close: nil
      }
    }
  }

  private static func number(_ part: CGFloat) -> Value { .number(Millionths(Thousandths(part))) }
}
