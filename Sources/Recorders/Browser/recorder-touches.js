'use strict';
// The touches of fingers, mice and pens on an element.

/**
 * Hears the fingers on an element, and numbers them from 1.
 *
 * A browser that scrolls sends no more pointer events, but touch events, so touch events are heard where it
 * scrolls. Elsewhere pointer events are heard, and the browser is kept from scrolling.
 */
class FingerListener {
  constructor(element, { scrolls, clock, tell }) {
    this.element = element;
    this.clock = clock;
    this.tell = tell;
    this.fingers = new Map();
    this.removers = [];
    if (scrolls) this.listenToTouches();
    else this.listenToPointers();
  }

  listenToPointers() {
    this.element.style.touchAction = 'none';
    this.on('pointerdown', (event) => {
      if (event.button !== 0) return;
      // A pointer that a script made cannot be captured.
      try {
        this.element.setPointerCapture(event.pointerId);
      } catch {
        this.isUncaptured = true;
      }
      this.began(event.pointerId, event, event.timeStamp);
    });
    this.on('pointermove', (event) => {
      // The browser gathers the samples of a frame; each has its own time.
      const samples = event.getCoalescedEvents?.() ?? [];
      for (const sample of samples.length > 0 ? samples : [event]) {
        this.moved(event.pointerId, sample, sample.timeStamp);
      }
    });
    this.on('pointerup', (event) => this.ended('ended', event.pointerId, event, event.timeStamp));
    this.on('pointercancel', (event) => this.ended('cancelled', event.pointerId, event, event.timeStamp));
  }

  listenToTouches() {
    const each = (event, body) => {
      for (const touch of event.changedTouches) body(touch.identifier, touch, event.timeStamp);
    };
    this.on('touchstart', (event) => each(event, (...finger) => this.began(...finger)));
    this.on('touchmove', (event) => each(event, (...finger) => this.moved(...finger)));
    this.on('touchend', (event) => each(event, (...finger) => this.ended('ended', ...finger)));
    this.on('touchcancel', (event) => each(event, (...finger) => this.ended('cancelled', ...finger)));
  }

  on(name, body) {
    this.element.addEventListener(name, body, { passive: true });
    this.removers.push(() => this.element.removeEventListener(name, body));
  }

  began(key, place, stamp) {
    if (this.fingers.has(key)) return;
    const used = new Set([...this.fingers.values()].map((finger) => finger.id));
    let id = 1;
    while (used.has(id)) id += 1;
    const finger = { id, ...this.place(place) };
    this.fingers.set(key, finger);
    this.line('began', finger, stamp);
  }

  moved(key, place, stamp) {
    const finger = this.fingers.get(key);
    const { x, y } = this.place(place);
    if (!finger || (finger.x === x && finger.y === y)) return;
    Object.assign(finger, { x, y });
    this.line('moved', finger, stamp);
  }

  ended(phase, key, place, stamp) {
    const finger = this.fingers.get(key);
    if (!finger) return;
    // A touch that is cancelled has no place of its own.
    if (phase === 'ended') Object.assign(finger, this.place(place));
    this.fingers.delete(key);
    this.line(phase, finger, stamp);
  }

  line(touch, { id, x, y }, stamp) {
    this.tell({ t: this.clock.time(stamp), touch, id, x, y });
  }

  /** A place in the element's box, whatever is scrolled in it. */
  place({ clientX, clientY }) {
    const box = this.element.getBoundingClientRect();
    return {
      x: coordinate(clientX - box.left - this.element.clientLeft),
      y: coordinate(clientY - box.top - this.element.clientTop),
    };
  }

  /** The lines that lift whoever is down, so that a file can be read that is saved meanwhile. */
  cancelled() {
    return [...this.fingers.values()].map(({ id, x, y }) => ({ t: this.clock.latest, touch: 'cancelled', id, x, y }));
  }

  stop() {
    for (const remove of this.removers) remove();
  }
}
