/// Finds calls about a property animator that nobody has made, and ends at a moment that UIKit forbids.
///
/// An animator may end in a frame, so that only calls which are wrong at any time are found. Where a
/// delegate calls, nothing is: its calls may come in any order. A trace that expects an exception or a violation means it.
struct AnimatorLint {
  /// The animators that calls have made, and whether each is stopped and waits to be finished.
  private var isStopped: [String: Bool] = [:]
  private var hasScript = false
  private var isMeant = false
  private var findings: [TraceError] = []

  /// Takes in a line.
  mutating func follow(_ line: TraceReader.FileLine, at lineNumber: Int) {
    switch line {
    case .header(let header):
      self = AnimatorLint()
      hasScript = header.effectiveViews.contains { !$0.delegate.entries.isEmpty }
    case .line(.call(let call)): follow(call, at: lineNumber)
    case .line(.expectation(let expectation)):
      switch expectation.kind {
      case .exception, .violationOfRule, .violationOfCatalogue: isMeant = true
      default: break
      }
    default: break
    }
  }

  /// Ends a trace; returns what was found.
  func end() -> [TraceError] { hasScript || isMeant ? [] : findings }

  private mutating func follow(_ call: Call, at lineNumber: Int) {
    guard let name = call.arguments[.animatorID]?.string else { return }
    if Vocabulary.animatorMakers.contains(call.name.text) { return isStopped[name] = false }
    guard let wasStopped = isStopped[name] else {
      let problem = Problem.unknownAnimator(name, allowed: isStopped.keys.sorted())
      return findings.append(TraceError(problem, line: lineNumber))
    }
    switch call.name {
    case .stopAnimation: isStopped[name] = call.arguments[.withoutFinishing]?.bool == false
    case .finishAnimation:
      if !wasStopped { findings.append(TraceError(.notStopped(name), line: lineNumber)) }
      isStopped[name] = false
    default: break
    }
  }
}
