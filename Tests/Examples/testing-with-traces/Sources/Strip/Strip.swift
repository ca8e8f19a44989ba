/// The messages of a strip.
public protocol StripDelegate: AnyObject {
  /// A finger begins to drag the strip.
  func stripWillBeginDragging()
  /// The strip has moved.
  func stripDidMove()
  /// The finger was lifted; the strip stays where it is.
  func stripDidEndDragging()
}

/// A strip of content that follows one finger up and down, and stays where it is left.
///
/// It knows nothing of Touchstone. Lengths are points.
public final class Strip {
  /// The receiver of the messages.
  public weak var delegate: (any StripDelegate)?
  /// The distance that the content has gone.
  public private(set) var offset = 0.0
  /// True if a finger is down.
  public private(set) var isTracking = false
  /// True if the finger has gone so far that the content follows it.
  public private(set) var isDragging = false

  /// The distance that a finger goes before the content follows.
  private static let slop = 10.0
  private let end: Double
  private var fingerStart = 0.0
  private var anchor = 0.0

  /// Creates a strip.
  public init(height: Double, contentHeight: Double) {
    end = max(0, contentHeight - height)
  }

  /// A finger comes down.
  public func press(at place: Double) {
    isTracking = true
    fingerStart = place
  }

  /// The finger moves.
  public func drag(to place: Double) {
    let way = fingerStart - place
    if !isDragging {
      guard abs(way) >= Self.slop else { return }
      isDragging = true
      anchor = offset - (way < 0 ? -Self.slop : Self.slop)
      delegate?.stripWillBeginDragging()
    }
    let before = offset
    offset = min(max(0, anchor + way), end)
    if offset != before { delegate?.stripDidMove() }
  }

  /// The finger is lifted.
  public func release() {
    if isDragging {
      isDragging = false
      delegate?.stripDidEndDragging()
    }
    isTracking = false
  }
}
