public import Foundation

// Nothing of an application's life is posted here.

extension UIApplication {
  /// The name of what UIKit posts once fingers reach the application.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// The name of what UIKit posts before fingers cease to reach the application.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The name of what UIKit posts once the application has left the front.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// The name of what UIKit posts before the application comes to the front.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The name of what UIKit posts once the application was started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// The name of what UIKit posts before the application ends.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// The name of what UIKit posts once there is little memory left.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// The address of the application's own settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
}

extension UIResponder {
  /// The name of what UIKit posts once the keyboard has come; it is never posted here.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// The name of what UIKit posts once the keyboard has gone; it is never posted here.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// The name of what UIKit posts before the keyboard has another place; it is never posted here.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// The name of what UIKit posts once the keyboard has another place; it is never posted here.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
}
