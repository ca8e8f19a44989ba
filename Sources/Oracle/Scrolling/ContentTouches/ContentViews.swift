internal import Traces
internal import Transcripts

/// Plain content and the scroll views that it stands in, as a header declares them.
struct ContentViews: Sendable {
  /// The answer of a script to a question.
  enum Scripted: Sendable {
    /// Nothing: the view answers as UIKit does.
    case nothing
    case always(Bool)
    /// It is not known which of several answers comes, or whether any does.
    case unclear
  }

  let names: [String]
  /// For each view the place of the scroll view that it is content of; -1: it is not.
  private let containers: [Int]
  /// For each view whether it has content.
  let hasContent: [Bool]
  private let isControl: [Bool]
  private let frames: [Rect?]
  /// For each view whether fingers may pass it over (R607).
  private let mayBePassedOver: [Bool]
  /// For each view what its script answers to `touchesShouldBegin` and `touchesShouldCancel`.
  private let begin: [Scripted]
  private let cancel: [Scripted]
  /// True if nothing can lie over the first view: it stands in the window, alone or apart.
  private let isAlone: Bool

  /// Takes the views that a header declares; nil where none is plain content that can be judged.
  ///
  /// Such content stands in a scroll view that is in no other view, with nothing inside. In a table the
  /// cells may lie over it. Where other content has something inside, nobody knows what is under a finger.
  init?(_ header: borrowing Header, _ grounds: Grounds) {
    let views = header.effectiveViews
    guard views.contains(where: { Vocabulary.contents.contains($0.component) }) else { return nil }
    let names = views.map(\.name)
    let contents = Set(views.filter { Vocabulary.contents.contains($0.component) }.map(\.name))
    let outer = contents.intersection(views.compactMap(\.container))
    containers = views.map { view in
      guard contents.contains(view.name), !outer.contains(view.name),
        let container = view.container,
        let place = names.firstIndex(of: container), views[place].container == nil,
        !Vocabulary.tables.contains(views[place].component),
        Vocabulary.scrollers.contains(views[place].component)
      else { return -1 }
      return place
    }
    let containers = containers
    guard containers.contains(where: { $0 >= 0 }) else { return nil }
    hasContent = views.indices.map(containers.contains)
    self.names = names.map(\.text)
    isControl = views.map { $0.component == "control" }
    frames = views.map(\.frame)
    mayBePassedOver = views.map { view in
      view.config.contains { !$0.label.changes.isDisjoint(with: [.alpha, .touches]) }
    }
    begin = views.map { Scripted($0.delegate, .touchesShouldBegin, in: header) }
    cancel = views.map { Scripted($0.delegate, .touchesShouldCancel, in: header) }
    isAlone =
      views.first?.container == nil && outer.isEmpty
      && !grounds.hasNeighbour(of: 0) { views[$0].container == nil }
  }

  /// Returns the scroll view that a view is content of, or the view itself if it has content; -1:
  /// neither.
  func scroller(of place: Int) -> Int { hasContent[place] ? place : containers[place] }

  /// Returns true if a view is content of a scroll view.
  func isContent(_ place: Int) -> Bool { containers[place] >= 0 }

  /// Returns the content of a scroll view.
  func contents(of scroller: Int) -> [Int] {
    containers.indices.filter { containers[$0] == scroller }
  }

  /// Returns the place of the view that a question names; where it names none, the only one there is;
  /// -1: not known.
  func place(named name: String?, in scroller: Int) -> Int {
    if let name { return names.firstIndex(of: name) ?? -1 }
    let all = contents(of: scroller)
    return all.count == 1 ? all[0] : -1
  }

  /// Returns a view's answer about content if its script says nothing (EN08, EN12).
  func usualAnswer(_ question: Event, for content: Int) -> Certainty {
    guard question == .touchesShouldCancel else { return .yes }
    return content < 0 ? .unknown : Certainty(!isControl[content])
  }

  /// Returns the answer of a view's script.
  func script(_ question: Event, of scroller: Int) -> Scripted {
    question == .touchesShouldBegin ? begin[scroller] : cancel[scroller]
  }

  /// Returns the answer of a view: recorded, scripted, or left to UIKit.
  func answer(
    _ question: Event,
    of scroller: Int,
    for content: Int,
    recorded: Certainty
  ) -> Certainty {
    if recorded != .unknown { return recorded }
    switch script(question, of: scroller) {
    case .nothing: return usualAnswer(question, for: content)
    case .always(let answer): return Certainty(answer)
    case .unclear: return .unknown
    }
  }

  /// Returns the content that is surely under a finger on the first view; -1: none, or not known.
  ///
  /// - Parameters:
  ///   - finger: where the finger is, in the first view's coordinates.
  ///   - size: the first view's size.
  ///   - offset: its offset.
  /// - Returns: the place of the content.
  func content(under finger: Place, size: Place, offset: Place) -> Int {
    guard isAlone, hasContent[0], finger.isKnown, size.isKnown, offset.isKnown,
      Self.depth(of: finger.x, in: (0, size.x)) >= Self.margin,
      Self.depth(of: finger.y, in: (0, size.y)) >= Self.margin
    else { return -1 }
    // Whatever was put in last lies on top.
    for place in frames.indices.reversed() where place > 0 {
      guard let frame = frames[place] else { return -1 }
      let depth = min(
        Self.depth(of: finger.x, plus: offset.x, in: (frame.origin.x.units, frame.size.x.units)),
        Self.depth(of: finger.y, plus: offset.y, in: (frame.origin.y.units, frame.size.y.units))
      )
      if depth > -Self.margin, mayBePassedOver[place] { return -1 }
      if depth >= Self.margin { return containers[place] == 0 ? place : -1 }
      if depth > -Self.margin { return -1 }
    }
    return -1
  }

  /// A point: nearer to an edge it is not certain on which side a finger counts.
  private static let margin: Int64 = 1000

  /// Returns the distance of a coordinate inside a stretch; negative: outside.
  private static func depth(
    of value: Int32,
    plus shift: Int32 = 0,
    in stretch: (start: Int32, length: Int32)
  ) -> Int64 {
    // Sums of lengths that are legal each by itself may need more than 32 bits.
    let distance = Int64(value) + Int64(shift) - Int64(stretch.start)
    return min(distance, Int64(stretch.length) - distance)
  }
}

extension ContentViews.Scripted {
  init(_ script: Script, _ message: Name, in header: borrowing Header) {
    guard script.entries.contains(where: { $0.message == message }) else {
      self = .nothing
      return
    }
    // A message that is not heard may not be implemented, and then nobody answers by the script.
    guard header.mayTell(message), let answer = script.constantAnswer(to: message)?.bool else {
      self = .unclear
      return
    }
    self = .always(answer)
  }
}
