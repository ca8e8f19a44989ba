import Traces

extension Component {
  /// The controls.
  static let controls = Vocabulary.controls.map { control($0) }

  private static func control(_ name: String) -> Component {
    let fixed: [Name] = [.allControlEvents]
    let methods = Vocabulary.methods(of: name)
    return Component(
      name,
      properties: Vocabulary.ownProperties(of: name).filter { !fixed.contains($0) },
      fixed: fixed,
      methods: Methods.controls.filter { methods.contains($0.name) }
    )
  }
}
