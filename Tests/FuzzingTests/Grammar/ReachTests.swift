import Fuzzing
import Testing
@testable import Traces

@Suite("What a generator can write")
struct ReachTests {
  /// The things that were met in many traces.
  private struct Met {
    var calls: Set<String> = []
    var blocks: Set<Call.Block> = []
    var settings: Set<String> = []
    var answered: Set<String> = []
    var scriptedCalls: Set<String> = []
    var phases: Set<Touch.Phase> = []
    var components: Set<String> = []
    var isSettledInTheMiddle = false
    var hasRates = false
    var hasScales = false
    var hasDropped = false
    var hasEars = false
    var mostFingers: Int32 = 0

    /// True if a test would miss a thing.
    var lacksSomething: Bool {
      !calls.isSuperset(of: ReachTests.calls)
        || !scriptedCalls.isSuperset(of: ReachTests.scriptedCalls)
        || !settings.isSuperset(of: ReachTests.settings)
        || !answered.isSuperset(of: ReachTests.answers)
        || !components.isSuperset(of: ReachTests.components)
        || blocks.count < Call.Block.allCases.count || phases.count < Touch.Phase.allCases.count
        || mostFingers < 4
        || !(hasRates && hasScales && hasDropped && hasEars && isSettledInTheMiddle)
    }

    mutating func take(_ trace: Trace) {
      let header = trace.header
      hasRates = hasRates || header.rate != nil
      hasScales = hasScales || header.scale != nil
      hasDropped = hasDropped || header.dropped.count > 1
      hasEars = hasEars || header.observes != nil
      for view in header.effectiveViews {
        components.insert(view.component)
        for setting in view.config { settings.insert(setting.label.text) }
        for entry in view.delegate.entries {
          answered.insert(entry.message.text)
          scriptedCalls.formUnion(entry.replies.flatMap(\.calls).map(\.name.text))
        }
      }
      for (place, line) in trace.lines.enumerated() {
        switch line {
        case .touch(let touch):
          phases.insert(touch.phase)
          mostFingers = max(mostFingers, touch.finger)
        case .call(let call):
          calls.insert(call.name.text)
          if let block = call.block { blocks.insert(block) }
        case .settle:
          if place < trace.lines.count - 1 { isSettledInTheMiddle = true }
        default: break
        }
      }
    }
  }

  /// The names that no generator draws, and why.
  private static let notDrawn: Set<String> = [
    // No subject plays it yet, so that a trace with it would only be skipped.
    "sectionHeaderTopPadding",
    // A sample application is made from these; no generator starts one.
    "address", "items", "tweets",
    // Diffable data sources have these; no generator draws them yet.
    "apply(_:animatingDifferences:completion:)", "applySnapshotUsingReloadData(_:completion:)",
    "diffable",
    // These show one screen over another; no generator presents any yet.
    "present(_:animated:completion:)", "dismiss(animated:completion:)", "modalPresentationStyle",
    "isModalInPresentation",
    // Alerts have these, and alerts are presented too.
    "actions", "message", "preferredStyle", "tapAction(_:)", "textFields", "title",
    // Gesture recognizers have these; no generator gives a view any yet.
    "allowableMovement", "direction", "minimumPressDuration", "requiresFailureOf",
    // These are called of a property animator, which has to be made before; no generator makes one
    // yet.
    "UIViewPropertyAnimator(duration:curve:animations:)",
    "UIViewPropertyAnimator(duration:dampingRatio:animations:)", "addCompletion(_:)",
    "startAnimation()", "startAnimation(afterDelay:)", "pauseAnimation()",
    "continueAnimation(withTimingParameters:durationFactor:)", "stopAnimation(_:)",
    "finishAnimation(at:)", "fractionComplete", "isReversed", "pausesOnCompletion",
  ]
  /// The messages that only a presented screen tells, and those about layouts: in these, a script
  /// that changes the screens would never end.
  private static let notScripted: Set<String> = [
    // Text views ask and tell these; no generator draws one yet.
    "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)",
    "textViewShouldEndEditing(_:)", "textViewDidEndEditing(_:)",
    "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
    "textViewDidChangeSelection(_:)",
    "handler(_:)", "presentCompletion()", "dismissCompletion()",
    "presentationControllerShouldDismiss(_:)",
    "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)",
    "presentationControllerDidAttemptToDismiss(_:)", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()",
    // Gesture recognizers tell and ask these; no generator gives a view any yet.
    "gestureRecognizerAction(_:)", "gestureRecognizerShouldBegin(_:)",
    "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    "viewWillTransition(to:with:)", "transitionAnimation()", "transitionCompletion()",
    // Property animators tell these; no generator makes one yet.
    "animatorAnimations()", "animatorCompletion(_:)",
  ]
  /// The properties that a header alone sets.
  private static let ofConfigs = Set(Vocabulary.tapProperties.map(\.text))
  /// The properties of a view that a header sets in another way.
  private static let ofCalls: Set<String> = ["delegate", "frame"]

  /// The things met in so many runs of each generator, or in fewer where nothing is missing any more.
  private static let met = {
    var met = Met()
    let generators = Weights.all.flatMap { weights in
      // Tables, navigations and forms have the most words, so they are looked at once more.
      [nil, ["table", "navigation", "web"], ["form", "field"], ["control"]].map {
        (generator: Generator(components: $0, weights: weights), runs: $0 == nil ? 8000 : 5000)
      }
    }
    for start in stride(from: 0, to: 8000, by: 250) where start == 0 || met.lacksSomething {
      for (generator, runs) in generators {
        for run in start..<max(start, min(start + 250, runs)) {
          var choices = Choices(beyond: RandomNumbers(seed: 2, run: UInt64(run)))
          met.take(generator.trace(from: &choices))
        }
      }
    }
    return met
  }()

  private static let calls = Set(Vocabulary.callNames).subtracting(notDrawn)
    .subtracting(ofConfigs)
  private static let scriptedCalls = calls.subtracting(["removeFromSuperview()"])
  private static let settings = {
    let methods = Set(Vocabulary.callNames.filter { $0.hasSuffix(")") })
    return Set(Vocabulary.propertyNames).subtracting(methods).subtracting(notDrawn)
      .subtracting(ofCalls)
  }()
  private static let components: Set = [
    "scroll", "zoom", "table", "content", "control", "navigation", "web", "form", "field",
    "tiles", "button", "switch", "slider", "page-control",
  ]
  private static let answers = Set(Vocabulary.messageNames)
    // Plain content has no delegate, nor has a navigation a script; on the threads of tiles nothing can
    // be called (R336).
    .subtracting([
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      "touchesCancelled(_:with:)", "navigationController(_:willShow:animated:)",
      "navigationController(_:didShow:animated:)", "draw(_:in:)",
      // A sample application does these by itself, and nobody can answer them.
      "loadPage(_:)", "open(_:options:completionHandler:)", "post(name:object:userInfo:)",
    ])
    .subtracting(notScripted)

  @Test("Every call of the vocabulary is made, by programs and by delegates")
  func calls() {
    #expect(Self.calls.subtracting(Self.met.calls).isEmpty)
    #expect(Self.scriptedCalls.subtracting(Self.met.scriptedCalls).isEmpty)
    #expect(Self.met.blocks == Set(Call.Block.allCases))
  }

  @Test("Every property is set in a config")
  func settings() {
    #expect(Self.settings.subtracting(Self.met.settings).isEmpty)
  }

  @Test("Every message of a delegate is answered")
  func answers() {
    #expect(Self.answers.subtracting(Self.met.answered).isEmpty)
  }

  @Test("Fingers do all that they can, up to four at once")
  func fingers() {
    #expect(Self.met.phases == Set(Touch.Phase.allCases))
    #expect(Self.met.mostFingers == 4)
  }

  @Test("Where a drag may take the keyboard down, it has often come up")
  func keyboards() {
    var (offered, shown) = (0, 0)
    // In a navigation most calls are the navigation's.
    let generator = Generator(components: ["scroll", "zoom", "table"])
    for run in 0..<8000 {
      var choices = Choices(beyond: RandomNumbers(seed: 3, run: UInt64(run)))
      let trace = generator.trace(from: &choices)
      let settings = trace.header.effectiveViews.flatMap(\.config)
      let mode = settings.first { $0.label.text == "keyboardDismissMode" }
      guard let mode, mode.value.string != "none" else { continue }
      offered += 1
      if trace.calls.contains(where: { $0.name.text == "becomeFirstResponder()" }) { shown += 1 }
    }
    #expect(offered > 100)
    #expect(shown * 12 > offered, "\(shown) of \(offered)")
  }

  @Test("All kinds of views are there, and all that a header says of frames, pixels and hearing")
  func headers() {
    #expect(Self.met.components == Self.components)
    #expect(Self.met.hasRates && Self.met.hasScales && Self.met.hasDropped && Self.met.hasEars)
    #expect(Self.met.isSettledInTheMiddle)
  }
}
