// Header lines.

extension TraceWriter {
  mutating func write(_ header: Header) {
    views = header.effectiveViews.map(\.name)
    line {
      $0.key("trace")
      $0.text.append(Int64(Header.version))
      if !header.id.isEmpty {
        $0.key("id")
        $0.text.append(string: header.id)
      }
      $0.key("component")
      $0.text.append(string: header.component)
      if let sample = header.sample {
        $0.key("sample")
        $0.text.append(string: sample)
      }
      $0.writeSetting(of: header)
      $0.writeLists(of: header)
      if let profile = header.profile {
        $0.key("profile")
        $0.text.append(string: profile)
      }
      $0.writeDropped(header.dropped)
      if let digest = header.digest {
        $0.key("digest")
        $0.text.append(string: digest.description)
      }
      if let title = header.title {
        $0.key("title")
        $0.text.append(string: title)
      }
      if let source = header.source {
        $0.key("source")
        $0.text.append(string: source)
      }
      $0.extensions(header.extensions)
    }
  }

  /// Writes a header as a subject gets it: nothing that gives the case away.
  mutating func write(request header: Header) {
    var request = header
    request.id = ""
    request.title = nil
    request.source = nil
    request.extensions = .none
    for place in request.views.indices { request.views[place].extensions = .none }
    write(request)
  }

  private mutating func writeSetting(of header: Header) {
    if let rate = header.rate {
      key("rate")
      text.append(Int64(rate))
    }
    if let scale = header.scale {
      key("scale")
      text.append(scale)
    }
    writeConfig(header.config)
    if !header.views.isEmpty {
      key("views")
      object {
        for view in header.views {
          $0.key(named: view.name.text)
          $0.write(view)
        }
      }
    }
    writeDelegate(header.delegate)
  }

  private mutating func write(_ view: Header.View) {
    object {
      $0.key("component")
      $0.text.append(string: view.component)
      if let container = view.container {
        $0.key("in")
        $0.text.append(string: container.text)
      }
      if let frame = view.frame {
        $0.key("frame")
        $0.text.append(frame)
      }
      $0.writeConfig(view.config)
      $0.writeDelegate(view.delegate)
      $0.extensions(view.extensions)
    }
  }

  private mutating func writeConfig(_ config: [Argument]) {
    guard !config.isEmpty else { return }
    key("config")
    text.append(config)
  }

  private mutating func writeLists(of header: Header) {
    if let observes = header.observes {
      key("observes")
      strings(observes.map(\.text))
    }
    if let hears = header.hears {
      key("hears")
      strings(hears.map(\.text))
    }
    if !header.lacks.isEmpty {
      key("lacks")
      strings(header.lacks.map(\.text))
    }
    if let inputs = header.inputs {
      key("inputs")
      strings(inputs.map(\.rawValue))
    }
    if let beginning = header.begins {
      key("begins")
      text.append(string: beginning.rawValue)
    }
    if !header.requires.isEmpty {
      key("requires")
      strings(header.requires)
    }
  }

  private mutating func writeDropped(_ dropped: [Int]) {
    guard !dropped.isEmpty else { return }
    key("dropped")
    text.append(.list(dropped.map { .number(Millionths(units: Int64($0) * 1_000_000)) }))
  }

  private mutating func writeDelegate(_ script: Script) {
    guard !script.entries.isEmpty else { return }
    key("delegate")
    object {
      for entry in script.entries {
        $0.key(named: entry.message.text)
        $0.write(entry)
      }
    }
  }

  private mutating func write(_ entry: Script.Entry) {
    guard entry.isList else {
      if let reply = entry.replies.first { write(reply) }
      return
    }
    text.append("[")
    for (index, reply) in entry.replies.enumerated() {
      if index > 0 { text.append(",") }
      write(reply)
    }
    text.append("]")
  }

  private mutating func write(_ reply: Script.Reply) {
    switch reply.action {
    case .answer(let value): text.append(value)
    case .write(let arguments), .answerByIndexPath(let arguments): text.append(arguments)
    case .call(let call):
      object {
        $0.body(of: call)
        $0.write(then: reply.then)
        guard let times = reply.times else { return }
        $0.key("times")
        $0.text.append(Int64(times))
      }
    }
  }

  private mutating func write(then calls: [Call]) {
    guard !calls.isEmpty else { return }
    key("then")
    text.append("[")
    for (index, call) in calls.enumerated() {
      if index > 0 { text.append(",") }
      object { $0.body(of: call) }
    }
    text.append("]")
  }
}
