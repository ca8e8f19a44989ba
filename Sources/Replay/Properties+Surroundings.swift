import HeadlessUIKit
import Traces

extension Properties {
  /// The properties of the parts around the content, and of what a drag does besides scrolling.
  static let surroundings: [Property] = [
    flag(.refreshControl) { view, hasControl in
      guard hasControl != (view.refreshControl != nil) else { return }
      view.refreshControl = hasControl ? (view as? any StageScroller)?.newRefreshControl : nil
    },
    choice(.keyboardDismissMode) { $0.keyboardDismissMode = $1 },
    choice("indicatorStyle") { (view, style: UIScrollView.IndicatorStyle) in
      view.indicatorStyle = style
    },
    flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 },
    flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 },
    insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 },
    insets("horizontalScrollIndicatorInsets") { $0.horizontalScrollIndicatorInsets = $1 },
    insets("verticalScrollIndicatorInsets") { $0.verticalScrollIndicatorInsets = $1 },
    number(.alpha) { $0.alpha = $1 },
  ]

  /// Returns a property of insets.
  private static func insets(
    _ name: Name,
    _ set: @escaping @MainActor (UIScrollView, UIEdgeInsets) -> Void
  ) -> Property {
    Property(name: name) { receiver, value in
      if let insets = value.insets { set(receiver.scrollView, UIEdgeInsets(insets)) }
    }
  }

  /// Returns a property that has one of the cases of an enumeration, by UIKit's case name.
  private static func choice<Choice: CaseIterable & Sendable>(
    _ name: Name,
    _ set: @escaping @MainActor (UIScrollView, Choice) -> Void
  ) -> Property {
    let choices = Dictionary(uniqueKeysWithValues: Choice.allCases.map { ("\($0)", $0) })
    return Property(name: name) { receiver, value in
      if let choice = value.string.flatMap({ choices[$0] }) { set(receiver.scrollView, choice) }
    }
  }
}
