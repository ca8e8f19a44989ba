extension LineDecoder {
  /// Reads the name of a sample application, which answers by itself.
  func readSample(_ fields: Fields, into header: inout Header) throws(LineProblem) {
    guard let node = fields["sample"] else { return }
    let name = try string(node, "sample")
    guard !name.isEmpty else { throw wrong(node, "sample", "the name of a sample application") }
    header.sample = name
    if let script = fields["delegate"] { throw answersItself(script, name) }
    guard let views = fields["views"] else { return }
    for member in try members(views, "views") {
      for part in try members(member.value, member.key) where part.key == "delegate" {
        throw answersItself(part.value, name)
      }
    }
  }

  private func answersItself(_ node: JSONNode, _ name: String) -> LineProblem {
    wrong(node, "delegate", "none: the sample \(quoted(name)) answers by itself")
  }
}
