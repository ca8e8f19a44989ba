import Conformance
import Mutation

/// The ids by which an audit's transcripts can be asked for, and which they have when printed.
///
/// `scroll/flick/stops-inside/variant/30hz-2x-gaps` and `scroll/flick/stops-inside/mutant/swap/b09/3`
/// are ids as traces have them, so what is printed can be read again. With a level of evidence at the
/// end, such as `/names`, less of it is told; `scroll/flick/stops-inside/told/names` has no fault.
enum PrintID {
  static func variant(_ variant: Variant, of caseID: String) -> String {
    "\(caseID)/variant/\(variant.name)"
  }

  static func mutant(
    _ fault: Fault.Name,
    ordinal: Int,
    at evidence: EvidenceLevel,
    of caseID: String
  ) -> String {
    let level = evidence == .everything ? "" : "/\(evidence.rawValue)"
    return "\(caseID)/mutant/\(fault.operation)/\(fault.number.lowercased())/\(ordinal)\(level)"
  }

  static func told(_ evidence: EvidenceLevel, of caseID: String) -> String {
    "\(caseID)/told/\(evidence.rawValue)"
  }

  static func company(_ disturbance: String, moment: Int64, of caseID: String) -> String {
    "\(caseID)/in/\(disturbance)/\(moment)"
  }

  /// Returns the disturbance that an id ends with, its moment where that is told, and the id without
  /// it.
  static func company(
    in id: String
  ) -> (companion: String, disturbance: Disturbance, moment: Int64?)? {
    let segments = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let place = segments.lastIndex(of: "in"), place > 0, place + 1 < segments.count,
      let disturbance = Disturbance.named(segments[place + 1])
    else { return nil }
    let companion = segments[..<place].joined(separator: "/")
    switch segments.count - place {
    case 2: return (companion, disturbance, nil)
    case 3: return Int64(segments[place + 2]).map { (companion, disturbance, $0) }
    default: return nil
    }
  }

  /// Returns the level of evidence that an id ends with; everything where it ends otherwise.
  static func evidence(in id: String) -> EvidenceLevel {
    id.split(separator: "/").last.flatMap { EvidenceLevel(rawValue: String($0)) } ?? .everything
  }

  /// Returns the variant that an id names.
  static func variant(in id: String) -> Variant? {
    let segments = id.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.count > 2, segments[segments.count - 2] == "variant" else { return nil }
    return Variant(name: segments[segments.count - 1])
  }

  /// Returns the id of the trace from which something comes; nil: the id is that of neither.
  static func caseID(in id: String) -> String? {
    if let company = company(in: id) {
      return company.moment == nil ? caseID(in: company.companion) : company.companion
    }
    var segments = id.split(separator: "/", omittingEmptySubsequences: false)
    if evidence(in: id) != .everything {
      segments.removeLast()
      if segments.last == "told" { return segments.dropLast().joined(separator: "/") }
    }
    if segments.count > 2, segments[segments.count - 2] == "variant" {
      return segments.dropLast(2).joined(separator: "/")
    }
    if segments.count > 4, segments[segments.count - 4] == "mutant" {
      return segments.dropLast(4).joined(separator: "/")
    }
    return nil
  }
}
