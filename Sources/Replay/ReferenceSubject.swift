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
  private let makeScrollView: ViewMaker?
  private let limits: ReplayLimits

  /// Creates the subject; each trace is played in a world of its own.
  ///
  /// - Parameter limits: what a case may take; one that takes more is an error.
  public init(limits: ReplayLimits = ReplayLimits()) {
    name = "reference"
    makeScrollView = nil
    self.limits = limits
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
    self.makeScrollView = makeScrollView
    limits = ReplayLimits()
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
    var transcript = try onMainActor { () throws(SubjectFailure) in
      var playback = try Playback(
        trace,
        mostLines: mostLines,
        limits: limits,
        making: makeScrollView
      )
      return try playback.play()
    }
    // Only the stage's own views tell whether content gets a touch.
    if makeScrollView != nil {
      transcript.header.lacks += StageScrollView.questions
    }
    // An application's own views and cells tell nobody what is done to them.
    if trace.header.sample != nil { transcript.header.lacks += SampleApplication.unheard }
    return transcript
  }

  /// Plays a trace and counts the frames in which something moved, for a benchmark.
  ///
  /// - Parameter trace: what to play.
  /// - Returns: how many frames were played.
  /// - Throws: `SubjectFailure` as `transcript(of:)` does.
  public func frameCount(of trace: Trace) throws(SubjectFailure) -> Int {
    try onMainActor { () throws(SubjectFailure) in
      var playback = try Playback(trace, limits: limits)
      _ = try playback.play()
      return playback.frameCount
    }
  }
}
