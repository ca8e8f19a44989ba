internal import Traces
internal import Transcripts

extension Operators {
  /// The faults of property animators.
  static let animators: [Context] = [
    Context(
      ["R485"],
      "an animator's completion is called twice",
      .animatorCompletion,
      needs: told,
      edit: \.doubled
    ) { $0.isPlainWay },
    Context(
      ["R485"],
      "an animator's completion is not called",
      .animatorCompletion,
      needs: told,
      edit: \.dropped
    ) { $0.isPlainWay && $0.animator?.only(.addCompletion) != nil },
    Context(
      ["R485"],
      "an animator's completion is called as it starts",
      .animatorCompletion,
      needs: told,
      edit: \.toldAtTheStart
    ) { $0.isPlainWay && $0.animator?.only(.addCompletion) != nil },
    Context(
      ["R485"],
      "an animator's completion gets another place",
      .animatorCompletion,
      needs: told,
      edit: \.misplaced
    ) { $0.isPlainWay },
    Context(
      ["R486"],
      "an animator that is stopped for good calls its completion",
      .animatorAnimations,
      needs: told,
      edit: \.toldWhenStopped
    ) { $0.animator?.isStopped(forGood: true) == true },
    Context(
      ["R487"],
      "an animator that is told to finish calls no completion",
      .animatorCompletion,
      needs: told,
      edit: \.dropped
    ) { $0.isFinishedWay },
    Context(
      ["R487"],
      "an animator that is told to finish gives another place",
      .animatorCompletion,
      needs: told,
      edit: \.misplaced
    ) { $0.isFinishedWay },
    Context(
      ["R489"],
      "an animator that pauses on completion calls its completion",
      .animatorAnimations,
      needs: told,
      edit: \.toldAtTheEnd
    ) { site in
      guard let animator = site.animator, animator.length >= 200_000 else { return false }
      return animator.only(.pausesOnCompletion)?.call.arguments[.pausesOnCompletion]?.bool == true
        && animator.only(.addCompletion) != nil && animator.only(.startAnimation) != nil
        && animator.has(only: [
          .animatorWithCurve, .animatorWithDampingRatio, .addCompletion, .startAnimation,
          .pausesOnCompletion,
        ])
    },
    Context(
      ["R491"],
      "an animator does not run while its completions are called",
      .animatorCompletion,
      needs: told,
      edit: { $0.saying(.isRunning, .bool(false)) }
    ) { $0.isPlainWay },
  ]

  private static let told: EvidenceLevel.Facts = [.arguments, .calls, .beginning, .times]
}
