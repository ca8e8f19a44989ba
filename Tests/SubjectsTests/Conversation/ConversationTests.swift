import Testing

@testable import Subjects

@Suite("The conversation with a subject")
struct ConversationTests {
  typealias Action = Conversation.Action
  typealias Play = Conversation.Play
  typealias Setback = Conversation.Setback

  /// An event, and the actions that it demands.
  struct Step {
    var happens: @Sendable (inout Conversation) -> [Action]
    var actions: [Action]
    var line: Int

    init(
      _ actions: [Action],
      line: Int = #line,
      _ happens: @escaping @Sendable (inout Conversation) -> [Action]
    ) {
      self.actions = actions
      self.line = line
      self.happens = happens
    }
  }

  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]

    init(_ description: String, _ steps: [Step]) {
      testDescription = description
      self.steps = steps
    }
  }

  private static func play(_ ticket: Int, _ actions: [Action], line: Int = #line) -> Step {
    Step(actions, line: line) { $0.play(ticket, at: .zero) }
  }

  private static func hear(
    _ lines: [Conversation.Heard],
    _ actions: [Action],
    at now: Duration = .zero,
    line: Int = #line
  ) -> Step {
    Step(actions, line: line) { $0.hear(lines, at: now) }
  }

  private static func wait(_ now: Duration, _ actions: [Action], line: Int = #line) -> Step {
    Step(actions, line: line) { $0.passTime(to: now) }
  }

  private static func end(_ ending: Ending, _ actions: [Action], line: Int = #line) -> Step {
    Step(actions, line: line) { $0.processEnded(ending, unfinished: 0, at: .zero) }
  }

  private static let greeted = [
    play(1, [.launch]), hear([.handshake], [.send(Play(ticket: 1, number: 1))]),
  ]
  private static let garbage = ProcessFault.unreadable("no JSON", line: "\"x\"")

  static let samples = [
    Sample(
      "starts the subject with the first trace, and sends all that wait when it has answered",
      [
        play(1, [.launch]), play(2, []),
        hear(
          [.handshake],
          [.send(Play(ticket: 1, number: 1)), .send(Play(ticket: 2, number: 2))]
        ),
        play(3, [.send(Play(ticket: 3, number: 3))]),
        hear([.answer(1)], [.deliver(Play(ticket: 1, number: 1), line: 0)]),
        hear(
          [.answer(2), .answer(3)],
          [
            .deliver(Play(ticket: 2, number: 2), line: 0),
            .deliver(Play(ticket: 3, number: 3), line: 1),
          ]
        ),
      ]
    ),
    Sample(
      "introduces the subject to who only wants to know it",
      [
        Step([.launch]) { $0.introduce(1, at: .zero) },
        hear([.handshake], [.introduce(1)]),
        Step([.introduce(2)]) { $0.introduce(2, at: .zero) },
      ]
    ),
    Sample(
      "starts it once more, then gives it up for ever",
      [
        play(1, [.launch]),
        end(.exited(1), [.end, .launch]),
        end(
          .exited(2),
          [.end, .fail(1, Setback(fault: .endedAtStart(.exited(2))))]
        ),
        play(2, [.fail(2, Setback(fault: .endedAtStart(.exited(2))))]),
      ]
    ),
    Sample(
      "fails the trace that waits where a subject that was known does not start again",
      greeted + [
        play(2, [.send(Play(ticket: 2, number: 2))]),
        play(3, [.send(Play(ticket: 3, number: 3))]),
        end(
          .exited(1),
          [.end, .fail(1, Setback(fault: .ended(.exited(1)), isCrash: true)), .launch]
        ),
        end(.exited(2), [.end, .launch]),
        end(
          .exited(2),
          [.end, .fail(2, Setback(fault: .endedAtStart(.exited(2)))), .launch]
        ),
        end(.exited(2), [.end, .launch]),
        end(.exited(3), [.end, .fail(3, Setback(fault: .endedAtStart(.exited(3))))]),
        play(4, [.launch]), end(.exited(4), [.end, .launch]),
        end(.exited(4), [.end, .fail(4, Setback(fault: .endedAtStart(.exited(4))))]),
        play(5, [.fail(5, Setback(fault: .endedAtStart(.exited(4))))]),
      ]
    ),
    Sample(
      "does not wait for the handshake longer than the limit",
      [
        play(1, [.launch]), wait(.seconds(9), []), wait(.seconds(10), [.end, .launch]),
      ]
    ),
    Sample(
      "counts a trace's time from when the subject begins with it",
      greeted + [
        play(2, [.send(Play(ticket: 2, number: 2))]),
        hear([.answer(1)], [.deliver(Play(ticket: 1, number: 1), line: 0)], at: .seconds(9)),
        wait(.seconds(18), []),
        wait(
          .seconds(19),
          [.end, .fail(2, Setback(fault: .silent(.seconds(10)), answeredBefore: 1))]
        ),
      ]
    ),
    Sample(
      "plays what was sent behind a crash again, under new numbers",
      greeted + [
        play(2, [.send(Play(ticket: 2, number: 2))]),
        play(3, [.send(Play(ticket: 3, number: 3))]),
        hear([.answer(1)], [.deliver(Play(ticket: 1, number: 1), line: 0)]),
        end(
          .signalled(11),
          [
            .end,
            .fail(
              2,
              Setback(fault: .ended(.signalled(11)), answeredBefore: 1, isCrash: true)
            ),
            .launch,
          ]
        ),
        hear([.handshake], [.send(Play(ticket: 3, number: 4))]),
      ]
    ),
    Sample(
      "starts it again only when it is needed",
      greeted + [
        hear([.answer(1)], [.deliver(Play(ticket: 1, number: 1), line: 0)]),
        end(.exited(0), [.end]), play(2, [.launch]),
      ]
    ),
    Sample(
      "blames a wrong number on the trace that was due",
      greeted + [
        hear(
          [.answer(7), .answer(1)],
          [.end, .fail(1, Setback(fault: .wrongNumber(7, due: 1)))]
        )
      ]
    ),
    Sample(
      "blames garbage on the trace that was due",
      greeted + [
        hear([.unreadable(garbage)], [.end, .fail(1, Setback(fault: garbage))])
      ]
    ),
    Sample(
      "blames a line too many on the trace whose answer it came with",
      greeted + [
        hear(
          [.answer(1), .answer(2)],
          [.fail(1, Setback(fault: .early(line: "{\"played\":2,…}"))), .end]
        ),
        play(2, [.launch]),
      ]
    ),
    Sample(
      "blames a line too many that comes later on the next trace",
      greeted + [
        hear([.answer(1)], [.deliver(Play(ticket: 1, number: 1), line: 0)]),
        hear([.answer(2)], [.end]),
        play(
          2,
          [.fail(2, Setback(fault: .early(line: "{\"played\":2,…}"), answeredBefore: 1))]
        ),
        play(3, [.launch]),
      ]
    ),
    Sample(
      "takes no answer that was written before its request was sent",
      [
        play(1, [.launch]),
        hear(
          [.handshake, .answer(1)],
          [.end, .fail(1, Setback(fault: .early(line: "{\"played\":1,…}")))]
        ),
      ]
    ),
    Sample(
      "takes leave, and ends what does not go",
      greeted + [
        hear([.answer(1)], [.deliver(Play(ticket: 1, number: 1), line: 0)]),
        Step([.takeLeave]) { $0.close(at: .seconds(1)) },
        wait(.seconds(2), []), wait(.seconds(3), [.end, .finish(isForced: true)]),
      ]
    ),
    Sample(
      "is over when the subject has left",
      greeted + [
        hear([.answer(1)], [.deliver(Play(ticket: 1, number: 1), line: 0)]),
        Step([.takeLeave]) { $0.close(at: .zero) },
        play(2, [.fail(2, Setback(fault: .closed))]),
        end(.exited(0), [.end, .finish(isForced: false)]),
        play(3, [.fail(3, Setback(fault: .closed))]),
      ]
    ),
    Sample(
      "leaves nobody waiting",
      [
        play(1, [.launch]),
        Step([.fail(1, Setback(fault: .closed)), .end, .finish(isForced: false)]) {
          $0.close(at: .zero)
        },
      ]
    ),
  ]

  @Test("It", arguments: samples)
  func steps(_ sample: Sample) {
    var conversation = Conversation(limit: .seconds(10), grace: .seconds(2))
    for step in sample.steps {
      #expect(step.happens(&conversation) == step.actions, "the step in line \(step.line)")
    }
  }
}
