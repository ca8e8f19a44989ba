'use strict';
// The axis of time that curves and lanes share, so that the same moments stand under each other.

const LEFT = 88;
const RIGHT = 16;
const TICKS = [1, 2, 5];

/** Round steps, so that an axis has at most so many. */
function roundStep(range, most) {
  const raw = range / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(raw > 0 ? raw : 1));
  return (TICKS.find((tick) => tick * power >= raw) ?? 10) * power;
}

class TimeAxis {
  constructor(story) {
    this.story = story;
    this.width = 600;
    this.lengthen(story.end);
  }

  /** Ends at a moment, and shows all until then. */
  lengthen(end) {
    this.end = end;
    this.place(0, end);
  }

  /** The place of a moment. */
  x(t) { return LEFT + (t - this.from) / (this.to - this.from) * (this.width - LEFT - RIGHT); }

  /** The moment at a place. */
  time(x) {
    const part = (x - LEFT) / (this.width - LEFT - RIGHT);
    return this.from + Math.max(0, Math.min(1, part)) * (this.to - this.from);
  }

  /** Returns true if a moment can be seen. */
  shows(t) { return t >= this.from && t <= this.to; }

  /** Shows more or less time around a moment. */
  scale(factor, t) {
    const least = Math.min(this.end, this.story.period * 4);
    const range = Math.min(this.end, Math.max(least, (this.to - this.from) * factor));
    this.place(t - range / 2, range);
  }

  /** Brings a moment into view. */
  reveal(t) {
    if (this.shows(t)) return false;
    this.place(t - (this.to - this.from) / 2, this.to - this.from);
    return true;
  }

  place(from, range) {
    this.from = Math.max(0, Math.min(this.end - range, from));
    this.to = this.from + range;
  }

  ticks() {
    const step = Math.max(1, roundStep(this.to - this.from, (this.width - LEFT - RIGHT) / 90));
    const ticks = [];
    for (let t = Math.ceil(this.from / step) * step; t <= this.to; t += step) ticks.push({ t, label: this.label(t, step) });
    return ticks;
  }

  label(t, step) {
    if (!this.story.isTimed) return String(Math.round(t / UNTIMED_STEP) + 2);
    return seconds(t, Math.max(0, Math.min(6, 6 - Math.floor(Math.log10(step)))));
  }
}

/** A strip of drawings under the axis of time: curves, or lanes. */
class Strip {
  constructor(axis, className, label) {
    this.axis = axis;
    this.cursor = drawing('line', { class: 'cursor' });
    this.node = drawing('svg', { class: `strip ${className}`, role: 'img', 'aria-label': label });
    this.height = 0;
    this.partings = [];
  }

  /** Draws everything but the cursor anew. */
  fill(height, children) {
    const { width } = this.axis;
    this.height = height;
    this.node.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.node.setAttribute('height', height);
    this.node.replaceChildren(...children.filter(Boolean), this.cursor);
  }

  point(t) {
    const x = this.axis.x(t);
    filled(this.cursor, { x1: x, x2: x, y1: 0, y2: this.height }, []);
  }
}

/** The height of the mark of what only follows from another violation. */
const FOLLOWER_HEIGHT = 6;

/** So many numbers of violations are told at a place; the others are counted. */
const MOST_NUMBERS = 3;

/** The numbers of violations in words. */
function numberWords(numbers) {
  const more = numbers.length > MOST_NUMBERS ? ` +${numbers.length - MOST_NUMBERS}` : '';
  return `✗${numbers.slice(0, MOST_NUMBERS).join(' ')}${more}`;
}

/**
 * The numbers of violations at the places of their marks; those that would stand over each other are put together.
 *
 * Each has where it starts: to the right of its mark, or to the left if it would reach over an edge.
 */
function numberLabels(marks, edge) {
  const widthOf = (label) => numberWords(label.numbers).length * 7 + 6;
  const settle = (label) => ({ ...label, start: label.x + 4 + widthOf(label) <= edge ? label.x + 4 : label.x - 4 - widthOf(label) });
  const labels = [];
  for (const mark of marks) {
    let label = settle(mark);
    while (labels.length > 0) {
      const last = labels[labels.length - 1];
      if (last.start + widthOf(last) <= label.start) break;
      labels.pop();
      label = settle({ x: last.x, numbers: [...last.numbers, ...label.numbers], fails: last.fails || label.fails });
    }
    labels.push(label);
  }
  return labels;
}

/** The marks of violations across a strip, with their numbers on a line of text; those of one moment share a mark. */
function violationMarks(axis, height, findings, baseline) {
  const moments = new Map();
  for (const finding of findings) {
    if (!axis.shows(finding.moment)) continue;
    moments.set(finding.moment, [...moments.get(finding.moment) ?? [], finding]);
  }
  const marks = [...moments].sort(([one], [other]) => one - other).map(([moment, marked]) => ({
    x: axis.x(moment), fails: marked.some(({ fails }) => fails),
    numbers: marked.filter(({ follows }) => follows === undefined).map(({ place }) => place + 1),
  }));
  const weight = ({ fails }) => (fails ? 'fails' : 'told');
  const lines = marks.map((mark) => {
    const isCause = mark.numbers.length > 0;
    return drawing('g', { class: `violation ${isCause ? '' : 'follower '}${weight(mark)}` },
      drawing('line', { x1: mark.x, x2: mark.x, y1: isCause ? 0 : baseline - FOLLOWER_HEIGHT, y2: isCause ? height : baseline }));
  });
  const labels = numberLabels(marks.filter(({ numbers }) => numbers.length > 0), axis.width);
  return [...lines, ...labels.map((label) => drawing('g', { class: `violation number ${weight(label)}` },
    drawing('text', { x: label.start, y: baseline }, numberWords(label.numbers))))];
}

/** The marks of the moments at which two transcripts part; the first one has a sign, on the side on which no numbers stand. */
function partingMarks(axis, height, moments, baseline) {
  return [...new Set(moments)].filter((moment) => axis.shows(moment)).map((moment, place) => {
    const x = axis.x(moment);
    const hasRoom = x > LEFT + 20 && x < axis.width - 60;
    return drawing('g', { class: 'parting' },
      drawing('line', { x1: x, x2: x, y1: 0, y2: height }),
      place === 0 ? drawing('text', { x: hasRoom ? x - 4 : x + 4, y: baseline, 'text-anchor': hasRoom ? 'end' : 'start' }, '≠') : '');
  });
}
