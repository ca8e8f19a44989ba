import HeadlessUIKit
import Traces

extension Methods {
  /// The calls of a property animator.
  ///
  /// The caller starts the animator with its block.
  static let animators: [Method] =
    Vocabulary.animatorMakers.map { text in
      Method(name: Name(text)) { stage, _, call in stage.makeAnimator(call) }
    }
    + Vocabulary.animatorStarters.map { text in Method(name: Name(text)) { _, _, _ in } } + [
      Method(name: .addCompletion) { stage, _, call in
        let part = stage.actors[Int(call.view.place)].part
        let id = call.arguments[.animatorID].map { [Argument(.animatorID, $0)] } ?? []
        stage.callAnimator(call) { animator in
          animator.addCompletion { [unowned animator] position in
            let end = [
              Argument(.finalPosition, .string(position.name)),
              Argument(.isRunning, .bool(animator.isRunning)),
            ]
            _ = part.ask(.animatorCompletion, id + end, usual: nil)
          }
        }
      },
      Method(name: .continueAnimation) { stage, _, call in
        let factor = call.arguments[.durationFactor]?.number?.double ?? 0
        stage.callAnimator(call) {
          $0.continueAnimation(withTimingParameters: nil, durationFactor: factor)
        }
      },
      Method(name: .stopAnimation) { stage, _, call in
        let isForGood = call.arguments[.withoutFinishing]?.bool ?? false
        stage.callAnimator(call) { $0.stopAnimation(isForGood) }
      },
      Method(name: .finishAnimation) { stage, _, call in
        let position = UIViewAnimatingPosition(name: call.arguments[.at]?.string)
        stage.callAnimator(call) { $0.finishAnimation(at: position) }
      },
      Method(name: .fractionComplete) { stage, _, call in
        let fraction = call.arguments[.fractionComplete]?.number?.double ?? 0
        stage.callAnimator(call) { $0.fractionComplete = fraction }
      },
      Method(name: .isReversed) { stage, _, call in
        let isReversed = call.arguments[.isReversed]?.bool ?? false
        stage.callAnimator(call) { $0.isReversed = isReversed }
      },
      Method(name: .pausesOnCompletion) { stage, _, call in
        let pauses = call.arguments[.pausesOnCompletion]?.bool ?? false
        stage.callAnimator(call) { $0.pausesOnCompletion = pauses }
      },
    ]
}

extension UIViewAnimatingPosition {
  /// UIKit's name of the place.
  fileprivate var name: String {
    switch self {
    case .end: "end"
    case .start: "start"
    case .current: "current"
    }
  }

  fileprivate init(name: String?) {
    self = Self.allCases.first { $0.name == name } ?? .end
  }
}
