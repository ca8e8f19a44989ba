import Conformance
import Traces

/// The keys of one object of a log, asked for by name.
struct LogFields {
  private let object: ObjectLines.Object
  private let members: [JSONNode.Member]

  init(_ object: ObjectLines.Object) {
    self.object = object
    members = object.members
  }

  private init(_ object: ObjectLines.Object, _ members: [JSONNode.Member]) {
    self.object = object
    self.members = members
  }

  private subscript(key: String) -> JSONNode.Member? { members.first { $0.key == key } }

  /// Returns true if a key is there; `true` is the only value of a key that is told only where it
  /// holds.
  func has(_ key: String) -> Bool { self[key] != nil }

  /// Returns a text that must be there.
  func text(_ key: String) throws(TraceError) -> String {
    guard let text = try optionalText(key) else { throw missing(key) }
    return text
  }

  /// Returns a text that may be left out.
  func optionalText(_ key: String) throws(TraceError) -> String? {
    guard let member = self[key] else { return nil }
    guard case .string(let text) = member.value.content else {
      throw object.wrongValue(member, expected: "a text")
    }
    return text
  }

  /// Returns a word of a list of words; nil: the key is not there.
  func word<Word: RawRepresentable>(
    _ key: String,
    _ type: Word.Type
  ) throws(TraceError) -> Word? where Word.RawValue == String {
    guard let member = self[key] else { return nil }
    guard case .string(let text) = member.value.content, let word = Word(rawValue: text) else {
      throw object.wrongValue(member, expected: "a word that this version knows")
    }
    return word
  }

  /// Returns a whole number that must be there.
  func number(_ key: String) throws(TraceError) -> Int64 {
    guard let number = try optionalNumber(key) else { throw missing(key) }
    return number
  }

  /// Returns a whole number that may be left out, or `null`.
  func optionalNumber(_ key: String) throws(TraceError) -> Int64? {
    guard let member = self[key] else { return nil }
    if case .null = member.value.content { return nil }
    guard case .number = member.value.content, let number = Int64(object.text(of: member.value))
    else { throw object.wrongValue(member, expected: "a whole number") }
    return number
  }

  /// Reads texts; none where the key is not there.
  func texts(_ key: String) throws(TraceError) -> [String] {
    try elements(key, expected: "texts") { node in
      if case .string(let text) = node.content { text } else { nil }
    }
  }

  /// Reads objects; none where the key is not there.
  func objects(_ key: String) throws(TraceError) -> [LogFields] {
    try elements(key, expected: "objects") { node in
      if case .object(let members) = node.content { LogFields(object, members) } else { nil }
    }
  }

  /// Returns an object; nil: the key is not there.
  func optionalObject(_ key: String) throws(TraceError) -> LogFields? {
    guard let member = self[key] else { return nil }
    guard case .object(let members) = member.value.content else {
      throw object.wrongValue(member, expected: "an object")
    }
    return LogFields(object, members)
  }

  private func elements<Element>(
    _ key: String,
    expected: String,
    _ read: (JSONNode) -> Element?
  ) throws(TraceError) -> [Element] {
    guard let member = self[key] else { return [] }
    guard case .array(let nodes) = member.value.content else {
      throw object.wrongValue(member, expected: "an array of \(expected)")
    }
    let elements = nodes.compactMap(read)
    guard elements.count == nodes.count else {
      throw object.wrongValue(member, expected: "an array of \(expected)")
    }
    return elements
  }

  /// Returns an error at a key: its value is not as expected.
  func wrong(_ key: String, expected: String) -> TraceError {
    guard let member = self[key] else { return missing(key) }
    return object.wrongValue(member, expected: expected)
  }

  /// Returns an error of the whole line: a key is missing.
  func missing(_ key: String) -> TraceError {
    object.error(.missingKey(key, line: "log"), at: nil)
  }
}

extension LogFields {
  /// Returns a place, whose file is told only where it is not that of the case.
  func place(in source: Source) throws(TraceError) -> Place {
    Place(
      file: try optionalText("place") ?? source.name,
      line: try optionalNumber("line").map { Int($0) }
    )
  }

  /// Returns an entry of the header's list, by its number; nil: the key is not there.
  func entry(of plan: RunPlan) throws(TraceError) -> KnownFailure? {
    guard let number = try optionalNumber("entry") else { return nil }
    guard plan.knownFailures.indices.contains(Int(number)) else {
      throw wrong("entry", expected: "the number of an entry of the header's knownFailures")
    }
    return plan.knownFailures[Int(number)]
  }
}
