import Foundation

/// Tries mutants, each in a process of its own, several at once.
struct Inquiry {
  let plan: Plan
  let planFile: String
  let jobs: Int

  /// Returns the answers in the order of the mutants.
  func answers(for mutants: [Mutant]) -> [Answer] {
    let queue = Queue(mutants)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let (place, mutant) = queue.next() { queue.put(answer(for: mutant), at: place) }
    }
    return queue.answers
  }

  private func answer(for mutant: Mutant) -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let cases = plan.cases[mutant.number] ?? []
    process.arguments = [
      "try", planFile, String(mutant.number), cases.map(String.init).joined(separator: ","),
    ]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return Answer(of: mutant, output: "", endedWell: false)
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(of: mutant, output: output, endedWell: process.terminationReason == .exit)
  }
}

/// Mutants that wait, and answers that came.
private final class Queue: @unchecked Sendable {
  private let lock = NSLock()
  private let mutants: [Mutant]
  private var taken = 0
  private var given: [Int: Answer] = [:]

  init(_ mutants: [Mutant]) { self.mutants = mutants }

  var answers: [Answer] { mutants.indices.compactMap { given[$0] } }

  func next() -> (Int, Mutant)? {
    lock.withLock {
      guard taken < mutants.count else { return nil }
      defer { taken += 1 }
      return (taken, mutants[taken])
    }
  }

  func put(_ answer: Answer, at place: Int) {
    lock.withLock {
      given[place] = answer
      if given.count % 100 == 0 {
        FileHandle.standardError.write(Data("\(given.count) of \(mutants.count) tried\n".utf8))
      }
    }
  }
}
