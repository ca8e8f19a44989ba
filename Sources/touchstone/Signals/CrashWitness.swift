import Fuzzing
import Glibc

/// Says which trace was played when a component crashed, and takes the process with it.
///
/// A crash leaves no time for anything: no memory may be asked for, no lock be taken. So what is
/// about to be played is written down beforehand, where the signal's handler only has to read.
final class CrashWitness: SearchWitness, Sendable {
  /// The run that one job plays.
  private struct Slot {
    var thread: pthread_t = 0
    var isBusy = false
    var run = -1
    /// The count of the tape's numbers in `numbers`; -1: it was not yet made.
    var count = -1
  }

  /// The notes for the handler to read.
  @unsafe private struct Notes {
    var slots: UnsafeMutablePointer<Slot>
    var numbers: UnsafeMutablePointer<UInt16>
    var jobs: Int
    var words: UnsafeMutablePointer<UInt8>
    var wordCount: Int
    var seed: UInt64
  }

  nonisolated(unsafe) private static var notes: UnsafeMutablePointer<Notes>?
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let stackSize = 1 << 16

  /// Begins to listen for crashes; there is one witness in a process, and it never ends.
  ///
  /// - Parameters:
  ///   - jobs: how many traces are played at a time.
  ///   - seed: what chance depends on.
  ///   - command: the command that prints the trace of a tape, which follows its last word.
  init(jobs: Int, seed: UInt64, command: String) {
    let words = Array("\(command) ".utf8)
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: words.count)
    unsafe text.initialize(from: words, count: words.count)
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: jobs)
    unsafe slots.initialize(repeating: Slot(), count: jobs)
    let numbers = UnsafeMutablePointer<UInt16>.allocate(capacity: jobs * Tape.longest)
    unsafe numbers.initialize(repeating: 0, count: jobs * Tape.longest)
    let notes = UnsafeMutablePointer<Notes>.allocate(capacity: 1)
    unsafe notes.initialize(
      to: Notes(
        slots: slots,
        numbers: numbers,
        jobs: jobs,
        words: text,
        wordCount: words.count,
        seed: seed
      )
    )
    unsafe Self.notes = notes
    Self.listen()
  }

  private static func listen() {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { signal in CrashWitness.tell(signal) }
    // A stack that overflowed has no room for a handler; each thread has another one for it.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_ONSTACK
    for signal in signals { unsafe sigaction(signal, &action, nil) }
  }

  // MARK: - Writing down

  func willMake(run: Int?, job: Int) {
    guard let slot = unsafe Self.slot(job) else { return }
    let thread = pthread_self()
    if unsafe slot.pointee.thread != thread {
      unsafe slot.pointee.thread = thread
      Self.giveStack()
    }
    unsafe slot.pointee.run = run ?? -1
    unsafe slot.pointee.count = -1
    unsafe slot.pointee.isBusy = true
  }

  func willExamine(_ tape: Tape, job: Int) {
    guard let slot = unsafe Self.slot(job), let notes = unsafe Self.notes else { return }
    let target = unsafe notes.pointee.numbers + job * Tape.longest
    let count = min(tape.numbers.count, Tape.longest)
    for place in 0..<count { unsafe target[place] = tape.numbers[place] }
    unsafe slot.pointee.count = count
  }

  func didExamine(job: Int) {
    unsafe Self.slot(job)?.pointee.isBusy = false
  }

  private static func slot(_ job: Int) -> UnsafeMutablePointer<Slot>? {
    guard let notes = unsafe notes, unsafe job < notes.pointee.jobs else { return nil }
    return unsafe notes.pointee.slots + job
  }

  /// Gives the thread a second stack, unless it has one; it is never taken back.
  private static func giveStack() {
    var present = unsafe stack_t()
    guard unsafe sigaltstack(nil, &present) == 0, unsafe present.ss_sp == nil else { return }
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    unsafe stack.ss_size = stackSize
    unsafe sigaltstack(&stack, nil)
  }

  // MARK: - Telling

  /// Writes what the crashing thread was at; afterwards the signal does what it usually does.
  private static func tell(_ signal: Int32) {
    guard let notes = unsafe notes?.pointee else { return }
    write("\ntouchstone fuzz: signal ")
    write(UInt64(signal))
    write(", seed ")
    unsafe write(notes.seed)
    let thread = pthread_self()
    for job in 0..<(unsafe notes.jobs) {
      let slot = unsafe notes.slots[job]
      guard slot.isBusy, slot.thread == thread else { continue }
      write(slot.run < 0 ? ", in a tape of the corpus" : ", in run ")
      if slot.run >= 0 { write(UInt64(slot.run)) }
      guard slot.count >= 0 else {
        write(", while its trace was made")
        break
      }
      write(", or as its trace was shrunk; this prints the trace:\n")
      unsafe Glibc.write(STDERR_FILENO, notes.words, notes.wordCount)
      for place in 0..<slot.count {
        if place > 0 { write(",") }
        unsafe write(UInt64(notes.numbers[job * Tape.longest + place]))
      }
      break
    }
    write("\n")
  }

  private static func write(_ text: StaticString) {
    unsafe Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func write(_ number: UInt64) {
    var rest = number
    var power: UInt64 = 1
    while rest / power >= 10 { power *= 10 }
    while power > 0 {
      var digit = UInt8(ascii: "0") + UInt8(rest / power)
      unsafe Glibc.write(STDERR_FILENO, &digit, 1)
      rest %= power
      power /= 10
    }
  }
}
