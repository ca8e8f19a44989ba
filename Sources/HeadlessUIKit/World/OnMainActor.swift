import Dispatch

/// Runs what must be on the main actor, from any thread, and waits for it.
///
/// Components are on the main actor, as UIKit's are (R700); a subject may be asked from anywhere. Another
/// thread waits until the main queue is served.
nonisolated package func onMainActor<Value: Sendable, Failure: Error>(
  _ body: @MainActor () throws(Failure) -> Value
) throws(Failure) -> Value {
  let result =
    if isOnMainQueue {
      MainActor.assumeIsolated { Result { () throws(Failure) in try body() } }
    } else {
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { Result { () throws(Failure) in try body() } }
      }
    }
  return try result.get()
}

/// Runs what must be on the main actor at once, or where another thread asks, as soon as the main queue
/// comes to it.
///
/// A view is let go by whoever holds it last, which need not be the main actor (R716).
nonisolated func onMainActorSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainQueue {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async(execute: body)
  }
}

/// True if the main queue is being served here.
///
/// The thread does not tell: once the main thread has given itself to Dispatch, any other may serve its
/// queue.
nonisolated private var isOnMainQueue: Bool {
  DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

nonisolated private let mainQueueMark = {
  let mark = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: mark, value: ())
  return mark
}()
