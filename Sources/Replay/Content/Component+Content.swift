import Traces

extension Component {
  /// Plain content.
  static let content = Component(
    "content",
    properties: Vocabulary.ownProperties(of: "content")
  )
}
