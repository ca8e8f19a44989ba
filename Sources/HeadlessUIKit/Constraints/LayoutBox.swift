import Foundation

/// A place and a size, as sums of unknown values.
nonisolated struct LayoutBox: Hashable, Sendable {
  var x, y, width, height: LinearExpression

  init(_ rect: CGRect) {
    x = LinearExpression(constant: rect.minX)
    y = LinearExpression(constant: rect.minY)
    width = LinearExpression(constant: rect.width)
    height = LinearExpression(constant: rect.height)
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = LinearExpression(variable: x)
    self.y = LinearExpression(variable: y)
    self.width = LinearExpression(variable: width)
    self.height = LinearExpression(variable: height)
  }

  /// Returns the same box, moved to where another one begins.
  func moved(to origin: LayoutBox) -> LayoutBox {
    var box = self
    box.x = x + origin.x
    box.y = y + origin.y
    return box
  }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    var box = self
    box.x = x + insets.left
    box.y = y + insets.top
    box.width = width + -(insets.left + insets.right)
    box.height = height + -(insets.top + insets.bottom)
    return box
  }

  /// Returns one part of the box; the margins are those of the view that it belongs to.
  func part(
    _ attribute: NSLayoutConstraint.Attribute,
    margins: UIEdgeInsets
  ) -> LinearExpression? {
    switch attribute {
    case .left, .leading: x
    case .right, .trailing: x + width
    case .top: y
    // Without words, the lines that they stand on are the lower edge.
    case .bottom, .lastBaseline, .firstBaseline: y + height
    case .width: width
    case .height: height
    case .centerX: x + width * 0.5
    case .centerY: y + height * 0.5
    case .leftMargin, .leadingMargin: inset(by: margins).x
    case .rightMargin, .trailingMargin: inset(by: margins).part(.right, margins: .zero)
    case .topMargin: inset(by: margins).y
    case .bottomMargin: inset(by: margins).part(.bottom, margins: .zero)
    case .centerXWithinMargins: inset(by: margins).part(.centerX, margins: .zero)
    case .centerYWithinMargins: inset(by: margins).part(.centerY, margins: .zero)
    case .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis that the part lies on; `nil` for none.
  nonisolated var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// True if it is a length, and no place.
  nonisolated var isLength: Bool { self == .width || self == .height }
}
