'use strict';
// The screens of a navigation over time: which of them are on its stack, which are presented over it, and how far one has
// come or gone. All of it is read from the messages of their appearance.

/** The length of a change whose end is not told. */
const USUAL_CHANGE = 400_000;

/** The style of what is presented that leaves nothing of the screen below it. */
const COVERING = new Set(['fullScreen', 'overFullScreen', 'currentContext', 'overCurrentContext', 'custom']);

/** The message that begins a change, or ends it: its kind, and whether it ends there. */
const APPEARANCE = {
  viewWillAppear: ['comes', false], viewDidAppear: ['comes', true], viewWillDisappear: ['goes', false], viewDidDisappear: ['goes', true],
};

/** The changes of a screen in order: each comes or goes, from a line to another; no end: it was not told, or another began. */
function changesOf(story, name) {
  const changes = [];
  for (const entry of story.entries) {
    if (entry.kind !== 'message' || entry.view !== name) continue;
    const [kind, isEnd] = APPEARANCE[entry.data.message.split('(')[0]] ?? [];
    if (!kind) continue;
    const last = changes[changes.length - 1];
    if (isEnd && last?.kind === kind && !last.end) last.end = entry;
    else changes.push({ name, kind, start: entry, end: isEnd ? entry : null, isAnimated: entry.data.args?.animated === true });
  }
  return changes;
}

/** Returns true if a screen is presented over others, rather than pushed. */
function isPresented(story, { name, component, config }) {
  return component === 'alert' || config.modalPresentationStyle !== undefined
    || story.entries.some(({ kind, data }) => kind === 'call' && data.args?.viewControllerToPresent === name);
}

/** The screens of a container over a story. */
class Screens {
  constructor(story, container) {
    this.story = story;
    this.container = container;
    this.views = [...story.views.values()].filter((view) => view.container === container.name);
    this.changes = new Map(this.views.map(({ name }) => [name, changesOf(story, name)]));
    this.presented = new Set(this.views.filter((view) => isPresented(story, view)).map(({ name }) => name));
    this.stacks = this.followStack();
  }

  /** True if anything is told of the screens. */
  get isTold() { return [...this.changes.values()].some((changes) => changes.length > 0); }

  /** The stack after each line that changes it. A screen below the top that has come takes those above it away. */
  followStack() {
    const events = [];
    for (const { name } of this.views) {
      if (this.presented.has(name)) continue;
      for (const change of this.changes.get(name)) {
        if (change.kind !== 'comes') continue;
        events.push({ index: change.start.index, name });
        if (change.end) events.push({ index: change.end.index, name, isOver: true });
      }
    }
    let names = [];
    const stacks = [{ index: -1, names }];
    for (const { index, name, isOver } of events.sort((one, other) => one.index - other.index)) {
      const place = names.indexOf(name);
      if (place < 0) names = [...names, name];
      else if (isOver) names = names.slice(0, place + 1);
      stacks.push({ index, names });
    }
    return stacks;
  }

  /** The names on the stack after a line, the lowest first. */
  stack(index) { return this.stacks[countWhile(this.stacks, (stack) => stack.index <= index) - 1].names; }

  /** Returns the state of a screen at a moment: it is there, comes or goes, and how far; null: it is not there. */
  stateOf(name, index, t) {
    const changes = this.changes.get(name);
    const change = changes[countWhile(changes, ({ start }) => start.index <= index) - 1];
    if (!change) return null;
    const isOver = change.end !== null && change.end.index <= index;
    if (isOver) return change.kind === 'comes' ? this.pulledState(name, index) : null;
    return { name, kind: change.kind, part: this.partOf(change, index, t), since: change.start.t };
  }

  /** Returns the part of a change that is done, from 0 to 1: by its finger's way, or by the time that has passed. */
  partOf(change, index, t) {
    if (!change.isAnimated) return 1;
    const stroke = this.story.strokes.find(({ points }) => points[0].t < change.start.t && points[points.length - 1].t >= change.start.t);
    const end = change.end?.t ?? change.start.t + USUAL_CHANGE;
    const byTime = (from) => (end > from ? Math.min(1, Math.max(0, (t - from) / (end - from))) : 1);
    if (!stroke) return byTime(change.start.t);
    const pulled = this.pulled(stroke, change.name, index);
    const lift = stroke.points[stroke.points.length - 1];
    return index < lift.index ? pulled : pulled + (1 - pulled) * byTime(lift.t);
  }

  /** A screen that is there; a sheet may be pulled by a finger that was taken away from it. */
  pulledState(name, index) {
    const stroke = this.presented.has(name) && this.story.strokes.find(({ points }) => points[0].index <= index && points[points.length - 1].index > index);
    const isTaken = stroke && this.story.entries.slice(stroke.points[0].index, index + 1)
      .some(({ view, data }) => view === name && data.message?.startsWith('touchesCancelled'));
    return isTaken ? { name, kind: 'pulled', part: this.pulled(stroke, name, index) } : { name, kind: 'there', part: 1 };
  }

  /** Returns the part of its way that a finger has pulled a screen to the side, or a sheet down. */
  pulled({ points }, name, index) {
    const last = points[countWhile(points, (point) => point.index <= index) - 1] ?? points[0];
    const [, , width, height] = this.container.frame;
    const part = this.presented.has(name) ? (last.y - points[0].y) / height : (last.x - points[0].x) / width;
    return Math.min(1, Math.max(0, part));
  }

  /** The screens that can be seen at a moment, the lowest first: of the stack, and presented over it. */
  seen(index, t) {
    const stack = this.stack(index);
    const states = stack.map((name) => this.stateOf(name, index, t));
    const top = states.findLastIndex((state) => state !== null);
    const pushed = states.map((state, place) => state ?? (place === top + 1 || stack.length === 1 ? null : undefined)).filter(Boolean);
    const over = [...this.presented].map((name) => this.stateOf(name, index, t)).filter(Boolean)
      .sort((one, other) => this.startOf(one.name, index) - this.startOf(other.name, index));
    return { stack, pushed, over };
  }

  /** The line at which a screen began to come. */
  startOf(name, index) {
    return this.changes.get(name).findLast(({ kind, start }) => kind === 'comes' && start.index <= index)?.start.index ?? 0;
  }

  /** The screens in words: the stack, what is over it, and what comes or goes. */
  told(index, t) {
    const { stack, pushed, over } = this.seen(index, t);
    const moving = [...pushed, ...over].filter(({ kind }) => kind !== 'there');
    const facts = [['screens', stack.join(' › ')], ['over them', over.map(({ name }) => name).join(', ')]];
    return [...facts, ...moving.map(({ name, kind, part }) => [name, `${kind}, ${Math.round(part * 100)} %`])];
  }
}
