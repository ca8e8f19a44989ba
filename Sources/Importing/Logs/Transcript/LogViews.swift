import Traces

/// The views that speak in a log: one, or several that can be told apart.
struct LogViews {
  private var names: [String] = []
  private var messages: [String: Set<String>] = [:]
  private var isOfScreens = false
  private let component: String?
  private let all: [String]

  /// Finds the views, and gives each message the place of its own.
  ///
  /// - Parameters:
  ///   - entries: what the lines became.
  ///   - component: the component that somebody has chosen; nil: the messages tell.
  ///   - losses: is told what cannot be placed.
  init(_ entries: inout [LogEntry], _ component: String?, _ losses: inout Losses) {
    self.component = component
    all = entries.compactMap { $0.message?.name.text }
    isOfScreens = all.contains(where: LogComponents.isOfScreens)
    let own = entries.filter { $0.message != nil }
    if isOfScreens {
      guard let screens = LogScreens(own.filter(\.isOfScreens)) else {
        Self.leaveScreens(&entries, &losses)
        isOfScreens = false
        return
      }
      screens.leaveSeveral(&entries, &losses)
      place(&entries, by: screens.name, &losses)
    } else if let key = Self.key(for: own) {
      place(&entries, by: key, &losses)
    }
  }

  private typealias Key = (LogEntry) -> String?

  /// Returns the property that tells the views of a log apart; nil if there is one view, or no such
  /// property.
  private static func key(for own: [LogEntry]) -> Key? {
    if Set(own.compactMap(\.speaker.address)).count > 1 { return { $0.speaker.address } }
    let tag: Key = { $0.speaker.tag }
    let others: [Key] = [tag, { $0.speaker.owner?.name }, { $0.speaker.className }]
    let told = others.indices.first { place in
      let keys = own.map(others[place])
      return keys.allSatisfy { $0 != nil } && Set(keys).count > 1
        && LogScreens.levels.isDisjoint(with: keys.compactMap(\.self))
        && (place > 0 || shareMessages(own, by: tag))
    }
    if let told { return others[told] }
    let around: [Key] = [
      { $0.speaker.label }, { $0.speaker.process }, { $0.speaker.category }, { $0.speaker.front },
      { $0.speaker.near }, { $0.speaker.next }, { $0.speaker.behind }, { $0.speaker.item },
      { $0.speaker.clock },
    ]
    return around.first { areViews(own, by: $0) }
  }

  /// Returns true if some message comes under several names, each of which does not number one line alone: words that
  /// go with what is told, or with the line, name no views.
  private static func shareMessages(_ own: [LogEntry], by key: Key) -> Bool {
    let keys = own.map(key)
    guard own.count < 3 || Set(keys).count < own.count else { return false }
    let pairs = zip(keys, own).map { [$0 ?? "", $1.message?.name.text ?? ""] }
    return Set(pairs).count > Set(pairs.map { $0[1] }).count
  }

  /// Returns true if what stands around messages tells views apart: each of a few has two messages at least that
  /// others have as well, so that it does not go with what is told.
  private static func areViews(_ own: [LogEntry], by key: Key) -> Bool {
    let keys = own.compactMap(key)
    let names = Set(keys)
    guard keys.count == own.count, (2...12).contains(names.count),
      LogScreens.levels.isDisjoint(with: names)
    else { return false }
    var messages: [String: Set<String>] = [:]
    for (key, entry) in zip(keys, own) {
      messages[key, default: []].insert(entry.message?.name.text ?? "")
    }
    return names.allSatisfy { name in
      let others = messages.filter { $0.key != name }.values.reduce(into: Set()) {
        $0.formUnion($1)
      }
      return messages[name, default: []].intersection(others).count > 1
    }
  }

  /// Renames the messages of screens that are not told apart.
  ///
  /// Mixed messages of two screens would look like those of one confused screen.
  private static func leaveScreens(_ entries: inout [LogEntry], _ losses: inout Losses) {
    var count = 0
    for place in entries.indices where entries[place].isOfScreens {
      entries[place].leave()
      count += 1
    }
    losses.assume(
      "which screen tells each of \(count) messages is not in the log, so their order is not judged:"
        + " print the class as well"
    )
  }

  private mutating func place(_ entries: inout [LogEntry], by key: Key, _ losses: inout Losses) {
    if isOfScreens { names.append("navigation") }
    var kept: [LogEntry] = []
    for var entry in entries {
      guard case .message(var message) = entry.line else {
        kept.append(entry)
        continue
      }
      let text = message.name.text
      let isOfNavigation = isOfScreens && text.hasPrefix("navigationController")
      guard let name = isOfNavigation ? "navigation" : key(entry) else {
        losses.add(.unplaced, line: entry.number)
        continue
      }
      if !names.contains(name) { names.append(name) }
      messages[name, default: []].insert(text)
      message.view = ViewIndex(names.firstIndex(of: name) ?? 0)
      entry.line = .message(message)
      kept.append(entry)
    }
    entries = kept
    // Controllers stand in a navigation, which need not say anything.
    let speakers = names.filter { messages[$0] != nil }
    let count = counted(speakers.count, "view speaks", "views speak")
    losses.assume("\(count): \(speakers.joined(separator: ", "))")
  }

  /// Returns the header that declares them.
  func header(id: String) -> Header {
    guard !names.isEmpty else {
      let component = component ?? LogComponents.component(of: all)
      var header = Header(id: id, component: component)
      if Vocabulary.recognizers.contains(component) {
        header.component = "control"
        header.views = [
          Header.View(name: Name("recognizer"), component: component, container: Name("view"))
        ]
        header.views.insert(Header.View(name: Name("view"), component: "control"), at: 0)
      }
      return header
    }
    let views = names.map { name in
      if isOfScreens, name == "navigation" {
        return Header.View(name: Name(name), component: "navigation")
      }
      let own = LogComponents.component(of: Array(messages[name] ?? []), isOfScreens: isOfScreens)
      return Header.View(
        name: Name(name),
        component: isOfScreens ? own : component ?? own,
        container: isOfScreens ? Name("navigation") : nil
      )
    }
    var header = Header(id: id, component: views[0].component)
    header.views = views
    return header
  }
}
