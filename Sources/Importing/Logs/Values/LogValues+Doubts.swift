import Traces

extension LogValues {
  /// The sentences about what was printed and cannot be read.
  var doubts: [String] {
    unclear.map { text in
      "\(quoted(text)) may have a decimal comma or one of thousands: left out (print it with a point)"
    } + coded.map { word in "nobody says what \(quoted(word)) is: left out" }
  }
}
