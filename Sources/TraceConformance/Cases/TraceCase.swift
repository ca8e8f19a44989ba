internal import Conformance
internal import Traces

/// One trace, with its name and the place where it stands.
///
/// ## Topics
///
/// ### Reading
/// - ``reading(_:)``
/// - ``reading(text:named:)``
/// ### Judging
/// - ``verdict(of:profile:isStrict:)``
public struct TraceCase: Sendable, Identifiable {
  /// The case as the other modules know it.
  let contents: Case

  init(_ contents: Case) {
    self.contents = contents
  }

  /// The trace's name, unique in a run.
  public var id: String { contents.id }

  /// A sentence for people, if the trace has one.
  public var title: String? { contents.trace.header.title }

  /// The file that it was read from, as its path was given.
  public var file: String { contents.source.name }

  /// The line of its header in the file, from 1.
  public var line: Int { contents.trace.firstLine }

  /// The component that it is about, such as `scroll` or `table`.
  public var component: String { contents.trace.header.component }

  /// Frames a second.
  public var rate: Int { contents.trace.header.effectiveRate }

  /// Pixels a point.
  public var scale: Double { contents.trace.header.effectiveScale }

  /// True if a component's answers are in it: it is then judged as it is, not played.
  public var isTranscript: Bool { contents.isTranscript }

  /// The names of its views, in order; a trace that declares none has one, `main`.
  public var views: [String] { contents.trace.header.effectiveViews.map(\.name.text) }

  /// Returns the properties that a view is set up with, by their UIKit names.
  ///
  /// - Parameter view: the view's name; nil: the first view.
  /// - Returns: the properties; none where there is no such view.
  public func configuration(of view: String? = nil) -> TraceArguments {
    let views = contents.trace.header.effectiveViews
    let found = view.map { name in views.first { $0.name.text == name } } ?? views.first
    return TraceArguments(found?.config ?? [])
  }

  /// The trace in the canonical form: JSON Lines.
  public var text: String { contents.trace.canonicalText }
}

extension TraceCase: CustomStringConvertible {
  /// The trace's name.
  public var description: String { id }
}

extension Trace {
  /// The trace in the canonical form.
  var canonicalText: String {
    var writer = TraceWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
