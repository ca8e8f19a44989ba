public import Foundation

/// A control with a thumb that a finger moves along a track, from the least value to the greatest.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The width of the thumb, in points; UIKit's is not known, and nothing is judged by it.
  private static let thumbWidth: CGFloat = 30

  private final var storedValue: Float = 0
  /// The distance of the finger from the middle of the thumb.
  private final var grip: CGFloat = 0
  private final var valueAtTouch: Float = 0

  /// The least value.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      setValue(storedValue, animated: false)
    }
  }
  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// True if it tells of each value on the way, or of the last one alone (R605).
  open var isContinuous = true

  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The picture before the track; it is kept, and not drawn.
  public final var minimumValueImage: UIImage?
  /// The picture behind the track; it is kept, and not drawn.
  public final var maximumValueImage: UIImage?
  /// The colour of the thumb.
  public final var thumbTintColor: UIColor?
  private final var thumbImages: [State: UIImage] = [:]

  /// The value, between the least and the greatest; set by code, it is told to nobody.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, and tells nobody.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), maximumValue)
  }

  /// Returns the rectangle of the track: all of the bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let room = max(0, rect.width - Self.thumbWidth)
    return CGRect(
      x: rect.minX + room * part,
      y: bounds.minY,
      width: Self.thumbWidth,
      height: bounds.height
    )
  }

  private final var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  // MARK: - Tracking

  /// Follows a finger that comes down on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    grip = place.x - thumb.midX
    valueAtTouch = storedValue
    return thumb.contains(place)
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = trackRect(forBounds: bounds).width - Self.thumbWidth
    guard room > 0 else { return true }
    let way = touch.location(in: self).x - grip - Self.thumbWidth / 2 - bounds.minX
    let before = storedValue
    setValue(minimumValue + (maximumValue - minimumValue) * Float(way / room), animated: false)
    if isContinuous, storedValue != before { sendActions(for: .valueChanged) }
    return true
  }

  /// Tells of the last value, where it has told of none on the way.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, storedValue != valueAtTouch { sendActions(for: .valueChanged) }
  }

  /// Sets the picture that the thumb has in a state; it is kept, and not drawn.
  public final func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
  }

  /// Returns the picture that the thumb has in a state.
  public final func thumbImage(for state: State) -> UIImage? {
    thumbImages[state]
  }
}
