/// The name of one of Core Animation's curves.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name.
  public let rawValue: String

  /// Creates it by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Equally fast all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As Core Animation does by itself.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The rule for the look before and after an animation.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name.
  public let rawValue: String

  /// Creates it by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its beginning before it, and its end after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own values.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The way in which an animation goes from each value to the next.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name.
  public let rawValue: String

  /// Creates it by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In a jump.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Equally fast all the way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// In curves, equally fast all the way.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rule that tells if a layer turns with its path.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name.
  public let rawValue: String

  /// Creates it by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It does.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It does, and looks back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A kind of change.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name.
  public let rawValue: String

  /// Creates it by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one moves in.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one moves out.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a change comes.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's own name.
  public let rawValue: String

  /// Creates it by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
