import HeadlessUIKit

/// A page with a tweet; a tap opens it in the browser.
///
/// The tweet is given when the page is made, so that it is there when the view is loaded.
final class TweetViewController: UIViewController {
  private let tweet: Tweet
  private let photo = UIImageView(frame: CGRect(x: 20, y: 20, width: 48, height: 48))
  private let titleLabel = UILabel(frame: CGRect(x: 80, y: 20, width: 220, height: 48))
  private let textLabel = UILabel(frame: CGRect(x: 20, y: 80, width: 280, height: 88))

  init(tweet: Tweet) {
    self.tweet = tweet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = tweet.fromUser
    textLabel.numberOfLines = 4
    textLabel.text = tweet.text
    photo.image = tweet.profileImage.flatMap { UIImage(named: $0) }
    for part in [photo, titleLabel, textLabel] { view.addSubview(part) }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.openStatus() }
    view.addGestureRecognizer(tap)
  }

  private func openStatus() {
    let status = "http://www.twitter.com/\(tweet.fromUser)/status/\(tweet.id)"
    guard let url = URL(string: status) else { return }
    view.window?.windowScene?.open(url)
  }
}
