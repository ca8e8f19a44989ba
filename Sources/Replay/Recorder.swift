import HeadlessUIKit
import Traces

/// Writes down what happens, in order: the transcript.
final class Recorder {
  private var log: TranscriptLog
  /// The failure inside a message, where nothing can be thrown.
  var failure: SubjectFailure?
  private unowned let scene: UIWindowScene

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - scene: the world, which ends where a limit is met.
  ///   - mostLines: how long the transcript may become.
  ///   - meter: what counts.
  init(of scene: UIWindowScene, mostLines: Int, _ meter: ReplayMeter) {
    self.scene = scene
    log = TranscriptLog(meter)
    log.mostLines = mostLines
  }

  // Letting go needs no actor.
  nonisolated deinit {}

  /// Hands over what was written so far, between two inputs or frames.
  func take() -> [Line] { log.take() }

  /// Writes nothing more: nobody reads it.
  func close() {
    write { $0.close() }
    scene.end()
  }

  /// The number of lines.
  var count: Int { log.lines.count }

  /// True if nothing that comes afterwards is written down.
  var isClosed: Bool { log.isClosed }

  /// Writes much at once.
  func write<Outcome>(_ body: (inout TranscriptLog) -> Outcome) -> Outcome {
    defer { heedLimits() }
    return body(&log)
  }

  /// Ends the world where a limit is met: what goes on within it asks for no more.
  private func heedLimits() {
    if log.isTooLong { failure = failure ?? .tooLong(log.mostLines) }
    guard let excess = log.excess, !scene.isOver else { return }
    failure = failure ?? .failed(why: "at \(Double(scene.microseconds) / 1_000_000) s \(excess)")
    scene.end()
  }

  /// Ends the case for a reason that no limit of its meter is.
  func fail(_ why: String) {
    failure = failure ?? .failed(why: why)
    close()
  }

  /// Looks at the time, in the midst of a turn.
  func lookAtTime() { write { $0.lookAtTime() } }

  /// Counts what a message tells besides its own words.
  func countText(_ text: String) { write { $0.countText(text) } }

  /// Counts a message, whether it is heard or not.
  func countMessage() { write { $0.countMessage() } }

  /// Counts a cell that a table has made.
  func countCell() { write { $0.countCell() } }

  /// Begins the turn of a frame: its messages say so if an input above them has the same time.
  func beginFrame(_ number: Int64, at time: Microseconds) {
    write { $0.beginFrame(number, at: time) }
  }

  /// Ends the turn of a frame.
  func endFrame() { log.endFrame() }

  /// Writes an exception down, the last thing that happens.
  func append(_ exception: Traces.RaisedException) { write { $0.append(exception) } }

  /// Writes down what a message was answered with, which was not known when it came.
  func setAnswer(_ answer: Value, at place: Int) { log.setAnswer(answer, at: place) }

  /// Takes the latest line back: what was sent to a method that turned out not to be there.
  func takeBack(at place: Int) { log.takeBack(at: place) }

  func append(_ line: consuming Line) {
    log.append(line)
    heedLimits()
  }

  /// Writes a message down, which stays with the caller.
  func append(_ message: inout Message) {
    log.append(&message)
    heedLimits()
  }

  func reserve(_ count: Int) { log.reserve(count) }
}
