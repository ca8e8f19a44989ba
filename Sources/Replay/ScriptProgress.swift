package import Traces

/// The used part of a script: its replies to each message come in turn, the last one repeating.
nonisolated package struct ScriptProgress {
  /// The row or section of a message that is answered by it.
  package enum Topic {
    case row(RowPath)
    case section(Int)
  }

  /// The replies to one message.
  private struct Replies {
    let entry: Script.Entry
    /// For each reply that answers by row or section, its answers; else nil.
    let answers: [ScriptedAnswers?]
    var place = 0
    var served = 0

    init(_ entry: Script.Entry) {
      self.entry = entry
      answers = entry.replies.map { reply in
        guard case .answerByIndexPath(let answers) = reply.action else { return nil }
        return ScriptedAnswers(answers, to: entry.message)
      }
    }
  }

  private var replies: [Replies]

  package init(_ script: Script) {
    replies = script.entries.map(Replies.init)
  }

  /// True if there is nothing to reply to anything.
  var isEmpty: Bool { replies.isEmpty }

  /// Returns true if there is anything to reply to a message.
  func hasReplies(to name: Name) -> Bool {
    replies.contains { $0.entry.message == name }
  }

  /// Returns the first reply to a message, without using it up.
  func firstReply(to name: Name) -> Script.Reply.Action? {
    replies.first { $0.entry.message == name }?.entry.replies.first?.action
  }

  /// Uses up the next reply to a message; where it is answers by row or section, it is the one for
  /// this row or section, if there is one.
  package mutating func next(to name: Name, about topic: Topic?) -> Script.Reply? {
    guard let slot = replies.firstIndex(where: { $0.entry.message == name }) else { return nil }
    let all = replies[slot].entry.replies
    while replies[slot].place < all.count {
      let reply = all[replies[slot].place]
      let isLast = replies[slot].place == all.count - 1
      if replies[slot].served < reply.times ?? (isLast ? .max : 1) {
        replies[slot].served += 1
        guard let answers = replies[slot].answers[replies[slot].place] else { return reply }
        return Self.answer(answers, about: topic).map { Script.Reply(action: .answer($0)) }
      }
      guard !isLast else { return nil }
      replies[slot].place += 1
      replies[slot].served = 0
    }
    return nil
  }

  private static func answer(_ answers: ScriptedAnswers, about topic: Topic?) -> Value? {
    switch topic {
    case .row(let path): answers.answer(at: path)
    case .section(let section): answers.answer(inSection: section)
    case nil: nil
    }
  }
}
