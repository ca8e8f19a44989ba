extension UIViewController {
  /// Takes a segue by its name; one that there is none of raises an exception.
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      sceneAround?.raise(
        .invalidArgument("Receiver has no segue with identifier '\(identifier)'")
      )
      return
    }
    perform(template, sender: sender)
  }

  /// Takes the segue that a tapped cell sets off, if it sets off any and the controller lets it (R216).
  final func performSegue(from cell: UITableViewCell) {
    guard let reuseIdentifier = cell.reuseIdentifier,
      let template = segueTemplates.first(where: { $0.cellReuseIdentifier == reuseIdentifier }),
      shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: cell)
    else { return }
    perform(template, sender: cell)
  }

  private func perform(_ template: UIStoryboardSegueTemplate, sender: Any?) {
    let segue = UIStoryboardSegue(
      identifier: template.identifier,
      source: self,
      destination: template.destination()
    )
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
