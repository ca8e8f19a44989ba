extension Vocabulary {
  /// The messages that views of some components could send, in the order of the tables.
  package static func messages(of components: [String]) -> [Name] {
    let own: [(isTold: (String) -> Bool, entries: [Entry])] = [
      ({ scrollers.contains($0) }, scrollMessages),
      ({ zoomers.contains($0) }, zoomMessages),
      (
        { scrollers.contains($0) || typists.contains($0) || $0 == "text-view" }, noticeMessages
      ),
      ({ contents.contains($0) }, touchMessages),
      ({ _ in true }, animationMessages + animatorMessages),
      ({ tables.contains($0) }, tableMessages),
      ({ $0 == "navigation" }, controllerMessages),
      ({ $0 == "alert" }, alertMessages),
      ({ $0 == "web" }, webMessages),
      ({ typists.contains($0) }, textMessages),
      ({ $0 == "text-view" }, textViewMessages),
      ({ typists.contains($0) || controls.contains($0) }, actionMessages),
      ({ recognizers.contains($0) }, recognizerMessages),
      ({ $0 == "form" }, formMessages),
      ({ $0 == "tiles" }, tileMessages),
    ]
    return names(of: components, own)
  }

  /// The keys of `state` that views of some components could tell, in the order of the tables.
  package static func stateKeys(of components: [String]) -> [Name] {
    names(
      of: components,
      [
        ({ scrollers.contains($0) }, scrollStateKeys), ({ tables.contains($0) }, tableStateKeys),
        ({ $0 == "web" && !components.contains(where: scrollers.contains) }, webScrollStateKeys),
        ({ $0 == "web" }, webStateKeys),
        ({ typists.contains($0) }, textStateKeys), ({ $0 == "form" }, formStateKeys),
        (
          { controls.contains($0) && !components.contains(where: tables.contains) },
          controlStateKeys
        ),
        ({ $0 == "switch" }, belongings(ofControl: "switch").stateKeys.filter(isOfValue)),
        ({ $0 == "slider" }, belongings(ofControl: "slider").stateKeys.filter(isOfValue)),
        (
          { $0 == "page-control" },
          belongings(ofControl: "page-control").stateKeys.filter(isOfValue)
        ),
        ({ recognizers.contains($0) }, recognizerStateKeys),
      ]
    )
  }

  private static func isOfValue(_ entry: Entry) -> Bool { valueStateKeys.contains(entry) }

  private static func names(
    of components: [String],
    _ own: [(isTold: (String) -> Bool, entries: [Entry])]
  ) -> [Name] {
    own.filter { components.contains(where: $0.isTold) }.flatMap(\.entries).map { Name($0.text) }
  }
}
