import Traces

/// A component that traces are written for.
struct Component: Sendable {
  /// The format's word for it.
  let name: String
  /// The views that there may be; the first of each is of this component, or the view in which a
  /// control stands.
  let sceneries: Table<Scenery>

  /// All components, the plainest first.
  static let all = [scroll, zoom, table, navigation, web, form, field, tiles, control]
}

/// The views of a trace.
struct Scenery: Row {
  let frequency: Frequency
  let needs: Need = []
  /// Adds the views to the trace.
  let build: @Sendable (inout Composition, inout Choices) -> Void

  init(
    _ frequency: Frequency,
    _ build: @escaping @Sendable (inout Composition, inout Choices) -> Void
  ) {
    self.frequency = frequency
    self.build = build
  }
}

extension Composition {
  /// Adds the only view of a trace.
  mutating func addOnly(_ kind: Place.Kind, _ size: Vector) {
    add(.main, kind, Area(0, 0, size.x, size.y))
    places[0].config = [Argument(.bounds, .thousandths(size.times(hundredths: 100_000)))]
  }

  /// Adds a view; returns its place.
  @discardableResult
  mutating func add(
    _ name: Name,
    _ kind: Place.Kind,
    _ frame: Area,
    in container: Int? = nil
  ) -> Int {
    let corner = container.map { places[$0].corner + frame.origin } ?? frame.origin
    let offers: Need =
      switch kind {
      case .scroll: [.scrollView, .sizedContent]
      case .zoom: [.scrollView, .sizedContent, .zoom]
      case .tiles: [.scrollView, .sizedContent, .zoom, .tiles]
      case .table: [.scrollView, .table]
      case .content, .control: .content
      case .navigation: .navigation
      case .web: .web
      case .form: [.scrollView, .form, .typing]
      case .field: [.field, .typing]
      case .button: .control
      case .toggle: [.control, .toggle]
      case .slider: [.control, .slider]
      case .pageControl: [.control, .pageControl]
      }
    places.append(
      Place(
        name: name,
        kind: kind,
        container: container,
        frame: frame,
        corner: corner,
        offers: offers
      )
    )
    self.offers.formUnion(offers)
    if places.count > 1 { self.offers.insert(.several) }
    return places.count - 1
  }

  /// Draws the views with what is set on each.
  mutating func setScene(_ choices: inout Choices) {
    component.sceneries.pick(&choices, weights, offered: []).build(&self, &choices)
    for place in places.indices where places[place].hasDelegate {
      if places[place].kind == .web {
        setNetwork(of: place, &choices)
      } else if places[place].kind == .table {
        setRows(of: place, &choices)
      } else if places[place].isScrollView, places[place].kind != .form,
        places[place].config[.contentSize] == nil
      {
        setContentSize(of: place, &choices)
      }
      choices.list(most: 8, percent: weights.more.settings) { choices in
        let offered = places[place].offers.union(.config)
        let setting = Setting.table.pick(&choices, weights, offered: offered)
        set(setting.name, to: setting.value(places[place], &choices, weights), of: place)
      }
    }
    for place in places.indices where places[place].kind == .field { setText(of: place, &choices) }
  }

  /// Draws the size of a view's content, in hundredths of its bounds.
  private mutating func setContentSize(of place: Int, _ choices: inout Choices) {
    let size = places[place].size
    let wide = Self.extents[weights.column.rawValue].wide
    let high = Self.extents[weights.column.rawValue].high
    let extent = Vector(size.x * choices.pick(wide) / 100, size.y * choices.pick(high) / 100)
    set(.contentSize, to: .thousandths(extent.times(hundredths: 100_000)), of: place)
  }

  /// The sizes of content, in hundredths of the bounds.
  private static let extents: [(wide: [Int], high: [Int])] = [
    ([100, 100, 100, 100, 300, 200], [200, 300, 150, 100, 800]),
    ([100, 200, 100, 50, 150, 101, 0], [200, 100, 300, 101, 50, 150, 0]),
    ([100, 200, 150, 300, 50, 101, 99, 0, 500], [200, 100, 150, 300, 110, 50, 0, 1000, 99]),
  ]

  /// Sets a property of a view in its `config`, in the canonical order of names.
  mutating func set(_ name: Name, to value: Value, of place: Int) {
    places[place].note(name, value)
    if name == .sections { places[place].rows.load() }
    offers.formUnion(places[place].offers)
    let argument = Argument(name, value)
    let rank = name.rank
    for (index, other) in places[place].config.enumerated() {
      if other.label == name {
        places[place].config[index] = argument
        return
      }
      if other.label.rank > rank {
        places[place].config.insert(argument, at: index)
        return
      }
    }
    places[place].config.append(argument)
  }
}
