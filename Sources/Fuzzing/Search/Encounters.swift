public import Traces

/// The pairs of neighbours in a transcript: which message of a view came after which message or
/// call, and in which phase they met.
public enum Encounters: Sendable {
  /// Adds the pairs of a transcript to a list; runs of the same are told once.
  ///
  /// - Parameters:
  ///   - transcript: what a subject said.
  ///   - features: takes the pairs, in order; the same one may come several times.
  public static func add(of transcript: Trace, to features: inout [Feature]) {
    var chains = Chains(transcript.header)
    for index in transcript.lines.indices {
      guard let feature = chains.take(transcript.lines[index]) else { continue }
      features.append(feature)
    }
  }

  /// Returns the pair that meets at a line, or the one before it.
  ///
  /// - Parameters:
  ///   - index: the line's index; nil: the end is meant.
  ///   - transcript: what a subject said.
  /// - Returns: the pair; nil: nobody said anything.
  public static func pair(at index: Int?, of transcript: Trace) -> Feature? {
    var chains = Chains(transcript.header)
    var last: Feature?
    for (place, line) in transcript.lines.enumerated() {
      if let index, place > index { break }
      if let feature = chains.take(line) { last = feature }
    }
    return last
  }
}

/// The last message or call of each view.
private struct Chains {
  private struct Chain {
    var isZoom: Bool
    var last: Name?
    var flags: State.Facts = []
    var pair: Feature?
  }

  private var chains: [Chain]

  init(_ header: Header) {
    chains =
      header.views.isEmpty
      ? [Chain(isZoom: Vocabulary.zoomers.contains(header.component))]
      : header.views.map { Chain(isZoom: Vocabulary.zoomers.contains($0.component)) }
  }

  /// Takes the next line; returns the pair that it makes, unless the view made the same just now.
  mutating func take(_ line: borrowing Line) -> Feature? {
    switch line {
    case .message(let message):
      return meet(message.name, at: Int(message.view.place), flags: message.state.raised)
    case .call(let call): return meet(call.name, at: Int(call.view.place), flags: nil)
    case .final(let final):
      let place = Int(final.view.place)
      if place < chains.count { chains[place].flags = final.state.raised }
      return nil
    default: return nil
    }
  }

  // A call does not tell flags: those are meant that were told last.
  private mutating func meet(_ name: Name, at place: Int, flags: State.Facts?) -> Feature? {
    guard place < chains.count else { return nil }
    if let flags { chains[place].flags = flags }
    let chain = chains[place]
    let pair = Feature(
      before: chain.last,
      name: name,
      flags: chain.flags,
      isZoom: chain.isZoom,
      isFirst: place == 0
    )
    chains[place].last = name
    chains[place].pair = pair
    return pair == chain.pair ? nil : pair
  }
}
