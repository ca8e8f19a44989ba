import HeadlessUIKit
import Traces

/// What a header says of an application's scroll view, held against what that is.
///
/// The header is what a judge goes by: what it leaves out must have UIKit's default.
enum SampleShape {
  /// The first thing that is different, as a sentence without its beginning.
  static func difference(_ view: Header.View, _ scrollView: UIScrollView) -> String? {
    let usual = scrollView is UITableView ? UITableView(frame: .zero) : UIScrollView(frame: .zero)
    for property in properties where property.isOf(view.component) {
      let shown = property.value(scrollView)
      let declared = view.config[property.name] ?? property.value(usual)
      guard shown != declared else { continue }
      return "shows \"\(view.name)\" with \(property.name) \(text(shown)), where the header has "
        + text(declared)
    }
    return nil
  }

  private struct Property {
    let name: Name
    let isOf: @MainActor (String) -> Bool
    let value: @MainActor (UIScrollView) -> Value
  }

  private static let properties: [Property] = [
    Property(name: .contentSize, isOf: { $0 == "scroll" || $0 == "zoom" }) {
      Value(Point($0.contentSize.width, $0.contentSize.height))
    },
    flag(.isPagingEnabled) { $0.isPagingEnabled },
    flag(.bounces) { $0.bounces },
    flag(.alwaysBounceHorizontal) { $0.alwaysBounceHorizontal },
    flag(.alwaysBounceVertical) { $0.alwaysBounceVertical },
    flag(.isScrollEnabled) { $0.isScrollEnabled },
    flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator },
    flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator },
    flag(.refreshControl) { $0.refreshControl != nil },
    factor(.minimumZoomScale) { $0.minimumZoomScale },
    factor(.maximumZoomScale) { $0.maximumZoomScale },
    flag(.allowsMultipleSelection) { ($0 as? UITableView)?.allowsMultipleSelection == true },
  ]

  private static func flag(
    _ name: Name,
    _ value: @escaping @MainActor (UIScrollView) -> Bool
  ) -> Property {
    Property(name: name, isOf: { $0 != "web" }) { .bool(value($0)) }
  }

  private static func factor(
    _ name: Name,
    _ value: @escaping @MainActor (UIScrollView) -> CGFloat
  ) -> Property {
    Property(name: name, isOf: { $0 == "scroll" || $0 == "zoom" }) {
      .number(Millionths(value($0)))
    }
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .bool(let flag): "\(flag)"
    case .number(let number): "\(number.double)"
    case .pair(let first, let second): "[\(first.double), \(second.double)]"
    default: "nothing"
    }
  }
}
