/// Items of different lengths in a line, found by number or by distance in logarithmic time.
///
/// Items are stored in stretches, so ten million rows of one height take as little as one. A line
/// is a value: one that was copied before a change stays what it was.
nonisolated struct Line<Element: Stretch> {
  private var root: LineNode<Element>?

  /// Creates a line of stretches.
  init(_ elements: [Element] = []) {
    root = LineNode.tree(of: elements)
  }

  fileprivate init(root: LineNode<Element>?) {
    self.root = root
  }

  /// The number of items.
  var count: Int { root?.count ?? 0 }
  /// The sum of the items' lengths.
  var length: Length { root?.length ?? .zero }

  /// Returns how long the first items are together.
  func length(ofFirst items: Int) -> Length { root?.length(ofFirst: items) ?? .zero }

  /// Returns the first item that ends beyond a distance.
  ///
  /// Items of no length never do.
  func item(endingAfter distance: Length) -> LineItem<Element>? {
    root?.item(endingAfter: max(distance, .zero))
  }

  /// Returns the stretch that has an item, and how many of its items stand before that one.
  func element(with index: Int) -> (element: Element, before: Int)? {
    index < 0 ? nil : root?.element(with: index)
  }

  /// Puts stretches in place of some items.
  mutating func replace(_ items: Range<Int>, with elements: [Element]) {
    let (start, rest) = root?.split(after: items.lowerBound) ?? (nil, nil)
    let (_, end) = rest?.split(after: items.count) ?? (nil, nil)
    let middle = LineNode.tree(of: elements)
    root = LineNode.joined(LineNode.joined(start, middle), end)
  }

  /// Puts another stretch, of one item, in place of an item.
  mutating func replace(_ index: Int, with element: Element) {
    guard index >= 0, index < count else { return }
    root = root?.replacing(index, with: element)
  }

  /// Returns a part of the line, as a line.
  subscript(items: Range<Int>) -> Line {
    let (_, rest) = root?.split(after: items.lowerBound) ?? (nil, nil)
    return Line(root: rest?.split(after: items.count).0)
  }

  /// Adds another line at the end.
  mutating func append(_ line: Line) {
    root = LineNode.joined(root, line.root)
  }

  /// The depth of the tree, for tests.
  var depth: Int { root?.depth ?? 0 }
}

/// An item of a line that was found by a distance.
nonisolated struct LineItem<Element: Stretch> {
  /// The number of the item.
  var index: Int
  /// The place at which the item begins.
  var start: Length
  /// The stretch that it is in.
  let element: Element
  /// The number of items of the stretch before this one.
  let before: Int
}

/// Makes a line of stretches that come one by one, without ever holding them all apart.
nonisolated struct LineBuilder<Element: Stretch> {
  private var leaves: [LineNode<Element>] = []
  private var elements: [Element] = []

  /// Adds a stretch at the end.
  mutating func append(_ element: Element) {
    guard element.count > 0 else { return }
    elements.appendJoining(element)
    guard elements.count > LineNode<Element>.capacity else { return }
    elements.removeLast()
    leaves.append(LineNode(elements))
    elements.removeAll(keepingCapacity: true)
    elements.append(element)
  }

  /// Returns the line of all that was added.
  func line() -> Line<Element> {
    let last = elements.isEmpty ? [] : [LineNode(elements)]
    return Line(root: LineNode.tree(ofLeaves: (leaves + last)[...]))
  }
}
