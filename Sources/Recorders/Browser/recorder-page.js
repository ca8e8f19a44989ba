'use strict';
// The page around the recorder: a view of a chosen size, and what was drawn on it.

/** The page's one recorder, and the picture of its fingers. */
const page = {
  view: document.querySelector('#view'),
  content: document.querySelector('#content'),
  trails: document.querySelector('#trails'),
  settings: document.querySelector('#settings'),
  told: document.querySelector('#told'),
  recorder: null,
  places: new Map(),
  counts: { touches: 0, messages: 0 },

  /** A number of the form, within what the format allows. */
  number(name) {
    const value = Number(this.settings.elements[name].value);
    return Math.min(100_000, Math.max(1, Number.isFinite(value) ? Math.round(value) : 1));
  },

  /** Begins anew, with what the form says. */
  begin() {
    this.recorder?.stop();
    const scrolls = this.settings.elements.what.value === 'scroller';
    const [width, height] = [this.number('width'), this.number('height')];
    Object.assign(this.view.style, { width: `${width}px`, height: `${height}px`, touchAction: 'auto' });
    this.view.classList.toggle('scrolls', scrolls);
    this.fill(this.number('contentWidth'), this.number('contentHeight'));
    this.view.scrollTo(0, 0);
    Object.assign(this.trails, { width, height });
    this.places.clear();
    this.counts = { touches: 0, messages: 0 };
    this.tell();
    const id = this.settings.elements.id.value.trim() || 'browser/recording';
    // A move of code is told with the next frame, and is nobody's.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      this.recorder = new TouchstoneRecorder(this.view, { id, scrolls, heard: (line) => this.hear(line) });
    }));
    this.recorder = null;
  },

  /** Draws the content: lines and numbers, a hundred points apart. */
  fill(width, height) {
    Object.assign(this.content.style, { width: `${width}px`, height: `${height}px` });
    this.content.replaceChildren();
    for (let y = 0; y < Math.min(height, 20_000); y += 100) {
      const row = document.createElement('span');
      row.textContent = String(y);
      row.style.top = `${y}px`;
      this.content.append(row);
    }
  },

  hear(line) {
    if (line.touch) {
      this.counts.touches += 1;
      this.draw(line);
    } else {
      this.counts.messages += 1;
    }
    this.tell();
  },

  tell() {
    this.told.textContent = `${this.counts.touches} touches · ${this.counts.messages} messages`;
  },

  /** Draws what a finger did, at once. */
  draw({ touch, id, x, y }) {
    const pen = this.trails.getContext('2d');
    const colour = `hsl(${(id * 137) % 360} 60% 45%)`;
    const before = this.places.get(id);
    pen.strokeStyle = pen.fillStyle = colour;
    pen.lineWidth = 2;
    pen.beginPath();
    if (before && touch !== 'began') {
      pen.moveTo(before.x, before.y);
      pen.lineTo(x, y);
      pen.stroke();
      pen.beginPath();
    }
    pen.arc(x, y, touch === 'moved' ? 2 : 8, 0, 2 * Math.PI);
    if (touch === 'ended' || touch === 'cancelled') pen.stroke();
    else pen.fill();
    this.places.set(id, { x, y });
  },
};

page.settings.addEventListener('submit', (event) => event.preventDefault());
page.settings.addEventListener('change', () => page.begin());
document.querySelector('#clear').addEventListener('click', () => page.begin());
document.querySelector('#save').addEventListener('click', () => page.recorder?.save());
page.begin();
