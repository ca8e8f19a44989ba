import Traces

/// The elements that belong to some names, each at the place of its name's number: a look-up makes
/// no hash.
nonisolated struct ByName<Element> {
  private var elements: [Element?] = []

  /// Keeps an element for each name; the names are different.
  init(_ named: [(name: Name, element: Element)]) {
    for (name, element) in named {
      let place = Int(name.index)
      while elements.count <= place { elements.append(nil) }
      elements[place] = element
    }
  }

  /// The element of a name; nil if there is none.
  subscript(name: Name) -> Element? {
    let place = Int(name.index)
    return place < elements.count ? elements[place] : nil
  }
}

/// Some names.
nonisolated struct NameSet: ExpressibleByArrayLiteral {
  private let members: ByName<Void>

  init(_ names: [Name]) {
    members = ByName(names.map { ($0, ()) })
  }

  init(arrayLiteral names: Name...) {
    self.init(names)
  }

  func contains(_ name: Name) -> Bool { members[name] != nil }
}
