import HeadlessUIKit
import Traces

/// Writes down what happens, in order: the transcript.
final class Recorder {
  /// How long the transcript may become: what goes on longer than that will not come to rest.
  var mostLines = Trace.mostLines
  private(set) var lines: [Line] = []
  /// What went wrong inside a message, where nothing can be thrown.
  var failure: SubjectFailure?

  /// Whether an exception was raised, or a limit was met: nothing that comes afterwards is written down.
  private(set) var isClosed = false
  private var meter: ReplayMeter
  private unowned let scene: UIWindowScene

  /// When the last touch or call of the trace came.
  private var inputTime: Microseconds?
  /// The number of the frame that is being played, where the messages have to say so.
  private var frame: Int32?

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - scene: the world, which ends where a limit is met.
  ///   - meter: what counts.
  init(of scene: UIWindowScene, _ meter: ReplayMeter) {
    self.scene = scene
    self.meter = meter
  }

  /// Counts a message, whether it is heard or not.
  func countMessage() { heed(meter.countMessage()) }

  /// Counts a cell that a table has made.
  func countCell() { heed(meter.countCell()) }

  /// Ends the world where a limit is met: what goes on within it asks for no more.
  private func heed(_ excess: String?) {
    guard let excess, !isClosed else { return }
    failure = failure ?? .failed(why: "at \(Double(scene.microseconds) / 1_000_000) s \(excess)")
    isClosed = true
    scene.end()
  }

  /// Begins the turn of a frame: its messages say so if an input above them has the same time.
  func beginFrame(_ number: Int64, at time: Microseconds) {
    frame = time == inputTime ? Int32(clamping: number) : nil
    heed(meter.beginFrame())
  }

  /// Ends the turn of a frame.
  func endFrame() {
    frame = nil
  }

  /// How many lines there are.
  var count: Int { lines.count }

  /// Writes an exception down, the last thing that happens.
  func append(_ exception: Traces.RaisedException) {
    guard !isClosed else { return }
    append(.exception(exception))
    isClosed = true
  }

  /// Writes down what a message was answered with, which was not known when it came.
  func setAnswer(_ answer: Value, at place: Int) {
    guard lines.indices.contains(place), case .message(var message) = lines[place] else { return }
    message.answer = answer
    lines[place] = .message(message)
  }

  /// Takes the latest line back: what was sent to a method that turned out not to be there.
  func takeBack(at place: Int) {
    if place == lines.count - 1 { lines.removeLast() }
  }

  func append(_ line: consuming Line) {
    guard !isClosed || line.isRemark else { return }
    guard lines.count < mostLines else {
      failure = failure ?? .tooLong(mostLines)
      return
    }
    heed(meter.countLine())
    switch line {
    case .touch(let touch):
      inputTime = touch.time
      meter.beginInput()
    case .call(let call) where !call.isByDelegate:
      inputTime = call.time
      meter.beginInput()
    case .settle: meter.beginInput()
    case .message(var message) where frame != nil:
      message.frame = frame
      return lines.append(.message(message))
    default: break
    }
    lines.append(line)
  }

  func reserve(_ count: Int) {
    lines.reserveCapacity(count)
  }
}

extension Line {
  /// Whether the line says something about the trace, and is no part of what happens.
  fileprivate var isRemark: Bool {
    switch self {
    case .expectation, .comment: true
    default: false
    }
  }
}
