public import Foundation

/// A rectangle in a view, which is no view itself.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The place of a guide that belongs to a view from the beginning.
  nonisolated enum Place: Hashable, Sendable {
    case safeArea, margins, readableContent, scrollContent, scrollFrame, keyboard
  }

  /// The view that the guide is in.
  open weak var owningView: UIView?
  /// The name by which code finds the guide.
  open var identifier = ""
  final let place: Place?
  /// The place that constraints have given a guide of one's own.
  final var solvedFrame = CGRect.zero

  /// Creates a guide, which constraints place.
  public override init() {
    place = nil
    super.init()
  }

  init(_ place: Place, in view: UIView) {
    self.place = place
    owningView = view
    super.init()
  }

  /// The rectangle in the view's coordinates; that of a guide of one's own, as it was solved last.
  public final var layoutFrame: CGRect {
    guard let place, let view = owningView else { return solvedFrame }
    switch place {
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins, .readableContent: return view.bounds.inset(by: view.layoutMargins)
    case .scrollContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return view.bounds
    case .keyboard:
      let covered = view.bounds.inset(by: view.safeAreaInsets)
      return CGRect(x: covered.minX, y: covered.maxY, width: covered.width, height: 0)
    }
  }
}

extension UIView {
  /// The part of the view that bars leave free.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part of the view inside the margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// As wide as words are read well; what the margins leave of the view, here.
  public final var readableContentGuide: UILayoutGuide { guide(.readableContent) }
  /// The place of the keyboard while it is down: the lower edge of the room that bars leave of the view.
  public final var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard) }
  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { storedLook?.layout.guides ?? [] }

  /// Adds a guide to the view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    look.layout.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide out of the view.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    look.layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The distance of the content from the edges; only guides and stack views use it.
  public final var layoutMargins: UIEdgeInsets {
    get { storedLook?.layout.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set {
      look.layout.margins = newValue
      setNeedsLayout()
    }
  }

  /// The distance of the content from the edges, by the direction of words.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  final func guide(_ place: UILayoutGuide.Place) -> UILayoutGuide {
    if let guide = storedLook?.layout.ownGuides[place] { return guide }
    let guide = UILayoutGuide(place, in: self)
    look.layout.ownGuides[place] = guide
    return guide
  }
}

extension UIScrollView {
  /// The content's rectangle.
  public final var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The part of the content that is in view.
  public final var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
