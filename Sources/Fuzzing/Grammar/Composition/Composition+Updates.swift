import Traces

extension Composition {
  /// Makes calls now, one after the other.
  mutating func make(_ calls: [Call]) {
    guard let first = calls.first else { return }
    if first.block == .performBatchUpdates, case .call(let last) = lines.last,
      last.block == .performBatchUpdates, last.view == first.view, last.time == time
    {
      // At one instant the two were one block.
      tick()
    }
    for call in calls { self.call(call) }
    if calls.count > 1 || Self.loading.contains(first.name) {
      places[Int(first.view.place)].rows.load()
    }
  }

  /// After which calls a table knows what data there is.
  private static let loading = Set(Vocabulary.calls(changing: .rows) + [.reloadData])

  /// Draws an update of a table, the data with it: one that fits, but for a rare one.
  func drawUpdate(of place: Int, isScripted: Bool = false, _ choices: inout Choices) -> [Call] {
    let view = ViewIndex(place)
    let rows = places[place].rows
    var start: [Call] = []
    var keepsCounts = choices.chance(isScripted ? 50 : 20)
    if rows.loaded == nil, !keepsCounts {
      if isScripted || rows.isAnswered || choices.chance(40) {
        keepsCounts = true
      } else {
        start = [data(rows.counts, view), Call(time: nil, name: .reloadData, view: view)]
      }
    }
    let before = rows.loaded ?? rows.counts
    var draft = UpdateDraft(of: before)
    if !choices.chance(4) { draft.drawStep(keepsCounts: keepsCounts, &choices) }
    choices.list(most: 4, percent: 35) { draft.drawStep(keepsCounts: keepsCounts, &$0) }
    let animation = Value.string(choices.pick(Self.animations))
    var (changes, after) = draft.calls(with: animation, view: view)
    if choices.chance(min(8, weights.often.isOdd)) { spoil(&changes, &after, view, &choices) }
    let isOther = after != (rows.loaded == nil ? before : rows.counts)
    return start + block(changes, data: isOther ? data(after, view) : nil, view, &choices)
  }

  private static let animations = [
    "automatic", "none", "fade", "top", "bottom", "left", "right", "middle",
  ]

  private func data(_ counts: [Int], _ view: ViewIndex) -> Call {
    let value = Setting.counts(counts)
    return Call(time: nil, name: .sections, arguments: [Argument(.sections, value)], view: view)
  }

  /// Draws what is wrong with an update: a row too many, a row that is not there, or one row twice.
  private func spoil(
    _ changes: inout [Call],
    _ after: inout [Int],
    _ view: ViewIndex,
    _ choices: inout Choices
  ) {
    switch choices.draw(below: 3) {
    case 0:
      if after.isEmpty { after = [1] } else { after[0] += 1 }
    case 1:
      let path = RowPath(section: choices.pick([0, 0, 9]), row: (after.first ?? 0) + 1)
      let arguments = [
        Argument(.at, .array([Value(path)])), Argument(.with, .string("automatic")),
      ]
      changes.append(Call(time: nil, name: .deleteRows, arguments: arguments, view: view))
    default: changes += changes.prefix(1)
    }
  }

  /// Draws what stands around the calls of an update, and when among them the data changes.
  private func block(
    _ changes: [Call],
    data: Call?,
    _ view: ViewIndex,
    _ choices: inout Choices
  ) -> [Call] {
    var calls = changes
    let form = choices.pick(weighted: [4, 5, 4])
    if calls.count == 1, form == 0 {
      if let data { calls.insert(data, at: 0) }
      return calls
    }
    if form == 2, !calls.isEmpty {
      if let data { calls.insert(data, at: choices.pick([0, 0, calls.count])) }
      let isBefore = data != nil && calls[0].name == .sections && choices.chance(50)
      for place in calls.indices.dropFirst(isBefore ? 1 : 0) {
        calls[place].block = .performBatchUpdates
      }
      return calls
    }
    let begin = Call(time: nil, name: .beginUpdates, view: view)
    let end = Call(time: nil, name: .endUpdates, view: view)
    if !calls.isEmpty, choices.chance(12) {
      let inner = choices.draw(below: calls.count)
      calls.insert(end, at: inner + 1)
      calls.insert(begin, at: inner)
    }
    calls = [begin] + calls + [end]
    if let data { calls.insert(data, at: choices.pick([0, 1, calls.count - 1])) }
    return calls
  }
}
