'use strict';
// Plays a case: a scrubber, steps, and any speed, forwards and back.

/** The moments of the lines of some stories, in order, each once. */
function momentsOf(stories) {
  return [...new Set(stories.flatMap(({ entries }) => entries.map(({ t }) => t)))].sort((one, other) => one - other);
}

class Transport {
  /** Creates the controls; `move` hears each new moment. */
  constructor(story, move) {
    this.story = story;
    this.move = move;
    this.t = 0;
    this.end = story.end;
    this.moments = momentsOf([story]);
    this.direction = 0;
    this.speed = element('input', { type: 'number', min: '0.001', max: '1000', step: 'any', value: '1', list: 'speeds', 'aria-label': 'Speed', class: 'speed' });
    this.scrubber = element('input', { type: 'range', min: 0, max: story.end, step: 'any', value: 0, 'aria-label': 'Moment', class: 'scrubber' });
    this.scrubber.addEventListener('input', () => {
      this.pause();
      this.go(Number(this.scrubber.value));
    });
    this.clock = element('output', { class: 'clock' });
    this.backwards = button('◀', { 'aria-label': 'Play backwards', 'aria-pressed': 'false' }, () => this.play(-1));
    this.forwards = button('▶', { 'aria-label': 'Play', 'aria-pressed': 'false' }, () => this.play(1));
    this.node = element('div', { class: 'transport', role: 'group', 'aria-label': 'Play' },
      element('div', { class: 'buttons' },
        button('|‹', { 'aria-label': 'To the start' }, () => this.step(-Infinity)),
        button('‹', { 'aria-label': 'One moment back' }, () => this.step(-1)),
        this.backwards, this.forwards,
        button('›', { 'aria-label': 'One moment on' }, () => this.step(1)),
        button('›|', { 'aria-label': 'To the end' }, () => this.step(Infinity)),
        element('label', {}, this.speed, element('span', {}, '×')),
        element('datalist', { id: 'speeds' }, ...[0.05, 0.1, 0.25, 0.5, 1, 2, 4].map((value) => element('option', { value }))),
        this.clock),
      this.scrubber);
  }

  /** Plays as long as the longest of some stories, and steps through the lines of all. */
  follow(stories) {
    this.end = Math.max(...stories.map(({ end }) => end));
    this.moments = momentsOf(stories);
    this.scrubber.max = this.end;
    this.go(this.t);
  }

  /** Goes to a moment. */
  go(t, index = null) {
    this.t = Math.max(0, Math.min(this.end, t));
    this.scrubber.value = this.t;
    const words = this.story.moment(this.t);
    this.scrubber.setAttribute('aria-valuetext', words);
    this.clock.textContent = `${words} of ${this.story.moment(this.end)}`;
    this.move(this.t, index ?? this.story.indexAt(this.t));
  }

  /** Goes to the next moment at which there is a line, or to the last one before. */
  step(count) {
    this.pause();
    if (!Number.isFinite(count)) return this.go(count < 0 ? 0 : this.end);
    const { moments } = this;
    if (count > 0) return this.go(moments[countWhile(moments, (t) => t <= this.t)] ?? this.end);
    return this.go(moments[countWhile(moments, (t) => t < this.t) - 1] ?? 0);
  }

  /** Plays in a direction, or pauses if it does so already. */
  play(direction) {
    if (this.direction === direction) return this.pause();
    if (direction > 0 && this.t >= this.end) this.go(0);
    if (direction < 0 && this.t <= 0) this.go(this.end);
    this.direction = direction;
    this.tellState();
    this.last = null;
    cancelAnimationFrame(this.request);
    this.request = requestAnimationFrame((now) => this.tick(now));
    return undefined;
  }

  pause() {
    this.direction = 0;
    cancelAnimationFrame(this.request);
    this.tellState();
  }

  tick(now) {
    if (this.direction === 0 || !this.node.isConnected) return;
    const speed = Number(this.speed.value) > 0 ? Number(this.speed.value) : 1;
    const passed = this.last === null ? 0 : (now - this.last) * 1000 * speed * this.direction;
    this.last = now;
    this.go(this.t + passed);
    if (this.direction > 0 ? this.t >= this.end : this.t <= 0) this.pause();
    else this.request = requestAnimationFrame((next) => this.tick(next));
  }

  tellState() {
    const tell = (node, isOn, sign, label) => {
      node.textContent = isOn ? '⏸' : sign;
      node.setAttribute('aria-label', isOn ? 'Pause' : label);
      node.setAttribute('aria-pressed', String(isOn));
    };
    tell(this.forwards, this.direction > 0, '▶', 'Play');
    tell(this.backwards, this.direction < 0, '◀', 'Play backwards');
  }
}
