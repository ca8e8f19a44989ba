internal import HeadlessUIKit
public import Traces

// The reference says here what it can do, in the words of the subject protocol's handshake.

nonisolated extension ReferenceSubject {
  /// The components that a header may name.
  public static var components: [String] { onMainActor { Component.all.map(\.name) } }

  /// The capabilities that a header may require.
  public static var capabilities: [String] { Capabilities.all }

  /// The properties of a `config` that are honoured.
  public static var properties: [Name] {
    onMainActor {
      Vocabulary.propertyNames.map { Name($0) }.filter { name in
        Component.all.contains { $0.properties.contains(name) }
      }
    }
  }

  /// The calls that can be made.
  public static var calls: [Name] {
    onMainActor {
      Vocabulary.callNames.map { Name($0) }.filter { name in
        Component.all.contains { $0.calls.contains(name) }
      }
    }
  }

  /// The messages that are sent, each of which a scripted delegate can answer.
  public static var messages: [Name] { Vocabulary.messageNames.map { Name($0) } }

  /// The keys of `state` that can be read.
  public static var stateKeys: [Name] { Vocabulary.stateKeyNames.map { Name($0) } }
}
