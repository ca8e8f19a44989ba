internal import Traces
internal import Transcripts

/// The facts about the table in the transcript's header, and in the calls since.
extension PickFacts {
  /// Returns a height that the header of the transcript gives, in thousandths.
  func configured(_ name: Name) -> Int64? { config[name]?.number.map { $0.units / 1000 } }

  /// The width of the view, in thousandths; 0: unknown.
  var width: Int32 { map?.width ?? 0 }

  /// The accessories of a section's rows, a pattern; nil: none.
  var accessoryTypes: [String]? { config[.accessoryTypes]?.elements.compactMap(\.string) }

  /// Returns true if the delegate may have been asked something, and have answered it, unheard.
  func mayAnswerUnheard(_ event: Event, _ watch: Watch) -> Bool {
    !watch.hears(event) && event.name.map(isAnswered) ?? false
  }

  /// Returns true if a script answers a message.
  func isAnswered(_ name: Name) -> Bool { layout.scripted.contains(name) }
}
