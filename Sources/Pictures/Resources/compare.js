'use strict';
// Two transcripts of one case over each other, and the place where they part.

/** Numbers may differ so much, in points: half a pixel. */
const TOLERANCE = 0.5;

/** Whether two values are the same, with numbers that are near. Keys that one alone has are not compared. */
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

/** What stands beside a transcript: others of the same case. */
class Companion {
  constructor(name, story, own) {
    this.name = name;
    this.story = story;
    this.scene = new Scene(story, `The views as ${name} has them`);
    this.parting = parting(own, story);
  }

  /** Says where the two part. */
  sentence(own, choose) {
    if (!this.parting) return element('p', { class: 'parting' }, `Both transcripts say the same as ${this.name}, within half a pixel.`);
    const { one, two } = this.parting;
    const words = (entry, story) => (entry ? `${story.moment(entry.t)} ${briefly(shortOf(entry).name)}` : 'nothing more');
    const t = Math.min(one?.t ?? Infinity, two?.t ?? Infinity);
    return element('p', { class: 'parting' },
      `They part at ${own.moment(t)}. Here: ${words(one, own)}. ${this.name}: ${words(two, this.story)}. `,
      button('Show where they part', { class: 'go' }, () => choose(t)));
  }

  /** Adds its curves to those of the other transcript. */
  addTo(curves, view) {
    if (!this.story.views.has(view)) return;
    const mine = new Map(curvesOf(this.story, view).map((curve) => [curve.label, curve]));
    for (const curve of curves) curve.other = mine.get(curve.label) ?? null;
  }
}
