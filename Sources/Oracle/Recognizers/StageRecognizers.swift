/// The facts about the gesture recognizers of a stage, in order and by name.
struct StageRecognizers {
  /// All of them, in the order of their declarations.
  let all: [RecognizerFacts]
  /// Those of each name: views may share one.
  let byName: [String: [RecognizerFacts]]

  init(_ all: [RecognizerFacts]) {
    self.all = all
    // Few transcripts have any, and an empty table is made for nothing.
    byName = all.isEmpty ? [:] : Dictionary(grouping: all, by: \.name)
  }
}
