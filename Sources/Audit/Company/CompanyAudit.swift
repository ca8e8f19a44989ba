import Conformance
import Mutation

extension Audit {
  /// Places faults in company, and tells which are told there.
  ///
  /// - Parameters:
  ///   - company: which faults are placed where.
  ///   - progress: hears how far it has come, after each trace, one at a time, on any thread.
  /// - Returns: the whole report, the same with any number of jobs.
  public func companyReport(
    _ company: CompanyPlan,
    _ progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }
  ) -> CompanyReport {
    findings(CompanyReport(company.disturbances), by: trial(company), progress)
  }

  /// Places faults in company as a crew's owner asks for, until its requests end.
  ///
  /// - Parameter company: which faults are placed where.
  /// - Returns: true if all requests could be read and answered.
  public func serveCompany(_ company: CompanyPlan) -> Bool {
    var job = CaseTrialJob(trial: trial(company))
    return job.serve()
  }

  private func trial(_ company: CompanyPlan) -> CompanyTrial {
    CompanyTrial(
      subject: subject,
      profile: options.profile,
      faults: FaultPlan(options.faults, sites: options.sites),
      plan: company,
      castsShadow: options.castsShadow
    )
  }
}
