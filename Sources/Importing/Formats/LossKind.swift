/// The kinds of loss, each with what is said of it.
enum LossKind {
  case begunBefore
  case withoutPlace
  case latePlace
  case notLifted
  case brokenFrame
  case otherAxes
  case batchedSamples
  case notFingers
  case hovering
  case repeated
  case orphans
  case mouse
  case otherSources
  case scrollPositions
  case otherEvents
  case missingEnds
  case otherLines
  case unknownMessages
  case hiddenValues
  case wrongValues
  case partialTimes
  case lentTimes
  case hiddenLines
  case struck
  case expected
  case outside
  case cuts
  case pieces
  case repeats
  case counted
  case ownRepeats
  case prose
  case code
  case furtherNames
  case frames
  case streams
  case runs
  case comparison
  case listedNames
  case twice
  case methodEnds
  case longLines
  case unplaced

  /// The text about the loss, in front of the number.
  var sentence: String {
    switch self {
    case .begunBefore: "contacts that began before the recording, left out"
    case .withoutPlace: "contacts without a place, left out"
    case .latePlace: "contacts that begin where they were first told to be, later than they began"
    case .notLifted: "fingers that were down at the end, cancelled there"
    case .brokenFrame: "events behind the last complete frame, left out"
    case .otherAxes: "values of pressure, size, angle and tool, left out"
    case .batchedSamples: "samples that the lines count and do not print"
    case .notFingers: "events of a pen, a mouse or another tool, taken as a finger's"
    case .hovering: "events without a touch (hover, scroll, button), left out"
    case .repeated: "events that are told twice, left out"
    case .orphans: "events of fingers that are not down, left out"
    case .mouse: "events of the mouse, left out"
    case .otherSources: "actions of keys and wheels, left out"
    case .scrollPositions: "positions of scrollers, left out"
    case .otherEvents: "events that are no touches, left out"
    case .missingEnds: "fingers whose end is not told, cancelled where they were last"
    case .otherLines: "lines that name no message, left out"
    case .unknownMessages: "messages that the format does not have, left out"
    case .hiddenValues: "values that the log hides (<private>)"
    case .hiddenLines:
      "messages that the log hides (<private>), where it is judged as in the middle"
    case .struck: "lines that are struck out, left out"
    case .expected: "messages under a heading that says what was expected, left out"
    case .wrongValues: "values that cannot be true, left out"
    case .outside: "touches outside the screen"
    case .cuts: "places where the log was cut, behind which it is judged as in the middle"
    case .pieces: "places where the times go back, behind which it is judged as in the middle"
    case .repeats: "messages that the log counts and does not print, written without their values"
    case .counted: "events that the log counts and does not print"
    case .ownRepeats: "events that the framework tells once more where nothing has moved, left out"
    case .longLines: "lines of which only the first 16384 bytes are read"
    case .frames: "frames of a stack, left out"
    case .streams: "lines about a stream, and not about an event in it, left out"
    case .runs:
      "places where a program or a test begins or ends, behind which it is judged as in the middle"
    case .comparison: "lines of a comparison that are its head or its old side, left out"
    case .listedNames: "names in a list that a sentence introduces as methods, left out"
    case .twice: "messages that two have written, of which one is taken"
    case .methodEnds: "lines that say that a method is over, left out"
    case .prose: "lines that speak of a message in a sentence, left out"
    case .code: "lines of source code that name a message, left out"
    case .furtherNames: "lines that name another message behind the first, which is left out"
    case .unplaced: "messages that do not say which view they are of, left out"
    case .lentTimes: "messages without a time, which get that of the line before"
    case .partialTimes: "times, left out since other lines have none"
    }
  }
}
