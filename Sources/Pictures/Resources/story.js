'use strict';
// A transcript as the page plays it: its lines in order, what is known of each view after each line,
// and the strokes of the fingers.

const KINDS = ['touch', 'call', 'settle', 'message', 'exception', 'final', 'expect', '#'];

/** The length of a line where times are not known. */
const UNTIMED_STEP = 10_000;

/** The number of elements that a test holds for, where it holds for the first ones alone. */
function countWhile(list, holds) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}

class Story {
  /** Reads the lines of a transcript, each JSON. */
  constructor(lines) {
    this.header = JSON.parse(lines[0] ?? '{}');
    this.views = viewsOf(this.header);
    this.first = this.views.keys().next().value;
    this.period = 1e6 / (this.header.rate ?? 60);
    this.entries = lines.slice(1).map((line, index) => entryOf(JSON.parse(line), index, this.first));
    this.settleTimes();
    this.tracks = this.trackViews();
    this.strokes = this.followFingers();
  }

  /** Gives each line a time: its own, or that of the last one above it. */
  settleTimes() {
    this.isTimed = this.entries.some(({ data }) => Number.isFinite(data.t));
    let time = 0;
    for (const entry of this.entries) {
      if (!this.isTimed) time = entry.index * UNTIMED_STEP;
      else if (Number.isFinite(entry.data.t)) time = Math.max(time, entry.data.t);
      entry.t = time;
    }
    this.end = Math.max(time, this.isTimed ? this.period : 1);
  }

  trackViews() {
    const tracks = new Map();
    for (const [name, view] of this.views) tracks.set(name, [beginning(view)]);
    for (const entry of this.entries) {
      const track = tracks.get(entry.view);
      if (track && ['call', 'message', 'final'].includes(entry.kind)) {
        track.push(after(track[track.length - 1], entry));
      }
    }
    return tracks;
  }

  followFingers() {
    const strokes = [];
    const open = new Map();
    for (const entry of this.entries) {
      if (entry.kind !== 'touch') continue;
      const { touch, id, x, y } = entry.data;
      if (touch === 'began' || !open.has(id)) {
        open.set(id, { finger: id, points: [], ending: null });
        strokes.push(open.get(id));
      }
      const stroke = open.get(id);
      stroke.points.push({ x, y, t: entry.t, index: entry.index });
      if (touch === 'ended' || touch === 'cancelled') {
        stroke.ending = touch;
        open.delete(id);
      }
    }
    return strokes;
  }

  /** The last line at or before a moment; -1: there is none. */
  indexAt(t) { return countWhile(this.entries, (entry) => entry.t <= t) - 1; }

  /** The moment of a line. */
  timeOf(index) { return index < 0 ? 0 : this.entries[index]?.t ?? this.end; }

  /** Returns all that is known of a view after a line. */
  known(name, index) {
    const track = this.tracks.get(name);
    return track[countWhile(track, (known) => known.index <= index) - 1] ?? track[0];
  }

  /** The moment in words. */
  moment(t) {
    return this.isTimed ? `${seconds(t)} s` : `line ${Math.round(t / UNTIMED_STEP) + 2}`;
  }

  /** The views that the content of which moves, the farthest first. */
  moving() {
    const travel = (name) => {
      const offsets = this.tracks.get(name).filter(({ isTold }) => isTold).map(({ offset }) => offset);
      return [0, 1].map((axis) => spread(offsets.map((offset) => offset[axis])));
    };
    return [...this.views.keys()]
      .map((name) => ({ name, travel: travel(name), isTold: this.tracks.get(name).some(({ isTold }) => isTold) }))
      .filter(({ isTold }) => isTold)
      .sort((left, right) => Math.max(...right.travel) - Math.max(...left.travel));
  }
}

/** Returns the difference between the greatest and the least of some numbers. */
function spread(values) {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most > least ? most - least : 0;
}

function entryOf(data, index, first) {
  const kind = KINDS.find((name) => name in data) ?? '#';
  return { index, number: index + 2, kind, data, view: data.view ?? first, t: 0 };
}

/** A line in short: what it is, and what it says. */
function shortOf({ kind, data }) {
  switch (kind) {
    case 'touch': return { name: data.touch, rest: `finger ${data.id} at ${data.x}, ${data.y}` };
    case 'call': return { name: data.call, rest: argumentsOf(data.args, data.call) };
    case 'message': {
      const answer = data.answer === undefined ? '' : ` → ${JSON.stringify(data.answer)}`;
      return { name: data.message, rest: argumentsOf(data.args, data.message) + answer };
    }
    case 'exception': return { name: data.exception, rest: data.why ?? '' };
    case 'settle': return { name: 'settle', rest: `at rest within ${seconds(data.settle)} s` };
    case 'final': return { name: 'final', rest: offsetOf(data.final) };
    case 'expect': return { name: `expect ${data.expect}`, rest: JSON.stringify(data.are ?? data.is ?? data.rule ?? '') };
    default: return { name: '', rest: String(data['#'] ?? '') };
  }
}

/** Arguments in the order of the signature; those that are in none of its labels come last. */
function argumentsOf(values, name) {
  const labels = name.replace(/^[^(]*\(?/, '').split(/[:)]/);
  const place = ([label]) => (labels.includes(label) ? labels.indexOf(label) : labels.length);
  return Object.entries(values ?? {}).sort((left, right) => place(left) - place(right)).map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ');
}

function offsetOf(state) {
  return isNumbers(state?.contentOffset, 2) ? `offset ${state.contentOffset.join(', ')}` : '';
}
