/// A workflow of GitHub's, as far as this repository's own need to be read: two blanks a level, each value on
/// one line, and scripts in blocks.
struct WorkflowFile {
  /// One job.
  struct Job {
    let name: String
    /// The values on the job's own lines: `runs-on`, `needs`.
    var keys: [String: String] = [:]
    /// The steps, in their order.
    var steps: [ActionFile.Step] = []
  }

  /// The jobs, in the order of the file.
  private(set) var jobs: [Job] = []
  /// The lines before the jobs, which say when the workflow runs.
  private(set) var head = ""

  init(_ text: String) {
    var steps: [String] = []
    var isInJobs = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let depth = line.prefix { $0 == " " }.count
      let words = line.dropFirst(depth)
      if line == "jobs:" {
        isInJobs = true
      } else if !isInJobs {
        head += line + "\n"
      } else if depth == 2, words.hasSuffix(":") {
        close(&steps)
        jobs.append(Job(name: String(words.dropLast())))
      } else if depth == 4, !words.hasPrefix("-") {
        let parts = words.split(separator: ":", maxSplits: 1)
        jobs[jobs.count - 1].keys[String(parts[0])] =
          parts.count > 1 ? String(parts[1].dropFirst()) : ""
      } else {
        steps.append(line)
      }
    }
    close(&steps)
  }

  /// Gives the last job the steps in some lines, which an action has in the same form, two blanks further left.
  private mutating func close(_ lines: inout [String]) {
    guard !jobs.isEmpty else { return }
    // A matrix is written in the same way, and stands before the steps.
    let first = lines.firstIndex { $0.hasPrefix("      - name:") || $0.hasPrefix("      - id:") }
    let own = lines[(first ?? lines.endIndex)...].map { String($0.dropFirst(2)) }
    jobs[jobs.count - 1].steps = ActionFile("runs:\n" + own.joined(separator: "\n")).steps
    lines = []
  }
}
