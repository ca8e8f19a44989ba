/// The things with which a subject plays every trace.
nonisolated struct StageSettings: Sendable {
  /// The limits of a case.
  var limits = ReplayLimits()
  /// The sample applications that a header may name.
  var samples: [Sample] = []
  /// Makes each scroll view; nil: the stage does.
  var makeScrollView: ReferenceSubject.ViewMaker?
}
