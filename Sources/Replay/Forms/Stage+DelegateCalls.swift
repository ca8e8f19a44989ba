import HeadlessUIKit
import Traces

extension Stage {
  /// Makes calls inside a message, one after the other.
  func makeForDelegate(_ calls: [Call]) {
    var batch = UpdateBatch()
    var block = CallBlock()
    for call in calls {
      if block.contains(call) {
        block.add(.call(dated(call)))
        continue
      }
      makeForDelegate(block.take())
      if batch.isOpen, !batch.contains(call) { batch.close() }
      batch.open(for: call, on: self)
      if CallBlock.isOpened(by: call) {
        block.open(dated(call))
      } else {
        makeForDelegate([.call(dated(call))])
      }
    }
    makeForDelegate(block.take())
    if batch.isOpen { batch.close() }
  }

  /// Returns the call as the delegate makes it now.
  private func dated(_ call: Call) -> Call {
    var made = call
    made.time = scene.microseconds
    made.isByDelegate = true
    return made
  }

  private func makeForDelegate(_ lines: [Line]) {
    guard !recorder.isClosed, case .call(let call)? = lines.first else { return }
    guard depth < Trace.deepest else {
      let deepest = Trace.deepest
      return recorder.fail(
        "the delegate's calls are nested more than \(deepest) deep, in \(call.name)"
      )
    }
    depth += 1
    make(lines[...])
    depth -= 1
  }
}
