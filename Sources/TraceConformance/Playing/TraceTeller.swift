internal import Replay
internal import Traces

/// The object through which a component says what it tells its delegate.
///
/// It writes each message down with the state at that moment, and answers as the trace's script has it.
public final class TraceTeller {
  var transcript: TranscriptLines
  /// The component whose state is read; it is made after the teller, and told nothing before.
  var component: (any TraceComponent)?
  private let header: Header
  private var scripts: [ScriptProgress]
  private(set) var failure: (any Error)?

  init(_ header: Header) {
    self.header = header
    transcript = TranscriptLines()
    scripts = header.effectiveViews.map { ScriptProgress($0.delegate) }
  }

  /// Tells a message, unless nobody listens to it.
  ///
  /// - Parameters:
  ///   - message: Swift's full name of it, as `touchstone rules --names` prints it.
  ///   - arguments: its arguments by label, where they matter.
  ///   - view: who tells it; nil: the first view.
  ///   - usual: what the delegate answers where the trace says nothing of it; nil: no answer is written
  ///     down then.
  /// - Returns: what the trace has the delegate answer, in-out arguments as an object; else `usual`.
  @discardableResult
  public func tell(
    _ message: String,
    _ arguments: [String: TraceValue] = [:],
    view: String? = nil,
    usual: TraceValue? = nil
  ) -> TraceValue? {
    guard component != nil, !transcript.isClosed else { return usual }
    let name = Name(message)
    guard Vocabulary.message(name) != nil || message.hasPrefix("x-") else {
      fail(unknown("message", message, among: Vocabulary.messageNames))
      return usual
    }
    guard header.observes(name), let place = place(of: view) else { return usual }
    let reply = scripts[place].next(to: name, about: nil)
    if reply?.calls.isEmpty == false {
      fail(TraceSkip("the delegate of the trace makes calls"))
      return usual
    }
    var answer = usual
    switch reply?.action {
    case .answer(let value): answer = TraceValue(value)
    case .write(let arguments): answer = TraceValue(.object(arguments))
    default: break
    }
    transcript.append(
      .message(
        Message(
          time: transcript.now,
          name: name,
          arguments: TraceValue.arguments(arguments),
          answer: answer?.formatted,
          view: ViewIndex(place),
          state: state(of: place)
        )
      )
    )
    return answer
  }

  /// Tells that the component raised an exception: nothing that comes afterwards is played.
  ///
  /// - Parameters:
  ///   - exception: its name, such as `NSRangeException`.
  ///   - why: the reason, for people.
  public func raise(_ exception: String, why: String? = nil) {
    guard component != nil, !transcript.isClosed else { return }
    transcript.append(
      .exception(RaisedException(time: transcript.now, name: exception, reason: why))
    )
    transcript.isClosed = true
  }

  /// Returns the state of a view.
  func state(of place: Int) -> State {
    let view = header.effectiveViews[place].name.text
    var state = State()
    for (key, value) in component?.state(of: view) ?? [:] where !state.set(key, to: value) {
      fail(unknown("state", key, among: Vocabulary.stateKeyNames))
    }
    return state
  }

  private func place(of view: String?) -> Int? {
    guard let view else { return 0 }
    let names = header.effectiveViews.map(\.name.text)
    if let place = names.firstIndex(of: view) { return place }
    fail(unknown("view", view, among: names))
    return nil
  }

  private func unknown(_ kind: String, _ word: String, among names: [String]) -> TraceComponentError
  {
    let near = Suggestion.closest(to: word, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
    return TraceComponentError(
      why:
        "the component tells the \(kind) \"\(word)\", which is not known or has a wrong value\(near)"
    )
  }

  private func fail(_ error: any Error) {
    failure = failure ?? error
  }
}

@available(*, unavailable)
extension TraceTeller: Sendable {}

/// A mistake of a component: it does what no component may do.
public struct TraceComponentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake, in words.
  public let why: String

  /// The same.
  public var description: String { why }
}

extension State {
  /// Sets a part by its key; answers whether there is such a key, with such a value.
  mutating func set(_ key: String, to value: TraceValue) -> Bool {
    let value = value.formatted
    if let flag = Self.flags[key] {
      self[flag] = value.bool
      return value.bool != nil
    }
    switch key {
    case "contentOffset": contentOffset = value.point
    case "contentSize": contentSize = value.point
    case "bounds": bounds = value.rect
    case "adjustedContentInset": adjustedContentInset = value.insets
    case "zoomScale": zoomScale = value.number
    default: return false
    }
    return value.point != nil || value.rect != nil || value.insets != nil || value.number != nil
  }

  private static let flags: [String: Facts] = [
    "isTracking": .isTracking, "isDragging": .isDragging, "isDecelerating": .isDecelerating,
    "isZooming": .isZooming, "isZoomBouncing": .isZoomBouncing,
    "isScrollAnimating": .isScrollAnimating, "isRefreshing": .isRefreshing,
    "isEditing": .isEditing,
  ]
}
