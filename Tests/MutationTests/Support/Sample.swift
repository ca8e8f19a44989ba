import Foundation
import Mutation
import Replay
import Samples
import TestSupport
import Testing
import Traces

/// A trace of the Repository.traces, which the reference plays: legal, with everything told.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The trace's id, which is its place in the Repository.traces too.
  let id: String

  var testDescription: String { id }

  /// One or more of each thing that a component does.
  static let all = [
    "scroll/flick/gentle", "scroll/flick/both-axes", "scroll/drag/holds-then-lifts",
    "scroll/bounce/flick-into-the-top", "scroll/catch/lifts-without-moving",
    "scroll/chain/two-swipes", "scroll/cancel/in-a-drag", "scroll/set-offset/animated",
    "scroll/set-offset/not-animated",
    "scroll/set-offset/to-itself", "scroll/target/rewritten-farther",
    "scroll/to-top/from-the-middle",
    "scroll/to-top/not-asked-when-off", "scroll/insets/changed-in-range",
    "scroll/insets/safe-area-never-counts", "scroll/lock/off-by-default",
    "scroll/lock/anew-for-each-drag",
    "scroll/enabled/off-ignores-fingers", "scroll/content-touches/press-then-drag",
    "scroll/content-touches/tap", "scroll/content-touches/content-kept-by-answer",
    "scroll/content-touches/refused", "scroll/keyboard/on-drag", "scroll/keyboard/none",
    "refresh/pull/past-the-threshold", "refresh/begin/from-code", "refresh/twice/while-refreshing",
    "paging/choice/flick-forward", "paging/choice/slow-lift-after-half",
    "paging/ends/flick-to-the-last", "zoom/pinch/held", "zoom/bounce/past-the-maximum",
    "zoom/bounce/switched-off", "zoom/programmatic/animated", "zoom/programmatic/not-animated",
    "zoom/limits/equal", "table/load/several-sections", "table/scroll/finger-scrolls",
    "table/prefetch/there-and-back", "table/prefetch/switched-off", "table/reconfigure/in-view",
    "table/snapshots/inserts-and-deletes",
    "table/tap/primary-action", "table/tap/selects",
    "table/select/another-row", "table/accessory/button",
    "table-editing/swipe/deletes", "table-editing/reorder/asks-and-moves",
    "table-editing/updates/delete-in-view", "table-editing/updates/reload-in-view",
    "table-editing/updates/wrong-rows", "controllers/appearance/push",
    "controllers/table/clears-selection", "controllers/segue/prepares",
    "web/load/two-pages", "tiles/levels/at-first", "tiles/levels/zoomed-by-code",
    "tiles/contents/come-and-go",
    "animation/block/fades", "animation/completion/zero-duration",
    "animation/completion/without-animation",
    "control/touch/tap", "button/tap/inside", "slider/drag/continuous",
    "gesture/tap/single", "gesture/tap/beside", "gesture/failure/single",
    "gesture/press/moved-later", "gesture/press/moved-early", "gesture/press/lifted-early",
    "gesture/press/switched-off", "gesture/swipe/left", "gesture/delegate/together",
    "gesture/delegate/waits", "gesture/delegate/hides-the-touch", "gesture/delegate/may-not-begin",
    "field/control/edit", "field/keys/return-resigns", "form/send/last-field",
    "form/taps/beside-the-field", "samples/selection/same-row-twice",
    "samples/tweet-pager/tap-on-the-second-page", "samples/tiled-view/as-large-as-the-screen",
  ].map(Sample.init)

  /// All of them; in part, every fifth.
  static let few = all.part(every: 5)

  /// All that the reference tells as it plays the trace, without what the Repository.traces expects of that.
  var transcript: Trace {
    get throws { try Self.transcripts[id] ?? Self.played(id) }
  }

  /// Each is played once, for many tests ask for it.
  private static let transcripts = Dictionary(
    uniqueKeysWithValues: all.compactMap { sample in
      (try? played(sample.id)).map { (sample.id, $0) }
    }
  )

  /// The faults that all operators find in the transcript, in the operators' order.
  var faults: [Fault] {
    get throws { try Self.faults[id] ?? Self.found(in: transcript) }
  }

  /// They are found once, which takes longer than any test of them.
  private static let faults = Dictionary(
    uniqueKeysWithValues: all.compactMap { sample in
      (try? found(in: sample.transcript)).map { (sample.id, $0) }
    }
  )

  private static func found(in transcript: Trace) -> [Fault] {
    let reading = Reading(transcript)
    return Operators.all.flatMap { $0.faults(in: reading) }
  }

  private static func played(_ id: String) throws -> Trace {
    let file = Repository.traces.appending(path: id + ".trace.jsonl")
    var reader = TraceReader(bytes: Array(try Data(contentsOf: file)))
    var trace = try #require(try reader.nextTrace())
    trace.lines.removeAll {
      switch $0 {
      case .expectation, .comment: true
      default: false
      }
    }
    return try ReferenceSubject(samples: Replay.Sample.all).transcript(of: trace)
  }
}
