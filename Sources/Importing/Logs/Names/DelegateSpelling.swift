import Traces

/// The names of delegates' methods, in Objective-C's spelling and in Swift's, as people log them.
enum DelegateSpelling {
  /// A name that was found in a line.
  struct Match {
    /// The method's full name in Swift.
    var name: String
    /// The number of bytes of the line that spell it.
    var length: Int
    /// True if the line spells it with all its labels.
    var isWhole: Bool
  }

  /// Finds the longest full name at the beginning of a text.
  static func full(_ text: ArraySlice<UInt8>) -> Match? { longest(text, spellings) }

  /// Finds the longest short name at the beginning of a text: `didScroll`, `didSelectRowAt`.
  static func short(_ text: ArraySlice<UInt8>) -> Match? { longest(text, shortSpellings) }

  /// All names in both spellings, for suggestions.
  static let all = pairs.flatMap { pair in
    let base = String(pair.swift.prefix { $0 != "(" })
    return [pair.objectiveC, pair.swift] + (nouns.contains(base) ? [] : [base])
  }

  private static let pairs = (DelegateNames.table + "\n" + DelegateNames.ofScreens).split(
    separator: "\n"
  ).map { line in
    let words = line.split(separator: " ").map(String.init)
    return (objectiveC: words[0], swift: words[1])
  }

  /// Full names; colons and labels may be left out where the rest says enough.
  private static let spellings: [String: String] = {
    var names: [String: Set<String>] = [:]
    for (objectiveC, swift) in pairs {
      let base = String(swift.prefix { $0 != "(" })
      let bases = nouns.contains(base) ? [] : [base]
      for spelling in [objectiveC, swift, withoutColons(objectiveC)] + bases {
        names[spelling, default: []].insert(swift)
      }
      // Values may stand between the labels: `textField:shouldChangeCharactersInRange:{0, 1} …`.
      let labels = objectiveC.split(separator: ":")
      if nouns.contains(base), labels.count > 2 {
        names["\(labels[0]):\(labels[1]):", default: []].insert(swift)
      }
    }
    return names.compactMapValues { $0.count == 1 ? $0.first : nil }
  }()

  /// Words that begin names, and are words of any sentence by themselves.
  private static let nouns: Set = [
    "prepare", "tableView", "webView", "textField", "textView", "gestureRecognizer",
    "navigationController",
  ]

  /// Names without what all methods of a delegate have in front.
  private static let shortSpellings: [String: String] = {
    var names: [String: Set<String>] = [:]
    for (objectiveC, swift) in pairs {
      for spelling in shortened(objectiveC) + shortened(swift) {
        let capital = spelling.prefix(1).uppercased() + spelling.dropFirst()
        for spelling in [spelling, capital] {
          names[spelling, default: []].insert(swift)
          names[withoutColons(spelling), default: []].insert(swift)
        }
      }
    }
    return names.compactMapValues { $0.count == 1 ? $0.first : nil }
  }()

  private static func shortened(_ name: String) -> [String] {
    let head = String(name.prefix { $0 != "(" && $0 != ":" })
    if head.hasPrefix("scrollView"), head.count > "scrollView".count {
      let rest = head.dropFirst("scrollView".count)
      return [rest.prefix(1).lowercased() + rest.dropFirst()]
    }
    // Swift's labels of others, such as `didFinish`, are words of any sentence.
    guard head == "tableView" || nouns.contains(head) && !name.contains("(") else { return [] }
    let labels = name.dropFirst(head.count).drop { "(_:".contains($0) }.prefix { $0 != ")" }
    return [String(labels), String(labels.prefix { $0 != ":" })]
  }

  private static func withoutColons(_ name: String) -> String {
    var name = name
    while name.hasSuffix(":") { name.removeLast() }
    return name
  }

  private static func longest(_ text: ArraySlice<UInt8>, _ names: [String: String]) -> Match? {
    let run = text.prefix(120).prefix { $0.isNameByte || "():".utf8.contains($0) }
    var end = run.endIndex
    while end > run.startIndex + 2 {
      // A name ends where a word ends.
      // Two bars behind it make it bold.
      let isWhole =
        end == text.endIndex || !(text[end - 1].isNameByte && text[end].isNameByte)
        || text[end...].starts(with: "__".utf8)
      if isWhole, let name = names[String(decoding: text[run.startIndex..<end], as: UTF8.self)] {
        let isWhole = text[end - 1] == UInt8(ascii: ":") || text[end - 1] == UInt8(ascii: ")")
        return Match(name: name, length: end - run.startIndex, isWhole: isWhole)
      }
      end -= 1
    }
    return nil
  }
}
