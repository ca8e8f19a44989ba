/// A statement of a header that is not so in the application that it names.
package struct SampleContradiction: Hashable, Sendable {
  /// A part of a header.
  package enum Part: Hashable, Sendable {
    /// The name of the application.
    case sample
    /// The component of a view, by the view's place.
    case component(Int)
    /// The name of a view, by the view's place.
    case view(Int)
    /// A key of a view's `config`.
    case property(String, of: Int)
  }

  /// The part of the header.
  package let part: Part
  /// The mistake, in the reader's words.
  package let problem: Problem

  /// Finds the first contradiction; nil: there is none, or the header names no application.
  ///
  /// - Parameters:
  ///   - header: a header.
  ///   - samples: the applications that can be played.
  package init?(in header: Header, among samples: [SampleApplication]) {
    guard let name = header.sample else { return nil }
    guard let sample = samples.first(where: { $0.name == name }) else {
      self.init(unknown: name, among: samples.map(\.name))
      return
    }
    for (place, view) in header.effectiveViews.enumerated() {
      guard let found = Self(in: view, at: place, of: sample) else { continue }
      self = found
      return
    }
    return nil
  }

  private init(unknown name: String, among names: [String]) {
    part = .sample
    problem = .unknownWord(
      name,
      is: "sample application",
      allowed: names,
      suggestion: Suggestion.closest(to: name, among: names)
    )
  }

  private init?(in view: Header.View, at place: Int, of sample: SampleApplication) {
    guard let shown = sample.view(named: view.name.text, at: place) else {
      let names = sample.views.map { $0.isNumbered ? "\($0.name)0" : $0.name }
      part = .view(place)
      problem = .unknownView(view.name.text, allowed: names)
      return
    }
    guard view.component == shown.component else {
      part = .component(place)
      problem = .wrongValue(
        key: "component",
        found: quoted(view.component),
        expected: "\(quoted(shown.component)), which the sample \(quoted(sample.name)) shows here"
      )
      return
    }
    let others = Vocabulary.sampleProperties.filter { !sample.model.contains($0) }
    let own = Vocabulary.properties(of: view.component).map(\.text)
    guard
      let key = view.config.map(\.label.text).first(where: {
        others.contains($0) && !own.contains($0)
      })
    else { return nil }
    part = .property(key, of: place)
    problem = .unknownWord(
      key,
      is: "key of the sample \(quoted(sample.name))",
      allowed: sample.model,
      suggestion: nil
    )
  }
}
