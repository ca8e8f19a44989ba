import Foundation
import Fuzzing
import Replay
import TestSupport
import Testing
import Traces

@testable import Audit
@testable import Conformance

@Suite("A fuzzer's corpus")
struct FuzzCorpusTests {
  private let fixture: TemporaryDirectory
  private var corpus: String { fixture.path + "/corpus" }

  init() throws { fixture = try TemporaryDirectory() }

  private func options(runs: Int) -> Fuzz.Options {
    var options = Fuzz.Options()
    options.seed = 1
    options.runs = runs
    options.components = ["scroll"]
    options.weights = .human
    options.folder = fixture.path + "/regressions"
    options.corpus = corpus
    return options
  }

  private func write(_ entry: CorpusEntry) throws {
    var writer = TraceWriter()
    writer.write(entry.trace)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    try fixture.write(text, to: "corpus/\(entry.name).trace.jsonl")
  }

  /// Fuzzes the reference, and keeps what it would keep.
  private func fuzz(runs: Int) throws -> FuzzReport {
    var kept: [CorpusEntry] = []
    let report = Fuzz(ReferenceSubject(), options: options(runs: runs)).report { event in
      if case .kept(let entry) = event { kept.append(entry) }
    }
    for entry in kept { try write(entry) }
    return report
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: corpus).sorted() }
  }

  @Test("keeps a trace for each tape that brought something, and begins with them")
  func keeping() throws {
    let first = try fuzz(runs: Extent.count(256, part: 64))
    #expect(try files.count == first.corpus)
    var nothing = options(runs: 1)
    nothing.runs = 0
    let second = Fuzz(ReferenceSubject(), options: nothing).report()
    #expect(second.pairs == first.pairs)
    #expect(second.rules == first.rules)
  }

  @Test("holds ordinary traces, whose tapes give them again")
  func entries() throws {
    _ = try fuzz(runs: 64)
    var reader = CaseReader(Corpus(paths: [corpus]), for: .run)
    let generator = options(runs: 1).generator
    var count = 0
    while let next = reader.next() {
      guard case .toJudge(let new) = next, let tape = CorpusEntry.tape(of: new.trace) else {
        Issue.record("an entry that cannot be read")
        continue
      }
      var choices = Choices(tape)
      #expect(generator.trace(from: &choices).lines == new.trace.lines)
      count += 1
    }
    #expect(count > 0)
  }

  @Test(
    "says what is wrong with it, with the place, and plays nothing",
    arguments: ["", "[1,x]", "[70000]", "7", "[-1]"]
  )
  func rubbish(tape: String) throws {
    let key = tape.isEmpty ? "" : ",\"x-tape\":\(tape.contains("x") ? "\"\(tape)\"" : tape)"
    try fixture.write(TraceText.tap("a", extra: key), to: "corpus/a.trace.jsonl")
    let report = Fuzz(ReferenceSubject(), options: options(runs: 256)).report()
    #expect(report.runs == 0)
    #expect(report.exitCode == .failed)
    #expect(report.troubles.count == 1)
    #expect(
      report.troubles.first?.why?.hasPrefix("\(corpus)/a.trace.jsonl:1:1: there is no tape") == true
    )
    #expect(Fuzz(ReferenceSubject(), options: options(runs: 1)).minimisation().trouble != nil)
  }

  @Test("is minimised without losing anything that it sees")
  func minimisation() throws {
    let before = try fuzz(runs: Extent.count(512, part: 128))
    let result = Fuzz(ReferenceSubject(), options: options(runs: 1)).minimisation()
    #expect(result.pairs == before.pairs)
    #expect(result.rules == before.rules)
    #expect(result.kept.count + result.removed.count == before.corpus)
    #expect(!result.removed.isEmpty)

    for path in result.removed { try FileManager.default.removeItem(atPath: path) }
    var nothing = options(runs: 1)
    nothing.runs = 0
    let after = Fuzz(ReferenceSubject(), options: nothing).report()
    #expect(after.pairs == before.pairs)
    #expect(after.rules == before.rules)
    let again = Fuzz(ReferenceSubject(), options: nothing).minimisation()
    #expect(again.removed.isEmpty)
  }

  @Test("Of several sets, those are chosen that hold most and cost least")
  func cover() {
    func features(_ numbers: ClosedRange<Int>) -> Set<Feature> {
      Set(numbers.map { Feature(rule: $0) })
    }
    var cover = SetCover()
    cover.add(features(1...4), cost: 9)
    cover.add(features(1...4), cost: 3)
    cover.add(features(4...5), cost: 1)
    cover.add(features(2...3), cost: 1)
    #expect(cover.chosen() == [1, 2])
    #expect(SetCover().chosen().isEmpty)
  }

  @Test("A set that turns out to be needless goes again")
  func needless() {
    func features(_ numbers: [Int]) -> Set<Feature> { Set(numbers.map { Feature(rule: $0) }) }
    var cover = SetCover()
    cover.add(features([1, 2, 3, 4]), cost: 1)
    cover.add(features([1, 2, 5]), cost: 1)
    cover.add(features([3, 4, 6]), cost: 1)
    #expect(cover.chosen() == [1, 2])
  }
}
