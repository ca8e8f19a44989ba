'use strict';
// Two transcripts of one case over each other, and the place where they part.

/** Numbers may differ so much, in points: half a pixel. */
const TOLERANCE = 0.5;

/** Returns true if two values are the same; numbers may differ a little. Keys that only one has are not compared. */
function isNear(left, right) {
  if (typeof left === 'number' && typeof right === 'number') return Math.abs(left - right) <= TOLERANCE;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((value, place) => isNear(value, right[place]));
  }
  if (left && right && typeof left === 'object' && typeof right === 'object') {
    return Object.keys(left).every((key) => !(key in right) || isNear(left[key], right[key]));
  }
  return left === right;
}

function told(story) {
  return story.entries.filter(({ kind }) => kind === 'message' || kind === 'exception' || kind === 'final');
}

/** The first lines that are not the same; null: all are. */
function parting(left, right) {
  const [mine, other] = [told(left), told(right)];
  const length = Math.max(mine.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const [one, two] = [mine[place], other[place]];
    if (!one || !two) return { one, two };
    const isSame = one.kind === two.kind && one.view === two.view && one.data[one.kind] === two.data[two.kind];
    if (one.kind === 'final' ? one.kind !== two.kind || !isNear(one.data.final, two.data.final)
      : !isSame || !isNear(one.data.t, two.data.t) || !isNear(one.data.args ?? {}, two.data.args ?? {})
        || !isNear(one.data.state ?? {}, two.data.state ?? {})) {
      return { one, two };
    }
  }
  return null;
}

/** The moment at which two transcripts part: that of the earlier of the first two lines that differ. */
function partingMoment({ one, two }) { return Math.min(one?.t ?? Infinity, two?.t ?? Infinity); }

/** A line in words, as far as a comparison needs them. */
function toldIn(story, entry) {
  if (!entry) return 'nothing more';
  const offset = offsetOf(entry.data.state ?? entry.data.final);
  return `${briefly(shortOf(entry).name)} at ${story.moment(entry.t)}${offset === '' ? '' : ` with ${offset}`}`;
}

/** Rules that say only that two transcripts differ. */
const COMPARING = new Set(['baseline', 'compare']);

/** Counts the lines of a story that have the message of a line. */
function timesOf(story, { kind, data }) { return story.entries.filter((entry) => entry.kind === kind && entry.data[kind] === data[kind]).length; }

/**
 * A finding at the first lines at which two transcripts differ, with what is missing here.
 *
 * One that says that they differ is about these lines. One that says only at the end that a message is missing is so too,
 * where the other transcript has that message there.
 */
function atTheParting(finding, own, other) {
  const isOfTwo = COMPARING.has(finding.rule);
  const isUntimed = finding.t === undefined && finding.missing !== undefined;
  const found = isOfTwo || isUntimed ? parting(own, other) : null;
  if (!found) return finding;
  const { one, two } = found;
  const name = two?.kind === 'message' && timesOf(own, two) < timesOf(other, two) ? briefly(two.data.message) : null;
  if (!isOfTwo && !finding.missing.includes(name)) return finding;
  const missing = isOfTwo ? (name === null ? undefined : [name]) : finding.missing;
  return { ...finding, index: one?.index, line: one?.number, moment: partingMoment(found), missing };
}

/** A second transcript of the same case, shown beside the first. */
class Companion {
  /** Creates it; `places` are the lines at which the two part, where whoever wrote the page has compared them. */
  constructor(name, story, own, places) {
    this.name = name;
    this.story = story;
    this.scene = new Scene(story, `The views as ${name} has them`);
    this.parting = places?.length === 0 ? null : parting(own, story);
    // A glide is marked where the two are farthest apart; they part where they first differ.
    const first = this.parting?.one?.index;
    const marked = (places ?? []).filter((index) => first === undefined || index > first);
    this.places = first === undefined ? marked : [first, ...marked];
    this.moments = this.places.map((index) => own.timeOf(index));
    // A missing line shows only in the next one; the two part where the missing line should have been.
    if (this.parting) this.moments[0] = partingMoment(this.parting);
  }

  /** Returns true if the two part at a line. */
  partsAt(index) { return this.places.includes(index); }

  /** Says where the two part. */
  sentence(own, choose) {
    if (this.moments.length === 0) {
      return element('p', { class: 'parting' }, `Both transcripts say the same as ${this.name}, within half a pixel.`);
    }
    const others = this.moments.length - 1;
    return element('p', { class: 'parting' },
      element('b', {}, '≠ '), `They part at ${own.moment(this.moments[0])}`,
      others > 0 ? `, and in ${plural(others, 'more place')}. ` : '. ', this.words(own),
      button('Show where they part', { class: 'go' }, () => choose(this.moments[0], this.places[0] ?? null)));
  }

  /** The first two lines that differ, in words. */
  words(own) {
    if (!this.parting) return '';
    const { one, two } = this.parting;
    return `Here: ${toldIn(own, one)}. There: ${toldIn(this.story, two)}. `;
  }

  /** The moment of the next place where they part; of the first one behind the last. */
  momentAfter(t) {
    const places = this.moments.map((moment, place) => ({ moment, index: this.places[place] ?? null }));
    return places.find(({ moment }) => moment > t) ?? places[0];
  }
}
