import HeadlessUIKit
import Traces

extension Stage {
  /// How deep a delegate may call back inside its own messages before the replay gives up.
  private static let deepest = 64

  /// Makes calls inside a message, one after the other.
  func makeForDelegate(_ calls: [Call]) {
    var batch = UpdateBatch()
    for call in calls {
      if batch.isOpen, !batch.contains(call) { batch.close() }
      batch.open(for: call, on: self)
      makeForDelegate(call)
    }
    if batch.isOpen { batch.close() }
  }

  private func makeForDelegate(_ call: Call) {
    guard !recorder.isClosed else { return }
    guard depth < Self.deepest else {
      recorder.failure =
        recorder.failure
        ?? .failed(
          why: "the delegate's calls are nested more than \(Self.deepest) deep, in \(call.name)"
        )
      return
    }
    var made = call
    made.time = scene.microseconds
    made.isByDelegate = true
    recorder.append(.call(made))
    depth += 1
    Methods.perform(made, on: self)
    depth -= 1
  }
}
