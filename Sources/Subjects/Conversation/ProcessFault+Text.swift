import Traces

// The wording of every fault, in one place: first what happened, then what to do.

extension ProcessFault {
  /// Returns what happened, in one sentence, and what to do.
  ///
  /// - Parameters:
  ///   - name: what the subject is called.
  ///   - command: how it is started.
  /// - Returns: the sentence, without a full stop.
  func sentence(of name: String, started command: String) -> String {
    switch self {
    case .notStarted(let reason):
      "the subject cannot be started: \(reason); its command is \(quoted(command))"
    case .endedAtStart(.exited(127)):
      "the subject cannot be started: the shell found no such command (exit code 127); check the"
        + " spelling and the PATH of \(quoted(command))"
    case .endedAtStart(.exited(126)):
      "the subject cannot be started: its file cannot be executed (exit code 126); make it executable"
        + " or name its interpreter in \(quoted(command))"
    case .endedAtStart(let ending):
      "the subject \(ending.text) before it answered the handshake; run \(quoted(command)) by hand:"
        + " to {\"hello\":1} it must answer who it is"
    case .silentAtStart(let limit):
      "the subject did not answer the handshake within \(limit.seconds); run \(quoted(command)) by"
        + " hand: to {\"hello\":1} it must answer who it is, and flush its output after each line"
    case .wrongHandshake(let why):
      "the subject's answer to the handshake is wrong: \(why); standard output is for answers alone,"
        + " all else belongs on standard error"
    case .falseHandshake(let why): "the subject's answer to the handshake is wrong: \(why)"
    default: sentenceInTrace(name)
    }
  }

  private func sentenceInTrace(_ name: String) -> String {
    switch self {
    case .ended(.closedOutput):
      "\(name) closed its standard output in this trace and went on running; it was ended: keep the"
        + " output open until {\"bye\":1}"
    case .ended(let ending): "\(name) \(ending.text) in this trace"
    case .brokeOff(let count, let ending):
      "\(name) \(ending.text) in the middle of its answer, of which \(Self.bytes(count)) had come"
    case .silent(let limit):
      "\(name) gave no answer to this trace within \(limit.seconds) and was ended; look for a loop"
        + " without end, or an output that is not flushed, or allow more time with --time-limit"
    case .unreadable(let why, let line):
      "\(name) wrote a line that is no answer: \(why); the line begins \(line): standard output is for"
        + " answers alone, all else belongs on standard error"
    case .wrongNumber(let number, let due):
      "\(name) answered request \(number) when request \(due) was due; answer every request once, in"
        + " order, with its own number"
    case .tooLong(let most, let line):
      "\(name) wrote \(Self.bytes(most)) without the end of a line and was ended; the line begins"
        + " \(line): end each answer with a line feed"
    case .early(let line):
      "\(name) wrote a line that nobody had asked for, which begins \(line); answer a request once,"
        + " and after it has come"
    case .wrongTranscript(let why): "\(name) answered this trace with a wrong transcript: \(why)"
    case .closed: "the conversation with \(name) was over before this trace had its turn"
    case .notStarted, .endedAtStart, .silentAtStart, .wrongHandshake, .falseHandshake:
      ""
    }
  }

  /// Returns what the trial alone, in a fresh process, says of a crash.
  ///
  /// - Parameters:
  ///   - isRepeated: whether the subject broke again.
  ///   - answered: how many traces the process had answered before the crash.
  /// - Returns: the end of the sentence.
  static func verdict(isRepeated: Bool, afterAnswering answered: Int) -> String {
    if isRepeated {
      return "; it did so again alone in a fresh process: this trace is the cause"
    }
    guard answered > 0 else {
      return
        "; alone in a fresh process it played it, though nothing had been played before either:"
        + " it does not break each time"
    }
    let before = answered == 1 ? "one trace" : "\(answered) traces"
    return
      "; alone in a fresh process it played it: not this trace is the cause but what had built up"
      + " in the \(before) before it"
  }

  /// Returns the beginning of a line, in quotation marks.
  static func excerpt(of line: some Sequence<UInt8>) -> String {
    quoted(String(decoding: Array(line.prefix(160)), as: UTF8.self))
  }

  private static func bytes(_ count: Int) -> String {
    if count >= 1 << 20 { return "\(count >> 20) MiB" }
    return count == 1 ? "one byte" : "\(count) bytes"
  }
}

extension Duration {
  /// The duration in seconds, for people.
  var seconds: String {
    let (seconds, attoseconds) = components
    let thousandths = attoseconds / 1_000_000_000_000_000
    guard thousandths > 0 else { return "\(seconds) s" }
    var places = String(thousandths + 1000).dropFirst()
    while places.last == "0" { places.removeLast() }
    return "\(seconds).\(places) s"
  }
}
