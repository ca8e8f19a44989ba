extension FlagDemand {
  /// Demands flags at a message after which a view is in one of some phases.
  init(
    _ event: Event,
    in phases: Phase...,
    raised: Flags = [],
    lowered: Flags = []
  ) {
    self.init(
      event: event,
      phases: phases.reduce(0) { $0 | $1.set },
      raised: raised,
      lowered: lowered
    )
  }
}
