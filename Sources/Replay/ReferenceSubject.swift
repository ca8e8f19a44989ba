public import Foundation
public import HeadlessUIKit
public import Traces

/// The components that ship with Touchstone, as a subject: `HeadlessUIKit` on a virtual clock.
nonisolated public struct ReferenceSubject: Subject {
  /// Makes a scroll view with a frame.
  public typealias ViewMaker = @MainActor (CGRect) -> UIScrollView

  /// The name that reports give it.
  public let name: String
  /// Its components are on the main actor, as UIKit's are (R700).
  public var playsOnMainActor: Bool { true }
  private let settings: StageSettings

  /// Creates the subject; each trace is played in a world of its own.
  ///
  /// - Parameter limits: what a case may take; one that takes more is an error.
  public init(limits: ReplayLimits = ReplayLimits()) {
    self.init(limits: limits, samples: [])
  }

  /// Creates the subject with sample applications.
  ///
  /// - Parameters:
  ///   - limits: what a case may take; one that takes more is an error.
  ///   - samples: the sample applications that a header may name.
  package init(limits: ReplayLimits = ReplayLimits(), samples: [Sample]) {
    name = "reference"
    settings = StageSettings(limits: limits, samples: samples)
  }

  /// Creates a subject whose scroll views somebody else makes: a subclass can be judged so.
  ///
  /// It plays scroll views and the plain content in them. Traces with tables or zooms are skipped.
  ///
  /// - Parameters:
  ///   - name: what reports call it.
  ///   - makeScrollView: makes each scroll view of a trace, which then sets it up.
  public init(name: String, making makeScrollView: @escaping ViewMaker) {
    self.name = name
    settings = StageSettings(makeScrollView: makeScrollView)
  }

  /// Plays a trace through the real view tree.
  ///
  /// - Parameter trace: what to play.
  /// - Returns: the trace with all that its delegates were told, and its final states.
  /// - Throws: `SubjectFailure` where the reference lacks what the trace needs, a delegate's
  ///   calls never end, or a limit is met.
  public func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    try transcript(of: trace, mostLines: Trace.mostLines)
  }

  /// Plays a trace through the real view tree, and ends it where its transcript becomes too long.
  ///
  /// - Parameters:
  ///   - trace: what to play.
  ///   - mostLines: how many lines the transcript may have.
  /// - Returns: the transcript, as `transcript(of:)` gives it.
  /// - Throws: `SubjectFailure` as `transcript(of:)` does, and where there would be more lines.
  public func transcript(of trace: Trace, mostLines: Int) throws(SubjectFailure) -> Trace {
    var transcript = trace
    transcript.lines = try onMainActor { () throws(SubjectFailure) in
      var lines: [Line] = []
      let stream = AnyTraceStream(trace)
      var playback = try Playback(
        stream,
        lineCount: trace.lines.count,
        mostLines: mostLines,
        settings: settings
      ) {
        lines = $0
        return true
      }
      try playback.play(stream)
      return lines
    }
    complete(&transcript.header)
    return transcript
  }

  /// Plays a trace that is too long to keep, each time that its transcript is read.
  ///
  /// - Parameters:
  ///   - trace: what to play.
  ///   - isAfresh: makes no difference: each play has a world of its own.
  /// - Returns: the transcript.
  public func transcript(of trace: LongTrace, isAfresh: Bool) -> AnyTraceStream {
    var header = trace.header
    complete(&header)
    return AnyTraceStream(header) { body throws(SubjectFailure) in try play(trace, to: body) }
  }

  /// The number of lines of a long transcript that are handed over at a time.
  private static let piece = 4096

  private func play(_ trace: LongTrace, to body: ([Line]) -> Bool) throws(SubjectFailure) {
    try withoutActuallyEscaping(body) { reader throws(SubjectFailure) in
      // Whoever reads waits meanwhile.
      nonisolated(unsafe) let reader = reader
      try onMainActor { () throws(SubjectFailure) in
        let stream = AnyTraceStream(trace)
        var playback = try Playback(
          stream,
          lineCount: trace.start.lineCount,
          mostLines: .max,
          piece: Self.piece,
          settings: settings,
          reader: unsafe reader
        )
        try playback.play(stream)
      }
    }
  }

  /// Makes a trace's header that of its transcript.
  private func complete(_ header: inout Header) {
    // All inputs are in it, those that it has none of too: their absence says something.
    header.inputs = Header.Input.allCases
    // Only the stage's own views tell whether content gets a touch.
    if settings.makeScrollView != nil { header.lacks += StageScrollView.questions }
    // An application's own views and cells tell nobody what is done to them.
    if header.sample != nil { header.lacks += SampleApplication.unheard }
  }

  /// Plays a trace and counts the frames in which something moved, for a benchmark.
  ///
  /// - Parameter trace: what to play.
  /// - Returns: how many frames were played.
  /// - Throws: `SubjectFailure` as `transcript(of:)` does.
  public func frameCount(of trace: Trace) throws(SubjectFailure) -> Int {
    try onMainActor { () throws(SubjectFailure) in
      let stream = AnyTraceStream(trace)
      var playback = try Playback(
        stream,
        lineCount: trace.lines.count,
        piece: Self.piece,
        settings: settings
      ) { _ in true }
      try playback.play(stream)
      return playback.frameCount
    }
  }
}
