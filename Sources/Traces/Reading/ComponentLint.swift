/// Finds what a trace says of a view whose component does not have it, and touches that no view can
/// receive.
///
/// A reader accepts both, for a name is known and a touch well formed: but whoever wrote them meant
/// something else. Each name is told once a trace.
struct ComponentLint {
  private var views: [(name: String, belongings: Vocabulary.Belongings, component: String)] = []
  private var told: Set<Foreigner> = []
  private var reach = TouchReach()
  /// The mistakes in the trace that is being read.
  private var findings: [TraceError] = []
  /// The line that is being looked at, as it stands in the file, and its number.
  private var text: [UInt8] = []
  private var lineNumber = 0

  /// One thing that is told once.
  private struct Foreigner: Hashable {
    let name: String
    let kind: String
    let view: String
  }

  /// Takes in a touch.
  mutating func follow(_ touch: Touch, at lineNumber: Int) {
    reach.follow(touch, at: lineNumber)
  }

  /// Takes in any other line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - lineNumber: its number in the file.
  ///   - bytes: the line as it stands in the file, for the columns.
  mutating func follow(
    _ line: TraceReader.FileLine,
    at lineNumber: Int,
    bytes: @autoclosure () -> [UInt8]
  ) {
    reach.follow(line)
    guard isSuspicious(line) else { return }
    text = bytes()
    self.lineNumber = lineNumber
    let members = Members(text)
    switch line {
    case .header(let header):
      begin(header)
      checkHeader(members)
    case .line(.call(let call)): checkCall(members["call"], of: Int(call.view.place))
    case .line(.message(let message)): checkState(members["state"], of: message.view)
    case .line(.final(let final)): checkState(members["final"], of: final.view)
    case .line(.expectation(let expectation)): checkState(members["is"], of: expectation.view)
    default: return
    }
  }

  /// Returns true if a line is worth reading once more: most are messages with nothing foreign in
  /// them.
  private func isSuspicious(_ line: TraceReader.FileLine) -> Bool {
    switch line {
    case .header, .line(.call): return true
    case .line(.message(let message)):
      return isForeign(message.state, message.table, in: message.view)
    case .line(.final(let final)): return isForeign(final.state, final.table, in: final.view)
    case .line(.expectation(let expectation)):
      guard case .final(let state, _) = expectation.kind else { return false }
      return isForeign(state, expectation.table, in: expectation.view)
    default: return false
    }
  }

  /// Ends a trace, or what could be read of it.
  ///
  /// - Parameter isWhole: whether it was read to its end.
  /// - Returns: what was found, in the order of the lines.
  mutating func end(isWhole: Bool) -> [TraceError] {
    if isWhole, let finding = reach.finding { findings.append(finding) }
    let found = findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    self = ComponentLint()
    return found
  }

  private mutating func begin(_ header: Header) {
    let all = header.effectiveViews
    let amongControllers = all.contains { $0.component == "navigation" }
    views = all.map { view in
      let belongings = Vocabulary.Belongings(
        of: view.component,
        amongControllers: amongControllers,
        isOfSample: header.sample != nil
      )
      return (view.name.text, belongings, view.component)
    }
  }

  // MARK: - Headers

  private mutating func checkHeader(_ header: Members) {
    guard case .object(let declared)? = header["views"]?.content else {
      return checkView(0, header)
    }
    for (place, view) in declared.enumerated() where views.indices.contains(place) {
      checkView(place, Members(view.value))
    }
  }

  private mutating func checkView(_ place: Int, _ parts: Members) {
    for property in Members(parts["config"]).all {
      note(property.key, .property, of: place, at: property.keyOffset)
    }
    if let script = parts["delegate"] { checkScript(script, of: place) }
  }

  /// Looks for calls in what a delegate answers, however deep they stand.
  private mutating func checkScript(_ node: JSONNode, of place: Int) {
    switch node.content {
    case .array(let elements):
      for element in elements { checkScript(element, of: place) }
    case .object(let members):
      let parts = Members(node)
      if let call = parts["call"] {
        let name = parts["view"]?.text
        // A call that names no view means the first, whichever view's script it stands in.
        let target = name == nil ? 0 : views.firstIndex { $0.name == name } ?? place
        checkCall(call, of: target)
      }
      for member in members where member.key != "args" {
        checkScript(member.value, of: place)
      }
    default: return
    }
  }

  // MARK: - Lines

  private mutating func checkCall(_ call: JSONNode?, of place: Int) {
    guard let call, let name = call.text else { return }
    // A property of an animator is no property of the view that hears of the animator.
    let isMethod = name.contains("(") || Vocabulary.animatorProperties.contains(name)
    note(name, isMethod ? .method : .property, of: place, at: call.start)
  }

  private mutating func checkState(_ state: JSONNode?, of view: ViewIndex) {
    for fact in Members(state).all {
      note(fact.key, .stateKey, of: Int(view.place), at: fact.keyOffset)
    }
  }

  /// Returns true if a state has something that the view's component does not have: asked of each
  /// message.
  private func isForeign(_ state: State, _ table: TableState, in view: ViewIndex) -> Bool {
    guard views.indices.contains(Int(view.place)) else { return false }
    let component = views[Int(view.place)].component
    let isTypist = Vocabulary.typists.contains(component)
    if !isTypist, !table.form.isEmpty { return true }
    if component != "web", !table.page.isEmpty { return true }
    if Vocabulary.tables.contains(component) {
      return component != "form" && !table.form.isEmpty
    }
    if component == "web" {
      var rows = table
      rows.page = PageState()
      return !state.known.isSubset(of: [.contentSize, .zoomScale]) || !rows.isEmpty
    }
    if Vocabulary.controls.contains(component) {
      var others = table
      others.control = ControlState()
      let isOwn = Vocabulary.stateKeys(of: [component])
      return !state.known.isSubset(of: [.isHighlighted, .isSelected])
        || !others.isEmpty || !table.control.facts.allSatisfy { isOwn.contains($0.label) }
    }
    if Vocabulary.recognizers.contains(component) {
      var others = table
      others.control.recognizer = nil
      return !state.known.isEmpty || !others.isEmpty
    }
    if !table.control.isEmpty { return true }
    guard Vocabulary.scrollers.contains(component) else {
      var others = table
      if isTypist { others.form.isFirstResponder = nil; others.form.text = nil }
      return !state.known.isEmpty || !others.isEmpty
    }
    return !state.known.isDisjoint(with: Self.factsOfRows) || !table.isEmpty
  }

  private static let factsOfRows: State.Facts = [.isEditing, .isHighlighted, .isSelected]

  /// Notes a name that the view's component does not have.
  private mutating func note(
    _ name: String,
    _ kind: Problem.NameKind,
    of place: Int,
    at offset: Int
  ) {
    guard views.indices.contains(place), !name.hasPrefix("x-") else { return }
    let view = views[place]
    let allowed =
      switch kind {
      case .property: view.belongings.properties
      case .method: view.belongings.methods
      case .stateKey: view.belongings.stateKeys
      }
    guard !allowed.contains(name),
      told.insert(Foreigner(name: name, kind: kind.rawValue, view: view.name)).inserted
    else { return }
    let problem = Problem.foreignName(
      name,
      is: kind,
      component: view.component,
      allowed: allowed,
      suggestion: Suggestion.closest(to: name, among: allowed)
    )
    findings.append(TraceError(problem, line: lineNumber, column: text.column(of: offset)))
  }
}

extension JSONNode {
  /// The text of a string.
  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}
