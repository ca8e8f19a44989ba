/// On which axes a view bounces at the ends of its range, and on which even where its content fits.
struct BounceSwitches: Sendable, Equatable {
  var horizontal = true
  var vertical = true
  var alwaysHorizontal = false
  var alwaysVertical = false
}
