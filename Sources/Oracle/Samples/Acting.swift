internal import Traces
internal import Transcripts

/// The facts that a rule about a sample application sees: its deeds, and the facts known about it.
struct Acting: Scene {
  let facts: SampleFacts
  let watch: Watch

  init?(_ watch: Watch) {
    guard let facts = watch.sample else { return nil }
    self.facts = facts
    self.watch = watch
  }

  var event: Event { watch.now.event }
  var words: String { event.word }
  var told: SampleHeard { facts.now }
  var model: SampleModel { facts.model }

  /// Needs that all was heard from the start.
  func fromTheStart() throws(Lack) { try need(watch.record.isFromTheStart, .start) }

  /// Needs to know which pages are there.
  func knowPages() throws(Lack) {
    // The pages are in the application's view that scrolls, which stands first, and not in one another.
    try need(watch.site.stage.watches.first { $0.setting.isScroller } === watch, .setup)
    try hear(.loadPage)
    try fromTheStart()
    try need(!facts.hasUntoldPages, .setup)
  }

  /// The first page that must be there and is not.
  var missingPage: Int? { facts.needed.first { !facts.pages.contains($0) } }

  /// The page that the message is about, if pages are put in.
  var page: Int {
    get throws(Lack) {
      guard let page = told.page else { throw .setup }
      return page
    }
  }

  /// The number of pages.
  var pageCount: Int {
    get throws(Lack) {
      guard let count = model.pageCount else { throw .setup }
      return count
    }
  }
}

extension Acting {
  /// Returns a question about a sample application, or about several of them.
  static func question(
    of names: [String],
    _ events: Event...,
    answer: @escaping @Sendable (Acting) throws(Lack) -> Answer,
    found: @escaping @Sendable (Acting) -> String = { $0.words },
    expecting expected: @escaping @Sendable (Acting) -> String
  ) -> Check {
    question(
      at: events,
      answer: { acting throws(Lack) in
        guard names.contains(acting.model.name) else { return .notJudged }
        return try answer(acting)
      },
      found: found,
      expecting: expected
    )
  }
}
