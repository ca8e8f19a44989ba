extension EventFinder {
  /// Returns true if each event of a log tells whose it is, by the word of the map.
  func areTold(viewsIn lines: [PasteLine]) -> Bool {
    map.view != nil
      && lines.allSatisfy { line in
        line.aside != nil || events(in: line.body).allSatisfy { $0.view(by: map) != nil }
      }
  }

  /// Returns true if each of several tags stands in front of an event that others tell as well.
  func areViews(tagsOf lines: [PasteLine]) -> Bool {
    var events: [String: Set<String>] = [:]
    for line in lines {
      guard let tag = line.prefix.tag, let event = event(in: line.body) else { continue }
      events[tag, default: []].insert(event.event)
    }
    let shared = events.values.dropFirst().reduce(events.values.first ?? []) { $0.intersection($1) }
    return events.count > 1 && !shared.isEmpty
  }
}
