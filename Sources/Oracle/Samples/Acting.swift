internal import Traces
internal import Transcripts

/// What a rule about a sample application sees: what it does, and what is known of it.
struct Acting {
  let facts: SampleFacts
  let watch: Watch

  var event: Event { watch.now.event }
  var told: SampleHeard { facts.now }
  var model: SampleModel { facts.model }

  /// Needs that a message could be heard.
  func hear(_ event: Event) throws(Lack) { if !watch.hears(event) { throw .message } }

  /// Needs that all was heard from the start.
  func fromTheStart() throws(Lack) { if !watch.record.isFromTheStart { throw .start } }

  /// Needs to know which pages are there.
  func knowPages() throws(Lack) {
    // The pages are in the view that scrolls, and not in one another.
    if !watch.setting.isScroller { throw .setup }
    try hear(.loadPage)
    try fromTheStart()
    if facts.hasUntoldPages { throw .setup }
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

  /// How many pages there are.
  var pageCount: Int {
    get throws(Lack) {
      guard let count = model.pageCount else { throw .setup }
      return count
    }
  }
}

extension Check {
  /// A question about a sample application, or several of them.
  static func ofSample(
    _ names: [String],
    _ events: Event...,
    answer: @escaping @Sendable (Acting) throws(Lack) -> Answer,
    found: @escaping @Sendable (Acting) -> String = { $0.event.word },
    expecting expected: @escaping @Sendable (Acting) -> String
  ) -> Check {
    .question(
      Question(
        events: events,
        scope: [],
        answer: { watch in
          guard let facts = watch.sample, names.contains(facts.model.name) else {
            return .notJudged
          }
          do throws(Lack) {
            return try answer(Acting(facts: facts, watch: watch))
          } catch {
            return .lacks(error)
          }
        },
        found: { watch in
          watch.sample.map { found(Acting(facts: $0, watch: watch)) } ?? watch.now.event.word
        },
        expected: { watch in
          watch.sample.map { [expected(Acting(facts: $0, watch: watch))] } ?? []
        }
      )
    )
  }
}
