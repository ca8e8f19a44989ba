/// The readable facts about a component at one moment, for its receiver: every part is optional.
///
/// It is flat and needs no allocation, for a transcript holds one for each message; what a table tells
/// of its own is apart, a ``TableState``.
public struct State: Hashable, Sendable {
  /// The facts that a state may hold.
  public struct Facts: OptionSet, Hashable, Sendable {
    /// One bit a fact.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// `isTracking`.
    public static let isTracking = Facts(rawValue: 1 << 0)
    /// `isDragging`.
    public static let isDragging = Facts(rawValue: 1 << 1)
    /// `isDecelerating`.
    public static let isDecelerating = Facts(rawValue: 1 << 2)
    /// `isZooming`.
    public static let isZooming = Facts(rawValue: 1 << 3)
    /// `isZoomBouncing`.
    public static let isZoomBouncing = Facts(rawValue: 1 << 4)
    /// `isScrollAnimating`.
    public static let isScrollAnimating = Facts(rawValue: 1 << 5)
    /// All flags of motion.
    public static let flags: Facts = [
      .isTracking, .isDragging, .isDecelerating, .isZooming, .isZoomBouncing, .isScrollAnimating,
    ]
    /// `contentOffset`.
    public static let contentOffset = Facts(rawValue: 1 << 6)
    /// `bounds`.
    public static let bounds = Facts(rawValue: 1 << 7)
    /// `contentSize`.
    public static let contentSize = Facts(rawValue: 1 << 8)
    /// `adjustedContentInset`.
    public static let adjustedContentInset = Facts(rawValue: 1 << 9)
    /// `zoomScale`.
    public static let zoomScale = Facts(rawValue: 1 << 10)
    /// `isRefreshing`, of the view's refresh control.
    public static let isRefreshing = Facts(rawValue: 1 << 11)
    /// `isSelected`, of the cell that a message is about.
    public static let isSelected = Facts(rawValue: 1 << 12)
    /// `isHighlighted`, of the cell that a message is about.
    public static let isHighlighted = Facts(rawValue: 1 << 13)
    /// `isEditing`, of a table.
    public static let isEditing = Facts(rawValue: 1 << 14)
  }

  /// The facts that are known.
  public private(set) var known: Facts = []
  /// The flags that are known and true.
  public private(set) var raised: Facts = []
  private var storedContentOffset = Point.zero
  private var storedBounds = Rect.zero
  private var storedContentSize = Point.zero
  private var storedInset = Insets.zero
  private var storedZoomScale = Millionths.zero

  /// Creates a state of which nothing is known.
  public init() {}

  /// The offset of the content, if it is known.
  public var contentOffset: Point? {
    get { known.contains(.contentOffset) ? storedContentOffset : nil }
    set {
      mark(.contentOffset, isKnown: newValue != nil)
      storedContentOffset = newValue ?? .zero
    }
  }

  /// The whole bounds rectangle, if it is known.
  public var bounds: Rect? {
    get { known.contains(.bounds) ? storedBounds : nil }
    set {
      mark(.bounds, isKnown: newValue != nil)
      storedBounds = newValue ?? .zero
    }
  }

  /// The size of the content, if it is known.
  public var contentSize: Point? {
    get { known.contains(.contentSize) ? storedContentSize : nil }
    set {
      mark(.contentSize, isKnown: newValue != nil)
      storedContentSize = newValue ?? .zero
    }
  }

  /// The insets that extend the range, if they are known.
  public var adjustedContentInset: Insets? {
    get { known.contains(.adjustedContentInset) ? storedInset : nil }
    set {
      mark(.adjustedContentInset, isKnown: newValue != nil)
      storedInset = newValue ?? .zero
    }
  }

  /// The zoom scale, if it is known.
  public var zoomScale: Millionths? {
    get { known.contains(.zoomScale) ? storedZoomScale : nil }
    set {
      mark(.zoomScale, isKnown: newValue != nil)
      storedZoomScale = newValue ?? .zero
    }
  }

  /// True if the flag is true; nil where that is not known.
  public subscript(flag: Facts) -> Bool? {
    get { known.contains(flag) ? raised.contains(flag) : nil }
    set {
      known.remove(flag)
      raised.remove(flag)
      guard let newValue else { return }
      known.insert(flag)
      if newValue { raised.insert(flag) }
    }
  }

  /// Puts the offset elsewhere, and with it the origin of the bounds; the quick way for a recorder.
  package mutating func move(to offset: Point) {
    contentOffset = offset
    if known.contains(.bounds) { storedBounds.origin = offset }
  }

  /// Sets several flags at once, the quick way for a recorder.
  public mutating func setFlags(known: Facts, raised: Facts) {
    self.known = self.known.subtracting(.flags).union(known)
    self.raised = self.raised.subtracting(.flags).union(raised.intersection(known))
  }

  private mutating func mark(_ fact: Facts, isKnown: Bool) {
    if isKnown { known.insert(fact) } else { known.remove(fact) }
  }
}
