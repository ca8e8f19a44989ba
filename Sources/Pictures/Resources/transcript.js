'use strict';
// The transcript's lines; the current one is opened in place, as JSON.

/** More lines than these are shown around the current one alone. */
const MOST_LINES = 1200;

class TranscriptPanel {
  constructor(story, findings, choose) {
    this.story = story;
    this.choose = choose;
    this.wrong = new Map();
    for (const finding of findings) {
      if (finding.line !== undefined && !this.wrong.has(finding.line)) this.wrong.set(finding.line, finding);
    }
    this.list = element('ol', { class: 'lines' });
    this.title = element('h3', {}, 'Transcript');
    this.node = element('section', { class: 'panel transcript' }, this.title, this.list);
    this.rows = new Map();
    this.partings = new Set();
    this.entries = story.entries;
    this.list.addEventListener('click', (event) => {
      const row = event.target.closest('button.line');
      if (row) this.choose(Number(row.dataset.index));
    });
    this.fill(0);
  }

  /** Shows only the lines that have some words. */
  filter(words) {
    const { entries } = this.story;
    this.entries = entries.filter((entry) => hasWords(entry, words));
    this.title.textContent = words.length === 0 ? 'Transcript' : `Transcript: ${this.entries.length} of ${plural(entries.length, 'line')}`;
    this.refill();
  }

  /** Makes the rows around a line. */
  fill(index) {
    const { length } = this.entries;
    const place = countWhile(this.entries, (entry) => entry.index < index);
    this.from = length <= MOST_LINES ? 0 : Math.max(0, Math.min(length - MOST_LINES, place - MOST_LINES / 2));
    this.to = Math.min(length, this.from + MOST_LINES);
    this.rows.clear();
    const rows = this.entries.slice(this.from, this.to).flatMap((entry) => [...this.gapsBefore(entry), this.row(entry)]);
    if (this.to === length) rows.push(...this.gapsBefore({ number: this.story.entries.length + 2 }));
    this.list.replaceChildren(...[
      this.from > 0 ? element('li', { class: 'more' }, `${plural(this.from, 'line')} above`) : '',
      ...rows,
      this.to < length ? element('li', { class: 'more' }, `${plural(length - this.to, 'line')} below`) : '',
    ].filter(Boolean));
  }

  /** Marks the lines at which another transcript parts from this one. */
  mark(indices) {
    this.partings = new Set(indices);
    this.refill();
  }

  refill() {
    this.fill(Math.max(this.index ?? 0, 0));
    const { index } = this;
    this.index = null;
    if (index !== undefined) this.show(index);
  }

  /** Hollow rows for messages that should have come before a line. */
  gapsBefore({ number }) {
    const finding = this.wrong.get(number);
    return (finding?.missing ?? []).map((name) => element('li', { class: 'gap' },
      element('b', {}, name), ' did not come', element('em', { class: 'flag' }, ` ✗${finding.place + 1} ${finding.rule}`)));
  }

  row(entry) {
    const { name, rest } = shortOf(entry);
    const wrong = this.wrong.get(entry.number);
    // The line before which a message is missing is innocent.
    const finding = wrong?.missing ? undefined : wrong;
    const view = this.story.views.size > 1 && entry.data.view ? `${entry.data.view} ` : '';
    const row = element('li', { class: `${KIND_CLASSES[entry.kind]} ${finding ? 'wrong' : ''}` },
      element('button', { type: 'button', class: 'line', 'data-index': entry.index },
        element('span', { class: 'number' }, entry.number),
        element('span', { class: 'time' }, this.story.isTimed && entry.data.t !== undefined ? seconds(entry.t) : ''),
        element('span', { class: 'kind' }, entry.kind === '#' ? 'note' : entry.kind),
        element('span', { class: 'words' }, view, element('b', {}, name), rest === '' ? '' : ` ${rest}`,
          finding ? element('em', { class: 'flag' }, ` ✗${finding.place + 1} ${finding.rule}`) : '',
          this.partings.has(entry.index) ? element('em', { class: 'flag parts' }, ' ≠ they part here') : '')));
    this.rows.set(entry.index, row);
    return row;
  }

  /** Marks a line, opens it, and brings it into view inside the panel. */
  show(index) {
    if (index === this.index) return;
    this.index = index;
    if (index >= 0 && !this.rows.has(index)) this.fill(index);
    this.opened?.remove();
    this.current?.removeAttribute('aria-current');
    this.opened = null;
    this.current = this.rows.get(Math.max(index, 0));
    if (!this.current || index < 0) return;
    this.current.setAttribute('aria-current', 'step');
    this.opened = element('pre', {}, JSON.stringify(this.story.entries[index].data));
    this.current.append(this.opened);
    const { offsetTop, offsetHeight } = this.current;
    const { scrollTop, clientHeight } = this.list;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      this.list.scrollTop = offsetTop - clientHeight / 2;
    }
  }
}

const KIND_CLASSES = {
  touch: 'touch', call: 'call', settle: 'settle', message: 'message', exception: 'exception', final: 'final',
  expect: 'expect', '#': 'note',
};
