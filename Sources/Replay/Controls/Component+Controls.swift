import HeadlessUIKit
import Traces

extension Component {
  /// The controls, the plain one first.
  static let controls = [
    control("control", isPlayedForOthers: true) { StageControl(frame: $0) },
    control("button") { UIButton(frame: $0) },
    control("switch") { UISwitch(frame: $0) },
    control("slider") { UISlider(frame: $0) },
    control("page-control") { UIPageControl(frame: $0) },
  ]

  private static func control(
    _ name: String,
    isPlayedForOthers: Bool = false,
    _ newControl: @escaping @MainActor (CGRect) -> UIControl
  ) -> Component {
    let fixed: [Name] = [.allControlEvents]
    let properties = Vocabulary.ownProperties(of: name).filter { !fixed.contains($0) }
    let methods = Vocabulary.methods(of: name)
    return Component(
      name,
      properties: properties,
      fixed: fixed,
      methods: Methods.controls.filter { methods.contains($0.name) },
      isPlayedForOthers: isPlayedForOthers,
      make: { $0.control(newControl($0.frame), properties) },
      set: { ($0.view as? UIControl)?.setControl($1, to: $2) == true }
    )
  }
}
