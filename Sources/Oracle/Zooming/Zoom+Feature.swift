internal import Traces

extension Zoom {
  func receive(_ message: borrowing Message, _ watch: Watch) { watch.receiveZoom(message) }

  func receive(_ final: borrowing Final, _ watch: Watch) {
    watch.take(final.state, into: self)
    tiles?.receiveOther()
  }

  func judge(_ watch: Watch, _ findings: inout Findings) { watch.judgeZoom(&findings) }

  func follow(_ watch: Watch) { watch.followZoom() }

  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    if watch.setting.isScroller { watch.followPinch(turn: turn) }
  }

  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {
    guard watch.setting.isScroller else { return }
    let kind = moment.kind
    // A tap on the status bar is every view's.
    if moment.isOwn || kind == .tapStatusBar {
      watch.followZoom(call, kind: kind, turn: moment.turn, in: self)
    } else if kind != .other, call.name == .frame || kind == .bounds {
      size.plain = .unknown
    }
  }

  func endDues(_ watch: Watch) { watch.endZoomDues() }

  func rest(_ watch: Watch) { watch.restZoom() }
}
