/// A part of a `Line`: a leaf with a few stretches, or two parts one after the other.
///
/// Nodes never change, so lines share them, and a line of before stays what it was. The depths of the
/// two parts differ by one at most (an AVL tree whose items are all in the leaves).
nonisolated final class LineNode<Element: Stretch> {
  /// The number of stretches that a leaf holds.
  ///
  /// A search through them counts as one step.
  static var capacity: Int { 32 }

  let count: Int
  let length: Length
  let depth: Int
  /// The stretches of a leaf.
  let elements: [Element]
  /// The two parts, if this is no leaf.
  let first: LineNode?
  let second: LineNode?

  init(_ elements: [Element]) {
    count = elements.reduce(0) { $0 + $1.count }
    length = elements.reduce(.zero) { $0 + $1.length }
    depth = 0
    self.elements = elements
    first = nil
    second = nil
  }

  init(_ first: LineNode, _ second: LineNode) {
    count = first.count + second.count
    length = first.length + second.length
    depth = max(first.depth, second.depth) + 1
    elements = []
    self.first = first
    self.second = second
  }

  // MARK: - Finding

  func length(ofFirst items: Int) -> Length {
    if let first, let second {
      if items <= first.count { return first.length(ofFirst: items) }
      return first.length + second.length(ofFirst: items - first.count)
    }
    var rest = items
    var length = Length.zero
    for element in elements {
      if rest <= element.count { return length + element.length(ofFirst: rest) }
      rest -= element.count
      length = length + element.length
    }
    return length
  }

  /// Returns the first item that ends beyond a distance.
  func item(endingAfter distance: Length) -> LineItem<Element>? {
    if let first, let second {
      if first.length > distance { return first.item(endingAfter: distance) }
      guard var item = second.item(endingAfter: distance - first.length) else { return nil }
      item.index += first.count
      item.start = first.length + item.start
      return item
    }
    guard length > distance else { return nil }
    var start = Length.zero
    var count = 0
    for element in elements {
      if start + element.length > distance {
        let items = element.countEnding(by: distance - start)
        return LineItem(
          index: count + items,
          start: start + element.length(ofFirst: items),
          element: element,
          before: items
        )
      }
      start = start + element.length
      count += element.count
    }
    return nil
  }

  /// Returns the stretch that has an item, and how many of its items stand before that one.
  func element(with index: Int) -> (element: Element, before: Int)? {
    if let first, let second {
      if index < first.count { return first.element(with: index) }
      return second.element(with: index - first.count)
    }
    var rest = index
    for element in elements {
      if rest < element.count { return (element, rest) }
      rest -= element.count
    }
    return nil
  }
}

nonisolated extension LineNode {
  // MARK: - Building

  /// Returns the stretches in a tree, or `nil` if there are none.
  static func tree(of elements: [Element]) -> LineNode? {
    guard !elements.isEmpty else { return nil }
    if elements.count <= capacity { return LineNode(elements) }
    return tree(ofLeaves: Array(leaves(of: elements))[...])
  }

  private static func leaves(of elements: [Element]) -> some Sequence<LineNode> {
    stride(from: 0, to: elements.count, by: capacity).lazy.map { start in
      LineNode(Array(elements[start..<min(start + capacity, elements.count)]))
    }
  }

  static func tree(ofLeaves leaves: ArraySlice<LineNode>) -> LineNode? {
    if leaves.count <= 1 { return leaves.first }
    let middle = leaves.startIndex + leaves.count / 2
    return joined(tree(ofLeaves: leaves[..<middle]), tree(ofLeaves: leaves[middle...]))
  }

  /// Returns two trees as one; it takes as many steps as their depths differ.
  static func joined(_ first: LineNode?, _ second: LineNode?) -> LineNode? {
    guard let first else { return second }
    guard let second else { return first }
    return join(first, second)
  }

  private static func join(_ first: LineNode, _ second: LineNode) -> LineNode {
    if first.isLeaf, second.isLeaf {
      return joinLeaves(first.elements, second.elements) ?? LineNode(first, second)
    }
    // A leaf goes down to the leaf that it stands beside, so that small ones become one.
    if first.depth > second.depth + 1 || second.isLeaf, let outer = first.first,
      let inner = first.second
    {
      return balanced(outer, join(inner, second))
    }
    if second.depth > first.depth + 1 || first.isLeaf, let inner = second.first,
      let outer = second.second
    {
      return balanced(join(first, inner), outer)
    }
    return LineNode(first, second)
  }

  private var isLeaf: Bool { depth == 0 }

  private static func joinLeaves(_ first: [Element], _ second: [Element]) -> LineNode? {
    if let last = first.last, let next = second.first, let seam = last.joined(with: next) {
      let joined = first.dropLast() + [seam] + second.dropFirst()
      if joined.count <= capacity { return LineNode(Array(joined)) }
    }
    return first.count + second.count <= capacity ? LineNode(first + second) : nil
  }

  /// Returns two trees, whose depths differ by two at most, as one.
  private static func balanced(_ first: LineNode, _ second: LineNode) -> LineNode {
    if first.depth > second.depth + 1, let left = first.first, let right = first.second {
      if left.depth >= right.depth { return LineNode(left, LineNode(right, second)) }
      guard let inner = right.first, let outer = right.second else {
        return LineNode(first, second)
      }
      return LineNode(LineNode(left, inner), LineNode(outer, second))
    }
    if second.depth > first.depth + 1, let left = second.first, let right = second.second {
      if right.depth >= left.depth { return LineNode(LineNode(first, left), right) }
      guard let outer = left.first, let inner = left.second else { return LineNode(first, second) }
      return LineNode(LineNode(first, outer), LineNode(inner, right))
    }
    return LineNode(first, second)
  }

  // MARK: - Changing

  /// Returns the tree with another stretch, of one item, in place of an item.
  func replacing(_ index: Int, with new: Element) -> LineNode {
    if let first, let second {
      if index < first.count { return Self.balanced(first.replacing(index, with: new), second) }
      return Self.balanced(first, second.replacing(index - first.count, with: new))
    }
    var changed: [Element] = []
    changed.reserveCapacity(elements.count + 2)
    var place = 0
    for element in elements {
      let end = place + element.count
      if index < place || index >= end {
        changed.appendJoining(element)
      } else {
        if index > place { changed.appendJoining(element.split(after: index - place).0) }
        changed.appendJoining(new)
        if index + 1 < end { changed.appendJoining(element.split(after: index + 1 - place).1) }
      }
      place = end
    }
    guard changed.count > Self.capacity else { return LineNode(changed) }
    let middle = changed.count / 2
    return LineNode(LineNode(Array(changed[..<middle])), LineNode(Array(changed[middle...])))
  }

  // MARK: - Cutting

  /// Returns the first items and the rest, either of which may be nothing.
  func split(after items: Int) -> (LineNode?, LineNode?) {
    if items <= 0 { return (nil, self) }
    if items >= count { return (self, nil) }
    guard let first, let second else { return Self.split(elements, after: items) }
    if items <= first.count {
      let (start, rest) = first.split(after: items)
      return (start, Self.joined(rest, second))
    }
    let (start, rest) = second.split(after: items - first.count)
    return (Self.joined(first, start), rest)
  }

  private static func split(_ elements: [Element], after items: Int) -> (LineNode?, LineNode?) {
    var rest = items
    var index = 0
    while rest >= elements[index].count {
      rest -= elements[index].count
      index += 1
    }
    guard rest > 0 else {
      return (tree(of: Array(elements[..<index])), tree(of: Array(elements[index...])))
    }
    let (start, end) = elements[index].split(after: rest)
    return (
      LineNode(elements[..<index] + [start]), LineNode([end] + elements[(index + 1)...])
    )
  }
}

nonisolated extension Array where Element: Stretch {
  /// Adds a stretch at the end, as a part of the last one if the two are of a kind.
  mutating func appendJoining(_ element: Element) {
    if let last, let joined = last.joined(with: element) {
      self[count - 1] = joined
    } else {
      append(element)
    }
  }
}
