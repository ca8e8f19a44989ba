internal import Traces

/// The messages about the loads of a web view that are heard.
struct LoadTelling: Sendable {
  /// True if each begin and each end is heard, so that open loads can be counted.
  let isCounted: Bool
  let hearsQuestions: Bool
  let hearsStarts: Bool
  /// True if each call is in the record.
  let hearsCalls: Bool
  /// True if some messages are not heard, and calls tell which there are: nothing can be refused unheard.
  let followsCalls: Bool

  init(_ watch: Watch, _ header: Header) {
    isCounted =
      watch.hears(.didStartLoad) && watch.hears(.didFinishLoad) && watch.hears(.didFailLoad)
    hearsQuestions = watch.hears(.shouldStartLoad)
    hearsStarts = watch.hears(.didStartLoad)
    hearsCalls = watch.record.calls == .recorded
    followsCalls =
      !(isCounted && hearsQuestions) && !header.mayBeToldUnheard(.shouldStartLoad)
      && !header.lacks(.shouldStartLoad)
  }
}
