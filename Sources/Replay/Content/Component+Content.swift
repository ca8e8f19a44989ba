import HeadlessUIKit
import Traces

extension Component {
  /// Plain content.
  static let content = Component(
    "content",
    properties: Vocabulary.ownProperties(of: "content"),
    isPlayedForOthers: true,
    make: makeContent
  )

  private static func makeContent(_ setup: Setup) -> Stage.Actor {
    let content = StageContent(frame: setup.frame)
    let receiver = setup.newReceiver()
    content.receiver = receiver
    setup.parent?.addSubview(content)
    for setting in setup.view.config {
      _ = content.setAnimatable(setting.label, to: setting.value)
      content.setTouchable(setting.label, to: setting.value)
    }
    return Stage.Actor(index: setup.index, view: content, part: receiver)
  }
}
