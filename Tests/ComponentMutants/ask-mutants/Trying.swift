import Foundation
import Glibc
import MutantChoice
import Traces

/// The work of a process of its own for one mutant.
///
/// It plays the traces in which the mutant makes a difference. It tells each finding at once, for
/// the mutant may end the process.
struct Trying {
  let plan: Plan
  let chosen: [Int]

  /// The longest time that one trace may take, in seconds.
  private static let patience: UInt32 = 5

  /// Plays and judges until the rules have spoken, or all is played.
  func run(mutant: Int) {
    // Whoever starts a process on a thread of its own may have blocked the alarm there, and the rest.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigprocmask(SIG_SETMASK, &none, nil)
    mutant_choose(Int32(mutant))
    var isTold = false
    var isExpectationBroken = false
    var open: (path: String, cases: [PlayedCase]) = ("", [])
    for index in chosen {
      let row = plan.rows[index]
      if open.path != row.path { open = (row.path, PlayedCase.all(at: [row.path])) }
      guard let played = open.cases.first(where: { $0.trace.header.id == row.id }) else { continue }
      Glibc.alarm(Self.patience)
      let transcript = played.transcript()
      if transcript?.fingerprint ?? 0 == row.fingerprint { continue }
      if !isTold { say("told", row.id) }
      isTold = true
      guard let transcript else { return say("refused", row.id) }
      if !isExpectationBroken, transcript.fails {
        isExpectationBroken = true
        say("corpus", row.id)
      }
      if let rule = transcript.rulesBroken.subtracting(row.broken).min() {
        return say("rules", row.id, rule)
      }
    }
    say("done")
  }

  private func say(_ words: String...) {
    FileHandle.standardOutput.write(Data((words.joined(separator: "\t") + "\n").utf8))
  }
}
