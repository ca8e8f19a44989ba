// Written by .ci/words from the rows of the vocabulary.

extension Name {
  /// `scrollViewDidScroll(_:)`.
  public static let didScroll = Name("scrollViewDidScroll(_:)")
  /// `scrollViewWillBeginDragging(_:)`.
  public static let willBeginDragging = Name("scrollViewWillBeginDragging(_:)")
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public static let willEndDragging = Name(
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
  )
  /// `scrollViewDidEndDragging(_:willDecelerate:)`.
  public static let didEndDragging = Name("scrollViewDidEndDragging(_:willDecelerate:)")
  /// `scrollViewWillBeginDecelerating(_:)`.
  public static let willBeginDecelerating = Name("scrollViewWillBeginDecelerating(_:)")
  /// `scrollViewDidEndDecelerating(_:)`.
  public static let didEndDecelerating = Name("scrollViewDidEndDecelerating(_:)")
  /// `scrollViewDidEndScrollingAnimation(_:)`.
  public static let didEndScrollingAnimation = Name("scrollViewDidEndScrollingAnimation(_:)")
  /// `scrollViewShouldScrollToTop(_:)`.
  public static let shouldScrollToTop = Name("scrollViewShouldScrollToTop(_:)")
  /// `scrollViewDidScrollToTop(_:)`.
  public static let didScrollToTop = Name("scrollViewDidScrollToTop(_:)")
  /// `scrollViewDidChangeAdjustedContentInset(_:)`.
  public static let didChangeAdjustedContentInset = Name(
    "scrollViewDidChangeAdjustedContentInset(_:)"
  )
  /// `viewForZooming(in:)`.
  public static let viewForZooming = Name("viewForZooming(in:)")
  /// `scrollViewWillBeginZooming(_:with:)`.
  public static let willBeginZooming = Name("scrollViewWillBeginZooming(_:with:)")
  /// `scrollViewDidZoom(_:)`.
  public static let didZoom = Name("scrollViewDidZoom(_:)")
  /// `scrollViewDidEndZooming(_:with:atScale:)`.
  public static let didEndZooming = Name("scrollViewDidEndZooming(_:with:atScale:)")
  /// `refreshControlValueChanged(_:)`.
  public static let refreshControlValueChanged = Name("refreshControlValueChanged(_:)")
  /// `keyboardWillShow(_:)`.
  public static let keyboardWillShow = Name("keyboardWillShow(_:)")
  /// `keyboardWillHide(_:)`.
  public static let keyboardWillHide = Name("keyboardWillHide(_:)")
  /// `touchesBegan(_:with:)`.
  public static let touchesBegan = Name("touchesBegan(_:with:)")
  /// `touchesMoved(_:with:)`.
  public static let touchesMoved = Name("touchesMoved(_:with:)")
  /// `touchesEnded(_:with:)`.
  public static let touchesEnded = Name("touchesEnded(_:with:)")
  /// `touchesCancelled(_:with:)`.
  public static let touchesCancelled = Name("touchesCancelled(_:with:)")
  /// `touchesShouldBegin(_:with:in:)`.
  public static let touchesShouldBegin = Name("touchesShouldBegin(_:with:in:)")
  /// `touchesShouldCancel(in:)`.
  public static let touchesShouldCancel = Name("touchesShouldCancel(in:)")
  /// `numberOfSections(in:)`.
  public static let numberOfSections = Name("numberOfSections(in:)")
  /// `tableView(_:numberOfRowsInSection:)`.
  public static let numberOfRows = Name("tableView(_:numberOfRowsInSection:)")
  /// `tableView(_:cellForRowAt:)`.
  public static let cellForRow = Name("tableView(_:cellForRowAt:)")
  /// `tableView(_:titleForHeaderInSection:)`.
  public static let titleForHeader = Name("tableView(_:titleForHeaderInSection:)")
  /// `tableView(_:titleForFooterInSection:)`.
  public static let titleForFooter = Name("tableView(_:titleForFooterInSection:)")
  /// `sectionIndexTitles(for:)`.
  public static let askForSectionIndexTitles = Name("sectionIndexTitles(for:)")
  /// `tableView(_:sectionForSectionIndexTitle:at:)`.
  public static let sectionForSectionIndexTitle = Name(
    "tableView(_:sectionForSectionIndexTitle:at:)"
  )
  /// `tableView(_:prefetchRowsAt:)`.
  public static let prefetchRows = Name("tableView(_:prefetchRowsAt:)")
  /// `tableView(_:cancelPrefetchingForRowsAt:)`.
  public static let cancelPrefetching = Name("tableView(_:cancelPrefetchingForRowsAt:)")
  /// `tableView(_:heightForRowAt:)`.
  public static let heightForRow = Name("tableView(_:heightForRowAt:)")
  /// `tableView(_:heightForHeaderInSection:)`.
  public static let heightForHeader = Name("tableView(_:heightForHeaderInSection:)")
  /// `tableView(_:heightForFooterInSection:)`.
  public static let heightForFooter = Name("tableView(_:heightForFooterInSection:)")
  /// `tableView(_:estimatedHeightForRowAt:)`.
  public static let estimatedHeightForRow = Name("tableView(_:estimatedHeightForRowAt:)")
  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  public static let estimatedHeightForHeader = Name(
    "tableView(_:estimatedHeightForHeaderInSection:)"
  )
  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  public static let estimatedHeightForFooter = Name(
    "tableView(_:estimatedHeightForFooterInSection:)"
  )
  /// `tableView(_:viewForHeaderInSection:)`.
  public static let viewForHeader = Name("tableView(_:viewForHeaderInSection:)")
  /// `tableView(_:viewForFooterInSection:)`.
  public static let viewForFooter = Name("tableView(_:viewForFooterInSection:)")
  /// `tableView(_:willDisplay:forRowAt:)`.
  public static let willDisplayCell = Name("tableView(_:willDisplay:forRowAt:)")
  /// `tableView(_:willDisplayHeaderView:forSection:)`.
  public static let willDisplayHeader = Name("tableView(_:willDisplayHeaderView:forSection:)")
  /// `tableView(_:willDisplayFooterView:forSection:)`.
  public static let willDisplayFooter = Name("tableView(_:willDisplayFooterView:forSection:)")
  /// `tableView(_:didEndDisplaying:forRowAt:)`.
  public static let didEndDisplayingCell = Name("tableView(_:didEndDisplaying:forRowAt:)")
  /// `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public static let didEndDisplayingHeader = Name(
    "tableView(_:didEndDisplayingHeaderView:forSection:)"
  )
  /// `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public static let didEndDisplayingFooter = Name(
    "tableView(_:didEndDisplayingFooterView:forSection:)"
  )
  /// `tableView(_:shouldHighlightRowAt:)`.
  public static let shouldHighlightRow = Name("tableView(_:shouldHighlightRowAt:)")
  /// `tableView(_:didHighlightRowAt:)`.
  public static let didHighlightRow = Name("tableView(_:didHighlightRowAt:)")
  /// `tableView(_:didUnhighlightRowAt:)`.
  public static let didUnhighlightRow = Name("tableView(_:didUnhighlightRowAt:)")
  /// `tableView(_:willSelectRowAt:)`.
  public static let willSelectRow = Name("tableView(_:willSelectRowAt:)")
  /// `tableView(_:didSelectRowAt:)`.
  public static let didSelectRow = Name("tableView(_:didSelectRowAt:)")
  /// `tableView(_:willDeselectRowAt:)`.
  public static let willDeselectRow = Name("tableView(_:willDeselectRowAt:)")
  /// `tableView(_:didDeselectRowAt:)`.
  public static let didDeselectRow = Name("tableView(_:didDeselectRowAt:)")
  /// `tableView(_:performPrimaryActionForRowAt:)`.
  public static let performPrimaryAction = Name("tableView(_:performPrimaryActionForRowAt:)")
  /// `tableView(_:accessoryButtonTappedForRowWith:)`.
  public static let accessoryButtonTapped = Name("tableView(_:accessoryButtonTappedForRowWith:)")
  /// `selectionDidChange(_:)`.
  public static let selectionDidChange = Name("selectionDidChange(_:)")
  /// `prepareForReuse()`.
  public static let prepareForReuse = Name("prepareForReuse()")
  /// `setHighlighted(_:animated:)`.
  public static let setHighlighted = Name("setHighlighted(_:animated:)")
  /// `setSelected(_:animated:)`.
  public static let setSelected = Name("setSelected(_:animated:)")
  /// `tapped(_:)`.
  public static let tapped = Name("tapped(_:)")
  /// `tableView(_:canEditRowAt:)`.
  public static let canEditRow = Name("tableView(_:canEditRowAt:)")
  /// `tableView(_:canMoveRowAt:)`.
  public static let canMoveRow = Name("tableView(_:canMoveRowAt:)")
  /// `tableView(_:editingStyleForRowAt:)`.
  public static let editingStyleForRow = Name("tableView(_:editingStyleForRowAt:)")
  /// `tableView(_:shouldIndentWhileEditingRowAt:)`.
  public static let shouldIndentRow = Name("tableView(_:shouldIndentWhileEditingRowAt:)")
  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  public static let titleForDeleteConfirmation = Name(
    "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
  )
  /// `tableView(_:willBeginEditingRowAt:)`.
  public static let willBeginEditingRow = Name("tableView(_:willBeginEditingRowAt:)")
  /// `tableView(_:didEndEditingRowAt:)`.
  public static let didEndEditingRow = Name("tableView(_:didEndEditingRowAt:)")
  /// `tableView(_:commit:forRowAt:)`.
  public static let commitEditing = Name("tableView(_:commit:forRowAt:)")
  /// `tableView(_:moveRowAt:to:)`.
  public static let didMoveRow = Name("tableView(_:moveRowAt:to:)")
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  public static let targetOfMove = Name(
    "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
  )
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  public static let trailingSwipeActions = Name(
    "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
  )
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  public static let leadingSwipeActions = Name(
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
  )
  /// `tableView(_:editActionsForRowAt:)`.
  public static let editActions = Name("tableView(_:editActionsForRowAt:)")
  /// `handler(_:sourceView:completionHandler:)`.
  public static let actionHandler = Name("handler(_:sourceView:completionHandler:)")
  /// `handler(_:indexPath:)`.
  public static let rowActionHandler = Name("handler(_:indexPath:)")
  /// `setEditing(_:animated:)`.
  public static let setEditing = Name("setEditing(_:animated:)")
  /// `willTransition(to:)`.
  public static let willTransition = Name("willTransition(to:)")
  /// `didTransition(to:)`.
  public static let didTransition = Name("didTransition(to:)")
  /// `presentationControllerShouldDismiss(_:)`.
  public static let shouldDismiss = Name("presentationControllerShouldDismiss(_:)")
  /// `presentationControllerWillDismiss(_:)`.
  public static let willDismiss = Name("presentationControllerWillDismiss(_:)")
  /// `presentationControllerDidDismiss(_:)`.
  public static let didDismiss = Name("presentationControllerDidDismiss(_:)")
  /// `presentationControllerDidAttemptToDismiss(_:)`.
  public static let didAttemptToDismiss = Name("presentationControllerDidAttemptToDismiss(_:)")
  /// `presentCompletion()`.
  public static let presentCompletion = Name("presentCompletion()")
  /// `dismissCompletion()`.
  public static let dismissCompletion = Name("dismissCompletion()")
  /// `viewWillTransition(to:with:)`.
  public static let viewWillTransition = Name("viewWillTransition(to:with:)")
  /// `transitionAnimation()`.
  public static let transitionAnimation = Name("transitionAnimation()")
  /// `transitionCompletion()`.
  public static let transitionCompletion = Name("transitionCompletion()")
  /// `viewDidLoad()`.
  public static let viewDidLoad = Name("viewDidLoad()")
  /// `viewWillAppear(_:)`.
  public static let viewWillAppear = Name("viewWillAppear(_:)")
  /// `viewIsAppearing(_:)`.
  public static let viewIsAppearing = Name("viewIsAppearing(_:)")
  /// `viewDidAppear(_:)`.
  public static let viewDidAppear = Name("viewDidAppear(_:)")
  /// `viewWillDisappear(_:)`.
  public static let viewWillDisappear = Name("viewWillDisappear(_:)")
  /// `viewDidDisappear(_:)`.
  public static let viewDidDisappear = Name("viewDidDisappear(_:)")
  /// `viewWillLayoutSubviews()`.
  public static let viewWillLayoutSubviews = Name("viewWillLayoutSubviews()")
  /// `viewDidLayoutSubviews()`.
  public static let viewDidLayoutSubviews = Name("viewDidLayoutSubviews()")
  /// `shouldPerformSegue(withIdentifier:sender:)`.
  public static let shouldPerformSegue = Name("shouldPerformSegue(withIdentifier:sender:)")
  /// `prepare(for:sender:)`.
  public static let prepareForSegue = Name("prepare(for:sender:)")
  /// `navigationController(_:willShow:animated:)`.
  public static let willShowController = Name("navigationController(_:willShow:animated:)")
  /// `navigationController(_:didShow:animated:)`.
  public static let didShowController = Name("navigationController(_:didShow:animated:)")
  /// `webView(_:shouldStartLoadWith:navigationType:)`.
  public static let shouldStartLoad = Name("webView(_:shouldStartLoadWith:navigationType:)")
  /// `webViewDidStartLoad(_:)`.
  public static let didStartLoad = Name("webViewDidStartLoad(_:)")
  /// `webViewDidFinishLoad(_:)`.
  public static let didFinishLoad = Name("webViewDidFinishLoad(_:)")
  /// `webView(_:didFailLoadWithError:)`.
  public static let didFailLoad = Name("webView(_:didFailLoadWithError:)")
  /// `textFieldShouldBeginEditing(_:)`.
  public static let textFieldShouldBegin = Name("textFieldShouldBeginEditing(_:)")
  /// `textFieldDidBeginEditing(_:)`.
  public static let textFieldDidBegin = Name("textFieldDidBeginEditing(_:)")
  /// `textFieldShouldEndEditing(_:)`.
  public static let textFieldShouldEnd = Name("textFieldShouldEndEditing(_:)")
  /// `textFieldDidEndEditing(_:)`.
  public static let textFieldDidEnd = Name("textFieldDidEndEditing(_:)")
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public static let textFieldShouldChange = Name(
    "textField(_:shouldChangeCharactersIn:replacementString:)"
  )
  /// `textFieldShouldClear(_:)`.
  public static let textFieldShouldClear = Name("textFieldShouldClear(_:)")
  /// `textFieldShouldReturn(_:)`.
  public static let textFieldShouldReturn = Name("textFieldShouldReturn(_:)")
  /// `textDidBeginEditing(_:)`.
  public static let textDidBegin = Name("textDidBeginEditing(_:)")
  /// `textDidChange(_:)`.
  public static let textDidChange = Name("textDidChange(_:)")
  /// `textDidEndEditing(_:)`.
  public static let textDidEnd = Name("textDidEndEditing(_:)")
  /// `textViewShouldBeginEditing(_:)`.
  public static let textViewShouldBegin = Name("textViewShouldBeginEditing(_:)")
  /// `textViewDidBeginEditing(_:)`.
  public static let textViewDidBegin = Name("textViewDidBeginEditing(_:)")
  /// `textViewShouldEndEditing(_:)`.
  public static let textViewShouldEnd = Name("textViewShouldEndEditing(_:)")
  /// `textViewDidEndEditing(_:)`.
  public static let textViewDidEnd = Name("textViewDidEndEditing(_:)")
  /// `textView(_:shouldChangeTextIn:replacementText:)`.
  public static let textViewShouldChange = Name("textView(_:shouldChangeTextIn:replacementText:)")
  /// `textViewDidChange(_:)`.
  public static let textViewDidChange = Name("textViewDidChange(_:)")
  /// `textViewDidChangeSelection(_:)`.
  public static let textViewDidChangeSelection = Name("textViewDidChangeSelection(_:)")
  /// `cellControlDidEndEditing(_:)`.
  public static let cellControlDidEnd = Name("cellControlDidEndEditing(_:)")
  /// `setValue(_:forKey:)`.
  public static let setValueForKey = Name("setValue(_:forKey:)")
  /// `send(_:)`.
  public static let sent = Name("send(_:)")
  /// `draw(_:in:)`.
  public static let drawLayer = Name("draw(_:in:)")
  /// `sendActions(for:)`.
  public static let sendActions = Name("sendActions(for:)")
  /// `gestureRecognizerAction(_:)`.
  public static let gestureAction = Name("gestureRecognizerAction(_:)")
  /// `gestureRecognizerShouldBegin(_:)`.
  public static let gestureShouldBegin = Name("gestureRecognizerShouldBegin(_:)")
  /// `gestureRecognizer(_:shouldReceive:)`.
  public static let gestureShouldReceive = Name("gestureRecognizer(_:shouldReceive:)")
  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  public static let gestureShouldJoin = Name(
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
  )
  /// `gestureRecognizer(_:shouldRequireFailureOf:)`.
  public static let gestureShouldWait = Name("gestureRecognizer(_:shouldRequireFailureOf:)")
  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  public static let gestureShouldHoldBack = Name("gestureRecognizer(_:shouldBeRequiredToFailBy:)")
  /// `animations()`.
  public static let animations = Name("animations()")
  /// `completion(_:)`.
  public static let completion = Name("completion(_:)")
  /// `animatorAnimations()`.
  public static let animatorAnimations = Name("animatorAnimations()")
  /// `animatorCompletion(_:)`.
  public static let animatorCompletion = Name("animatorCompletion(_:)")
  /// `loadPage(_:)`.
  public static let loadPage = Name("loadPage(_:)")
  /// `open(_:options:completionHandler:)`.
  public static let open = Name("open(_:options:completionHandler:)")
  /// `post(name:object:userInfo:)`.
  public static let post = Name("post(name:object:userInfo:)")
  /// `handler(_:)`.
  public static let alertActionHandler = Name("handler(_:)")
  /// `setContentOffset(_:animated:)`.
  public static let setContentOffset = Name("setContentOffset(_:animated:)")
  /// `scrollRectToVisible(_:animated:)`.
  public static let scrollRectToVisible = Name("scrollRectToVisible(_:animated:)")
  /// `setZoomScale(_:animated:)`.
  public static let setZoomScale = Name("setZoomScale(_:animated:)")
  /// `zoom(to:animated:)`.
  public static let zoomToRect = Name("zoom(to:animated:)")
  /// `tapStatusBar()`.
  public static let tapStatusBar = Name("tapStatusBar()")
  /// `removeFromSuperview()`.
  public static let removeFromSuperview = Name("removeFromSuperview()")
  /// `layoutIfNeeded()`.
  public static let layoutIfNeeded = Name("layoutIfNeeded()")
  /// `stopScrollingAndZooming()`.
  public static let stopScrollingAndZooming = Name("stopScrollingAndZooming()")
  /// `flashScrollIndicators()`.
  public static let flashScrollIndicators = Name("flashScrollIndicators()")
  /// `beginRefreshing()`.
  public static let beginRefreshing = Name("beginRefreshing()")
  /// `endRefreshing()`.
  public static let endRefreshing = Name("endRefreshing()")
  /// `becomeFirstResponder()`.
  public static let becomeFirstResponder = Name("becomeFirstResponder()")
  /// `resignFirstResponder()`.
  public static let resignFirstResponder = Name("resignFirstResponder()")
  /// `reloadData()`.
  public static let reloadData = Name("reloadData()")
  /// `reloadSectionIndexTitles()`.
  public static let reloadSectionIndexTitles = Name("reloadSectionIndexTitles()")
  /// `cellForRow(at:)`.
  public static let cellForRowQuery = Name("cellForRow(at:)")
  /// `selectRow(at:animated:scrollPosition:)`.
  public static let selectRow = Name("selectRow(at:animated:scrollPosition:)")
  /// `deselectRow(at:animated:)`.
  public static let deselectRow = Name("deselectRow(at:animated:)")
  /// `scrollToRow(at:at:animated:)`.
  public static let scrollToRow = Name("scrollToRow(at:at:animated:)")
  /// `scrollToNearestSelectedRow(at:animated:)`.
  public static let scrollToNearestSelectedRow = Name("scrollToNearestSelectedRow(at:animated:)")
  /// `completionHandler(_:)`.
  public static let completionHandler = Name("completionHandler(_:)")
  /// `beginUpdates()`.
  public static let beginUpdates = Name("beginUpdates()")
  /// `endUpdates()`.
  public static let endUpdates = Name("endUpdates()")
  /// `reconfigureRows(at:)`.
  public static let reconfigureRows = Name("reconfigureRows(at:)")
  /// `moveRow(at:to:)`.
  public static let moveRow = Name("moveRow(at:to:)")
  /// `moveSection(_:toSection:)`.
  public static let moveSection = Name("moveSection(_:toSection:)")
  /// `insertRows(at:with:)`.
  public static let insertRows = Name("insertRows(at:with:)")
  /// `deleteRows(at:with:)`.
  public static let deleteRows = Name("deleteRows(at:with:)")
  /// `reloadRows(at:with:)`.
  public static let reloadRows = Name("reloadRows(at:with:)")
  /// `insertSections(_:with:)`.
  public static let insertSections = Name("insertSections(_:with:)")
  /// `deleteSections(_:with:)`.
  public static let deleteSections = Name("deleteSections(_:with:)")
  /// `reloadSections(_:with:)`.
  public static let reloadSections = Name("reloadSections(_:with:)")
  /// `apply(_:animatingDifferences:completion:)`.
  public static let applySnapshot = Name("apply(_:animatingDifferences:completion:)")
  /// `applySnapshotUsingReloadData(_:completion:)`.
  public static let applyByReload = Name("applySnapshotUsingReloadData(_:completion:)")
  /// `present(_:animated:completion:)`.
  public static let present = Name("present(_:animated:completion:)")
  /// `dismiss(animated:completion:)`.
  public static let dismiss = Name("dismiss(animated:completion:)")
  /// `resizeWindow(to:)`.
  public static let resizeWindow = Name("resizeWindow(to:)")
  /// `pushViewController(_:animated:)`.
  public static let pushViewController = Name("pushViewController(_:animated:)")
  /// `popViewController(animated:)`.
  public static let popViewController = Name("popViewController(animated:)")
  /// `popToRootViewController(animated:)`.
  public static let popToRootViewController = Name("popToRootViewController(animated:)")
  /// `setViewControllers(_:animated:)`.
  public static let setViewControllers = Name("setViewControllers(_:animated:)")
  /// `performSegue(withIdentifier:sender:)`.
  public static let performSegue = Name("performSegue(withIdentifier:sender:)")
  /// `loadRequest(_:)`.
  public static let loadRequest = Name("loadRequest(_:)")
  /// `loadHTMLString(_:baseURL:)`.
  public static let loadHTMLString = Name("loadHTMLString(_:baseURL:)")
  /// `reload()`.
  public static let reloadPage = Name("reload()")
  /// `stopLoading()`.
  public static let stopLoading = Name("stopLoading()")
  /// `goBack()`.
  public static let goBack = Name("goBack()")
  /// `goForward()`.
  public static let goForward = Name("goForward()")
  /// `tapLink(_:)`.
  public static let tapLink = Name("tapLink(_:)")
  /// `submitForm(_:)`.
  public static let submitForm = Name("submitForm(_:)")
  /// `insertText(_:)`.
  public static let insertText = Name("insertText(_:)")
  /// `deleteBackward()`.
  public static let deleteBackward = Name("deleteBackward()")
  /// `tapReturnKey()`.
  public static let tapReturnKey = Name("tapReturnKey()")
  /// `tapClearButton()`.
  public static let tapClearButton = Name("tapClearButton()")
  /// `endEditing(_:)`.
  public static let endEditing = Name("endEditing(_:)")
  /// `send()`.
  public static let send = Name("send()")
  /// `setNeedsDisplay()`.
  public static let setNeedsDisplay = Name("setNeedsDisplay()")
  /// `animate(withDuration:animations:)`.
  public static let animate = Name("animate(withDuration:animations:)")
  /// `animate(withDuration:animations:completion:)`.
  public static let animateToCompletion = Name("animate(withDuration:animations:completion:)")
  /// `animate(withDuration:delay:options:animations:completion:)`.
  public static let animateWithOptions = Name(
    "animate(withDuration:delay:options:animations:completion:)"
  )
  /// `setAnimationsEnabled(_:)`.
  public static let setAnimationsEnabled = Name("setAnimationsEnabled(_:)")
  /// `removeAllAnimations()`.
  public static let removeAllAnimations = Name("removeAllAnimations()")
  /// `UIViewPropertyAnimator(duration:curve:animations:)`.
  public static let animatorWithCurve = Name("UIViewPropertyAnimator(duration:curve:animations:)")
  /// `UIViewPropertyAnimator(duration:dampingRatio:animations:)`.
  public static let animatorWithDampingRatio = Name(
    "UIViewPropertyAnimator(duration:dampingRatio:animations:)"
  )
  /// `addCompletion(_:)`.
  public static let addCompletion = Name("addCompletion(_:)")
  /// `startAnimation()`.
  public static let startAnimation = Name("startAnimation()")
  /// `startAnimation(afterDelay:)`.
  public static let startAnimationAfterDelay = Name("startAnimation(afterDelay:)")
  /// `pauseAnimation()`.
  public static let pauseAnimation = Name("pauseAnimation()")
  /// `continueAnimation(withTimingParameters:durationFactor:)`.
  public static let continueAnimation = Name(
    "continueAnimation(withTimingParameters:durationFactor:)"
  )
  /// `stopAnimation(_:)`.
  public static let stopAnimation = Name("stopAnimation(_:)")
  /// `finishAnimation(at:)`.
  public static let finishAnimation = Name("finishAnimation(at:)")
  /// `fractionComplete`.
  public static let fractionComplete = Name("fractionComplete")
  /// `isReversed`.
  public static let isReversed = Name("isReversed")
  /// `pausesOnCompletion`.
  public static let pausesOnCompletion = Name("pausesOnCompletion")
  /// `setOn(_:animated:)`.
  public static let setOn = Name("setOn(_:animated:)")
  /// `setValue(_:animated:)`.
  public static let setValueAnimated = Name("setValue(_:animated:)")
  /// `tapAction(_:)`.
  public static let tapAction = Name("tapAction(_:)")
  /// `alwaysBounceHorizontal`.
  public static let alwaysBounceHorizontal = Name("alwaysBounceHorizontal")
  /// `alwaysBounceVertical`.
  public static let alwaysBounceVertical = Name("alwaysBounceVertical")
  /// `bounces`.
  public static let bounces = Name("bounces")
  /// `bouncesHorizontally`.
  public static let bouncesHorizontally = Name("bouncesHorizontally")
  /// `bouncesVertically`.
  public static let bouncesVertically = Name("bouncesVertically")
  /// `bouncesZoom`.
  public static let bouncesZoom = Name("bouncesZoom")
  /// `bounds`.
  public static let bounds = Name("bounds")
  /// `canCancelContentTouches`.
  public static let canCancelContentTouches = Name("canCancelContentTouches")
  /// `contentAlignmentPoint`.
  public static let contentAlignmentPoint = Name("contentAlignmentPoint")
  /// `contentInset`.
  public static let contentInset = Name("contentInset")
  /// `contentInsetAdjustmentBehavior`.
  public static let contentInsetAdjustmentBehavior = Name("contentInsetAdjustmentBehavior")
  /// `contentOffset`.
  public static let contentOffset = Name("contentOffset")
  /// `contentSize`.
  public static let contentSize = Name("contentSize")
  /// `decelerationRate`.
  public static let decelerationRate = Name("decelerationRate")
  /// `delaysContentTouches`.
  public static let delaysContentTouches = Name("delaysContentTouches")
  /// `frame`.
  public static let frame = Name("frame")
  /// `horizontalScrollIndicatorInsets`.
  public static let horizontalScrollIndicatorInsets = Name("horizontalScrollIndicatorInsets")
  /// `indicatorStyle`.
  public static let indicatorStyle = Name("indicatorStyle")
  /// `isDirectionalLockEnabled`.
  public static let isDirectionalLockEnabled = Name("isDirectionalLockEnabled")
  /// `isPagingEnabled`.
  public static let isPagingEnabled = Name("isPagingEnabled")
  /// `isScrollEnabled`.
  public static let isScrollEnabled = Name("isScrollEnabled")
  /// `keyboardDismissMode`.
  public static let keyboardDismissMode = Name("keyboardDismissMode")
  /// `maximumZoomScale`.
  public static let maximumZoomScale = Name("maximumZoomScale")
  /// `minimumZoomScale`.
  public static let minimumZoomScale = Name("minimumZoomScale")
  /// `refreshControl`.
  public static let refreshControl = Name("refreshControl")
  /// `safeAreaInsets`.
  public static let safeAreaInsets = Name("safeAreaInsets")
  /// `scrollIndicatorInsets`.
  public static let scrollIndicatorInsets = Name("scrollIndicatorInsets")
  /// `scrollsToTop`.
  public static let scrollsToTop = Name("scrollsToTop")
  /// `showsHorizontalScrollIndicator`.
  public static let showsHorizontalScrollIndicator = Name("showsHorizontalScrollIndicator")
  /// `showsVerticalScrollIndicator`.
  public static let showsVerticalScrollIndicator = Name("showsVerticalScrollIndicator")
  /// `transfersHorizontalScrollingToParent`.
  public static let transfersHorizontalScrollingToParent = Name(
    "transfersHorizontalScrollingToParent"
  )
  /// `transfersVerticalScrollingToParent`.
  public static let transfersVerticalScrollingToParent = Name("transfersVerticalScrollingToParent")
  /// `verticalScrollIndicatorInsets`.
  public static let verticalScrollIndicatorInsets = Name("verticalScrollIndicatorInsets")
  /// `zoomScale`.
  public static let zoomScale = Name("zoomScale")
  /// `accessoryTypes`.
  public static let accessoryTypes = Name("accessoryTypes")
  /// `dequeues`.
  public static let dequeues = Name("dequeues")
  /// `footers`.
  public static let footers = Name("footers")
  /// `headers`.
  public static let headers = Name("headers")
  /// `identifiers`.
  public static let identifiers = Name("identifiers")
  /// `registers`.
  public static let registers = Name("registers")
  /// `rowHeights`.
  public static let rowHeights = Name("rowHeights")
  /// `sectionIndexTitles`.
  public static let sectionIndexTitles = Name("sectionIndexTitles")
  /// `sections`.
  public static let sections = Name("sections")
  /// `allowsMultipleSelection`.
  public static let allowsMultipleSelection = Name("allowsMultipleSelection")
  /// `allowsMultipleSelectionDuringEditing`.
  public static let allowsMultipleSelectionDuringEditing = Name(
    "allowsMultipleSelectionDuringEditing"
  )
  /// `allowsSelection`.
  public static let allowsSelection = Name("allowsSelection")
  /// `allowsSelectionDuringEditing`.
  public static let allowsSelectionDuringEditing = Name("allowsSelectionDuringEditing")
  /// `estimatedRowHeight`.
  public static let estimatedRowHeight = Name("estimatedRowHeight")
  /// `estimatedSectionFooterHeight`.
  public static let estimatedSectionFooterHeight = Name("estimatedSectionFooterHeight")
  /// `estimatedSectionHeaderHeight`.
  public static let estimatedSectionHeaderHeight = Name("estimatedSectionHeaderHeight")
  /// `isEditing`.
  public static let isEditing = Name("isEditing")
  /// `isPrefetchingEnabled`.
  public static let isPrefetchingEnabled = Name("isPrefetchingEnabled")
  /// `rowHeight`.
  public static let rowHeight = Name("rowHeight")
  /// `sectionFooterHeight`.
  public static let sectionFooterHeight = Name("sectionFooterHeight")
  /// `sectionHeaderHeight`.
  public static let sectionHeaderHeight = Name("sectionHeaderHeight")
  /// `sectionHeaderTopPadding`.
  public static let sectionHeaderTopPadding = Name("sectionHeaderTopPadding")
  /// `sectionIndexMinimumDisplayRowCount`.
  public static let sectionIndexMinimumDisplayRowCount = Name("sectionIndexMinimumDisplayRowCount")
  /// `selectionStyle`.
  public static let selectionStyle = Name("selectionStyle")
  /// `tableFooterView`.
  public static let tableFooterView = Name("tableFooterView")
  /// `tableHeaderView`.
  public static let tableHeaderView = Name("tableHeaderView")
  /// `cancelsTouchesInView`.
  public static let cancelsTouchesInView = Name("cancelsTouchesInView")
  /// `numberOfTapsRequired`.
  public static let numberOfTapsRequired = Name("numberOfTapsRequired")
  /// `numberOfTouchesRequired`.
  public static let numberOfTouchesRequired = Name("numberOfTouchesRequired")
  /// `tapRecognizer`.
  public static let tapRecognizer = Name("tapRecognizer")
  /// `isModalInPresentation`.
  public static let isModalInPresentation = Name("isModalInPresentation")
  /// `modalPresentationStyle`.
  public static let modalPresentationStyle = Name("modalPresentationStyle")
  /// `clearsSelectionOnViewWillAppear`.
  public static let clearsSelectionOnViewWillAppear = Name("clearsSelectionOnViewWillAppear")
  /// `isNavigationBarHidden`.
  public static let isNavigationBarHidden = Name("isNavigationBarHidden")
  /// `leftBarButtonItem`.
  public static let leftBarButtonItem = Name("leftBarButtonItem")
  /// `rightBarButtonItem`.
  public static let rightBarButtonItem = Name("rightBarButtonItem")
  /// `delegate`.
  public static let delegate = Name("delegate")
  /// `scalesPageToFit`.
  public static let scalesPageToFit = Name("scalesPageToFit")
  /// `clearButtonMode`.
  public static let clearButtonMode = Name("clearButtonMode")
  /// `clearsOnBeginEditing`.
  public static let clearsOnBeginEditing = Name("clearsOnBeginEditing")
  /// `text`.
  public static let text = Name("text")
  /// `contentScaleFactor`.
  public static let contentScaleFactor = Name("contentScaleFactor")
  /// `contents`.
  public static let contents = Name("contents")
  /// `alpha`.
  public static let alpha = Name("alpha")
  /// `isHidden`.
  public static let isHidden = Name("isHidden")
  /// `isUserInteractionEnabled`.
  public static let isUserInteractionEnabled = Name("isUserInteractionEnabled")
  /// `isEnabled`.
  public static let isEnabled = Name("isEnabled")
  /// `isSelected`.
  public static let isSelected = Name("isSelected")
  /// `isOn`.
  public static let isOn = Name("isOn")
  /// `isContinuous`.
  public static let isContinuous = Name("isContinuous")
  /// `maximumValue`.
  public static let maximumValue = Name("maximumValue")
  /// `minimumValue`.
  public static let minimumValue = Name("minimumValue")
  /// `value`.
  public static let value = Name("value")
  /// `allowsContinuousInteraction`.
  public static let allowsContinuousInteraction = Name("allowsContinuousInteraction")
  /// `currentPage`.
  public static let currentPage = Name("currentPage")
  /// `hidesForSinglePage`.
  public static let hidesForSinglePage = Name("hidesForSinglePage")
  /// `numberOfPages`.
  public static let numberOfPages = Name("numberOfPages")
  /// `allowableMovement`.
  public static let allowableMovement = Name("allowableMovement")
  /// `direction`.
  public static let direction = Name("direction")
  /// `minimumPressDuration`.
  public static let minimumPressDuration = Name("minimumPressDuration")
  /// `commits`.
  public static let commits = Name("commits")
  /// `diffable`.
  public static let diffable = Name("diffable")
  /// `moves`.
  public static let moves = Name("moves")
  /// `prefetchDataSource`.
  public static let prefetchDataSource = Name("prefetchDataSource")
  /// `style`.
  public static let style = Name("style")
  /// `segues`.
  public static let segues = Name("segues")
  /// `network`.
  public static let network = Name("network")
  /// `allControlEvents`.
  public static let allControlEvents = Name("allControlEvents")
  /// `propertyList`.
  public static let propertyList = Name("propertyList")
  /// `levelsOfDetail`.
  public static let levelsOfDetail = Name("levelsOfDetail")
  /// `levelsOfDetailBias`.
  public static let levelsOfDetailBias = Name("levelsOfDetailBias")
  /// `tileSize`.
  public static let tileSize = Name("tileSize")
  /// `address`.
  public static let address = Name("address")
  /// `items`.
  public static let items = Name("items")
  /// `tweets`.
  public static let tweets = Name("tweets")
  /// `requiresFailureOf`.
  public static let requiresFailureOf = Name("requiresFailureOf")
  /// `actions`.
  public static let actions = Name("actions")
  /// `message`.
  public static let message = Name("message")
  /// `preferredStyle`.
  public static let preferredStyle = Name("preferredStyle")
  /// `textFields`.
  public static let textFields = Name("textFields")
  /// `title`.
  public static let title = Name("title")
  /// `adjustedContentInset`.
  public static let adjustedContentInset = Name("adjustedContentInset")
  /// `isDecelerating`.
  public static let isDecelerating = Name("isDecelerating")
  /// `isDragging`.
  public static let isDragging = Name("isDragging")
  /// `isRefreshing`.
  public static let isRefreshing = Name("isRefreshing")
  /// `isScrollAnimating`.
  public static let isScrollAnimating = Name("isScrollAnimating")
  /// `isTracking`.
  public static let isTracking = Name("isTracking")
  /// `isZoomBouncing`.
  public static let isZoomBouncing = Name("isZoomBouncing")
  /// `isZooming`.
  public static let isZooming = Name("isZooming")
  /// `indexPathsForSelectedRows`.
  public static let indexPathsForSelectedRows = Name("indexPathsForSelectedRows")
  /// `isHighlighted`.
  public static let isHighlighted = Name("isHighlighted")
  /// `visibleFooters`.
  public static let visibleFooters = Name("visibleFooters")
  /// `visibleHeaders`.
  public static let visibleHeaders = Name("visibleHeaders")
  /// `visibleRows`.
  public static let visibleRows = Name("visibleRows")
  /// `canGoBack`.
  public static let canGoBack = Name("canGoBack")
  /// `canGoForward`.
  public static let canGoForward = Name("canGoForward")
  /// `isLoading`.
  public static let isLoading = Name("isLoading")
  /// `request`.
  public static let request = Name("request")
  /// `isFirstResponder`.
  public static let isFirstResponder = Name("isFirstResponder")
  /// `label`.
  public static let label = Name("label")
  /// `values`.
  public static let values = Name("values")
  /// `interactionState`.
  public static let interactionState = Name("interactionState")
  /// `state`.
  public static let recognizerState = Name("state")
  /// `for`.
  public static let forSegue = Name("for")
  /// `for`.
  public static let forControlEvents = Name("for")
  /// `name`.
  public static let notificationName = Name("name")
  /// `shouldBeRequiredToFailBy`.
  public static let shouldHoldBack = Name("shouldBeRequiredToFailBy")
  /// `shouldRecognizeSimultaneouslyWith`.
  public static let shouldJoin = Name("shouldRecognizeSimultaneouslyWith")
  /// `shouldRequireFailureOf`.
  public static let shouldWait = Name("shouldRequireFailureOf")
  /// `CellType`.
  public static let cellType = Name("CellType")
  /// `DataKey`.
  public static let dataKey = Name("DataKey")
  /// `Label`.
  public static let rowLabel = Name("Label")
  /// `Value`.
  public static let rowValue = Name("Value")
  /// `performsFirstActionWithFullSwipe`.
  public static let performsFirstActionWithFullSwipe = Name("performsFirstActionWithFullSwipe")
  /// `main`.
  public static let main = Name("main")
  /// `withVelocity`.
  public static let withVelocity = Name("withVelocity")
  /// `targetContentOffset`.
  public static let targetContentOffset = Name("targetContentOffset")
  /// `willDecelerate`.
  public static let willDecelerate = Name("willDecelerate")
  /// `with`.
  public static let with = Name("with")
  /// `atScale`.
  public static let atScale = Name("atScale")
  /// `numberOfRowsInSection`.
  public static let numberOfRowsInSection = Name("numberOfRowsInSection")
  /// `cellForRowAt`.
  public static let cellForRowAt = Name("cellForRowAt")
  /// `titleForHeaderInSection`.
  public static let titleForHeaderInSection = Name("titleForHeaderInSection")
  /// `titleForFooterInSection`.
  public static let titleForFooterInSection = Name("titleForFooterInSection")
  /// `at`.
  public static let at = Name("at")
  /// `prefetchRowsAt`.
  public static let prefetchRowsAt = Name("prefetchRowsAt")
  /// `cancelPrefetchingForRowsAt`.
  public static let cancelPrefetchingForRowsAt = Name("cancelPrefetchingForRowsAt")
  /// `heightForRowAt`.
  public static let heightForRowAt = Name("heightForRowAt")
  /// `heightForHeaderInSection`.
  public static let heightForHeaderInSection = Name("heightForHeaderInSection")
  /// `heightForFooterInSection`.
  public static let heightForFooterInSection = Name("heightForFooterInSection")
  /// `estimatedHeightForRowAt`.
  public static let estimatedHeightForRowAt = Name("estimatedHeightForRowAt")
  /// `estimatedHeightForHeaderInSection`.
  public static let estimatedHeightForHeaderInSection = Name("estimatedHeightForHeaderInSection")
  /// `estimatedHeightForFooterInSection`.
  public static let estimatedHeightForFooterInSection = Name("estimatedHeightForFooterInSection")
  /// `viewForHeaderInSection`.
  public static let viewForHeaderInSection = Name("viewForHeaderInSection")
  /// `viewForFooterInSection`.
  public static let viewForFooterInSection = Name("viewForFooterInSection")
  /// `willDisplay`.
  public static let willDisplay = Name("willDisplay")
  /// `forRowAt`.
  public static let forRowAt = Name("forRowAt")
  /// `willDisplayHeaderView`.
  public static let willDisplayHeaderView = Name("willDisplayHeaderView")
  /// `forSection`.
  public static let forSection = Name("forSection")
  /// `willDisplayFooterView`.
  public static let willDisplayFooterView = Name("willDisplayFooterView")
  /// `didEndDisplaying`.
  public static let didEndDisplaying = Name("didEndDisplaying")
  /// `didEndDisplayingHeaderView`.
  public static let didEndDisplayingHeaderView = Name("didEndDisplayingHeaderView")
  /// `didEndDisplayingFooterView`.
  public static let didEndDisplayingFooterView = Name("didEndDisplayingFooterView")
  /// `shouldHighlightRowAt`.
  public static let shouldHighlightRowAt = Name("shouldHighlightRowAt")
  /// `didHighlightRowAt`.
  public static let didHighlightRowAt = Name("didHighlightRowAt")
  /// `didUnhighlightRowAt`.
  public static let didUnhighlightRowAt = Name("didUnhighlightRowAt")
  /// `willSelectRowAt`.
  public static let willSelectRowAt = Name("willSelectRowAt")
  /// `didSelectRowAt`.
  public static let didSelectRowAt = Name("didSelectRowAt")
  /// `willDeselectRowAt`.
  public static let willDeselectRowAt = Name("willDeselectRowAt")
  /// `didDeselectRowAt`.
  public static let didDeselectRowAt = Name("didDeselectRowAt")
  /// `performPrimaryActionForRowAt`.
  public static let performPrimaryActionForRowAt = Name("performPrimaryActionForRowAt")
  /// `accessoryButtonTappedForRowWith`.
  public static let accessoryButtonTappedForRowWith = Name("accessoryButtonTappedForRowWith")
  /// `cell`.
  public static let cell = Name("cell")
  /// `highlighted`.
  public static let highlighted = Name("highlighted")
  /// `animated`.
  public static let animated = Name("animated")
  /// `selected`.
  public static let selected = Name("selected")
  /// `location`.
  public static let location = Name("location")
  /// `canEditRowAt`.
  public static let canEditRowAt = Name("canEditRowAt")
  /// `canMoveRowAt`.
  public static let canMoveRowAt = Name("canMoveRowAt")
  /// `editingStyleForRowAt`.
  public static let editingStyleForRowAt = Name("editingStyleForRowAt")
  /// `shouldIndentWhileEditingRowAt`.
  public static let shouldIndentWhileEditingRowAt = Name("shouldIndentWhileEditingRowAt")
  /// `titleForDeleteConfirmationButtonForRowAt`.
  public static let titleForDeleteConfirmationButtonForRowAt = Name(
    "titleForDeleteConfirmationButtonForRowAt"
  )
  /// `willBeginEditingRowAt`.
  public static let willBeginEditingRowAt = Name("willBeginEditingRowAt")
  /// `didEndEditingRowAt`.
  public static let didEndEditingRowAt = Name("didEndEditingRowAt")
  /// `commit`.
  public static let commit = Name("commit")
  /// `moveRowAt`.
  public static let moveRowAt = Name("moveRowAt")
  /// `to`.
  public static let to = Name("to")
  /// `targetIndexPathForMoveFromRowAt`.
  public static let targetIndexPathForMoveFromRowAt = Name("targetIndexPathForMoveFromRowAt")
  /// `toProposedIndexPath`.
  public static let toProposedIndexPath = Name("toProposedIndexPath")
  /// `trailingSwipeActionsConfigurationForRowAt`.
  public static let trailingSwipeActionsConfigurationForRowAt = Name(
    "trailingSwipeActionsConfigurationForRowAt"
  )
  /// `leadingSwipeActionsConfigurationForRowAt`.
  public static let leadingSwipeActionsConfigurationForRowAt = Name(
    "leadingSwipeActionsConfigurationForRowAt"
  )
  /// `editActionsForRowAt`.
  public static let editActionsForRowAt = Name("editActionsForRowAt")
  /// `action`.
  public static let action = Name("action")
  /// `editing`.
  public static let editing = Name("editing")
  /// `withIdentifier`.
  public static let withIdentifier = Name("withIdentifier")
  /// `sender`.
  public static let sender = Name("sender")
  /// `willShow`.
  public static let willShow = Name("willShow")
  /// `didShow`.
  public static let didShow = Name("didShow")
  /// `shouldStartLoadWith`.
  public static let shouldStartLoadWith = Name("shouldStartLoadWith")
  /// `navigationType`.
  public static let navigationType = Name("navigationType")
  /// `code`.
  public static let code = Name("code")
  /// `domain`.
  public static let domain = Name("domain")
  /// `replacementString`.
  public static let replacementString = Name("replacementString")
  /// `shouldChangeCharactersIn`.
  public static let shouldChangeCharactersIn = Name("shouldChangeCharactersIn")
  /// `replacementText`.
  public static let replacementText = Name("replacementText")
  /// `shouldChangeTextIn`.
  public static let shouldChangeTextIn = Name("shouldChangeTextIn")
  /// `object`.
  public static let object = Name("object")
  /// `forKey`.
  public static let forKey = Name("forKey")
  /// `boundingBoxOfClipPath`.
  public static let boundingBoxOfClipPath = Name("boundingBoxOfClipPath")
  /// `ctm`.
  public static let ctm = Name("ctm")
  /// `fills`.
  public static let fills = Name("fills")
  /// `strokes`.
  public static let strokes = Name("strokes")
  /// `animationID`.
  public static let animationID = Name("animationID")
  /// `finished`.
  public static let finished = Name("finished")
  /// `animatorID`.
  public static let animatorID = Name("animatorID")
  /// `finalPosition`.
  public static let finalPosition = Name("finalPosition")
  /// `isRunning`.
  public static let isRunning = Name("isRunning")
  /// `page`.
  public static let page = Name("page")
  /// `labels`.
  public static let labels = Name("labels")
  /// `count`.
  public static let count = Name("count")
  /// `url`.
  public static let url = Name("url")
  /// `userInfo`.
  public static let userInfo = Name("userInfo")
  /// `rect`.
  public static let rect = Name("rect")
  /// `scrollPosition`.
  public static let scrollPosition = Name("scrollPosition")
  /// `actionPerformed`.
  public static let actionPerformed = Name("actionPerformed")
  /// `section`.
  public static let section = Name("section")
  /// `toSection`.
  public static let toSection = Name("toSection")
  /// `sectionIdentifiers`.
  public static let sectionIdentifiers = Name("sectionIdentifiers")
  /// `itemIdentifiers`.
  public static let itemIdentifiers = Name("itemIdentifiers")
  /// `reloadedItemIdentifiers`.
  public static let reloadedItemIdentifiers = Name("reloadedItemIdentifiers")
  /// `reconfiguredItemIdentifiers`.
  public static let reconfiguredItemIdentifiers = Name("reconfiguredItemIdentifiers")
  /// `animatingDifferences`.
  public static let animatingDifferences = Name("animatingDifferences")
  /// `viewControllerToPresent`.
  public static let viewControllerToPresent = Name("viewControllerToPresent")
  /// `viewController`.
  public static let viewController = Name("viewController")
  /// `viewControllers`.
  public static let viewControllers = Name("viewControllers")
  /// `string`.
  public static let string = Name("string")
  /// `baseURL`.
  public static let baseURL = Name("baseURL")
  /// `force`.
  public static let force = Name("force")
  /// `withDuration`.
  public static let withDuration = Name("withDuration")
  /// `delay`.
  public static let delay = Name("delay")
  /// `options`.
  public static let options = Name("options")
  /// `enabled`.
  public static let enabled = Name("enabled")
  /// `duration`.
  public static let duration = Name("duration")
  /// `curve`.
  public static let curve = Name("curve")
  /// `dampingRatio`.
  public static let dampingRatio = Name("dampingRatio")
  /// `afterDelay`.
  public static let afterDelay = Name("afterDelay")
  /// `durationFactor`.
  public static let durationFactor = Name("durationFactor")
  /// `withoutFinishing`.
  public static let withoutFinishing = Name("withoutFinishing")
  /// `on`.
  public static let on = Name("on")
}
