// UIKit re-exports Foundation, so code that imports UIKit alone spells CGPoint, CGRect and IndexPath.
// Re-exporting it here too is what lets such code compile unchanged.
@_exported public import Foundation
