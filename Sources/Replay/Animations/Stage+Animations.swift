import HeadlessUIKit
import Traces

extension Stage {
  /// Makes calls one after the other, and writes them down: one that runs a block has those behind it that
  /// stand in it made inside.
  func make(_ lines: ArraySlice<Line>) {
    var rest = lines
    while let line = rest.popFirst() {
      recorder.append(line)
      guard case .call(let call) = line else { continue }
      guard CallBlock.isOpened(by: call) else {
        Methods.perform(call, on: self)
        continue
      }
      guard blocksUnderWay < Trace.deepest else {
        let deepest = Trace.deepest
        return recorder.fail(
          "blocks of animations are nested more than \(deepest) deep, in \(call.name)"
        )
      }
      let changes = rest
      if CallBlock.startsAnimator(call) { return start(call, changes) }
      return animate(call) { [unowned self] in make(changes) }
    }
  }

  /// Makes a call of `UIView.animate`, whose block and whose end are told to the view that is called.
  private func animate(_ call: Call, _ changes: @escaping () -> Void) {
    let part = actors[Int(call.view.place)].part
    let id = call.arguments[.animationID].map { [Argument(.animationID, $0)] } ?? []
    let block = { [unowned self] in
      _ = part.ask(.animations, id, usual: nil)
      blocksUnderWay += 1
      changes()
      blocksUnderWay -= 1
    }
    let completion: ((Bool) -> Void)? =
      id.isEmpty || call.name == .animate
      ? nil : { _ = part.ask(.completion, id + [Argument(.finished, .bool($0))], usual: nil) }
    let duration = call.arguments[.withDuration]?.number?.double ?? 0
    guard call.name == .animateWithOptions else {
      return UIView.animate(withDuration: duration, animations: block, completion: completion)
    }
    UIView.animate(
      withDuration: duration,
      delay: call.arguments[.delay]?.number?.double ?? 0,
      options: UIView.AnimationOptions(call.arguments[.options]),
      animations: block,
      completion: completion
    )
  }
}

extension UIView {
  /// Sets what any view has that can be animated; answers whether it is such a property.
  func setAnimatable(_ name: Name, to value: Value) -> Bool {
    switch name {
    case .alpha: if let alpha = value.number { self.alpha = alpha.double }
    default: return false
    }
    return true
  }
}

extension UIView.AnimationOptions {
  /// The options that a trace names.
  init(_ names: Value?) {
    guard case .array(let names)? = names else {
      self = []
      return
    }
    self = names.reduce(into: []) { options, name in
      if let text = name.string, let option = Self.named[text] { options.formUnion(option) }
    }
  }

  private static let named: [String: UIView.AnimationOptions] = [
    "layoutSubviews": .layoutSubviews, "allowUserInteraction": .allowUserInteraction,
    "beginFromCurrentState": .beginFromCurrentState, "repeat": .repeat,
    "autoreverse": .autoreverse, "overrideInheritedDuration": .overrideInheritedDuration,
    "overrideInheritedCurve": .overrideInheritedCurve, "curveEaseInOut": .curveEaseInOut,
    "curveEaseIn": .curveEaseIn, "curveEaseOut": .curveEaseOut, "curveLinear": .curveLinear,
  ]
}
