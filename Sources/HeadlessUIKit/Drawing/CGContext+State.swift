public import Foundation

nonisolated extension CGContext {
  /// Keeps colours, widths and maps for later.
  public func saveGState() { savedStates.append(state) }

  /// Takes up again what was kept last, if anything was.
  public func restoreGState() {
    if let saved = savedStates.popLast() { state = saved }
  }

  /// Has what follows drawn further on, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Has what follows drawn larger or smaller.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Has what follows turned around the origin; radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Has what follows drawn where a map takes it.
  public func concatenate(_ transform: CGAffineTransform) { state.concatenate(transform) }
}

// The following calls are accepted and change nothing.

nonisolated extension CGContext {
  /// Takes how lines end, which changes nothing.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Takes how lines meet, which changes nothing.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Takes how long pieces of lines and gaps are, in points, which changes nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Takes how opaque all that follows is, which changes nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Takes how colours are laid over one another, which changes nothing.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Takes the shadow of what follows, which is not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Takes a black shadow of what follows, which is not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Takes whether edges are smoothed, which they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Takes nothing away of what was drawn in a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Cuts nothing off: what is outside of a rectangle is drawn, too.
  public func clip(to rect: CGRect) {}
  /// Forgets the path; nothing is cut off.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Draws nothing: no other picture is drawn.
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

/// The rule by which colours are laid over one another; it has no effect.
nonisolated public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}
