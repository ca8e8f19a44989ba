public import Traces

/// The messages of a scroll view's motion that one kind of wrapper tells.
///
/// A wrapper is a component of another library that stands for a scroll view: it has signs for some of
/// UIKit's messages, and none for the others.
public struct WrapperSet: Sendable, Identifiable {
  /// Its name: `scroll`, `begin-end`.
  public let name: String
  /// The messages in words, as they end a sentence.
  public let sentence: String
  /// The messages.
  public let messages: Set<Name>

  /// Its name.
  public var id: String { name }

  /// The sets that there are, the smallest first.
  public static let all = [
    WrapperSet(name: "scroll", sentence: "didScroll alone", messages: [.didScroll]),
    WrapperSet(
      name: "begin-end",
      sentence: "the begin of drags and the end of glides",
      messages: [.willBeginDragging, .didEndDecelerating]
    ),
    WrapperSet(
      name: "scroll-end",
      sentence: "didScroll and the end of glides",
      messages: [.didScroll, .didEndDecelerating]
    ),
    WrapperSet(
      name: "ends",
      sentence: "didScroll and the ends",
      messages: [.didScroll, .didEndDragging, .didEndDecelerating, .didEndScrollingAnimation]
    ),
    WrapperSet(
      name: "flutter",
      sentence: "what Flutter tells",
      messages: [.didScroll, .willBeginDragging, .didEndDragging, .didEndDecelerating]
    ),
    WrapperSet(
      name: "react-native",
      sentence: "what React Native tells",
      messages: [
        .didScroll, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
        .didEndDecelerating,
      ]
    ),
  ]
}
