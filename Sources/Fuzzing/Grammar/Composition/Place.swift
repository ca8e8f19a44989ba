import Traces

/// A view of a trace, as far as a generator knows it: what the header and the calls said of it.
struct Place: Sendable {
  /// The kind of a view, with the format's word for it.
  enum Kind: String, Sendable {
    case scroll
    case zoom
    case tiles
    case table
    case content
    case control
    case navigation
    case web
    case form
    case field
    case button
    case toggle = "switch"
    case slider
    case pageControl = "page-control"
  }

  let name: Name
  let kind: Kind
  /// The place of the view that it stands in.
  let container: Int?
  /// The frame with which it was declared, in its container.
  let frame: Area
  /// The place of its upper left corner in the window, as long as nothing scrolls.
  let corner: Vector
  var config: [Argument] = []
  var script: [Script.Entry] = []
  /// The size of the content and the insets, in whole points, as they were last set.
  var contentSize = Vector.zero
  var insets = (top: 0, left: 0, bottom: 0, right: 0)
  var zoomLimits = (least: 100, most: 100)
  /// The rows in it, if it is a table.
  var rows = Rows()
  var offers: Need
  /// True if it is a controller's, in a navigation, which gives it its place.
  var isScreen = false

  /// True if it has a delegate with a script.
  var hasDelegate: Bool {
    isScrollView || kind == .web || kind == .field || offers.contains(.control)
  }

  /// True if it scrolls by itself.
  var isScrollView: Bool { Vocabulary.scrollers.contains(kind.rawValue) }

  /// The bounds' size.
  var size: Vector { frame.size }

  /// The first offset that is inside.
  var lowest: Vector { Vector(-insets.left, -insets.top) }

  /// The last offset that is inside.
  var highest: Vector {
    Vector(
      max(lowest.x, contentSize.x + insets.right - size.x),
      max(lowest.y, contentSize.y + insets.bottom - size.y)
    )
  }

  /// True if it scrolls sideways only.
  var isWide: Bool { highest.x > lowest.x && highest.y == lowest.y }

  /// Notes what a property was set to, where a generator draws by it.
  mutating func note(_ name: Name, _ value: Value) {
    switch name {
    case .contentSize:
      if case .pair(let width, let height) = value {
        contentSize = Vector(Int(width.units / 1_000_000), Int(height.units / 1_000_000))
      }
    case .contentInset:
      guard let parts = value.numbers?.map({ Int($0.units / 1_000_000) }), parts.count == 4
      else { return }
      insets = (parts[0], parts[1], parts[2], parts[3])
    case .minimumZoomScale:
      if case .number(let least) = value { zoomLimits.least = Int(least.units / 10_000) }
    case .maximumZoomScale:
      if case .number(let most) = value { zoomLimits.most = Int(most.units / 10_000) }
    case .refreshControl:
      if value.bool == true { offers.insert(.refreshControl) }
    case .keyboardDismissMode:
      if value.string != "none" { offers.insert(.keyboard) }
    case .commits:
      if value.bool == true { offers.insert(.commits) }
    case .moves:
      if value.bool == true { offers.insert(.moves) }
    case .propertyList:
      guard case .array(let list) = value else { return }
      rows.note(.sections, .array([.thousandths(list.count * 1000)]))
      rows.load()
      contentSize = Vector(size.x, rows.height)
    case .sections, .rowHeight, .rowHeights:
      rows.note(name, value)
      contentSize = Vector(size.x, rows.height)
    default: break
    }
  }
}
