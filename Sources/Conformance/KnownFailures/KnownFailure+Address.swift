extension KnownFailure {
  /// The web address of its issue: its link, or the first one in its reason; nil: it names none.
  ///
  /// `owner/name#12` is an issue of GitHub.
  public var address: String? {
    [link, reason].compactMap(\.self).lazy.compactMap(Self.address).first
  }

  /// Returns true for one address, with nothing around it.
  static func isAddress(_ text: String) -> Bool {
    !text.contains(where: \.isWhitespace) && address(in: text) != nil
  }

  private static func address(in text: String) -> String? {
    let words = text.split { $0.isWhitespace || "<>\"'".contains($0) }
    for word in words {
      let bare = bare(word)
      if ["https://", "http://"].contains(where: { bare.hasPrefix($0) && bare.count > $0.count }) {
        return bare
      }
      if let issue = issue(bare) { return issue }
    }
    return nil
  }

  /// Returns a word without what a sentence puts around it.
  private static func bare(_ word: Substring) -> String {
    var rest = word.drop { $0 == "(" }
    while let last = rest.last, ".,;:!?".contains(last) || (last == ")" && !rest.contains("(")) {
      rest.removeLast()
    }
    return String(rest)
  }

  /// Returns the address of `owner/name#12`; nil: it is something else.
  private static func issue(_ word: String) -> String? {
    let parts = word.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
    let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    let isName = { (name: Substring) in
      !name.isEmpty
        && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    }
    guard names.count == 2, names.allSatisfy(isName) else { return nil }
    return "https://github.com/\(parts[0])/issues/\(number)"
  }
}
