import TestSupport

/// Subjects that a shell is enough for, so that tests need no other language.
extension TemporaryDirectory {
  /// Writes a subject that gives each trace the same answer.
  ///
  /// - Parameters:
  ///   - name: what it calls itself.
  ///   - file: what its script is called; nil: as it calls itself.
  ///   - hello: more keys of its handshake, a comma before them.
  ///   - answer: what the shell prints after the key that tells the kind of answer; `$n` is the
  ///     number of the request, `$line` the request.
  /// - Returns: the command that starts it.
  /// - Throws: where the file cannot be written.
  func subject(
    _ name: String,
    file: String? = nil,
    hello: String = "",
    answer: String
  ) throws -> String {
    let script = """
      read -r line
      echo '{"hello":1,"name":"\(name)"\(hello)}'
      count=0
      while read -r line; do
        case "$line" in *'"bye"'*) exit 0;; esac
        n=${line#*:}
        n=${n%%,*}
        count=$((count + 1))
        \(answer)
      done

      """
    return "sh " + (try write(script, to: "\(file ?? name).sh"))
  }

  /// A subject that tells nothing.
  func muteSubject() throws -> String {
    try subject("mute", answer: "echo '{\"played\":'$n',\"transcript\":[]}'")
  }

  /// A subject that does not scroll back from where it was pulled, nor tell that a drag began.
  func wrongSubject(_ name: String = "wrong") throws -> String {
    let messages = """
      [{"after":2,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,20]}},\
      {"after":4,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}]
      """
    return try subject(name, answer: "echo '{\"played\":'$n',\"transcript\":\(messages)}'")
  }

  /// A subject that skips everything.
  func unableSubject() throws -> String {
    try subject("unable", answer: "echo '{\"skipped\":'$n',\"why\":\"it has no touches\"}'")
  }

  /// A subject that dies in each trace.
  func dyingSubject() throws -> String {
    try subject("dying", answer: "exit 7")
  }

  /// A subject that tells one message more each time it is asked.
  func fickleSubject() throws -> String {
    let answer = """
      out=''
      i=0
      while [ $i -lt $count ]; do
        out="$out,{\\"after\\":2,\\"message\\":\\"scrollViewDidScroll(_:)\\",\\"state\\":{\\"contentOffset\\":[0,$i]}}"
        i=$((i + 1))
      done
      echo "{\\"played\\":$n,\\"transcript\\":[${out#,}]}"
      """
    return try subject("fickle", answer: answer)
  }
}
