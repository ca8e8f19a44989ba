public import HeadlessUIKit
internal import Replay

/// A scroll view of one's own as a subject: a subclass of `UIScrollView`, judged like the original.
///
/// Each trace's header sets the view up, and a delegate that does what the header says hears it. Traces
/// with tables, zooms or refresh controls are skipped.
///
/// ```swift
/// let carousel = ViewSubject("carousel") { frame in CarouselView(frame: frame) }
/// ```
public struct ViewSubject: TraceSubject {
  /// The name in verdicts.
  public let name: String
  private let makeView: ReferenceSubject.ViewMaker

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - name: what verdicts call it.
  ///   - makeView: makes each scroll view of a trace, with a frame in points.
  public init(_ name: String, makeView: @escaping @MainActor (CGRect) -> UIScrollView) {
    self.name = name
    self.makeView = makeView
  }

  /// Plays a trace through views that were made for it.
  public func transcript(of trace: TraceCase) throws -> Transcript {
    try Transcript(played: trace, by: ReferenceSubject(name: name, making: makeView))
  }
}
