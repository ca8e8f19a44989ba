public import Foundation

/// A row of dots, one a page: a tap goes to the page before or after, a drag through all of them.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The way in which a finger moves the control at the moment (R665).
  nonisolated public enum InteractionState: Int, Hashable, Sendable {
    /// No finger moves it.
    case none
    /// A tap goes one page on.
    case discrete
    /// A finger drags through the pages.
    case continuous
  }

  /// The distance after which a finger drags through the pages, in points; UIKit's is not known.
  private static let slop: CGFloat = 10
  /// The way from dot to dot, in points; UIKit's is not known.
  private static let pitch: CGFloat = 18

  private final var storedPage = 0
  private final var origin = CGPoint.zero

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      storedPage = held(storedPage)
    }
  }

  /// The page whose dot is lit, from 0 and below the number of pages (R662); set by code, it is told to
  /// nobody.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = held(newValue) }
  }

  /// True if no dot is shown where there is one page.
  open var hidesForSinglePage = false
  /// The background of the dots; nothing is drawn.
  open var backgroundStyle = BackgroundStyle.automatic

  /// The background of the dots.
  nonisolated public enum BackgroundStyle: Int, Hashable, Sendable, CaseIterable {
    case automatic, prominent, minimal
  }

  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot that is lit.
  open var currentPageIndicatorTintColor: UIColor?
  /// True if a finger may drag through the pages (R665).
  open var allowsContinuousInteraction = true
  /// The way in which a finger moves the control at the moment.
  public final private(set) var interactionState = InteractionState.none

  /// Returns the room that so many dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch, height: Self.pitch)
  }

  private func held(_ page: Int) -> Int { min(max(0, page), max(0, numberOfPages - 1)) }

  // MARK: - Tracking

  /// Notes where a finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    origin = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  /// Goes to the dot under a finger that drags.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard allowsContinuousInteraction else { return true }
    if abs(place.x - origin.x) >= Self.slop { interactionState = .continuous }
    guard interactionState == .continuous else { return true }
    let first = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
    go(to: Int(((place.x - first) / Self.pitch).rounded(.down)))
    return true
  }

  /// Goes one page on, to the side that was tapped (R660).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    defer { interactionState = .none }
    guard interactionState == .none, isTouchInside, let touch else { return }
    interactionState = .discrete
    go(to: storedPage + (touch.location(in: self).x < bounds.midX ? -1 : 1))
  }

  /// Ends the drag.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  private func go(to page: Int) {
    let page = held(page)
    guard page != storedPage else { return }
    storedPage = page
    sendActions(for: .valueChanged)
  }
}
