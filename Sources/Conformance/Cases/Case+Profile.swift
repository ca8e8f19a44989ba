package import Oracle
import Traces

extension Case {
  /// Returns the profile by which the case is judged.
  ///
  /// - Parameter chosen: the command line's, which beats the header's.
  /// - Returns: the profile; nil: the header names one that there is not.
  package func profile(over chosen: Profile?) -> Profile? {
    if let chosen { return chosen }
    guard let name = trace.header.profile else { return .modern }
    return Profile(name: name)
  }

  /// The result of the case if there is no such profile.
  package var withoutProfile: CaseResult {
    let known = Profile.all.map(\.name).joined(separator: ", ")
    let name = trace.header.profile ?? ""
    let why = "there is no profile \"\(name)\"; there are \(known)"
    return CaseResult(of: self, fault: .profile, why: why)
  }
}
