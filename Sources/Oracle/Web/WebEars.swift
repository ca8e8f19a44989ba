internal import Traces

/// The messages about the loads of a web view that are heard.
struct WebEars {
  /// True if each begin and each end could be heard, so that open loads can be counted.
  let isCounted: Bool
  let hearsQuestions: Bool
  let hearsStarts: Bool
  /// True if each call is in the record.
  let hearsCalls: Bool
  /// True if some of it is not heard, and nobody can have refused anything unheard.
  let mayBeSupplied: Bool

  init(_ watch: Watch, _ header: Header) {
    isCounted =
      watch.hears(.didStartLoad) && watch.hears(.didFinishLoad) && watch.hears(.didFailLoad)
    hearsQuestions = watch.hears(.shouldStartLoad)
    hearsStarts = watch.hears(.didStartLoad)
    hearsCalls = watch.record.calls == .recorded
    mayBeSupplied =
      !(isCounted && hearsQuestions) && !header.mayBeToldUnheard(.shouldStartLoad)
      && !header.lacks(.shouldStartLoad)
  }
}
