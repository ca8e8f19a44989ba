public import Traces

/// Writes traces: every tape of choices becomes a legal one, and a tape of zeros the plainest.
///
/// The parts of a trace stand in tables, whose rows are drawn by their frequency in a profile:
/// sceneries (the views), settings (the contents of a `config`), header settings, methods (the
/// calls of a program), messages (the answers of a scripted delegate), and acts (the actions of
/// fingers and program, one after the other).
///
/// ## A new component
/// A component is a row of `Component.all`, with a table of sceneries of its own. Its properties
/// are rows of `Setting.table`, its methods rows of `Method.table`, the messages whose answers
/// matter rows of `Reaction.table`, its gestures rows of `Act.table`; each row `needs` what only
/// views of the component offer, a new `Need` that its `Place.Kind` brings along. The code that
/// draws rows knows none of them. A test demands that every name of the vocabulary is reached.
///
/// ## A row
/// Whatever a closure of a row draws, 0 must be its simplest choice, and a list is drawn with
/// `Choices.list`: a shrinker lowers numbers and leaves out spans, and knows nothing else.
public struct Generator: Sendable {
  private let components: [Component]
  private let weights: Weights?
  private let repertoire: Repertoire

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - components: the names of the components that it writes traces for; nil: all.
  ///   - weights: how it weighs its choices; nil: the tape's first choice decides.
  ///   - repertoire: what the subject can be asked to play.
  public init(
    components: [String]? = nil,
    weights: Weights? = nil,
    repertoire: Repertoire = Repertoire()
  ) {
    let wanted = components ?? repertoire.components
    let chosen = Component.all.filter { wanted?.contains($0.name) ?? true }
    self.repertoire = repertoire
    self.components = chosen.isEmpty ? Component.all : chosen
    self.weights = weights
  }

  /// The names of the components that traces can be written for.
  public static var componentNames: [String] { Component.all.map(\.name) }

  /// Writes the trace that choices mean.
  public func trace(from choices: inout Choices) -> Trace {
    let weights = weights ?? choices.pick(Weights.all)
    var composition = Composition(choices.pick(components), weights)
    composition.setScene(&choices)
    composition.setHeader(&choices)
    composition.setScripts(&choices)
    composition.play(&choices)
    return repertoire.fitted(composition.finished())
  }
}
