// Each call makes an anchor, which knows its view and part and nothing else.

extension UIView {
  /// The edge at which words begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .leading)
  }
  /// The edge at which words end.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .trailing)
  }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .left)
  }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .right)
  }
  /// The middle from side to side.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .centerX)
  }
  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .top)
  }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .bottom)
  }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .centerY)
  }
  /// The width.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(self, .width)
  }
  /// The height.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(self, .height)
  }
  /// The line that the first words stand on.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// The line that the last words stand on.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }
}

extension UILayoutGuide {
  /// The edge at which words begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .leading)
  }
  /// The edge at which words end.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .trailing)
  }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .left)
  }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .right)
  }
  /// The middle from side to side.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, .centerX)
  }
  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .top)
  }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .bottom)
  }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .centerY)
  }
  /// The width.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(self, .width)
  }
  /// The height.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(self, .height)
  }
}
