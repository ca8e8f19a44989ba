import Fuzzing
import TestSupport
import Testing
import Traces

@Suite("Traces written from tapes")
struct GeneratorTests {
  /// Returns the trace that a generator makes of a run of random numbers.
  private func trace(_ generator: Generator, _ run: Int) -> Trace {
    var choices = Choices(beyond: RandomNumbers(seed: 1, run: UInt64(run)))
    return generator.trace(from: &choices)
  }

  @Test("Read again, what is written of a trace is the same trace", arguments: 0..<3)
  func legality(_ profile: Int) throws {
    let generator = Generator(weights: Weights.all[profile])
    for run in 0..<Extent.count(1000, part: 150) {
      let written = trace(generator, run)
      var writer = TraceWriter()
      writer.write(written)
      var reader = TraceReader(bytes: writer.bytes)
      do {
        let read = try reader.nextTrace()
        #expect(read == written, "run \(run)")
      } catch {
        Issue.record("run \(run): \(error)")
      }
    }
  }

  @Test("The same tape gives the same trace, and so does what was drawn from it")
  func determinism() {
    let generator = Generator()
    for run in 0..<300 {
      var first = Choices(beyond: RandomNumbers(seed: 9, run: UInt64(run)))
      let trace = generator.trace(from: &first)
      var second = Choices(first.drawn)
      #expect(generator.trace(from: &second) == trace)
      #expect(second.drawn == first.drawn)
    }
  }

  @Test("Any bytes are a tape, and any tape is a legal trace")
  func anyBytes() throws {
    let generator = Generator()
    var random = RandomNumbers(seed: 4)
    for length in 0..<400 {
      let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      var choices = Choices(Tape(bytes: bytes.span))
      var writer = TraceWriter()
      writer.write(generator.trace(from: &choices))
      var reader = TraceReader(bytes: writer.bytes)
      #expect(try reader.nextTrace() != nil)
    }
  }

  @Test("A tape of zeros is a tap on a plain scroll view")
  func simplest() {
    var choices = Choices()
    let trace = Generator().trace(from: &choices)
    var writer = TraceWriter()
    writer.write(trace)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        {"trace":1,"id":"fuzz/trace","component":"scroll",\
        "config":{"bounds":[320,480],"contentSize":[320,960]}}
        {"t":0,"touch":"began","id":1,"x":160,"y":240}
        {"t":50000,"touch":"ended","id":1,"x":160,"y":240}
        {"end":2}

        """
    )
  }

  @Test("Only what was asked for is written")
  func chosenComponent() {
    let generator = Generator(components: ["zoom"], weights: .human)
    for run in 0..<200 { #expect(trace(generator, run).header.component == "zoom") }
    #expect(
      Generator.componentNames == [
        "scroll", "zoom", "table", "navigation", "web", "form", "field", "tiles", "control",
      ]
    )
  }

  @Test("Most traces are short")
  func length() {
    let generator = Generator()
    let counts = (0..<2000).map { trace(generator, $0).lines.count }.sorted()
    #expect((10...60).contains(counts[1000]))
    #expect(counts[1999] <= 500)
  }
}
