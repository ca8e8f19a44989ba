/// The form of a bar.
nonisolated public enum UIBarMetrics: Int, Hashable, Sendable, CaseIterable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
