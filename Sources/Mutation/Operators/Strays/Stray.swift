internal import Traces

/// A message that comes of itself: a row of the table of all that can be told.
struct Stray: Sendable {
  /// The kind of cause that a message may have.
  ///
  /// It decides the places at which the message is a stray.
  enum Kind: Sendable {
    /// A drag or a glide.
    case motion
    /// A tap on the status bar, or a call that shows at once.
    case event
    /// An animation or a zoom, which may end later than it shows.
    case program
    /// A finger that has been lifted.
    case pick
    /// A finger that is there.
    case finger
    /// A load or an update: a scroll counts no rows (R743).
    case count
    /// The layout of rows, or a change of screens.
    case layout
  }

  /// The message.
  let name: Name
  /// The number of the entry that says what causes it.
  let number: String
  let kind: Kind
  /// Its place in the table.
  private(set) var row = 0

  private init(_ name: Name, _ number: String, _ kind: Kind) {
    self.name = name
    self.number = number
    self.kind = kind
  }

  /// All messages but a few: `viewForZooming` may be asked at any time (H03), tiles drawn (R336), views
  /// laid out (R409), and sheets asked whether they may go (R439).
  static let all: [Stray] =
    (scrolling + zooming + noticed + touched + asked + display + picked + edited + shown + loaded
    + typed + recognized)
    .enumerated().map { row, stray in
      var stray = stray
      stray.row = row
      return stray
    }

  private static let scrolling = [
    Stray(.willBeginDragging, "F08", .motion),
    Stray(.willEndDragging, "B10", .motion),
    Stray(.didEndDragging, "B10", .motion),
    Stray(.willBeginDecelerating, "C03", .motion),
    Stray(.didEndDecelerating, "C05", .motion),
    Stray(.didEndScrollingAnimation, "F06", .program),
    Stray(.shouldScrollToTop, "G01", .event),
    Stray(.didScrollToTop, "G03", .program),
    Stray(.didChangeAdjustedContentInset, "N04", .program),
  ]

  private static let zooming = [
    Stray(.willBeginZooming, "Z05", .program),
    Stray(.didZoom, "H05", .program),
    Stray(.didEndZooming, "H06", .program),
  ]

  private static let noticed =
    rows(.event, of: "P04", .refresh) + rows(.event, .keyboardShow)
    + rows(.event, of: "P02", .keyboardHide) + rows(.pick, .tap, .block, .animator)

  private static let touched = rows(.finger, .touches)

  private static let asked =
    rows(.count, of: "R743", .counts)
    + rows(.layout, .cells, .measures, .indexTitles, .indexSections, .edgeViews)

  private static let display = rows(.layout, .display, .reuse, .cellLooks)

  private static let picked =
    rows(.finger, .highlight) + rows(.pick, .selection, .picks, .selectionChange)

  private static let edited = rows(
    .layout,
    .editingQuestions,
    .editing,
    .moveTarget,
    .cellEditing
  )

  private static let shown =
    rows(.layout, of: "R352", .appearance)
    + rows(.layout, of: "R350", .viewLoad)
    + rows(.layout, .navigation)
    + rows(.layout, of: "R352", .presentation, .screenSize)
    + rows(.layout, .alert)
    + rows(.pick, .segue)

  private static let loaded =
    rows(.layout, of: "R240", .pageStart)
    + rows(.layout, of: "R243", .pageEnd)

  private static let typed = rows(.pick, .text, .textView, .action, .form)

  /// A press may take as long as a change of screens.
  private static let recognized = rows(.layout, .gesture)

  private static func rows(
    _ kind: Kind,
    of number: String = "A04",
    _ families: Family...
  ) -> [Stray] {
    families.flatMap { Vocabulary.messages(of: [$0]) }.map { Stray($0, number, kind) }
  }

  /// The quiet time after which the message surely has no cause.
  ///
  /// Two taps may belong together for 0.35 s, and rounds of a load were 0.34 s apart (L-1).
  var delay: Microseconds {
    switch kind {
    case .motion, .event, .pick, .finger: 600_000
    case .program, .count, .layout: 2_100_000
    }
  }

  /// The facts without which it may have a cause.
  var needs: EvidenceLevel.Facts {
    name == .willEndDragging
      ? [.touches, .release] : kind == .motion ? .touches : [.touches, .calls, .times]
  }
}
