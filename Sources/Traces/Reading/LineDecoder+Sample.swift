// A header's statements about a sample application are compared with the views that it shows.

extension LineDecoder {
  func readSample(_ fields: Fields, into header: inout Header) throws(LineProblem) {
    guard let node = fields["sample"] else { return }
    let name = try word(
      node,
      "sample",
      is: "sample application",
      among: SampleApplication.names
    )
    header.sample = name
    guard let sample = SampleApplication.named(name), let first = sample.views.first else { return }
    guard first.component == header.component else {
      throw wrong(
        try required("component", fields),
        "component",
        "\(quoted(first.component)), which the sample \(quoted(name)) shows"
      )
    }
    if let script = fields["delegate"] { throw answersItself(script, name) }
    guard let views = fields["views"] else { return }
    for (place, member) in try members(views, "views").enumerated() {
      try check(member, at: place, of: sample)
    }
  }

  private func check(
    _ member: JSONNode.Member,
    at place: Int,
    of sample: SampleApplication
  ) throws(LineProblem) {
    guard let shown = sample.view(named: member.key, at: place) else {
      let names = sample.views.map { $0.isNumbered ? "\($0.name)0" : $0.name }
      throw LineProblem(.unknownView(member.key, allowed: names), at: member.keyOffset)
    }
    for part in try members(member.value, member.key) {
      if part.key == "delegate" { throw answersItself(part.value, sample.name) }
      if part.key == "component", try string(part.value, "component") != shown.component {
        throw wrong(
          part.value,
          "component",
          "\(quoted(shown.component)), which the sample \(quoted(sample.name)) shows here"
        )
      }
    }
  }

  private func answersItself(_ node: JSONNode, _ name: String) -> LineProblem {
    wrong(node, "delegate", "none: the sample \(quoted(name)) answers by itself")
  }
}
