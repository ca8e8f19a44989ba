import HeadlessUIKit
import Traces

/// A comparison of an application's scroll view with what the header says of it.
///
/// The header is what a judge goes by: what it leaves out must have UIKit's default.
enum SampleShape {
  /// Returns the first thing that is different, as a sentence without its beginning.
  static func difference(_ view: Header.View, _ scrollView: UIScrollView) -> String? {
    let usual = scrollView is UITableView ? UITableView(frame: .zero) : UIScrollView(frame: .zero)
    let words = Set(Vocabulary.properties(of: view.component))
    // The content of a table is as large as its rows, and is not zoomed.
    let isTable = Vocabulary.tables.contains(view.component)
    for property in properties
    where words.contains(property.name) && !(isTable && property.isOfContent) {
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
    /// True if it says how large the content is, or may become.
    var isOfContent = false
    let value: @MainActor (UIScrollView) -> Value
  }

  private static let properties: [Property] = [
    Property(name: .contentSize, isOfContent: true) {
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
    Property(name: .style) {
      .string(($0 as? UITableView)?.style == .grouped ? "grouped" : "plain")
    },
    length(.tableFooterView) { $0.tableFooterView?.frame.height ?? 0 },
    length(.tableHeaderView) { $0.tableHeaderView?.frame.height ?? 0 },
    // The forms here leave their fields as they are.
    ofFields(.allControlEvents, .array([])), ofFields(.clearButtonMode, .string("never")),
    ofFields(.clearsOnBeginEditing, .bool(false)),
    ofTiles(.levelsOfDetail) { Double($0.levelsOfDetail) },
    ofTiles(.levelsOfDetailBias) { Double($0.levelsOfDetailBias) },
    Property(name: .tileSize) {
      let size = ($0.tiledLayer ?? CATiledLayer()).tileSize
      return Value(Point(size.width, size.height))
    },
  ]

  private static func length(
    _ name: Name,
    _ value: @escaping @MainActor (UITableView) -> CGFloat
  ) -> Property {
    Property(name: name) {
      .number(Millionths(Double(($0 as? UITableView).map(value) ?? 0)))
    }
  }

  private static func ofFields(_ name: Name, _ value: Value) -> Property {
    Property(name: name) { _ in value }
  }

  private static func ofTiles(
    _ name: Name,
    _ value: @escaping @MainActor (CATiledLayer) -> Double
  ) -> Property {
    Property(name: name) {
      .number(Millionths(value($0.tiledLayer ?? CATiledLayer())))
    }
  }

  private static func flag(
    _ name: Name,
    _ value: @escaping @MainActor (UIScrollView) -> Bool
  ) -> Property {
    Property(name: name) { .bool(value($0)) }
  }

  private static func factor(
    _ name: Name,
    _ value: @escaping @MainActor (UIScrollView) -> CGFloat
  ) -> Property {
    Property(name: name, isOfContent: true) {
      .number(Millionths(value($0)))
    }
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .bool(let flag): "\(flag)"
    case .number(let number): "\(number.double)"
    case .pair(let first, let second): "[\(first.double), \(second.double)]"
    case .string(let word): word
    default: "nothing"
    }
  }
}

extension UIScrollView {
  /// The layer that draws the content in tiles, if there is one.
  fileprivate var tiledLayer: CATiledLayer? {
    subviews.lazy.compactMap { $0.layer as? CATiledLayer }.first
  }
}
