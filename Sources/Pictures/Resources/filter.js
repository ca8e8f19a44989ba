'use strict';
// A choice among the lines of a case: by message, by view, and by kind.

/** Returns true if a line has all of some words: in its kind, its view or its name. */
function hasWords(entry, words) {
  const told = `${entry.kind} ${entry.view ?? ''} ${entry.data[entry.kind] ?? ''}`.toLowerCase();
  return words.every((word) => told.includes(word));
}

/** The words of a text, as they are looked for. */
function wordsOf(text) { return text.toLowerCase().split(/\s+/).filter(Boolean); }

/** Returns the words to choose from: a story's kinds of lines, its views if there are several, its messages and calls. */
function choicesIn(story) {
  const kinds = new Set();
  const names = new Set();
  for (const { kind, data } of story.entries) {
    if (kind === '#' || kind === 'expect') continue;
    kinds.add(kind);
    if (kind === 'message' || kind === 'call') names.add(briefly(data[kind]));
  }
  const views = story.views.size > 1 ? [...story.views.keys()] : [];
  return [...kinds, ...views, ...[...names].sort()];
}

/** The field in which somebody chooses lines; `change` hears the words. */
function filterField(story, change) {
  const field = element('input', {
    type: 'search', class: 'only', list: 'choices', autocomplete: 'off', spellcheck: 'false',
    placeholder: 'only: message, view, kind', 'aria-label': 'Only lines with these words: message, view or kind',
  });
  field.addEventListener('input', () => change(wordsOf(field.value)));
  return element('span', {}, field, element('datalist', { id: 'choices' }, ...choicesIn(story).map((value) => element('option', { value }))));
}

/** The lines behind a count or a name, each of which can be gone to. */
class LineList {
  /** Creates it, empty; `choose` hears the line that somebody wants to see. */
  constructor(story, choose) {
    this.story = story;
    this.choose = choose;
    this.node = element('section', { class: 'behind', hidden: true, 'aria-label': 'Lines of this moment' });
  }

  /** Lists lines of a story: the case's own, or another that stands beside it. */
  show(entries, story) {
    const [from, to] = [entries[0].t, entries[entries.length - 1].t];
    const when = from === to ? `at ${story.moment(from)}` : `from ${story.moment(from)} to ${story.moment(to)}`;
    const rows = entries.map((entry) => {
      const { name, rest } = shortOf(entry);
      const view = story.views.size > 1 ? `${entry.view} ` : '';
      return element('li', {}, button([seconds(entry.t), ' ', view, element('b', {}, briefly(name)), ` ${rest}`], { class: 'link' }, () => (story === this.story ? this.choose(entry.index) : this.choose(null, entry.t))));
    });
    this.node.replaceChildren(element('p', {}, element('b', {}, `${plural(entries.length, 'line')} ${when}`),
      button('close', { class: 'close' }, () => this.hide())), element('ol', {}, ...rows));
    this.node.hidden = false;
  }

  hide() { this.node.hidden = true; }
}
