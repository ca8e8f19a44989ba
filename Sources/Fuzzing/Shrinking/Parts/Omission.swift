import Traces

/// One thing that a header sets which could be left to its default.
enum Omission: Hashable {
  case title
  case rate
  case scale
  case observes
  case observed(Name)
  case inputs
  case profile
  case required(String)
  case dropped(Int)
  case richerComponent
  case config(view: Int, Name)
  case count(view: Int, Name, place: Int)
  case entry(view: Int, Name)
  case laterReplies(view: Int, Name)
  case call(view: Int, Name, reply: Int, place: Int)
  case times(view: Int, Name)
  case frame(view: Int)
  case extensions(view: Int)
}

extension Header {
  /// All that is set, in the order of the header's keys.
  var settings: [Omission] {
    var settings: [Omission] = []
    if component != Vocabulary.components[0] { settings.append(.richerComponent) }
    if rate != nil { settings.append(.rate) }
    if scale != nil { settings.append(.scale) }
    for (place, view) in effectiveViews.enumerated() {
      if view.frame != nil { settings.append(.frame(view: place)) }
      settings += view.config.flatMap { $0.settings(ofView: place) }
      settings += view.delegate.entries.flatMap { $0.settings(ofView: place) }
      if view.extensions != .none { settings.append(.extensions(view: place)) }
    }
    if let observes { settings += [.observes] + observes.map { .observed($0) } }
    if inputs != nil { settings.append(.inputs) }
    settings += requires.map { .required($0) }
    if profile != nil { settings.append(.profile) }
    settings += dropped.map { .dropped($0) }
    if title != nil { settings.append(.title) }
    return settings
  }

  /// Leaves a setting to its default.
  mutating func leaveOut(_ setting: Omission) {
    switch setting {
    case .title: title = nil
    case .rate: rate = nil
    case .scale: scale = nil
    case .observes: observes = nil
    case .observed(let message): observes?.removeAll { $0 == message }
    case .inputs: inputs = nil
    case .profile: profile = nil
    case .required(let capability): requires.removeAll { $0 == capability }
    case .dropped(let frame): dropped.removeAll { $0 == frame }
    case .richerComponent:
      component = Vocabulary.components[0]
      if !views.isEmpty { views[0].component = component }
    case .config(let view, let name):
      change(view) { $0.config.removeAll { $0.label == name } }
    case .count(let view, let name, let place):
      change(view) { view in
        for property in view.config.indices where view.config[property].label == name {
          view.config[property].value.leaveOutNumber(at: place)
        }
      }
    case .entry(let view, let message):
      change(view) { $0.delegate.entries.removeAll { $0.message == message } }
    case .laterReplies(let view, let message):
      change(view) {
        $0.change(message) { entry in
          entry.replies.removeSubrange(1...)
          entry.isList = false
        }
      }
    case .call(let view, let message, let reply, let place):
      change(view) { $0.change(message) { $0.replies[reply].leaveOutCall(at: place) } }
    case .times(let view, let message):
      change(view) { $0.change(message) { $0.replies[0].times = nil } }
    case .frame(let view): change(view) { $0.frame = nil }
    case .extensions(let view): change(view) { $0.extensions = .none }
    }
  }

  /// Changes a declared view, or the one that a header without `views` means.
  mutating func change(_ place: Int, _ body: (inout View) -> Void) {
    guard views.isEmpty else { return body(&views[place]) }
    var view = effectiveViews[0]
    body(&view)
    config = view.config
    delegate = view.delegate
  }
}

extension Header.View {
  fileprivate mutating func change(_ message: Name, _ body: (inout Script.Entry) -> Void) {
    for place in delegate.entries.indices where delegate.entries[place].message == message {
      body(&delegate.entries[place])
    }
  }
}

extension Script.Entry {
  fileprivate func settings(ofView place: Int) -> [Omission] {
    var settings: [Omission] = [.entry(view: place, message)]
    if replies.count > 1 || isList { settings.append(.laterReplies(view: place, message)) }
    for (reply, replied) in replies.enumerated() {
      settings += replied.then.indices.map { next in
        .call(view: place, message, reply: reply, place: next)
      }
    }
    if replies[0].times != nil {
      settings.append(.times(view: place, message))
    }
    return settings
  }
}

extension Script.Reply {
  /// Leaves out one of the calls that follow the first.
  fileprivate mutating func leaveOutCall(at place: Int) {
    if then.indices.contains(place) { then.remove(at: place) }
  }
}

extension Argument {
  /// Returns a property, and each of its numbers but the first where there may be any number of
  /// them.
  fileprivate func settings(ofView view: Int) -> [Omission] {
    var settings: [Omission] = [.config(view: view, label)]
    if Vocabulary.property(label)?.parameters.first?.kind == .counts {
      let count = value.numbers?.count ?? 0
      settings += (1..<max(1, count)).map { .count(view: view, label, place: $0) }
    }
    return settings
  }
}

extension Value {
  fileprivate mutating func leaveOutNumber(at place: Int) {
    guard var rest = numbers, rest.indices.contains(place) else { return }
    rest.remove(at: place)
    self = .list(rest.map { .number($0) })
  }
}
