/// A part of a `Line`: a leaf with a few stretches, or two parts one after the other.
///
/// Nodes never change, so lines share them, and a line of before stays what it was. The depths of the
/// two parts differ by one at most (an AVL tree whose items are all in the leaves).
final class LineNode<Element: Stretch> {
  /// How many stretches a leaf holds; a look through them counts as one step.
  static var capacity: Int { 32 }

  let count: Int
  let length: Length
  let depth: Int
  let content: Content

  enum Content {
    case leaf([Element])
    case branch(LineNode, LineNode)
  }

  init(_ elements: [Element]) {
    count = elements.reduce(0) { $0 + $1.count }
    length = elements.reduce(.zero) { $0 + $1.length }
    depth = 0
    content = .leaf(elements)
  }

  private init(_ first: LineNode, _ second: LineNode) {
    count = first.count + second.count
    length = first.length + second.length
    depth = max(first.depth, second.depth) + 1
    content = .branch(first, second)
  }

  // MARK: - Finding

  func length(ofFirst items: Int) -> Length {
    switch content {
    case .branch(let first, let second):
      if items <= first.count { return first.length(ofFirst: items) }
      return first.length + second.length(ofFirst: items - first.count)
    case .leaf(let elements):
      var rest = items
      var length = Length.zero
      for element in elements {
        if rest <= element.count { return length + element.length(ofFirst: rest) }
        rest -= element.count
        length = length + element.length
      }
      return length
    }
  }

  func countEnding(by distance: Length) -> Int {
    switch content {
    case .branch(let first, let second):
      if first.length > distance { return first.countEnding(by: distance) }
      return first.count + second.countEnding(by: distance - first.length)
    case .leaf(let elements):
      var rest = distance
      var count = 0
      for element in elements {
        if element.length > rest { return count + element.countEnding(by: rest) }
        rest = rest - element.length
        count += element.count
      }
      return count
    }
  }

  /// Returns the stretch that has an item, and how many of its items stand before that one.
  func element(with index: Int) -> (element: Element, before: Int)? {
    switch content {
    case .branch(let first, let second):
      if index < first.count { return first.element(with: index) }
      return second.element(with: index - first.count)
    case .leaf(let elements):
      var rest = index
      for element in elements {
        if rest < element.count { return (element, rest) }
        rest -= element.count
      }
      return nil
    }
  }
}

extension LineNode {
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
    switch (first.content, second.content) {
    case (.leaf(let one), .leaf(let other)):
      return joinLeaves(one, other) ?? LineNode(first, second)
    // A leaf goes down to the leaf that it stands beside, so that small ones become one.
    case (.branch(let outer, let inner), _) where first.depth > second.depth + 1 || second.isLeaf:
      return balanced(outer, join(inner, second))
    case (_, .branch(let inner, let outer)) where second.depth > first.depth + 1 || first.isLeaf:
      return balanced(join(first, inner), outer)
    default:
      return LineNode(first, second)
    }
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
    if first.depth > second.depth + 1, case .branch(let left, let right) = first.content {
      if left.depth >= right.depth { return LineNode(left, LineNode(right, second)) }
      guard case .branch(let inner, let outer) = right.content else {
        return LineNode(first, second)
      }
      return LineNode(LineNode(left, inner), LineNode(outer, second))
    }
    if second.depth > first.depth + 1, case .branch(let left, let right) = second.content {
      if right.depth >= left.depth { return LineNode(LineNode(first, left), right) }
      guard case .branch(let outer, let inner) = left.content else {
        return LineNode(first, second)
      }
      return LineNode(LineNode(first, outer), LineNode(inner, right))
    }
    return LineNode(first, second)
  }

  // MARK: - Cutting

  /// Returns the first items and the rest, either of which may be nothing.
  func split(after items: Int) -> (LineNode?, LineNode?) {
    if items <= 0 { return (nil, self) }
    if items >= count { return (self, nil) }
    switch content {
    case .branch(let first, let second):
      if items <= first.count {
        let (start, rest) = first.split(after: items)
        return (start, Self.joined(rest, second))
      }
      let (start, rest) = second.split(after: items - first.count)
      return (Self.joined(first, start), rest)
    case .leaf(let elements):
      return Self.split(elements, after: items)
    }
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
