import Conformance
import Traces

/// The options that choose cases.
extension Option {
  static let filter = Option.values(
    "filter",
    "TEXT",
    "Only cases whose id or title has all the words of TEXT in it, as 'flick edge'. A word with a *"
      + " is a pattern for the whole id. Other words are id:TEXT, component:NAME, tag:NAME and, where"
      + " cases are judged, rule:ID. Of several filters, one is enough."
  )
  static let exclude = Option.values(
    "exclude",
    "TEXT",
    "Leave out the cases that --filter TEXT would choose."
  )
  static let shard = Option.value(
    "shard",
    "K/N",
    "Only the Kth of N shares of the cases, from 1/N to N/N; a case's id decides its share."
  )
  static let id = Option.value("id", "ID", "Only the case with this id.")

  /// The options that choose among the cases of a corpus.
  static let selecting: [Option] = [.filter, .exclude, .shard]
}

extension Arguments {
  /// The sources of the cases; baselines among them are none.
  var corpus: Corpus { Corpus(paths: operands, excluding: self["baselines"]) }

  /// Returns the choice of cases that is asked for.
  ///
  /// - Parameters:
  ///   - shard: the share that is asked for.
  ///   - only: one more filter, of the environment; nil: there is none.
  ///   - judges: whether the command judges, so that there are verdicts to choose by.
  /// - Returns: the selection.
  /// - Throws: `UsageError` for a filter that cannot be read.
  func selection(
    shard: ShardSelection? = nil,
    only: String? = nil,
    judges: Bool = false
  ) throws(UsageError) -> Selection {
    var selection = Selection()
    selection.shard = shard
    if let id = self["id"] { selection.groups.append([Filter(exactly: id)]) }
    let filters = try self.filters(of: .filter)
    if !filters.isEmpty { selection.groups.append(filters) }
    if let only {
      do throws(FilterMistake) {
        selection.groups.append([try Filter(only)])
      } catch {
        throw .cases("\(BazelTest.filterVariable) is \"\(only)\": \(error.description)")
      }
    }
    selection.excluded = try self.filters(of: .exclude)
    guard judges || !selection.needsVerdict else {
      throw .cases(
        "a filter with rule: needs verdicts, for only they tell in which cases a rule had occasion to"
          + " fail; use it with `touchstone run` or `check`, without --list"
      )
    }
    return selection
  }

  private func filters(of option: Option) throws(UsageError) -> [Filter] {
    var filters: [Filter] = []
    for text in all(option.name) {
      do throws(FilterMistake) {
        filters.append(try Filter(text))
      } catch {
        throw .cases("--\(option.name) is \"\(text)\": \(error.description)")
      }
    }
    return filters
  }

  /// Returns the share that the command line asks for.
  func shard() throws(UsageError) -> ShardSelection? {
    let expected =
      "K/N, the Kth of N shares counted from 1, with N up to \(ShardSelection.mostShares)"
    return try value("shard", expected: expected) { ShardSelection($0) }
  }
}
