internal import Traces
internal import Transcripts

extension Watch {
  /// Ends a scroll to the top that a drag has stopped: behind a drag that is over nothing goes on but its glide
  /// (A05).
  @inline(never)
  func endDraggedTop() {
    if program.toTop.isDragged, course.isSurely(in: Phase.atRest) { program.toTop = .ended }
  }

  /// Follows the question whether to scroll to the top.
  func followQuestion() {
    content.anchor = .unknown
    // A second tap that is refused does not say what becomes of the scroll under way (G10).
    program.toTop.isOpen = program.toTop.isOpen || now.answer != .no
    program.toTop.isDragged = false
    program.toTop.time = now.time
    program.toTop.answer = now.answer
    // A finger that was not recorded may stop it (G10).
    program.toTop.isPure =
      hands.areRecorded && course.isSurely(in: Phase.atRest) && program.animation.endsAllowed == 0
      && now.answer != .no
      && geometry.isScrollEnabled && !program.toTop.isContested
      // A delegate that taps inside another call has the rest of that come after it.
      && (program.call.kind != .tapStatusBar || program.call.hindrance != .delegate)
    program.toTop.isTapped = false
    // An animation that was under way before the record began may end as this scroll begins (F18).
    if course.isMidway { program.animation.endsAllowed = max(1, program.animation.endsAllowed) }
    course.isMidway = false
    program.toTop.start = now.offset.isKnown ? now.offset : content.offset
    // G08: at the top already, the end may be left out.
    let top = -geometry.insets.adjusted.top.units
    let isElsewhere =
      program.toTop.start.isKnown && geometry.insets.areKnown
      && abs(program.toTop.start.y - top) > setting.pixel
    program.toTop.startsAtTop =
      program.toTop.start.isKnown && geometry.insets.areKnown
      && abs(program.toTop.start.y - top) <= 1
    program.toTop.isEndDue = program.toTop.isPure && isElsewhere && now.answer == .yes
    beginAnew()
  }
}
