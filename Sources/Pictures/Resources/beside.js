'use strict';
// The choice of what stands beside a case: which other transcript, and whether its picture lies over the case's or beside it.

/** The transcripts that may stand beside a result's own: a baseline or the reference, and those of the other subjects. */
function companionsOf(run, entry, result) {
  const subjects = entry.results.filter((each) => each !== result && each.picture !== undefined)
    .map((each) => ({ name: run.subjects[each.column ?? 0] ?? '', verdict: each.verdict, lines: () => filmOf(run, each.picture) }));
  const { other } = dataOf(`picture-${result.picture}`);
  if (!other) return subjects;
  const lines = () => linesOf(other.film, run.patterns);
  return [{ name: other.name, lines, partings: other.partings, isOver: !run.command }, ...subjects];
}

class Comparing {
  /** Creates it without a companion; `change` hears that there is another one, `arrange` that its picture moves. */
  constructor(choices, story, change, arrange) {
    this.choices = choices;
    this.story = story;
    this.change = change;
    this.moved = arrange;
    this.companion = null;
    this.isBeside = false;
    this.select = element('select', { 'aria-label': 'Compare with', hidden: choices.length === 0 }, element('option', { value: '' }, 'compare with …'),
      ...choices.map(({ name }, place) => element('option', { value: place }, name)));
    this.select.addEventListener('change', () => this.choose(choices[this.select.value]));
    this.sides = button('side by side', { 'aria-pressed': 'false', hidden: true, class: 'sides' }, () => this.arrange(!this.isBeside));
    this.said = element('div', { 'aria-live': 'polite' });
    this.beside = element('div', { class: 'beside' });
    this.over = element('div', { class: 'over' });
  }

  /** Begins with the companion that says why the case fails: its baseline, the reference, or a subject that passes. */
  begin(isFailing) {
    const place = this.choices.findIndex(({ partings, verdict }) => (partings ? partings.length > 0 : isFailing && verdict === 'pass'));
    if (place < 0) return;
    this.select.value = String(place);
    this.choose(this.choices[place]);
  }

  /** Puts another transcript beside the case; none: the case stands alone. */
  choose(choice) {
    this.companion = choice ? new Companion(choice.name, new Story(choice.lines()), this.story, choice.partings) : null;
    this.change();
    this.arrange(Boolean(choice && !choice.isOver));
  }

  /** Puts the other picture beside the case's, or over it alone. */
  arrange(isBeside) {
    const { companion } = this;
    this.isBeside = isBeside;
    this.sides.hidden = !companion;
    this.sides.setAttribute('aria-pressed', String(isBeside));
    const words = companion ? [element('p', { class: 'name' }, isBeside ? companion.name : `dashed: ${companion.name}`), companion.scene.readout] : [];
    this.over.replaceChildren(...(isBeside ? [] : words));
    this.beside.replaceChildren(...(companion && isBeside
      ? [element('figure', {}, companion.scene.node, element('figcaption', {}, ...words))] : []));
    this.moved();
  }
}
