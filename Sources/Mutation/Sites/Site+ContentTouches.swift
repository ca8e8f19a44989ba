internal import Traces
internal import Transcripts

extension Site {
  /// True if the only view that scrolls is asked for its content's touch, one finger being down.
  var isContentTouch: Bool {
    isAlone && fingers.most == 1 && record.isTimed && hasPlainContent
  }

  /// True if the content is what the header declares, and not the cells of a table.
  var hasPlainContent: Bool { !["table", "form", "navigation"].contains(header.component) }

  /// The only view of plain content.
  var contentView: Int? {
    // A navigation is a container of screens, and no content of theirs.
    guard header.component != "navigation" else { return nil }
    let contents = record.views.indices.filter { !record.views[$0].isScroller }
    return contents.count == 1 ? contents[0] : nil
  }

  /// The touchesBegan that stands right behind it.
  var began: Site? {
    let places = record.places[.message(.touchesBegan)] ?? []
    return places.first { record.moments[$0].line == line + 1 }
      .map { Site(record: record, place: $0) }
  }

  /// The question, touchesBegan and touchesEnded of a tap, where they stand in a row.
  var ofTap: [Site] {
    guard let began, fingers.down == 0, moment.cause == .touch, isTurnQuiet else { return [] }
    let ended = (record.places[.message(.touchesEnded)] ?? []).first {
      record.moments[$0].line == began.line + 1
    }
    return [self, began] + (ended.map { [Site(record: record, place: $0)] } ?? [])
  }

  var broughtToTouchDown: [Edit] {
    guard let down = touchDown else { return [] }
    let sites = [self] + [began].compactMap(\.self)
    return sites.flatMap(\.dropped)
      + sites.map { site in
        var line = site.content.at(down.time)
        if case .message(var message) = line, site.shows(.isTracking) {
          message.state[.isTracking] = true
          line = .message(message)
        }
        return .insert(line, before: down.line + 1)
      }
  }

  /// Returns the edits by which it is answered otherwise.
  func answering(_ answer: Bool) -> [Edit] {
    guard var message else { return [] }
    message.answer = .bool(answer)
    return replaced(by: .message(message))
  }

  /// Returns the edits by which messages answer a touch, and are answered themselves.
  func answering(
    _ messages: [(Name, [Argument])],
    _ flags: State.Facts,
    answer: Bool
  ) -> [Edit] {
    answering(messages, flags).map { edit in
      guard case .insert(.message(var message), let index) = edit else { return edit }
      message.answer = .bool(answer)
      return .insert(.message(message), before: index)
    }
  }

  /// True if a fresh drag of a finger on content begins before the delay is over.
  var isQuickDrag: Bool {
    guard isPlain, isAlone, moment.place == .touched, fingers.most == 1, setup.delaysTouches,
      let content = contentView, let down = touchDown, let time, let start = down.time,
      time - start < 140_000, !contentTracks,
      let frame = header.effectiveViews[content].frame
    else { return false }
    let place = fingers.origin
    let offset = down.moment.offset ?? .zero
    return Axis.allCases.allSatisfy {
      place[$0] + offset[$0] >= frame.origin[$0]
        && place[$0] + offset[$0] < frame.origin[$0] + frame.size[$0]
    }
  }

  /// True if content has had the touch since the finger came down.
  var contentTracks: Bool {
    guard fingers.beganLine >= 0 else { return false }
    return (record.places[.message(.touchesBegan)] ?? []).contains {
      let began = record.moments[$0].line
      return began > fingers.beganLine && began < line
    }
  }

  /// True if a drag begins right behind it.
  var givesWay: Bool {
    let lines = record.transcript.lines
    guard isAlone, line + 1 < lines.count, case .message(let next) = lines[line + 1] else {
      return false
    }
    return next.name == .willBeginDragging && next.time == time
  }

  /// Returns true if its argument names a view of a component, and no script answers.
  func isForComponent(_ component: String) -> Bool {
    guard let name = message?.arguments["in"]?.string, let content = contentView else {
      return false
    }
    return !view.isScripted && record.views[content].name.text == name
      && record.views[content].component == component
  }

  /// True if content kept its touches because the view may not take them.
  var isAfterRefusal: Bool {
    guard isAlone, fingers.most == 1, fingers.down == 0, !fingers.wasCancelled else { return false }
    return (record.places[.message(.touchesShouldCancel)] ?? []).contains {
      let site = Site(record: record, place: $0)
      return site.line > fingers.beganLine && site.line < line
        && site.message?.answer?.bool == false
    }
  }

  /// True if content is told of a tap at its lift.
  var isTapOnContent: Bool {
    guard isAlone, fingers.most == 1, fingers.down == 0, !fingers.wasCancelled, !fingers.hasMoved,
      host.delaysTouches, moment.cause == .touch, let began = touchDown?.time, let time
    else { return false }
    return time - began < 150_000 && isAnsweredWithYes
  }

  /// True if the tap of the only finger, recognized in this turn, takes the content's touch away.
  var isCancelledByTap: Bool {
    guard isAlone, fingers.most == 1, fingers.down == 0, !fingers.wasCancelled else { return false }
    return (record.places[.message(.tapped)] ?? []).contains {
      let tap = Site(record: record, place: $0)
      return tap.moment.turn == moment.turn && tap.line < line
    }
  }

  var isAnsweredWithYes: Bool {
    (record.places[.message(.touchesShouldBegin)] ?? []).contains {
      let site = Site(record: record, place: $0)
      return site.line > fingers.beganLine && site.line < line && site.message?.answer?.bool == true
    }
  }
}
