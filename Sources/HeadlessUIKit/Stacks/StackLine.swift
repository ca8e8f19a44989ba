import Foundation

/// How a stack view shares a length among what stands in it.
nonisolated struct StackLine: Hashable, Sendable {
  /// One view in the line.
  nonisolated struct Item: Hashable, Sendable {
    /// The length that suits its content; `nil` if its content has none.
    var natural: CGFloat?
    /// How much it minds being longer.
    var hugging: Float = 250
    /// The distance to the next one.
    var spacing: CGFloat = 0
  }

  /// Where one view stands.
  nonisolated struct Span: Hashable, Sendable {
    var start, length: CGFloat
  }

  var items: [Item]
  var distribution: UIStackView.Distribution

  /// The length that suits the content of all.
  var naturalLength: CGFloat {
    let lengths = items.map { $0.natural ?? 0 }
    if distribution == .fillEqually {
      return (lengths.max() ?? 0) * CGFloat(items.count) + gaps
    }
    return lengths.reduce(0, +) + gaps
  }

  private var gaps: CGFloat { items.dropLast().reduce(0) { $0 + $1.spacing } }

  /// Places all in a length.
  func spans(in available: CGFloat) -> [Span] {
    guard !items.isEmpty else { return [] }
    switch distribution {
    case .fill: return line(filled(available - gaps))
    case .fillEqually:
      let share = (available - gaps) / CGFloat(items.count)
      return line([CGFloat](repeating: max(0, share), count: items.count))
    case .fillProportionally: return line(proportional(available - gaps))
    case .equalSpacing:
      let rest = available - items.reduce(0) { $0 + ($1.natural ?? 0) }
      let gap = items.count > 1 ? rest / CGFloat(items.count - 1) : 0
      return line(items.map { $0.natural ?? 0 }, gap: gap)
    case .equalCentering: return centered(available)
    }
  }

  /// One after the other; a gap counts where it is wider than the spacing.
  private func line(_ lengths: [CGFloat], gap: CGFloat = 0) -> [Span] {
    var start: CGFloat = 0
    return zip(items, lengths).map { item, length in
      defer { start += length + max(gap, item.spacing) }
      return Span(start: start, length: length)
    }
  }

  /// The natural lengths, and all that is over, or missing, with those that mind it least.
  private func filled(_ available: CGFloat) -> [CGFloat] {
    var lengths = items.map { $0.natural ?? 0 }
    let rest = available - lengths.reduce(0, +)
    let formless = items.indices.filter { items[$0].natural == nil }
    if !formless.isEmpty {
      for index in formless { lengths[index] = max(0, rest) / CGFloat(formless.count) }
    } else if let index = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) {
      lengths[index] = max(0, lengths[index] + rest)
    }
    return lengths
  }

  private func proportional(_ available: CGFloat) -> [CGFloat] {
    let sum = items.reduce(0) { $0 + ($1.natural ?? 0) }
    guard sum > 0 else {
      return items.map { _ in max(0, available) / CGFloat(items.count) }
    }
    return items.map { max(0, available) * ($0.natural ?? 0) / sum }
  }

  /// The middles at equal distances, the first and the last at the ends.
  private func centered(_ available: CGFloat) -> [Span] {
    let lengths = items.map { $0.natural ?? 0 }
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
      return line(lengths)
    }
    let step = (available - first / 2 - last / 2) / CGFloat(lengths.count - 1)
    return lengths.enumerated().map { place, length in
      Span(start: first / 2 + CGFloat(place) * step - length / 2, length: length)
    }
  }
}
