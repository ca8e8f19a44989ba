import Glibc

/// Measures how much processor time a body takes, until the figure is stable.
///
/// A process that waits while others compute is not slower for it.
@MainActor
struct Stopwatch {
  /// The shortest duration of one slice of measuring, in seconds.
  let slice: Double
  /// The most slices that are measured.
  private static let mostSlices = 12
  /// The difference between the two best slices at which the figure is stable.
  private static let tolerance = 0.01

  /// Returns the processor time of one counted thing, in seconds: that of the best slice.
  func cost(of body: Measurement.Body) throws -> Double {
    var costs: [Double] = []
    repeat {
      costs.append(try costOfSlice(body))
      costs.sort()
    } while !Self.isStable(costs) && costs.count < Self.mostSlices
    return costs[0]
  }

  private static func isStable(_ costs: [Double]) -> Bool {
    costs.count > 2 && costs[1] <= costs[0] * (1 + tolerance)
  }

  private func costOfSlice(_ body: Measurement.Body) throws -> Double {
    let start = Self.processorTime
    var count = 0
    var elapsed = 0.0
    repeat {
      count += try body()
      elapsed = Self.processorTime - start
    } while elapsed < slice
    return elapsed / Double(max(count, 1))
  }

  /// The processor time of this process so far, and of those that it has started and seen end, in
  /// seconds.
  static var processorTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    var ended = rusage()
    _ = unsafe getrusage(RUSAGE_CHILDREN.rawValue, &ended)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9 + ended.processorTime
  }

  /// The most memory that this process ever held, in MB of 10⁶ bytes.
  static var peakMegabytes: Double {
    var usage = rusage()
    _ = unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
    return Double(usage.ru_maxrss) * 1024 / 1_000_000
  }
}
