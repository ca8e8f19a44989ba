/// A composite action of GitHub's, as far as this repository's own needs to be read: two blanks a
/// level, each value on one line, and scripts in blocks.
struct ActionFile {
  /// One step.
  struct Step {
    var keys: [String: String] = [:]
    var environment: [String: String] = [:]
    var script = ""

    var id: String { keys["id"] ?? "" }
  }

  private(set) var defaults: [String: String] = [:]
  private(set) var steps: [Step] = []
  private(set) var outputs: Set<String> = []

  init(_ text: String) {
    var (section, name, block) = ("", "", "")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let depth = line.prefix { $0 == " " }.count
      let words = line.drop { $0 == " " }
      guard !words.isEmpty, !words.hasPrefix("#") || block == "run" else { continue }
      if block == "run", depth >= 8 {
        steps[steps.count - 1].script += line.dropFirst(8) + "\n"
        continue
      }
      let (key, value) = Self.pair(words)
      switch (depth, section) {
      case (0, _): section = key
      case (2, "inputs"), (2, "outputs"):
        name = key
        if section == "outputs" { outputs.insert(key) }
      case (4, "inputs") where key == "default": defaults[name] = value
      case (4, "runs"):
        steps.append(Step())
        block = take(key.dropFirst(2), value)
      case (6, "runs"): block = take(key[...], value)
      case (8, "runs") where block == "env": steps[steps.count - 1].environment[key] = value
      default: continue
      }
    }
  }

  private mutating func take(_ key: Substring, _ value: String) -> String {
    steps[steps.count - 1].keys[String(key)] = value
    return String(key)
  }

  private static func pair(_ words: Substring) -> (key: String, value: String) {
    let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
    if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
      value = value.dropFirst().dropLast()
    }
    return (String(parts[0]), String(value))
  }
}
