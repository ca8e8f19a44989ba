public import Conformance
import Oracle
public import Reporting
import Traces

/// A run as one page for a browser: a list of its cases, and a picture of each that can be played.
///
/// The page needs nothing besides itself, and a policy in it forbids all else. Names and texts are data
/// in JSON, which the page's script sets as text, never as markup. No times of the wall's clock are in
/// it, so the same run gives the same bytes.
public struct PageReport: RunReport {
  private let plan: RunPlan
  private let album: Album?
  private let command: [String]
  private var account: PictureAccount
  private var book = PatternBook()
  private var rules = PageRules()
  private var entries: [[UInt8]] = []
  private var pictures = 0
  /// The number of judged cases without a transcript.
  private var undrawn = 0

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - plan: the run.
  ///   - album: what keeps the transcripts; nil: there are none, as in a log, so nothing is drawn.
  ///   - budget: how many bytes the pictures may have.
  ///   - command: the words of the command that does the same again, where it judges no case; empty: the plan's.
  public init(
    _ plan: RunPlan,
    album: Album?,
    budget: PictureBudget = PictureBudget(),
    command: [String] = []
  ) {
    self.plan = plan
    self.album = album
    self.command = command
    account = PictureAccount(budget)
  }

  /// Begins with the page's style and its empty body.
  public mutating func begin(into text: inout [UInt8]) { text += PageFrame.head.utf8 }

  /// Takes the next result, and writes its picture.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    let kept = album?.take(for: result)
    // A case that no subject played has a result for each subject. One of them is enough.
    guard result.isPlayed || result.column == 0 else { return }
    if kept == nil, result.outcome == .pass || result.outcome == .fail { undrawn += 1 }
    rules.add(result)
    let component =
      kept?.transcript.header.component ?? result.id.split(separator: "/").first.map(String.init)
    let picture = kept.flatMap { draw($0, of: result, into: &text) }
    var entry: [UInt8] = []
    PageJSON.append(to: &entry) {
      PageCase(result, component: component, picture: picture).write(to: &$0)
    }
    entries.append(entry)
  }

  /// Ends with the list of cases and the page's script.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    PageData.append("run", to: &text) { json in
      writePlan(to: &json)
      if let changes = ending.changes { PageChanges(changes).write(to: &json) }
      json.key("cases")
      json.array(entries) { json, entry in json.literal(entry) }
      json.key("rules")
      rules.write(to: &json)
      json.key("patterns")
      json.strings(book.texts.map { String(decoding: $0, as: UTF8.self) })
      json.key("remarks")
      json.strings(
        ending.totals.baselineRemarks.map { "\($0.place): \($0.why)" } + ending.complaints
      )
    }
    text += PageFrame.foot.utf8
  }

  private func writePlan(to json: inout PageJSON) {
    json.pair("tool", plan.tool)
    json.key("paths")
    json.strings(plan.paths)
    json.key("subjects")
    json.strings(plan.subjects)
    json.key("commands")
    json.strings(plan.commands)
    if !command.isEmpty {
      json.key("command")
      json.strings(command)
    }
    json.pair("shard", plan.shard)
    if plan.isStrict { json.flag("strict") }
    if album == nil { json.flag("withoutTranscripts") }
    json.key("undrawn")
    json.number(undrawn)
    json.key("picturesLeftOut")
    json.number(account.leftOut)
    json.key("mebibytesOfOthers")
    json.number(account.mebibytesOfOthers)
  }

  /// Writes the picture of a case, if there is room for it.
  ///
  /// - Returns: its number; nil: there is none.
  private mutating func draw(
    _ kept: Album.Page,
    of result: CaseResult,
    into text: inout [UInt8]
  ) -> Int? {
    let isTelling = result.outcome != .pass || result.findings.contains { !$0.violation.isExpected }
    guard account.hasRoom(isTelling: isTelling) else {
      account.leaveOut()
      return nil
    }
    let film = Film(of: kept.transcript, &book)
    let other = kept.companion.map { Film(of: $0.transcript, &book) }
    let count = film.text.count + (other?.text.count ?? 0)
    guard account.admits(count, isTelling: isTelling) else {
      account.leaveOut()
      return nil
    }
    let number = pictures
    pictures += 1
    PageData.append("picture-\(number)", to: &text) { json in
      json.pair("film", String(decoding: film.text, as: UTF8.self))
      guard let companion = kept.companion, let other else { return }
      json.key("other")
      json.object { json in
        json.pair("name", companion.name)
        json.pair("film", String(decoding: other.text, as: UTF8.self))
        json.key("partings")
        json.array(companion.partings) { $0.number($1) }
      }
    }
    return number
  }
}
