public import Traces

/// A transcript in the short notation of `Notation`, as a rule's example.
public struct Example: Sendable, Hashable {
  /// The drawing, as a person reads it; `↓` stands before what is wrong.
  public let drawing: String
  /// The profile by which it is judged.
  public let profile: Profile

  /// Creates an example.
  public init(_ drawing: String, profile: Profile = .modern) {
    self.drawing = drawing
    self.profile = profile
  }

  /// The transcript that the drawing means.
  ///
  /// - Precondition: the notation has every word of the drawing, as a literal in the source must.
  public var transcript: Trace { reading.trace }

  /// The index, in the transcript's lines, of what is wrong; nil where nothing is marked.
  ///
  /// - Precondition: the notation has every word of the drawing.
  public var faultIndex: Int? { reading.fault }

  private var reading: Notation {
    do throws(NotationError) {
      return try Notation.reading(drawing)
    } catch {
      preconditionFailure("\(error), in: \(drawing)")
    }
  }
}

extension Example: ExpressibleByStringInterpolation {
  /// Creates an example judged by the modern profile.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
