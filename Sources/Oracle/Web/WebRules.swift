/// The rules about web views, those that say most about a defect first.
enum WebRules {
  static let all =
    WebFragmentRules.all + WebStopRules.all + WebLeadRules.all + WebLoadRules.all
    + WebEndRules.all + WebHistoryRules.all + WebPageRules.all
}
