'use strict';
// Lines of Touchstone's format, as they are gathered.

/** A trace or a transcript that grows line by line. */
class TraceText {
  constructor(header) {
    this.header = header;
    this.lines = [];
  }

  add(line) {
    this.lines.push(JSON.stringify(line));
  }

  /** The whole file; `more` are lines that stand at its end only now. */
  text(more = []) {
    const lines = [...this.lines, ...more.map((line) => JSON.stringify(line))];
    const header = JSON.stringify({ trace: 1, ...this.header });
    return [header, ...lines, JSON.stringify({ end: lines.length }), ''].join('\n');
  }
}

/** Microseconds since the first event; they never decrease. */
class RecordClock {
  constructor() {
    this.start = null;
    this.latest = 0;
  }

  /** The time of an event, from its time stamp in milliseconds. */
  time(stamp) {
    this.start ??= stamp;
    this.latest = Math.max(this.latest, Math.round((stamp - this.start) * 1000));
    return this.latest;
  }
}

/** A coordinate with three places, half away from zero; never minus nought. */
function coordinate(value) {
  return (Math.sign(value) * Math.round(Math.abs(value) * 1000)) / 1000 || 0;
}
