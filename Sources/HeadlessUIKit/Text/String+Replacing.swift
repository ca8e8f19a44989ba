import Foundation

nonisolated extension String {
  /// Puts a text in the place of another, which a range in UTF-16 names; nil: there is no such range.
  ///
  /// A text that is typed letter by letter is changed as often as it has letters: what stays of it is copied
  /// as it is.
  func replacing(_ range: NSRange, by text: String) -> String? {
    guard range.location >= 0, range.length >= 0, NSMaxRange(range) <= utf16.count else {
      return nil
    }
    guard let place = Range(range, in: self), isAligned(place.lowerBound),
      isAligned(place.upperBound)
    else {
      // A range that divides a character of two units makes halves of it, which Foundation knows how to write.
      return (self as NSString).replacingCharacters(in: range, with: text)
    }
    var changed = self[..<place.lowerBound] + text
    changed += self[place.upperBound...]
    return String(changed)
  }

  private func isAligned(_ index: Index) -> Bool { index.samePosition(in: unicodeScalars) != nil }
}
