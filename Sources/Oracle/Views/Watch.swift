internal import Traces
internal import Transcripts

/// The facts that the judge keeps of one view: flat, of constant size, whatever the length of the
/// transcript.
///
/// It is a class, so that questions are handed a reference and nothing is copied for them. So are the groups
/// whose methods change them: a look at a value in a value that is changed so is guarded against others.
final class Watch {
  /// The law by which the view is judged.
  let law: Law
  /// The facts about the view in its header.
  let setting: Setting
  /// The parts of the transcript that were recorded.
  let record: Recording
  /// The place of the view, and its surroundings.
  let site: Site

  /// The event that is judged, and what came last before it.
  var now = Heard()
  var latest = Latest()
  /// The turns in which inputs and calls came last.
  let turns = Turns()
  /// The progress of drags and glides.
  let course: Course
  /// The place of the content, as messages tell it.
  var content = Content()
  /// The sizes and switches of the view, and the range of offsets that follows.
  let geometry: Geometry
  var hands = Hands()
  /// The effect of a finger on the view, from its touch-down on.
  let drag = Drag()
  /// The drag and the glide in progress.
  var motion = Motion()
  /// The glide in progress, where it goes on as before.
  var steadyGlide: SteadyGlide?
  /// The effect of the program on the view.
  var program = Program()
  /// The facts about the view's refresh control.
  var refresh = Refresh()
  /// The facts about it as another thing than a view that scrolls.
  private(set) var features = Features()
  /// The feature that shows and hides it; nil: none.
  var showing: (any Showing)?
  /// The consequences of the violations so far.
  let aftermath = Aftermath()

  /// Sets a view up as its header says.
  init(
    _ view: borrowing Header.View,
    header: borrowing Header,
    site: Site,
    record: Recording,
    law: Law
  ) {
    self.law = law
    self.record = record
    self.site = site
    site.visibility = Visibility(view, record)
    let hearsMoves =
      law.heard.contains(.didScroll)
      && (law.heard.contains(.willBeginDecelerating) || law.heard.contains(.didEndDecelerating))
    setting = Setting(copy view, header: header, isUnusual: !hearsMoves || !site.isOnlyScroller)
    // A call that was not recorded may have changed what the header says; states tell the rest.
    geometry =
      record.calls == .hidden
      ? Geometry(config: [], frame: nil) : Geometry(config: view.config, frame: view.frame)
    let isCovered = header.views.contains { $0.config[.safeAreaInsets] != nil }
    // The order in which views were set up tells which safe area the window has, and if one that
    // another brings has moved the view.
    let isCoveredByAnother = header.views.contains {
      $0.config[.safeAreaInsets] != nil && $0.name != view.name
    }
    if isCoveredByAnother {
      geometry.takeCover(nil)
    } else if isCovered {
      geometry.forgetInsets()
    }
    course = Course(
      phases: law.widened(
        record.beginsAtRest ? Phase.rest.set : Phase.anything,
        in: record.hasTouches ? [] : .anything
      ),
      isMidway: record.beginsInTheMiddle
    )
    hands.areRecorded = record.hasTouches
    if !record.fingersDown.isEmpty { hands = Fingers(record).hands }
    if record.beginsInTheMiddle { turns.call = 1 }
    if geometry.hasRefreshControl, !record.hasAllCalls || !hears(.refreshControlValueChanged) {
      geometry.shareInset(isTold: false)
    } else if geometry.hasRefreshControl {
      refresh.isOpen = .no
    }
    content.inset.atStart = geometry.insets.areKnown ? geometry.insets.adjusted : nil
    let hasOwnPlace =
      !isCoveredByAnother && site.isAlone && view.config[.contentOffset] != nil
    if !isCovered || hasOwnPlace {
      content.offset = offsetAtStart(scale: header.effectiveScale)
    }
    content.offsetAtStart = content.offset
    if hears(.didScroll) { content.lastScroll = content.offset }
    for maker in law.book.features { maker.addAtStart(self, header) }
  }

  /// Adds a feature that the view has.
  func add<Facts: Feature>(_ facts: Facts, at key: SlotKey<Facts>) {
    // Set as a whole: what is changed in place is guarded against others at each look.
    var next = features
    next.add(facts, at: key)
    features = next
  }

  /// Adds the features that an event shows the view to have.
  func addFeatures(at event: Event) {
    for maker in law.book.features(at: event) where !features.have(maker.slot) { maker.add(self) }
  }

  /// Adds the features that a call shows the view to have.
  func addFeatures(at moment: CallMoment) {
    for maker in law.book.featuresOfCalls where !features.have(maker.slot) {
      if maker.isShownByCall?(self, moment) == true { maker.add(self) }
    }
  }

  /// Returns the offset at which the header has put the content, as far as it tells.
  private func offsetAtStart(scale: Double) -> Place {
    // A log of messages alone may begin anywhere.
    guard !record.beginsInTheMiddle, record.hasTouches || record.calls == .recorded else {
      return .unknown
    }
    if let start = setting.declaration.config[.contentOffset]?.point {
      // As it loads, a table may bring in an offset that its header gives (N05), which must be heard. So
      // may a view that gets its size from a navigation.
      if setting.isTable || site.isInNavigation, !hears(.didScroll) { return .unknown }
      // An offset between two pixels is rounded to one of them (F24).
      return Self.onPixel(start, scale) ?? .unknown
    }
    let isAtOrigin =
      geometry.isRangeKnown && geometry.least == Place(.zero) && !geometry.isAligned
    // A table finds its range out as it loads, and a zoom view as it gets its content.
    let isWithoutInset =
      setting.isSetUpAtAll && geometry.insets.areKnown && geometry.insets.adjusted == .zero
      && !geometry.isAligned && (!setting.isTable || (!site.keepsTouches && record.hasTouches))
    return isAtOrigin || isWithoutInset ? Place(.zero) : .unknown
  }

  /// Returns the point of the pixel grid that a point is, as near as thousandths tell; nil: it is none.
  private static func onPixel(_ point: Point, _ scale: Double) -> Place? {
    let parts = [point.x, point.y].compactMap { part -> Int32? in
      let pixels = (part.double * scale).rounded()
      guard abs(part.double * scale - pixels) * 1000 <= scale else { return nil }
      return Int32(exactly: (pixels / scale * 1000).rounded())
    }
    return parts.count == 2 ? Place(x: parts[0], y: parts[1]) : nil
  }

  /// Returns true if a message of an event could be heard.
  @inline(__always)
  func hears(_ event: Event) -> Bool { law.heard.contains(event) }

  /// True if something must come before the turn ends.
  var isDue: Bool {
    course.phases & Phase.turnDue != 0 || program.call.isTurnOpen || program.call.change.isInsetDue
      || content.doubtful != nil
      || drag.isMoveDue
      || drag.isFirstScrollDue || drag.isHideDue || program.echo.isOpen || drag.debt.isDue
      || site.contents?.isDue(from: site.place) ?? false || isAnyFeatureDue
  }

  private var isAnyFeatureDue: Bool { !features.isEmpty && features.all.contains(where: \.isDue) }

  /// Returns true if a call gives a table data of which its header says nothing.
  func isGivenLater(_ name: Name) -> Bool { record.givenLater.contains(name) }

  /// True if the view is the table of a table controller.
  var isTableController: Bool { setting.isTable && site.isInNavigation }

  /// True if the wait for rest has run out while the view moved still, for a reason of its own: so
  /// few frames come in a second, or content that turns out lower than estimated is still brought
  /// in.
  var isStillMoving: Bool {
    (setting.rate < 30
      || (setting.isTable && content.measured.turn >= max(turns.touch, turns.call)))
      && now.event == .final && now.time >= site.stage.patience
      && (now.time - max(0, content.lastScrollTime)) * setting.rate
        <= (2_500_000 + setting.droppedFrames * 1_000_000)
  }

  /// True if the message before came in the same instant, with no input between.
  var isRightAfterPrevious: Bool {
    latest.message.instant == now.instant && latest.message.instant > 0
  }

  /// True if a call inside the turn excuses what looks out of order.
  var isNested: Bool { turns.delegate == now.turn }

  /// The offset that holds, as far as it is known: the message's own, or the last one told.
  var whereabouts: Place { now.offset.isKnown ? now.offset : content.offset }

  /// Returns true if the offset is known to be outside the range by more than a pixel, on an axis
  /// that bounces.
  func isOverscrolled(_ place: Place) -> Bool {
    Axis.each.contains { geometry.bounces($0) && abs(geometry.excess(place, $0)) > setting.pixel }
  }

  /// Returns true if the offset is inside the range, and not past an edge by a part of a pixel
  /// either.
  func isSurelyInside(_ place: Place) -> Bool {
    place.isKnown && geometry.isRangeKnown && !geometry.isOutside(place)
  }

  /// Returns true if the offset is known to be inside the range, half a pixel granted (D13).
  func isInside(_ place: Place) -> Bool {
    place.isKnown && geometry.isRangeKnown && geometry.excess(place) <= setting.halfPixel
  }
}
