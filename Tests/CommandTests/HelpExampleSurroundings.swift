import Foundation
import TestSupport

/// The things that the examples of the help pages need besides the command: a small corpus,
/// recordings, logs and baselines under the names that the examples give them, and programs in the
/// place of a reader's own.
struct HelpExampleSurroundings {
  /// The examples that are not given, by how they begin, with the reason.
  static let exceptions: [(beginning: String, why: String)] = [
    ("touchstone bench", "it measures for half a minute; BenchCommandTests gives it less to do"),
    ("touchstone fuzz\n", "it searches for a minute; FuzzCommandTests searches less"),
    ("touchstone fuzz --runs", "a hundred thousand traces take minutes"),
    ("touchstone fuzz --s", "it searches for minutes; SubjectFuzzTests searches less"),
    (
      "touchstone audit",
      "an audit by an unoptimised build takes minutes; AuditCommandTests has one"
    ),
    ("touchstone shrink", "no rule is broken by the reference; ShrinkCommandTests breaks one"),
    ("touchstone rules --out", "it writes the whole rule book, which ReferencePageTests reads"),
    ("touchstone doctor", "it answers by what the machine has"),
  ]

  /// Returns the reason that an example is not given; nil: it is.
  static func exception(_ line: String) -> String? {
    exceptions.first { (line + "\n").hasPrefix($0.beginning) }?.why
  }

  /// The folder that is copied for each example; made once.
  private static let prepared = Result { () throws -> TemporaryDirectory in
    let folder = try TemporaryDirectory()
    let done = try shell(preparation, in: folder.path)
    guard done?.code == 0 else { throw Failure(why: done?.output ?? "the command is not built") }
    return folder
  }

  struct Failure: Error {
    let why: String
  }

  /// Gives an example in a folder of its own, whose `~` is that folder too.
  ///
  /// The standard input is a log of an app's console.
  static func give(_ line: String) throws -> (code: Int32, output: String)? {
    let prepared = try prepared.get()
    let folder = try TemporaryDirectory()
    let script = """
      cp -r '\(prepared.path)'/. . && export HOME=$PWD PATH=$PWD/bin:$(dirname "$touchstone"):$PATH
      { \(line)
      } < console.txt
      """
    return try withExtendedLifetime(folder) { try shell(script, in: folder.path) }
  }

  /// `node` and `./host` are the reference under another name, and `man` shows nothing.
  private static let preparation = """
    set -e
    repository='\(Repository.folder.path)'
    mkdir -p bin traces/scroll/flick traces/table/tap recorded Reports logs found/1 found/2
    mkdir -p .zsh/functions .config/fish/completions .local/share/man/man1
    echo 'touchstone subject | sed -u s/\\"name\\":\\"reference\\"/\\"name\\":\\"mine\\"/' > bin/node
    echo 'cat > /dev/null' > bin/man
    chmod +x bin/node bin/man
    cp bin/node host
    for name in stops-inside twice gentle; do
      cp "$repository/traces/scroll/flick/$name.trace.jsonl" traces/scroll/flick
    done
    cp "$repository/traces/table/tap/selects.trace.jsonl" traces/table/tap
    cp traces/scroll/flick/twice.trace.jsonl mine.trace.jsonl
    cp mine.trace.jsonl flick.trace.jsonl
    cp "$repository/Tests/FuzzTargets/ImportSeeds/screen.libinput.yml" swipe.yml
    cp "$repository/Tests/ImportingTests/Pastes/right-nslog-flick.txt" console.txt
    touchstone replay traces/scroll/flick/stops-inside.trace.jsonl > before.transcript.jsonl
    for copy in after mine recorded/session logs/one; do cp before.transcript.jsonl $copy.transcript.jsonl; done
    touchstone run traces --log Reports/main.jsonl
    cp Reports/main.jsonl Reports/run.jsonl
    touchstone run traces --shard 1/2 --log shard-1.jsonl
    touchstone run traces --shard 2/2 --log shard-2.jsonl
    touchstone record traces --baselines baselines
    """
}
