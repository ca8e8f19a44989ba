/// The report of an inquiry, as Markdown.
struct Page {
  let built: Int
  let unreached: [Mutant]
  let answers: [Answer]
  let sample: String

  var text: String {
    ([head, table] + sections + [places]).joined(separator: "\n")
  }

  private var head: String {
    """
    # Mutants of the component

    The build has \(built) mutants. In no trace of the corpus \(unreached.count) of them make any
    difference where they stand. Tried: \(answers.count) of the others (\(sample)).

    """
  }

  private var table: String {
    let rows = Answer.Kind.allCases.map { kind in
      "| \(kind.title) | \(answers.count { $0.kind == kind }) |\n"
    }
    return "| a mutant | how many |\n|---|---|\n" + rows.joined()
  }

  private var sections: [String] {
    [Answer.Kind.nobody, .expectations, .broken, .nothingTold, .rules].map { kind in
      let rows = answers.filter { $0.kind == kind }.map { answer in
        let mutant = answer.mutant
        let cells = [
          String(mutant.number), mutant.place, code(mutant.before), code(mutant.after),
          answer.firstTold, answer.caughtIn == answer.firstTold ? "" : answer.caughtIn, answer.rule,
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
      }
      return """
        ## \(kind.title.prefix(1).uppercased() + kind.title.dropFirst())

        | mutant | place | before | after | first transcript that changes | caught in | rule |
        |---|---|---|---|---|---|---|
        \(rows.joined())
        """
    }
  }

  /// The places for which the corpus lacks a trace.
  private var places: String {
    var lines: [(place: String, count: Int)] = []
    for mutant in unreached {
      if lines.last?.place == mutant.place {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((mutant.place, 1))
      }
    }
    return "## Places where no trace tells a mutant from the original\n\n"
      + lines.map { "- \($0.place) (\($0.count))\n" }.joined()
  }

  private func code(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
