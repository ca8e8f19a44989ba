// The state of text fields and forms, each key at its place in the alphabet.

extension TraceWriter {
  mutating func writeFirstResponder(_ form: FormState) {
    guard let isFirst = form.isFirstResponder else { return }
    key("isFirstResponder")
    text.append(isFirst)
  }

  mutating func write(_ form: FormState) {
    if let label = form.label {
      key("label")
      text.append(label)
    }
    if let value = form.text {
      key("text")
      text.append(value)
    }
    if let values = form.values {
      key("values")
      text.append(.object(values))
    }
  }
}
