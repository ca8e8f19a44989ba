/// The components that have a word.
package struct Owners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ place: Int) { self.init(rawValue: 1 << UInt32(place)) }

  package static let scroll = Owners(0)
  package static let zoom = Owners(1)
  package static let table = Owners(2)
  package static let field = Owners(3)
  package static let form = Owners(4)
  package static let tiles = Owners(5)
  /// Any view in a trace with a navigation: a controller goes by the name of its view.
  package static let controllers = Owners(6)
  package static let navigation = Owners(7)
  package static let web = Owners(8)
  package static let alert = Owners(9)
  package static let textView = Owners(10)
  package static let control = Owners(11)
  package static let button = Owners(12)
  package static let `switch` = Owners(13)
  package static let slider = Owners(14)
  package static let pageControl = Owners(15)
  package static let content = Owners(16)
  package static let tapRecognizer = Owners(17)
  package static let longPressRecognizer = Owners(18)
  package static let swipeRecognizer = Owners(19)
  /// A sample application: what it says of its model, and what it does, no component has.
  package static let application = Owners([])

  package static let zoomers: Owners = [.zoom, .tiles]
  package static let tables: Owners = [.table, .form]
  package static let scrollers: Owners = [.scroll, .zoomers, .tables]
  package static let typists: Owners = [.field, .form]
  package static let fields: Owners = [.field, .textView]
  package static let controls: Owners = [.control, .button, .switch, .slider, .pageControl]
  package static let contents: Owners = [.content, .control]
  package static let touchables: Owners = [.content, .controls]
  package static let recognizers: Owners = [
    .tapRecognizer, .longPressRecognizer, .swipeRecognizer,
  ]
  /// The components that lie in a window.
  package static let views: Owners = [
    .scrollers, .typists, .textView, .navigation, .web, .touchables,
  ]
  package static let everything: Owners = [.views, .alert, .recognizers]

  package static let controlsAndRecognizers: Owners = [.controls, .recognizers]
  package static let controllersAndAlerts: Owners = [.controllers, .alert]
  package static let scrollersAndWeb: Owners = [.scrollers, .web]
  package static let tablesAndControls: Owners = [.tables, .controls]
  package static let typers: Owners = [.scrollers, .typists, .textView]
  package static let typistsAndControls: Owners = [.typists, .controls]
  package static let typistsAndTextViews: Owners = [.typists, .textView]
  package static let viewsAndAlerts: Owners = [.views, .alert]
  package static let viewsAndRecognizers: Owners = [.views, .recognizers]
  package static let viewsAndTapRecognizers: Owners = [.views, .tapRecognizer]

  /// The components by their names in a header, those first that others' words are said to be of.
  private static let components: [(name: String, owners: Owners)] = [
    ("scroll", .scroll), ("zoom", .zoom), ("table", .table), ("field", .field), ("form", .form),
    ("tiles", .tiles), ("navigation", [.navigation, .controllers]), ("web", .web),
    ("alert", .alert), ("text-view", .textView), ("control", .control), ("button", .button),
    ("switch", .switch), ("slider", .slider), ("page-control", .pageControl),
    ("content", .content), ("tap-recognizer", .tapRecognizer),
    ("long-press-recognizer", .longPressRecognizer), ("swipe-recognizer", .swipeRecognizer),
  ]

  /// The component of a name; none where nobody has that name.
  package init(component name: String) {
    self = Self.components.first { $0.name == name }?.owners ?? []
  }

  /// The name of the first component that has the word.
  var firstComponent: String? {
    Self.components.first { !isDisjoint(with: $0.owners) }?.name
  }
}
