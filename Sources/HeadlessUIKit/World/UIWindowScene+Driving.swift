import Foundation

extension UIWindowScene {
  private static let layoutRounds = 8

  /// True if the next frame has anything to do; if not, it may be left out.
  public var needsFrames: Bool {
    !frames.scrollViews.isEmpty || !surroundings.layout.isEmpty || !heldTouches.isEmpty
      || !frames.recognizers.isEmpty || !frames.movers.isEmpty || web.isAnybodyThere
      || animations.isWaiting || frames.tiledLayers.contains(where: \.isDisplayDue)
  }

  /// True if a frame has anything to do besides moving the views that move.
  var hasMoreToDoThanMove: Bool {
    !surroundings.layout.isEmpty || !heldTouches.isEmpty || !frames.recognizers.isEmpty
      || !fingers.isEmpty || !frames.movers.isEmpty || web.isAnybodyThere
      || !animations.running.isEmpty || !frames.tiledLayers.isEmpty
  }

  /// True if nothing is under way: no finger, no motion, no timer.
  public var isAtRest: Bool {
    fingers.isEmpty && !needsFrames
  }

  /// Sets the clock to the instant of a call that is about to be made on a view.
  public func advance(to microseconds: Int64) {
    self.microseconds = max(self.microseconds, microseconds)
  }

  /// Hands the frontmost window one event: what the fingers named in it do at one instant.
  ///
  /// Places are in the window's coordinates. A finger that is down and not named stays as it is. A
  /// finger that was never put down is ignored.
  public func sendTouches(at microseconds: Int64, _ samples: [FingerSample]) {
    perform {
      beginEvent(at: microseconds)
      for sample in samples { apply(sample) }
      finishEvent()
    }
  }

  /// Hands the frontmost window an event of one finger.
  public func sendTouch(at microseconds: Int64, _ sample: FingerSample) {
    perform {
      beginEvent(at: microseconds)
      apply(sample)
      finishEvent()
    }
  }

  /// Shows one frame: moves all that is in motion and fires the timers that are due.
  ///
  /// - Parameters:
  ///   - microseconds: The instant of the frame.
  ///   - periods: The frames since the last one that was shown, this one included.
  public func frame(at microseconds: Int64, periods: Int = 1) {
    advance(to: microseconds)
    perform { showFrame(periods: periods) }
  }

  private func showFrame(periods: Int) {
    // A copy: what begins to move in this frame takes its first step in the next one.
    let moving = frames.scrollViews
    let running = animations.running
    for index in moving.indices { moving[index].moveByFrame(periods: periods) }
    if !frames.movers.isEmpty {
      for mover in frames.movers { mover.moveByFrame() }
    }
    if !running.isEmpty { endDueAnimations(of: running) }
    if web.isAnybodyThere { deliverAnswers() }
    if !heldTouches.isEmpty { keyWindow?.deliverDueTouches() }
    if !frames.recognizers.isEmpty { tellWaitingRecognizers() }
    finishTurn()
    // Drawn when all stands where this frame shows it.
    if !frames.tiledLayers.isEmpty {
      for layer in frames.tiledLayers { layer.displayDueTiles() }
      finishTurn()
    }
  }

  private func tellWaitingRecognizers() {
    for recognizer in frames.recognizers { recognizer.timePassed(to: microseconds) }
    keyWindow?.gestures.timePassed()
  }

  private func beginEvent(at microseconds: Int64) {
    advance(to: microseconds)
    for index in fingers.indices {
      fingers[index].isChanged = false
      fingers[index].phase = .stationary
    }
  }

  private func finishEvent() {
    event.touches = fingers
    event.microseconds = microseconds
    keyWindow?.sendEvent(event)
    event.touches = []
    for place in fingers.indices.reversed() where fingers[place].isOver {
      fingers.remove(at: place)
    }
    finishTurn()
  }

  private func apply(_ sample: FingerSample) {
    let place = CGPoint(x: sample.x, y: sample.y)
    if let touch = touch(of: sample.finger) {
      let phase = sample.phase == .began ? .moved : sample.phase
      touch.update(phase: phase, position: place, at: microseconds)
      if phase == .ended { event.taps.lift(at: place, microseconds) }
    } else if sample.phase == .began, let window = keyWindow {
      let touch = UITouch(finger: sample.finger, at: microseconds, position: place)
      touch.window = window
      touch.tapCount = event.taps.comeDown(at: place, microseconds)
      touch.view = window.hitTest(window.convert(place, from: nil), with: event)
      window.gestures.attach(touch)
      fingers.append(touch)
    }
  }

  private func touch(of finger: Int) -> UITouch? {
    for touch in fingers where touch.finger == finger { return touch }
    return nil
  }

  /// Lays out what asked for it; to be called after calls on views, events and frames do it.
  ///
  /// It is the run loop's last act in UIKit, and the turn's here. A view that asks again in its own
  /// layout waits for the next turn after a few rounds.
  public func finishTurn() {
    perform { layOutAndAct() }
  }

  private func layOutAndAct() {
    layOut()
    while let actions = turn.takeActions() {
      for action in actions { action() }
      layOut()
    }
  }

  /// Tells the controllers whose views came in this turn that the views have their place, before
  /// the layout (R415).
  private func tellArrivals() {
    while let controllers = turn.takeArrivals() {
      for controller in controllers { controller.tellOfPlace() }
    }
  }

  private func layOut() {
    tellArrivals()
    var rounds = 0
    while !surroundings.layout.isEmpty, rounds < Self.layoutRounds {
      rounds += 1
      layOutPending()
    }
  }
}
