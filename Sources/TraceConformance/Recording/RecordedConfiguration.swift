internal import Foundation
internal import HeadlessUIKit
internal import Traces

/// The set-up of a view, as a header says it: the differences from UIKit's defaults.
@MainActor
enum RecordedConfiguration {
  /// Returns the properties of a view, sorted by name.
  static func config(of view: UIScrollView) -> [Argument] {
    var config = [
      Argument("bounds", value(view.bounds.size)),
      Argument("contentSize", value(view.contentSize)),
    ]
    let plain = UIScrollView(frame: view.frame)
    for (name, read) in scrolling where read(view) != read(plain) {
      config.append(Argument(name, read(view)))
    }
    if let insets = view.window?.safeAreaInsets, insets != .zero {
      config.append(Argument("safeAreaInsets", value(insets)))
    }
    if let table = view as? UITableView {
      // The size of a table's content is its own affair, and so is that it always bounces.
      config.removeAll { ["contentSize", "alwaysBounceVertical"].contains($0.label.text) }
      let plain = UITableView(frame: view.frame, style: .plain)
      for (name, read) in tables where read(table) != read(plain) {
        config.append(Argument(name, read(table)))
      }
      if !table.alwaysBounceVertical {
        config.append(Argument("alwaysBounceVertical", .bool(false)))
      }
    }
    return config.sorted { $0.label.text < $1.label.text }
  }

  private typealias Reading<View> = (name: Name, read: (View) -> Value)

  private static var scrolling: [Reading<UIScrollView>] {
    [
      ("alwaysBounceHorizontal", { .bool($0.alwaysBounceHorizontal) }),
      ("alwaysBounceVertical", { .bool($0.alwaysBounceVertical) }),
      ("bouncesHorizontally", { .bool($0.bouncesHorizontally) }),
      ("bouncesVertically", { .bool($0.bouncesVertically) }),
      ("bouncesZoom", { .bool($0.bouncesZoom) }),
      ("canCancelContentTouches", { .bool($0.canCancelContentTouches) }),
      ("contentInset", { value($0.contentInset) }),
      ("contentInsetAdjustmentBehavior", { .string("\($0.contentInsetAdjustmentBehavior)") }),
      ("contentOffset", { .pair(Millionths($0.contentOffset.x), Millionths($0.contentOffset.y)) }),
      (
        "decelerationRate",
        { $0.decelerationRate == .fast ? .string("fast") : number($0.decelerationRate.rawValue) }
      ),
      ("delaysContentTouches", { .bool($0.delaysContentTouches) }),
      ("isDirectionalLockEnabled", { .bool($0.isDirectionalLockEnabled) }),
      ("isPagingEnabled", { .bool($0.isPagingEnabled) }),
      ("isScrollEnabled", { .bool($0.isScrollEnabled) }),
      ("keyboardDismissMode", { .string("\($0.keyboardDismissMode)") }),
      ("maximumZoomScale", { number($0.maximumZoomScale) }),
      ("minimumZoomScale", { number($0.minimumZoomScale) }),
      ("refreshControl", { .bool($0.refreshControl != nil) }),
      ("scrollsToTop", { .bool($0.scrollsToTop) }),
      ("zoomScale", { number($0.zoomScale) }),
    ]
  }

  private static var tables: [Reading<UITableView>] {
    [
      ("allowsMultipleSelection", { .bool($0.allowsMultipleSelection) }),
      (
        "allowsMultipleSelectionDuringEditing", { .bool($0.allowsMultipleSelectionDuringEditing) }
      ),
      ("allowsSelection", { .bool($0.allowsSelection) }),
      ("allowsSelectionDuringEditing", { .bool($0.allowsSelectionDuringEditing) }),
      ("estimatedRowHeight", { height($0.estimatedRowHeight) }),
      ("estimatedSectionFooterHeight", { height($0.estimatedSectionFooterHeight) }),
      ("estimatedSectionHeaderHeight", { height($0.estimatedSectionHeaderHeight) }),
      ("isEditing", { .bool($0.isEditing) }),
      ("rowHeight", { height($0.rowHeight) }),
      ("sectionFooterHeight", { height($0.sectionFooterHeight) }),
      ("sectionHeaderHeight", { height($0.sectionHeaderHeight) }),
      ("style", { .string("\($0.style)") }),
      ("tableFooterView", { number(Double($0.tableFooterView?.frame.height ?? 0)) }),
      ("tableHeaderView", { number(Double($0.tableHeaderView?.frame.height ?? 0)) }),
    ]
  }

  private static func number(_ number: Double) -> Value { .number(Millionths(number)) }

  /// Returns a height; what is negative leaves it to the table.
  static func height(_ height: Double) -> Value {
    height < 0 ? .string("automaticDimension") : .number(Millionths(Thousandths(height)))
  }

  private static func value(_ size: CGSize) -> Value { Value(Point(size.width, size.height)) }

  private static func value(_ insets: UIEdgeInsets) -> Value {
    .array([insets.top, insets.left, insets.bottom, insets.right].map(number))
  }
}
