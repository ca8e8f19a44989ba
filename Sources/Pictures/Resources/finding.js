'use strict';
// The finding of a moment, beside the picture of that moment, with the lines around it. A line that did not come is
// hollow and stands in its gap; one that came wrongly is solid.

/** The number of lines before the place, and behind it. */
const LINES_BEFORE = 3;
const LINES_BEHIND = 2;

/** The kinds of lines that stand around a place; where content only moves, several are one. */
const AROUND = new Set(['message', 'exception', 'call']);

/** Returns true if a finding is about something that did not come. */
function isMissing(finding) { return (finding.missing ?? []).length > 0; }

/** Returns the place of the line behind a missing message, or of the message that came wrongly. */
function placeIn(story, { index }) {
  return index === undefined || index < 0 ? story.entries.length : Math.min(index, story.entries.length);
}

/** Lines of one name on end as one, with their number. */
function foldedLines(entries) {
  const lines = [];
  for (const entry of entries) {
    const last = lines[lines.length - 1];
    const name = briefly(String(entry.data[entry.kind]));
    if (last?.name === name && last.view === entry.view) last.count += 1;
    else lines.push({ state: 'came', name, view: entry.view, t: entry.t, index: entry.index, kind: entry.kind, count: 1 });
  }
  return lines;
}

/** The lines around what is wrong, in order: what came, what did not come, and what came wrongly. */
function linesAround(story, finding) {
  const place = placeIn(story, finding);
  const around = (entry) => AROUND.has(entry.kind);
  const before = foldedLines(story.entries.slice(Math.max(0, place - 200), place).filter(around)).slice(-LINES_BEFORE);
  const gap = (finding.missing ?? []).map((name) => ({ state: 'missing', name, t: before[before.length - 1]?.t, count: 1 }));
  const entry = story.entries[place];
  const isWrong = gap.length === 0 && entry !== undefined && around(entry);
  const wrong = isWrong ? foldedLines([entry]).map((line) => ({ ...line, state: 'wrong' })) : [];
  const behind = foldedLines(story.entries.slice(isWrong ? place + 1 : place, place + 200).filter(around)).slice(0, LINES_BEHIND);
  return [...before, ...gap, ...wrong, ...behind];
}

/** Says in few words what was expected where something came wrongly. */
function expectedWords(finding) {
  if (isMissing(finding)) return '';
  return partsOf(finding.text).facts.find(([name]) => name === 'expected here' || name === 'allowed here')?.[1].split('\n')[0] ?? '';
}

/** The finding of a moment, with a way to the one before and the next. */
class FindingPanel {
  /** Creates it of the causes among some findings; `choose` hears which one somebody wants to see. */
  constructor(findings, story, choose) {
    const causes = findings.filter(({ follows }) => follows === undefined);
    this.causes = [...causes.filter(({ fails }) => fails), ...causes.filter(({ fails }) => !fails)];
    this.story = story;
    this.choose = choose;
    this.node = element('section', { class: 'finding', 'aria-label': 'What is wrong', hidden: this.causes.length === 0 });
    if (this.causes.length > 0) this.show(this.causes[0]);
  }

  /** Shows a finding, where it is a cause. */
  show(finding) {
    const number = this.causes.indexOf(finding);
    if (number < 0 || finding === this.shown) return;
    this.shown = finding;
    const first = finding === this.causes[0];
    this.node.className = `finding ${finding.fails ? 'fails' : 'told'}`;
    this.node.replaceChildren(
      element('p', { class: 'which' }, element('span', { class: 'badge' }, `✗${finding.place + 1}`), ` ${finding.rule}`, this.ways(number)),
      first && finding.fails ? '' : element('p', { class: 'plain' }, plainSentence(finding)),
      this.lines(finding), this.expected(finding));
  }

  /** Shows the cause that is at a line. */
  showAt(index) {
    const finding = this.causes.find((cause) => cause.index === index);
    if (finding && this.shown?.index !== index) this.show(finding);
  }

  ways(number) {
    const { length } = this.causes;
    if (length < 2) return '';
    const go = (step) => this.choose(this.causes[(number + step + length) % length]);
    return element('span', { class: 'ways' }, button('‹', { 'aria-label': 'The cause before' }, () => go(-1)),
      ` ${number + 1} of ${length} `, button('›', { 'aria-label': 'The next cause' }, () => go(1)));
  }

  lines(finding) {
    const { story } = this;
    const isNamed = story.views.size > 1;
    return element('ol', { class: 'around' }, ...linesAround(story, finding).map(({ state, name, view, t, count }) => element('li', { class: state },
      element('span', { class: 'time' }, story.isTimed && t !== undefined ? seconds(t) : ''),
      element('span', {}, isNamed && view ? `${view} ` : '', element('b', {}, name), count > 1 ? ` ×${count}` : '',
        state === 'missing' ? ' did not come' : state === 'wrong' ? element('em', { class: 'flag' }, ' ✗ came wrongly') : ''))));
  }

  expected(finding) {
    const words = expectedWords(finding);
    return words === '' ? '' : element('p', { class: 'quiet' }, `expected: ${words}`);
  }
}
