'use strict';
// A lane each for touches, calls, messages and flags, under the curves.

const LANE = 22;
/** The heights of a row of names, and of one of counts. */
const NAME_ROW = 13;
const COUNT_ROW = 14;
const CHARACTER = 6.1;
/** A label is this wide at most, in characters. */
const MOST_CHARACTERS = 34;

/** Names that only say who calls, so that the next label says what. */
const CALLERS = new Set(['tableView', 'navigationController', 'webView', 'textField', 'textView']);

/** A name without its labels, as people say it. */
function briefly(name) {
  const plain = name.split('(')[0]
    .replace(/^(?:scrollView|tableView|presentationController)([A-Z])/, (start, letter) => letter.toLowerCase());
  const brief = CALLERS.has(plain) ? name.slice(plain.length).replace(/^\((_:)?/, '').split(/[:)]/)[0] || plain : plain;
  return brief.length > MOST_CHARACTERS ? `${brief.slice(0, MOST_CHARACTERS - 1)}…` : brief;
}

/** The names that somebody who looks at a case seeks first: those of its findings, and those that its trace expects. */
function soughtIn(story, findings) {
  const wrong = findings.map(({ index }) => story.entries[index]).filter((entry) => entry?.kind === 'message').map(({ data }) => data.message);
  const expected = story.entries.filter(({ kind }) => kind === 'expect').flatMap(({ data }) => (Array.isArray(data.are) ? data.are : []));
  return new Set([...wrong, ...expected].map((name) => briefly(String(name).replace(/\[.*$/, ''))));
}

class LaneStrip extends Strip {
  /** Creates the lanes; `open` hears the lines that somebody wants to see a list of. */
  constructor(axis, findings, open) {
    super(axis, 'lanes', 'Touches, calls, messages and flags over time');
    this.node.setAttribute('role', 'group');
    this.story = axis.story;
    this.findings = findings;
    this.open = open;
    /** The story beside this one, and its name; null: there is none. */
    this.other = null;
    this.words = [];
    this.sought = soughtIn(this.story, findings);
  }

  draw() {
    const lanes = [
      ...this.touches(), this.named('calls', 'call', () => true),
      ...this.messages(), this.wrongs(), ...this.screens(), this.named('exceptions', 'exception', () => true), ...this.flags(),
    ].filter(Boolean);
    let y = 14;
    const children = [];
    for (const lane of lanes) {
      children.push(drawing('g', { class: `lane ${lane.kind}`, transform: `translate(0 ${y})` },
        drawing('text', { class: 'label', x: LEFT - 6, y: 14, 'text-anchor': 'end' }, lane.label), ...lane.children));
      y += lane.height ?? LANE;
    }
    const height = y + 22;
    // Names stand above all lines that cross the lanes.
    this.fill(height, [...this.scale(y), ...partingMarks(this.axis, y, this.partings, 11),
      ...violationMarks(this.axis, y, this.findings, 10), ...children]);
  }

  scale(bottom) {
    return this.axis.ticks().map(({ t, label }) => drawing('g', { class: 'grid' },
      drawing('line', { x1: this.axis.x(t), x2: this.axis.x(t), y1: 14, y2: bottom }),
      drawing('text', { x: this.axis.x(t), y: bottom + 14, 'text-anchor': 'middle' }, label)));
  }

  /** A bar a finger, from where it comes to where it leaves. */
  touches() {
    const fingers = [...new Set(this.story.strokes.map(({ finger }) => finger))].slice(0, 10);
    return fingers.map((finger) => {
      const strokes = this.story.strokes.filter((stroke) => stroke.finger === finger);
      const bars = strokes.flatMap(({ points, ending }) => {
        const [from, to] = [points[0].t, ending ? points[points.length - 1].t : this.story.end];
        const bar = this.bar(from, to, '');
        if (!bar) return [];
        return [bar, this.sign(from, '●'), ending ? this.sign(to, ending === 'cancelled' ? '✕' : '○') : null];
      });
      return { kind: 'touches', label: `finger ${finger}`, children: bars.filter(Boolean) };
    });
  }

  sign(t, sign) {
    return this.axis.shows(t) ? drawing('text', { x: this.axis.x(t), y: 14.5, 'text-anchor': 'middle' }, sign) : null;
  }

  bar(from, to, label) {
    const { axis } = this;
    if (to < axis.from || from > axis.to) return null;
    const x = axis.x(Math.max(from, axis.from));
    const width = Math.max(1.5, axis.x(Math.min(to, axis.to)) - x);
    return drawing('g', {}, drawing('rect', { x, y: 6, width, height: 9, rx: 2 }), label);
  }

  /** Draws a label for each message that fails the case: hollow if it did not come, solid if it came wrongly. */
  wrongs() {
    const labels = [];
    let end = -Infinity;
    for (const finding of this.findings) {
      if (!finding.fails || finding.follows !== undefined || finding.moment === undefined) continue;
      const isMissing = finding.missing !== undefined;
      // The gap begins behind the line before.
      const moment = isMissing && finding.index > 0 ? Math.min(finding.moment, this.story.timeOf(finding.index - 1)) : finding.moment;
      if (!this.axis.shows(moment)) continue;
      const entry = this.story.entries[finding.index];
      const names = isMissing ? finding.missing : [entry?.kind === 'message' ? briefly(entry.data.message) : plainSentence(finding).split(' ')[0]];
      const name = names.join(', ');
      const width = Math.min(name.length, MOST_CHARACTERS) * CHARACTER * 1.2 + 10;
      const x = Math.max(LEFT, Math.min(this.axis.x(moment), this.axis.width - width));
      // Labels that would stand over each other would say nothing: the first of them stands for all.
      if (x < end) continue;
      end = x + width + 4;
      labels.push(drawing('g', { class: isMissing ? 'missing' : 'wrong' },
        drawing('rect', { x, y: 3, width, height: 16, rx: 3 }),
        drawing('text', { x: x + 5, y: 15 }, name.slice(0, MOST_CHARACTERS)),
        drawing('title', {}, isMissing ? `${name} did not come` : plainSentence(finding))));
    }
    return labels.length === 0 ? null : { kind: 'wrongs', label: 'wrong', height: 24, children: labels };
  }

  /** Draws the lanes of messages. Those about scrolling have a lane of their own, for there are many. */
  messages() {
    const isMove = ({ data }) => /DidScroll|DidZoom/.test(data.message);
    const { other } = this;
    return [
      this.named('messages', 'message', (entry) => !isMove(entry)),
      other ? this.named(other.name.slice(0, 14), 'message', (entry) => !isMove(entry), other.story) : null,
      this.ticks('didScroll', 'message', isMove),
    ];
  }

  /** The names that somebody seeks in a story beside this one: those that did not come here. */
  lacked(other) {
    const namesIn = (story) => new Set(story.entries.filter(({ kind }) => kind === 'message').map(({ data }) => briefly(data.message)));
    const here = namesIn(this.story);
    return new Set([...this.sought, ...[...namesIn(other)].filter((name) => !here.has(name))]);
  }

  /** The lines of a kind that are wanted. */
  entriesOf(kind, isWanted, story = this.story) {
    return story.entries.filter((entry) => entry.kind === kind && isWanted(entry) && hasWords(entry, this.words));
  }

  /** A tick a line. */
  ticks(label, kind, isWanted) {
    const entries = this.entriesOf(kind, isWanted);
    if (entries.length === 0) return null;
    return { kind: 'ticks', label, height: LANE, children: [this.tickPath(entries, 3, 15)] };
  }

  tickPath(entries, top, bottom) {
    const columns = new Set(entries.filter(({ t }) => this.axis.shows(t)).map(({ t }) => this.axis.x(t).toFixed(1)));
    return drawing('path', { d: [...columns].map((x) => `M${x} ${top}V${bottom}`).join('') });
  }

  /** Two rows of names, a count of the lines that have none, and below them a tick a line. */
  named(label, kind, isWanted, story = this.story) {
    const { axis } = this;
    const all = this.entriesOf(kind, isWanted, story);
    if (all.length === 0) return null;
    const shown = all.filter(({ t }) => axis.shows(t));
    const groups = groupedByPlace(shown, (t) => axis.x(t));
    const { names, counts } = laneLabels(groups, story === this.story ? this.sought : this.lacked(story), [LEFT, axis.width]);
    const texts = names.map(({ x, row, name, isLate }) => drawing('text', {
      x: isLate ? x - 3 : x + 3, y: 11 + row * NAME_ROW, 'text-anchor': isLate ? 'end' : 'start' }, name));
    const rows = Math.max(1, ...names.map(({ row }) => row + 1));
    const bottom = rows * NAME_ROW + (counts.length > 0 ? COUNT_ROW : 0) + 1;
    return { kind: story === this.story ? 'named' : 'named other', label, height: bottom + 16, children: [
      this.tickPath(shown, bottom, bottom + 10), ...texts, ...counts.map((count) => this.count(count, rows * NAME_ROW, story))] };
  }

  /** A count of lines, which opens the list of all lines of their moment. */
  count({ x, more, entries }, y, story) {
    const words = `${plural(more, 'more line')} at ${this.story.moment(entries[0].t)}`;
    const node = drawing('g', { class: 'more', role: 'button', tabindex: 0, 'aria-label': words },
      drawing('rect', { x: x + 1, y, width: COUNT_WIDTH - 3, height: 13, rx: 3 }),
      drawing('text', { x: x + COUNT_WIDTH / 2, y: y + 10, 'text-anchor': 'middle' }, `+${more}`));
    node.addEventListener('click', () => this.open(entries, story));
    node.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      this.open(entries, story);
    });
    return node;
  }

  /** A bar for each time that a screen is there, lighter while it comes or goes. */
  screens() {
    const { story } = this;
    return [...story.views.keys()].map((name) => {
      const changes = changesOf(story, name);
      if (changes.length === 0) return null;
      const bars = changes.flatMap(({ kind, start, end }, place) => {
        const next = changes[place + 1]?.start.t ?? story.end;
        const over = end?.t ?? next;
        const change = this.bar(start.t, over);
        change?.setAttribute('class', end ? 'change' : 'change open');
        return [change, kind === 'comes' && end ? this.bar(over, next) : null];
      });
      return { kind: 'screens', label: name.slice(0, 14), height: 18, children: bars.filter(Boolean) };
    }).filter(Boolean).slice(0, 8);
  }

  /** A bar for each time that a flag is set. */
  flags() {
    const lanes = [];
    for (const [name, track] of this.story.tracks) {
      for (const flag of FLAGS) {
        const bars = this.barsOf(track, flag);
        if (bars.length === 0) continue;
        const label = this.story.views.size > 1 ? `${flag.slice(2)} · ${name}` : flag.slice(2);
        lanes.push({ kind: 'flags', label: label.length > 14 ? '' : label, height: 18,
          children: [...bars, label.length > 14 ? drawing('text', { class: 'inside', x: LEFT + 4, y: 14 }, label) : null].filter(Boolean) });
      }
    }
    return lanes.slice(0, 12);
  }

  barsOf(track, flag) {
    const bars = [];
    let since = null;
    for (const known of track) {
      const isSet = known.flags[flag] === true;
      if (isSet && since === null) since = known.t;
      if (!isSet && since !== null) {
        bars.push(this.bar(since, known.t));
        since = null;
      }
    }
    if (since !== null) bars.push(this.bar(since, this.story.end));
    return bars.filter(Boolean);
  }
}
