import Traces

/// The screens of a log, as far as its lines tell whose each message is.
struct LogScreens {
  /// The ways in which lines tell it.
  private enum Way {
    /// By the object in front, or by a word that looks like its class.
    case owner
    /// By the class whose method was called.
    case className
    /// By a word in brackets, or in front of a colon.
    case tag
  }

  private let way: Way
  /// The objects in front, by their classes.
  private var owners: [String: Set<String>] = [:]
  /// The classes whose methods each of them has printed.
  private var classes: [String: Set<String>] = [:]

  /// Finds the way; nil: the lines do not tell.
  ///
  /// - Parameter entries: the messages of screens.
  init?(_ entries: [LogEntry]) {
    let speakers = entries.map(\.speaker)
    let fronts = Set(speakers.compactMap { $0.owner?.className })
    let called = Set(speakers.compactMap(\.className))
    let tags = Set(speakers.compactMap(\.tag))
    // One word in front of all lines is more often the application's name.
    let areObjects = speakers.allSatisfy { $0.owner?.address != nil }
    let areOwners =
      fronts.count > 1
      || fronts.count == 1 && called.count < 2
        && (areObjects || fronts.allSatisfy { $0.hasSuffix("Controller") || $0.hasSuffix("VC") })
    if areOwners, speakers.allSatisfy({ $0.owner != nil || $0.className != nil }) {
      way = .owner
    } else if speakers.allSatisfy({ $0.className != nil }) {
      way = .className
    } else if tags.count > 1, speakers.allSatisfy({ $0.tag != nil }),
      tags.isDisjoint(with: Self.levels)
    {
      way = .tag
    } else {
      return nil
    }
    for speaker in speakers {
      guard let owner = speaker.owner else { continue }
      owners[owner.className, default: []].insert(owner.name)
      if let name = speaker.className { classes[owner.name, default: []].insert(name) }
    }
  }

  /// The words that say how important a line is.
  static let levels: Set = [
    "DEBUG", "INFO", "WARN", "WARNING", "ERROR", "TRACE", "VERBOSE", "NOTICE", "LOG", "Debug",
    "Info", "Warn", "Warning", "Error", "Trace", "Verbose", "Notice", "Log", "debug", "info",
    "warn", "warning", "error", "trace", "verbose", "notice", "log",
  ]

  /// Returns the name of the screen whose message an entry is; nil: it does not tell.
  func name(of entry: LogEntry) -> String? {
    let speaker = entry.speaker
    switch way {
    case .className: return speaker.className
    case .tag: return speaker.tag
    case .owner:
      guard let owner = speaker.owner else { return speaker.className }
      var name = owners[owner.className, default: []].count > 1 ? owner.name : owner.className
      // A class and one above it may both print what the one controller was told.
      if let called = speaker.className, classes[owner.name, default: []].count > 1 {
        name += " " + called
      }
      return name
    }
  }

  /// Renames the messages of classes that have more than one screen in the log, which cannot be told apart.
  ///
  /// A view is loaded once, and before all else that its controller is told: where one is loaded later, it is
  /// another controller's.
  func leaveSeveral(_ entries: inout [LogEntry], _ losses: inout Losses) {
    var known: Set<String> = []
    var several: [String] = []
    for entry in entries where entry.isOfScreens {
      guard let name = name(of: entry), entry.speaker.owner?.address == nil else { continue }
      let isNew = known.insert(name).inserted
      if !isNew, entry.message?.name == .viewDidLoad, !several.contains(name) {
        several.append(name)
      }
    }
    for place in entries.indices where entries[place].isOfScreens {
      if let name = name(of: entries[place]), several.contains(name) { entries[place].leave() }
    }
    for name in several {
      losses.assume(
        "\(name) loads a view when it has spoken before, so it is more than one screen:"
          + " the order of its messages is not judged; print the address as well"
      )
    }
  }
}

extension LogEntry {
  /// True if it is a message of a controller, or about controllers.
  var isOfScreens: Bool { message.map { LogComponents.isOfScreens($0.name.text) } ?? false }

  /// Gives its message a name that is not judged.
  mutating func leave() {
    guard case .message(let message) = line else { return }
    line = .message(Message(time: message.time, name: Name("x-" + message.name.text)))
  }
}
