'use strict';
// A small scroller, for the adapter beside it to have something to drive: put your own in its place.
//
// It has drags, glides, bounces, and moves by code. It has no target that a delegate may rewrite,
// no pages, no zoom, no insets, and no views in views. All times are milliseconds.

const SLOP = 10;
const RATE = 0.998;
const SLOWEST_FLICK = 0.25;
const SLOWEST_GLIDE = 0.01;
const LONGEST_HOLD = 100;
const BAND = 0.55;
const RETURN = 0.99;
const ANIMATION = 300;

/** Returns the distance past an edge that is shown for one of the finger, in a view of a size. */
const stretch = (distance, size) => size * (1 - 1 / (1 + (BAND * distance) / size));
/** Returns the finger's distance past an edge for the one that is shown. */
const unstretch = (seen, size) => (size * seen) / (BAND * (size - seen));

/** The speed of the content between two samples of a finger. */
const way = (one, other) => one.point.map((value, axis) => (value - other.point[axis]) / (other.time - one.time));

class Scroller {
  /**
   * `events`: functions by name, each optional: dragStart, scroll, dragEnd(willGlide), glideStart,
   * glideEnd, animationEnd.
   */
  constructor({ size, content, offset, bounces = true, scale = 2, events = {} }) {
    this.size = size;
    this.scale = scale;
    this.bounces = bounces;
    this.most = content.map((length, axis) => this.onPixel(Math.max(0, length - size[axis])));
    this.events = events;
    this.offset = [...offset];
    this.isTracking = false;
    this.isDragging = false;
    this.glide = null;
    this.animation = null;
    this.drag = null;
  }

  get isGliding() {
    return this.glide !== null;
  }

  get isMoving() {
    return this.isGliding || this.animation !== null;
  }

  /** Moves at once; a glide goes on from there. */
  jumpTo(offset) {
    this.animation = null;
    if (this.glide) this.glide.position = [...offset];
    const before = this.offset;
    this.place(offset);
    // A finger drags on from there.
    if (this.drag) this.drag.origin = this.drag.origin.map((value, axis) => value + this.offset[axis] - before[axis]);
  }

  /** Moves at once; a glide ends, and one that a finger holds ends when the finger leaves. */
  stopAt(offset) {
    this.jumpTo(offset);
    if (!this.drag) this.endGlide();
  }

  /** Moves in a third of a second; a glide goes on afterwards. */
  animateTo(offset, time) {
    if (offset.every((value, axis) => value === this.offset[axis])) return;
    this.animation = { from: [...this.offset], to: offset, since: time };
  }

  // Fingers

  down(point, time) {
    this.isTracking = true;
    this.animation = null;
    this.glideIsHeld = this.isGliding;
    this.drag = { start: point, origin: this.unstretched(), samples: [{ point, time }], slop: null };
  }

  move(point, time) {
    const { drag } = this;
    if (time > drag.samples[drag.samples.length - 1].time) drag.samples = [...drag.samples.slice(-3), { point, time }];
    const raw = point.map((value, axis) => (this.most[axis] > 0 ? value - drag.start[axis] : 0));
    if (!this.isDragging || drag.slop === null) {
      const slop = this.glideIsHeld ? 0 : SLOP;
      if (Math.hypot(...raw) < slop || raw.every((value) => value === 0)) return;
      this.beginDrag(raw.map((value) => Math.sign(value) * Math.min(Math.abs(value), slop)));
    }
    this.place(raw.map((value, axis) => this.stretched(axis, drag.origin[axis] - value + drag.slop[axis])));
  }

  up(time) {
    // A finger that halted a glide and did not move has dragged as well.
    if (this.glideIsHeld && this.drag.slop === null) this.beginDrag([0, 0]);
    const wasDragging = this.drag.slop !== null;
    const velocity = this.velocity(time);
    this.drag = null;
    if (wasDragging) this.endDrag(velocity, time);
    this.isTracking = false;
    if (wasDragging && this.glideIsHeld && !this.willGlide) this.endGlide();
    this.glideIsHeld = false;
  }

  beginDrag(slop) {
    this.drag.slop = slop;
    this.isDragging = true;
    this.events.dragStart?.();
  }

  endDrag(velocity, time) {
    this.willGlide = velocity.some((speed) => speed !== 0) || this.offset.some((_, axis) => this.excess(axis) !== 0);
    if (!this.willGlide) this.isDragging = false;
    this.events.dragEnd?.(this.willGlide);
    if (!this.willGlide) return;
    this.isTracking = false;
    this.glide = { position: [...this.offset], velocity, time };
    this.events.glideStart?.();
  }

  /**
   * The content's speed in points a millisecond: that of the last three ways, of which the last counts
   * least. None where the finger rested, or was slow.
   */
  velocity(time) {
    const { samples } = this.drag;
    const ways = samples.slice(1).map((sample, index) => way(samples[index], sample));
    if (ways.length === 0 || time - samples[samples.length - 1].time >= LONGEST_HOLD) return [0, 0];
    const [last, before = last, first = before] = ways.reverse();
    const latest = before.map((speed, axis) => 0.8 * speed + 0.2 * last[axis]);
    if (Math.hypot(...latest) < SLOWEST_FLICK) return [0, 0];
    return this.most.map((most, axis) => (most > 0 ? 0.6 * first[axis] + 0.35 * before[axis] + 0.05 * last[axis] : 0));
  }

  // Frames

  frame(time) {
    if (this.animation) this.animate(time);
    else if (this.glide && !this.isTracking) this.glideOn(time);
    if (this.glide) this.glide.time = time;
  }

  animate(time) {
    const { from, to, since } = this.animation;
    const part = Math.min(1, (time - since) / ANIMATION);
    const eased = part * part * (3 - 2 * part);
    this.place(part === 1 ? to : from.map((value, axis) => value + (to[axis] - value) * eased));
    if (part < 1 || this.animation?.to !== to) return;
    this.animation = null;
    if (this.glide) this.glide.position = [...to];
    this.events.animationEnd?.();
  }

  glideOn(time) {
    const { glide } = this;
    const rests = [0, 1].map((axis) => this.step(axis, time - glide.time));
    const isOver = rests.every(Boolean);
    this.place(isOver ? glide.position.map((value, axis) => value - this.excess(axis, value)) : glide.position);
    if (isOver && this.glide === glide) this.endGlide();
  }

  /** Moves one axis of the glide, and says whether it rests. */
  step(axis, passed) {
    const { position, velocity } = this.glide;
    const kept = RATE ** passed;
    const free = position[axis] + (velocity[axis] * RATE * (1 - kept)) / (1 - RATE);
    velocity[axis] *= kept;
    const [before, after] = [this.excess(axis, position[axis]), this.excess(axis, free)];
    const edge = before === 0 ? free - after : position[axis] - before;
    const isOutside = before !== 0 || after !== 0;
    const back = this.bounces ? RETURN ** passed : 0;
    position[axis] = isOutside ? edge + (free - edge) * back : free;
    if (isOutside) velocity[axis] *= back;
    const rests = Math.abs(velocity[axis]) < SLOWEST_GLIDE && Math.abs(this.excess(axis, position[axis])) < 0.5;
    if (rests) velocity[axis] = 0;
    return rests;
  }

  endGlide() {
    if (!this.glide) return;
    this.glide = null;
    if (!this.drag) this.isDragging = false;
    this.events.glideEnd?.();
  }

  // Places

  /** Returns the distance of an offset past the nearest edge. */
  excess(axis, value = this.offset[axis]) {
    return value - Math.min(Math.max(value, 0), this.most[axis]);
  }

  stretched(axis, value) {
    const excess = this.excess(axis, value);
    if (excess === 0) return value;
    const seen = this.bounces ? Math.sign(excess) * stretch(Math.abs(excess), this.size[axis]) : 0;
    return value - excess + seen;
  }

  /** The offset as it would be without a stretch, to go on from under a new finger. */
  unstretched() {
    return this.offset.map((value, axis) => {
      const excess = this.excess(axis);
      return value - excess + Math.sign(excess) * unstretch(Math.abs(excess), this.size[axis]);
    });
  }

  onPixel(value) {
    return Math.round(value * this.scale) / this.scale;
  }

  /** Puts the content on the nearest pixel, and tells if it moved. */
  place(offset) {
    const next = offset.map((value) => this.onPixel(value));
    if (next.every((value, axis) => value === this.offset[axis])) return;
    this.offset = next;
    this.events.scroll?.();
  }
}

module.exports = { Scroller };
