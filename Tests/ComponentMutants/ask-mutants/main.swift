// Asks who notices the mutants of the component that this program was built with; `.ci/mutants` says
// how to call it.
//
//     ask-mutants replay PATH…                        the transcripts, with every mutant asleep
//     ask-mutants one NUMBER PATH…                    the transcripts, with one at work
//     ask-mutants ask LIST REPORT PATH [N|all] [--seed N] [--only TEXT] [--jobs N]
//     ask-mutants try PLAN NUMBER PLACES              what `ask` starts for each mutant
import Conformance
import Foundation
import MutantChoice
import Replay
import Samples
import Traces

func replay(_ paths: [String]) {
  var reader = CaseReader(Corpus(paths: paths), for: .run)
  while let next = reader.next() {
    guard case .toJudge(let new) = next else { continue }
    let played =
      new.isTranscript
      ? new.trace : try? ReferenceSubject(samples: Sample.all).transcript(of: new.trace)
    guard let played else { continue }
    var writer = TraceWriter()
    writer.write(played)
    FileHandle.standardOutput.write(Data(writer.bytes))
  }
}

func value(of option: String, in arguments: [String]) -> String? {
  guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
    return nil
  }
  return arguments[place + 1]
}

func ask(_ arguments: [String]) throws {
  let report = arguments[1]
  let options = Array(arguments.dropFirst(3))
  let seed = value(of: "--seed", in: options).flatMap { UInt64($0) } ?? 1
  let only = value(of: "--only", in: options) ?? ""
  let jobs = value(of: "--jobs", in: options).flatMap { Int($0) }
  let wanted = options.first.flatMap { $0 == "all" ? Int.max : Int($0) } ?? 200

  let list = try String(contentsOfFile: arguments[0], encoding: .utf8)
  let all = list.split(separator: "\n").compactMap { Mutant(row: $0) }
  let mutants = all.filter { only.isEmpty || $0.place.contains(only) }
  let plan = Plan(of: PlayedCase.all(at: [arguments[2]]), mutants: mutants)
  let planFile = arguments[0] + ".plan"
  try plan.write(to: planFile)
  let reached = mutants.filter { plan.cases[$0.number] != nil }
  var generator = SplitMix(state: seed)
  let drawn = reached.shuffled(using: &generator).prefix(wanted).sorted { $0.number < $1.number }
  let inquiry = Inquiry(
    plan: plan,
    planFile: planFile,
    jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount
  )
  let page = Page(
    built: all.count,
    unreached: mutants.filter { plan.cases[$0.number] == nil },
    answers: inquiry.answers(for: drawn),
    sample: drawn.count == reached.count ? "all" : "drawn by seed \(seed)"
  )
  try page.text.write(toFile: report, atomically: true, encoding: .utf8)
  print(page.text.split(separator: "## ")[0], "See \(report).")
}

/// The same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

let arguments = Array(CommandLine.arguments.dropFirst(2))
switch CommandLine.arguments.dropFirst().first {
case "replay": replay(arguments)
case "one":
  mutant_choose(Int32(arguments[0]) ?? 0)
  replay(Array(arguments.dropFirst()))
case "ask": try ask(arguments)
case "try":
  let chosen = arguments[2].split(separator: ",").compactMap { Int($0) }
  Trying(plan: try Plan(file: arguments[0]), chosen: chosen).run(mutant: Int(arguments[1]) ?? 0)
default: print("see .ci/mutants")
}
