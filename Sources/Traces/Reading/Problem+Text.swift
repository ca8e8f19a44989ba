// The wording of every problem, in one place: first what is wrong, then what was expected.

extension Problem {
  /// The mistake in words.
  var complaint: String {
    switch self {
    case .emptyFile: "the file is empty"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .byteOrderMark: "the file begins with a byte order mark"
    case .carriageReturn: "the line ends with a carriage return (CR LF)"
    case .blankLine: "the line is blank"
    case .lineTooLong: "the line is longer than 1 MiB"
    case .traceTooLong:
      "the trace has more than \(Trace.mostLines) lines, and it would be kept as a whole"
    case .traceTooLarge:
      "the trace has more than \(Trace.mostBytes) bytes, and it would be kept as a whole"
    case .tooMany(let what, let most): "the trace has more than \(most) \(what)"
    case .changedFile: "the file is not what it was when it was read first"
    case .notATrace(let beginning): "this is no trace: it begins with \(quoted(beginning))"
    case .notUTF8: "this is not valid UTF-8"
    case .loneSurrogate: "the escape is half of a surrogate pair"
    case .controlCharacter(let byte):
      "U+00\(byte.hexadecimal(width: 2, uppercase: true)) stands in the line as it is"
    case .notJSON(let found, _): "this is not JSON: found \(found)"
    case .brokenOff: "the line breaks off"
    case .tooDeep(let what): "\(what) are nested more than \(Trace.deepest) deep"
    case .notAnObject: "the line is not an object"
    case .duplicateKey(let key): "the key \(quoted(key)) is given twice"
    case .exponent(let text): "the number \(shortened(text)) has an exponent"
    case .tooManyPlaces(let text, let allowed):
      "the number \(shortened(text)) has more than \(allowed) decimal places"
    case .outOfRange(let text, _): "the number \(shortened(text)) is out of range"
    case .unknownLine: "no key tells what kind of line this is"
    case .unknownKey(let key, let line, _, _): "a \(line) line has no key \(quoted(key))"
    case .keyOfAnotherLine(let key, let line, let other):
      "the key \(quoted(key)) belongs to a \(other) line, and this is a \(line) line"
    case .missingKey(let key, let line): "the \(line) line lacks the key \(quoted(key))"
    case .wrongValue(let key, let found, _): "\(quoted(key)) is \(found)"
    case .unknownWord(let word, let kind, _, _): "unknown \(kind) \(quoted(word))"
    case .unsupportedVersion(let text): "the format's version is \(shortened(text))"
    case .badIdentifier(let id): "the id \(quoted(id)) is not well formed"
    case .badItem(let item, _): "the item \(quoted(item)) cannot be read"
    case .badPlace(let place, let message, _):
      "\(quoted(place)) is no place for an answer to \(message)"
    case .unknownView(let view, _): "no view is called \(quoted(view))"
    case .unknownAnimator(let name, _): "no animator is called \(quoted(name)) up to here"
    case .notStopped(let name): "the animator \(quoted(name)) is finished, and is not stopped"
    case .unwantedViews: "\"config\" or \"delegate\" stands beside \"views\""
    case .badAddress(let text, _): "\(quoted(text)) is no address"
    case .unknownAddress(let target, let key, let page, _):
      "\(quoted(key)) of the page \(quoted(page)) leads to \(quoted(target)), which is no page"
    case .addressesInCircle(let page, let key):
      "\(quoted(key)) of the page \(quoted(page)) leads back to that page"
    case .notAnEvent: "the line cannot be played"
    case .notAnAnswer(let line): "a \(line) line stands in an answer"
    case .timeInAnswer(let line): "the \(line) line has a time, \"t\""
    case .twoTurns: "\"at\" stands beside \"frame\""
    case .foreignName(let name, let kind, let component, _, _):
      "a \(component) view has no \(kind.rawValue) \(quoted(name)): it is a \(Vocabulary.owner(of: name)) view's"
    case .unreachableView(let view, let why):
      "no finger can hit the view \(quoted(view)): \(why)"
    case .unknownAction(let action, let view, _, _):
      "the alert \(quoted(view)) has no action \(action)"
    case .judgesNothing(let why): "warning: nothing of this trace can be judged: \(why)"
    default: orderComplaint
    }
  }

  private var orderComplaint: String {
    switch self {
    case .missingHeader: "the trace has no header"
    case .headerInsideTrace: "a header stands inside a trace"
    case .missingEnd: "the file ends inside a trace"
    case .gapInTrace: "a gap stands in a trace that tells nothing"
    case .wrongCount(let stated, let counted):
      "the end line counts \(stated) lines, but there are \(counted)"
    case .timeBackwards(let from, let to): "time runs backwards, from \(from) to \(to)"
    case .missingTime(let line): "the \(line) line has no time"
    case .mixedTimes: "some lines have a time and some have none"
    case .fingerNotDown(let finger, let phase):
      "finger \(finger) \(phase == "stationary" ? "is stationary" : phase) without having begun"
    case .fingerAlreadyDown(let finger): "finger \(finger) begins while it is down"
    case .fingerDownAtEnd(let finger): "finger \(finger) is still down at the end"
    case .fingerDownAtSettle(let finger): "finger \(finger) is down at a settle line"
    case .beforeSettled(let limit): "the line comes before the settle above it is over, at \(limit)"
    case .contradiction(let found, let key, let sentence):
      "the line tells \(found), and the header's \(quoted(key)) says \(sentence)"
    case .duplicateIdentifier(let id, let first):
      "the id \(quoted(id)) is used twice, first at \(first)"
    default: ""
    }
  }

  /// The text of what was expected instead.
  var expectation: String {
    switch self {
    case .emptyFile: "at least one trace, beginning with a header line {\"trace\":1,…}"
    case .byteOrderMark: "\"{\" as the first character: UTF-8 without a byte order mark"
    case .carriageReturn: "lines that end with LF alone"
    case .blankLine: "one JSON object in each line"
    case .lineTooLong: "at most 1048576 bytes"
    case .tooMany(let what, _): "fewer \(what)"
    case .traceTooLong, .traceTooLarge:
      "a shorter trace, or a file for run, check or replay, which keep no long trace"
    case .changedFile: "a file that stays as it is while it is judged"
    case .notATrace:
      "a header line {\"trace\":1,…}; for a log or a recording there is `touchstone import`"
    case .notUTF8: "UTF-8"
    case .loneSurrogate: "both halves, \\ud800–\\udbff and then \\udc00–\\udfff"
    case .controlCharacter: "an escape such as \\n or \\u0000, inside a string"
    case .notJSON(_, let expected): expected
    case .brokenOff: "a whole JSON object; the file may have been cut"
    case .tooDeep: "at most \(Trace.deepest) levels"
    case .notAnObject: "one JSON object, beginning with \"{\""
    case .duplicateKey: "each key once"
    case .exponent: "a plain decimal"
    case .tooManyPlaces(_, let allowed): "at most \(allowed)"
    case .outOfRange(_, let expected): expected
    case .unknownLine:
      "one of " + LineKind.allCases.map { quoted($0.tellingKey) }.joined(separator: ", ")
    case .unknownKey(_, _, let allowed, _): oneOf(allowed)
    case .keyOfAnotherLine(_, let line, _): "only keys of a \(line) line"
    case .missingKey(let key, _): "\(quoted(key))"
    case .wrongValue(_, _, let expected): expected
    case .unknownWord(_, let kind, let allowed, _):
      allowed.count > 12
        ? "a \(kind) that `touchstone rules --names` prints, or one that begins with x-"
        : oneOf(allowed)
    case .unsupportedVersion: "1"
    case .badIdentifier:
      "segments of a-z 0-9 - . joined by /, none empty or of dots alone, at most 200 characters"
    case .badItem(_, let expected), .badPlace(_, _, let expected): expected
    case .unknownView(_, let allowed): oneOf(allowed)
    case .unknownAnimator(_, let allowed):
      allowed.isEmpty
        ? "a call that makes it before" : oneOf(allowed)
    case .notStopped: "stopAnimation(_:) with \"withoutFinishing\":false before"
    case .unwantedViews: "each view's own inside \"views\""
    case .badAddress(_, let expected): expected
    case .unknownAddress: "an address that the network has a page for"
    case .addressesInCircle: "redirects and frames that end at a document or an error"
    case .notAnEvent: "touches, calls and settles"
    case .notAnAnswer: "message, exception and final lines, and calls by the delegate"
    case .timeInAnswer: "\"after\", and \"frame\" where a frame caused it; the tool writes the time"
    case .twoTurns: "\"frame\" where a frame sent it, \"at\" where a timer did"
    case .foreignName(_, let kind, let component, let allowed, _):
      allowed.isEmpty
        ? "none: a \(component) view has no \(kind.rawValue)"
        : oneOf(allowed)
    case .unreachableView:
      "\"bounds\" in its config, width and height above 0: \"bounds\":[320,480]"
    case .unknownAction(_, _, let allowed, _):
      allowed.isEmpty
        ? "an action that it has" : oneOf(allowed)
    case .judgesNothing: "messages that rules know, or an expectation"
    default: orderExpectation
    }
  }

  private var orderExpectation: String {
    switch self {
    case .missingHeader: "a header line {\"trace\":1,…} first"
    case .headerInsideTrace: "an end line {\"end\":…} first"
    case .missingEnd: "an end line {\"end\":…}; the file may have been cut"
    case .gapInTrace: "messages or a final state: a trace is played from its first line to its last"
    case .wrongCount(_, let counted): "{\"end\":\(counted)}; the trace may have been cut"
    case .timeBackwards: "times that never decrease"
    case .missingTime: "\"t\", in microseconds, on each line that is played"
    case .mixedTimes: "\"t\" on every line that may have one, or on none"
    case .fingerNotDown:
      "\"began\" first, or \"begins\":\"midway\" in the header of a transcript that starts in the middle"
    case .fingerAlreadyDown: "\"ended\" or \"cancelled\" first"
    case .fingerDownAtEnd, .fingerDownAtSettle: "\"ended\" or \"cancelled\" before"
    case .beforeSettled: "a time that is not earlier"
    case .contradiction(_, let key, _):
      "a line that \(quoted(key)) allows, or another \(quoted(key))"
    case .duplicateIdentifier: "an id that is unique in a run"
    default: ""
    }
  }

  /// A name that is nearly the one that was found.
  var suggestion: String? {
    switch self {
    case .unknownLine(let suggestion), .unknownKey(_, _, _, let suggestion),
      .unknownWord(_, _, _, let suggestion), .foreignName(_, _, _, _, let suggestion),
      .unknownAddress(_, _, _, let suggestion), .unknownAction(_, _, _, let suggestion):
      suggestion
    default: nil
    }
  }
}

/// Names some of which one was expected; of very many the first are enough.
private func oneOf(_ names: [String]) -> String {
  let others = names.count > Problem.mostListed ? " or another" : ""
  return "one of " + names.prefix(Problem.mostListed).map(quoted).joined(separator: ", ") + others
}

private func shortened(_ number: String) -> String {
  number.utf8.count > 24 ? String(number.prefix(20)) + "…" : number
}
