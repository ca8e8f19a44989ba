public import Foundation

/// A row of segments, of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The number of no segment: none is chosen.
  nonisolated public static let noSegment = -1

  private final var titles: [String?] = []
  private final var enabled: [Bool] = []
  private final var storedIndex = noSegment

  /// True if no segment stays chosen when the finger is lifted.
  open var isMomentary = false
  /// True if a segment is as wide as its words; all are equally wide.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the segment that is chosen.
  open var selectedSegmentTintColor: UIColor?

  /// Creates a control without segments at a place in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without segments; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with a segment for each title or picture; none is chosen.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      insertSegment(withTitle: item as? String, at: titles.count, animated: false)
    }
  }

  /// The number of segments.
  public final var numberOfSegments: Int { titles.count }

  /// The segment that is chosen; set by code, it is told to nobody.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set { storedIndex = titles.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), titles.count)
    titles.insert(title, at: place)
    enabled.insert(true, at: place)
    if storedIndex >= place { storedIndex += 1 }
  }

  /// Takes a segment away; the one that is chosen is chosen no longer.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    enabled.remove(at: segment)
    if storedIndex == segment { storedIndex = Self.noSegment }
    if storedIndex > segment { storedIndex -= 1 }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    titles = []
    enabled = []
    storedIndex = Self.noSegment
  }

  /// Gives a segment a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }

  /// Lets a segment be chosen by a finger, or no longer.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.enabled[segment] = enabled
  }

  /// Returns true if a segment can be chosen by a finger.
  open func isEnabledForSegment(at segment: Int) -> Bool { enabled[segment] }

  /// Chooses the segment under the finger that is lifted, and tells if that is another one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, !titles.isEmpty, bounds.width > 0 else { return }
    let part = (touch.location(in: self).x - bounds.minX) / bounds.width * CGFloat(titles.count)
    let segment = min(max(0, Int(part.rounded(.down))), titles.count - 1)
    guard enabled[segment], segment != storedIndex else { return }
    storedIndex = segment
    sendActions(for: .valueChanged)
    if isMomentary { storedIndex = Self.noSegment }
  }

  /// Says how the words look in a state; nothing is drawn.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {}
}
