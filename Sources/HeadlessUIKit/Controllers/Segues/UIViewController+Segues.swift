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
      let template = segueTemplates.first(where: { $0.cellReuseIdentifier == reuseIdentifier })
    else { return }
    let identifier = template.identifier ?? ""
    let mayGoOn = shouldPerformSegue(withIdentifier: identifier, sender: cell)
    sceneAround?.witness?
      .controller(self, mayPerform: identifier, sender: cell, answer: mayGoOn)
    if mayGoOn { perform(template, sender: cell) }
  }

  private func perform(_ template: UIStoryboardSegueTemplate, sender: Any?) {
    let segue = UIStoryboardSegue(
      identifier: template.identifier,
      source: self,
      destination: template.destination()
    )
    sceneAround?.witness?.controller(self, willPrepare: segue, sender: sender)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
