/// Returns a number and what is counted, in the singular or the plural: `1 case`, `2 entries`.
///
/// - Parameters:
///   - count: the number.
///   - noun: the word for one.
///   - plural: the word for several; left out: the noun and an s.
/// - Returns: the words.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
