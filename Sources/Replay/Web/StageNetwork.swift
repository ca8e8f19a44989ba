import Foundation
import HeadlessUIKit
import Traces

/// The network of a world: it answers from what the header says.
final class StageNetwork: WebNetwork {
  private let script: ScriptedNetwork
  /// The answers that were given already: a page may have thousands of frames, and be asked for as often.
  private var answers: [String: WebResponse] = [:]

  init(_ script: ScriptedNetwork) {
    self.script = script
  }

  func response(to request: URLRequest) -> WebResponse {
    let address = request.url?.absoluteString ?? ""
    if let answer = answers[address] { return answer }
    let page = script.answer(to: address)
    let answer = WebResponse(delay: page.delay, result: WebResponse.Result(page.result))
    answers[address] = answer
    return answer
  }
}

extension WebResponse.Result {
  fileprivate init(_ result: ScriptedNetwork.Page.Result) {
    switch result {
    case .document(let size, let frames):
      self = .page(
        contentSize: size.map { CGSize(width: $0.x.double, height: $0.y.double) },
        frames: frames.compactMap { URL(string: $0) }.map { URLRequest(url: $0) }
      )
    case .redirect(let target):
      self = URL(string: target).map { .redirect(URLRequest(url: $0)) } ?? .badAddress
    case .failure(let failure):
      self = .failure(WebError(domain: failure.domain, code: failure.code))
    }
  }

  /// An address that the reader has let through and Foundation has not.
  private static let badAddress = WebResponse.Result.failure(
    WebError(domain: NSURLErrorDomain, code: NSURLErrorBadURL)
  )
}
