'use strict';
// The host of adapters in JavaScript, for Node 18 and later; it needs no package.
//
// It speaks the subject protocol of Touchstone, version 1, on standard input and output, and plays
// traces into a component on virtual time. An adapter calls `host` once:
//
//   const { host } = require('./touchstone-host.js');
//   host({
//     name, version, issues, components,    // the names of the judged library; components: ['scroll']
//     plays: { config, calls, delegate },   // names that the component honours; without a list: all
//     tells: { messages, state },           // messages that it sends, state that can be read
//     setUp(header, tell, events) { … }     // a fresh component for one trace
//   });
//
// `setUp` finds the configuration in `header.config`, with `bounds` (the size), `contentSize` and
// `contentOffset` always there. It gives an object; all times are milliseconds from the start of the trace:
//   touches(fingers, time, down)    one event: [{ phase, id, x, y }, …]; down: the fingers on the glass
//   call(name, args, time, inside)  a call of code; inside: undefined, or the block that it stands in
//   frame(passed, number, time)     passed: the time by which the frame moves motion on
//   state(view)                     the state now, by the names of `tells.state`
//   isAtRest()                      true if nothing moves and nothing is due
//   attach(), tearDown()            the delegate begins to listen; the trace is over
// Only `state` is required. Each may give a promise, except `state` and `isAtRest`.
//
// More of a description, all optional: `playsViews` (traces of several views; `header.views` lists
// them), `playsBlocks` (calls inside `animate` and `performWithoutAnimation`), `usesPromises` (what a
// promise of the component causes belongs to the turn), `confirms` (an answer is given once two plays
// of the trace were the same), `capabilities`, `close()` (the tool is done).
//
// A library that uses the timers of its environment runs on virtual time after `virtualClock()`,
// called before the library is loaded: setTimeout, setInterval, requestAnimationFrame, Date and
// performance.now then move with the trace. A timer runs at its own instant, and what it tells is a
// turn of its own: the host says when that was (`at`).
//
// Numbers are given as the component has them; the host rounds them. A place that differs from the one
// told before by less than a transcript can show is marked (`moved`), so that it is no repeat.
// `skip(why)` gives a trace up that the component cannot play, `fail(why)` one in which something broke.
//
// `tell(name, args, { view, answer, state })` sends a message with the present state, and returns
// the delegate's answer; `answer` is the usual one. `tell.hold(name, { until })`, `tell.hold(f, g)`
// and `tell.raise(name, why)` are described at `Telling`.

const INITIAL_DATE = Date.UTC(2020, 0, 1);
const USUAL_SETTLE = 10_000_000;
const DEEPEST_CALLS = 64;
const MOST_PLAYS = 6;
const USUAL_ANSWERS = { 'scrollViewShouldScrollToTop(_:)': true };
const SIX_PLACES = new Set(['withVelocity', 'velocity', 'atScale', 'scale', 'zoomScale', 'decelerationRate']);

/** Ends a trace before its time: with a reason, or after an exception that was written down. */
class TraceEnd extends Error {
  constructor(kind, why) {
    super(why);
    this.kind = kind;
  }
}

/** Gives up the present trace, which the component cannot play. */
function skip(why) {
  throw new TraceEnd('skipped', why);
}

/** Gives up the present trace, for something went wrong. */
function fail(why) {
  throw new TraceEnd('failed', why);
}

// MARK: - Numbers

/**
 * A number with three or six places at most, half away from zero, never −0. Six are taken first: what a sum
 * leaves behind the sixth place must not decide the third.
 */
function round(value, places = 3) {
  if (!Number.isFinite(value)) fail(`the component gives the number ${value}, which no transcript can hold`);
  const millionths = Math.round(Math.abs(value) * 1_000_000);
  const size = places === 6 ? millionths / 1_000_000 : Math.round(millionths / 1000) / 1000;
  return size === 0 ? 0 : Math.sign(value) * size;
}

/** A copy of a value in which all numbers are rounded: velocities and scales to six places, others to three. */
function rounded(value, places = 3) {
  if (typeof value === 'number') return round(value, places);
  if (Array.isArray(value)) return value.map((element) => rounded(element, places));
  if (value === null || typeof value !== 'object') return value;
  const copy = {};
  for (const key of Object.keys(value).sort()) {
    if (value[key] !== undefined) copy[key] = rounded(value[key], SIX_PLACES.has(key) ? 6 : 3);
  }
  return copy;
}

// MARK: - Virtual time

/** Timers, animation frames and dates that stand still until the host moves them. */
class VirtualClock {
  constructor() {
    this.reset();
  }

  /** Forgets all timers and begins again at time 0, in milliseconds. */
  reset() {
    this.now = 0;
    this.origin = 0;
    this.lastNumber = 0;
    this.timers = new Map();
    this.callbacks = new Map();
  }

  /** True if no timer and no animation frame is asked for. */
  get isIdle() {
    return this.timers.size === 0 && this.callbacks.size === 0;
  }

  /** Runs the timers that are due up to a time, each at its own, and stands there. */
  advance(time) {
    for (let timer = this.nextTimer(time); timer; timer = this.nextTimer(time)) {
      this.now = Math.max(this.now, timer.due);
      if (timer.period === undefined) this.timers.delete(timer.number);
      else timer.due += timer.period;
      timer.action();
    }
    this.now = Math.max(this.now, time);
  }

  nextTimer(time) {
    let next;
    for (const timer of this.timers.values()) {
      if (timer.due <= time && (!next || timer.due < next.due)) next = timer;
    }
    return next;
  }

  /** Returns the time at which the next timer comes due, up to a time; undefined: none does. */
  nextDue(time) {
    return this.nextTimer(time)?.due;
  }

  /** Runs the callbacks that asked for an animation frame; what they ask for comes at the next one. */
  frame() {
    const callbacks = this.callbacks;
    this.callbacks = new Map();
    for (const number of [...callbacks.keys()]) {
      if (callbacks.has(number)) callbacks.get(number)(this.now);
      callbacks.delete(number);
    }
  }

  addTimer(action, delay, args, repeats) {
    const number = ++this.lastNumber;
    const wait = Math.max(Number(delay) || 0, repeats ? 1 : 0);
    const timer = { number, due: this.now + wait, action: () => action(...args) };
    if (repeats) timer.period = wait;
    this.timers.set(number, timer);
    return number;
  }

  /** Puts itself in the place of the environment's timers and clocks. */
  install(place = globalThis) {
    const clock = this;
    const dateNow = () => INITIAL_DATE + Math.floor(clock.now);
    const VirtualDate = new Proxy(place.Date, {
      get: (date, name) => (name === 'now' ? dateNow : date[name]),
      apply: (date) => new date(dateNow()).toString(),
      construct: (date, parts, maker) => Reflect.construct(date, parts.length ? parts : [dateNow()], maker),
    });
    const functions = {
      Date: VirtualDate,
      performance: { now: () => clock.now, timeOrigin: INITIAL_DATE, mark() {}, measure() {} },
      setTimeout: (action, delay, ...args) => clock.addTimer(action, delay, args, false),
      setInterval: (action, delay, ...args) => clock.addTimer(action, delay, args, true),
      clearTimeout: (number) => void clock.timers.delete(number),
      clearInterval: (number) => void clock.timers.delete(number),
      requestAnimationFrame: (action) => {
        clock.callbacks.set(++clock.lastNumber, action);
        return clock.lastNumber;
      },
      cancelAnimationFrame: (number) => void clock.callbacks.delete(number),
    };
    for (const [name, value] of Object.entries(functions)) {
      // Libraries ask whether these are the environment's own, and fall back to others if not.
      if (typeof value === 'function' && name !== 'Date') value.toString = () => `function ${name}() { [native code] }`;
      Object.defineProperty(place, name, { value, configurable: true, writable: true });
    }
  }
}

let installedClock = null;

/** Installs virtual time, before the library is loaded, and returns its clock. */
function virtualClock() {
  if (!installedClock) {
    installedClock = new VirtualClock();
    installedClock.install();
  }
  return installedClock;
}

// MARK: - The scripted delegate

/** The answers and calls that a header gives the delegate, and the number of those that are used up. */
class Script {
  constructor(entries = {}) {
    this.places = new Map();
    for (const [message, entry] of Object.entries(entries)) {
      const replies = Array.isArray(entry) ? entry : [entry];
      this.places.set(message, { replies, index: 0, served: 0 });
    }
  }

  /** Uses up the next reply to a message: { answer } or { calls }; nothing where there is none. */
  next(message, args) {
    const place = this.places.get(message);
    if (!place) return undefined;
    for (; place.index < place.replies.length; place.index++, place.served = 0) {
      const reply = place.replies[place.index];
      const isLast = place.index === place.replies.length - 1;
      const times = isCall(reply) ? reply.times : undefined;
      if (place.served < (times ?? (isLast ? Infinity : 1))) {
        place.served++;
        return Script.act(reply, args);
      }
    }
    return undefined;
  }

  static act(reply, args) {
    if (isCall(reply)) {
      const { times, then = [], ...first } = reply;
      return { calls: [first, ...then] };
    }
    if (!isAnsweredByPlace(reply)) return { answer: reply };
    const key = [...placesOf(args), '*'].find((place) => Object.hasOwn(reply, place));
    return key === undefined ? undefined : { answer: reply[key] };
  }
}

function isCall(reply) {
  return reply !== null && typeof reply === 'object' && Object.hasOwn(reply, 'call');
}

function isAnsweredByPlace(reply) {
  if (reply === null || typeof reply !== 'object' || Array.isArray(reply)) return false;
  const keys = Object.keys(reply);
  return keys.length > 0 && keys.every((key) => /^(\*|\d+|\d+-(\d+|\*))$/.test(key));
}

/** The keys of answers that fit what a message is about, the nearest first: a row, or a section. */
function placesOf(args = {}) {
  const row = Object.values(args).find((value) => /^\d+-\d+$/.test(value));
  if (row !== undefined) return [row, row.replace(/\d+$/, '*')];
  const section = Object.entries(args).find(([label, value]) => /section$/i.test(label) && Number.isInteger(value));
  return section ? [String(section[1])] : [];
}

// MARK: - What the component tells

/** The messages of one trace, in order, and what the delegate does about them. */
class Telling {
  constructor(adapter, header, views) {
    this.adapter = adapter;
    this.views = views;
    this.scripts = new Map(views.map((view) => [view.name, new Script(view.delegate)]));
    this.observes = header.observes && new Set(header.observes);
    this.tellable = adapter.tells?.messages && new Set(adapter.tells.messages);
    this.lines = [];
    this.turn = { after: 0 };
    this.isListening = false;
    this.holds = [];
    this.depth = 0;
    this.places = new Map();
    this.tell = (name, args, options) => this.say(name, args, options);
    this.tell.hold = (first, second) => this.hold(first, second);
    this.tell.raise = (name, why) => this.raise(name, why);
  }

  /** Sends a message with the present state, and returns the delegate's answer. */
  say(name, args, { view = this.views[0].name, answer = USUAL_ANSWERS[name], state } = {}) {
    if (!this.isListening) return answer;
    if (this.tellable && !this.tellable.has(name)) {
      this.end('failed', `${name} was told, which is not in the adapter's tells.messages`);
    }
    if (this.observes && !this.observes.has(name)) return answer;
    const raw = state ?? this.component.state(view);
    const readings = state ? rounded(state) : this.state(view);
    const message = { name, args: args && rounded(args), view, answer, state: readings, moved: this.moves(name, view, raw.contentOffset) };
    const hold = this.holds.find((one) => one.holds(name));
    if (hold) {
      hold.messages.push(message);
      return answer;
    }
    return this.hear(message);
  }

  /** Notes where each view is set up to be: the first scroll moves from there. */
  begin() {
    for (const { name } of this.views) {
      const place = this.component.state(name)?.contentOffset;
      if (place) this.places.set(name, [...place]);
    }
  }

  /** Returns true if a didScroll tells a place that differs from the one before only until it is rounded. */
  moves(name, view, place) {
    if (name !== 'scrollViewDidScroll(_:)' || !place) return undefined;
    const last = this.places.get(view);
    this.places.set(view, [...place]);
    if (!last || !place.some((number, axis) => number !== last[axis])) return undefined;
    return place.every((number, axis) => round(number) === round(last[axis])) || undefined;
  }

  /**
   * Holds messages back within a turn; they keep the state that they were sent with.
   *
   * `hold(name, { until: other })`: messages of this name wait until the other one was told.
   * `hold(f, g)`: what f tells waits until g has told what was known only after f.
   * Messages that still wait at the end of the turn are told then.
   */
  hold(first, second) {
    if (typeof first !== 'function') {
      this.holds.push({ holds: (name) => name === first, until: second?.until, messages: [] });
      return;
    }
    const hold = { holds: () => hold.isOpen, isOpen: true, messages: [] };
    this.holds.push(hold);
    first();
    hold.isOpen = false;
    second();
    this.release(hold);
  }

  /** Tells what a hold kept back. */
  release(hold) {
    this.holds = this.holds.filter((one) => one !== hold);
    for (const message of hold.messages) this.hear(message);
  }

  /** Tells all that is still held back, at the end of a turn. */
  releaseAll() {
    while (this.holds.length > 0) this.release(this.holds[0]);
  }

  /** Writes down an exception that ends the trace. */
  raise(name, why) {
    this.lines.push({ exception: name, why, ...this.turn });
    this.end('raised', why);
  }

  /** Ends the trace, even where the component catches what is thrown. */
  end(kind, why) {
    this.isListening = false;
    this.ending ??= new TraceEnd(kind, why);
    throw this.ending;
  }

  /** Writes a message down, and does what the script says. */
  hear({ name, args, view, answer, state, moved }) {
    const reply = this.scripts.get(view)?.next(name, args);
    if (reply && Object.hasOwn(reply, 'answer')) answer = reply.answer;
    this.lines.push({ message: name, ...this.viewKey(view), args, answer, state, ...(moved && { moved }), ...this.turn });
    for (const call of reply?.calls ?? []) this.callBack(call);
    for (const hold of this.holds.filter((one) => one.until === name)) this.release(hold);
    return answer;
  }

  /** Makes a call of the delegate, inside the message that it answers. */
  callBack(call) {
    if (this.depth >= DEEPEST_CALLS) {
      this.end('failed', `the delegate's calls are nested more than ${DEEPEST_CALLS} deep, in ${call.call}`);
    }
    this.lines.push({ ...call, by: 'delegate', ...this.turn });
    this.depth++;
    this.perform(call);
    this.depth--;
  }

  viewKey(view) {
    return view === this.views[0].name ? {} : { view };
  }

  state(view) {
    const state = rounded(this.component.state(view));
    const readable = this.adapter.tells?.state;
    const foreign = readable && Object.keys(state).find((key) => !readable.includes(key));
    if (foreign) this.end('failed', `state() gives ${foreign}, which is not in the adapter's tells.state`);
    return state;
  }
}

// MARK: - Playing

/** Plays one trace into a fresh component. */
class Player {
  constructor(adapter, [header, ...events]) {
    this.adapter = adapter;
    this.header = header;
    this.events = events;
    this.views = viewsOf(header);
    this.rate = header.rate ?? 60;
    this.dropped = new Set(header.dropped);
    this.clock = installedClock;
    this.nextFrame = 1;
    this.lastFrame = 0;
    this.fingers = new Map();
    this.telling = new Telling(adapter, header, this.views);
    this.telling.perform = (call) => this.perform(call);
  }

  /** The lines of the transcript. */
  async play() {
    this.checkPlayable();
    try {
      await this.setUp();
      await this.playEvents();
    } catch (error) {
      if (error?.kind !== 'raised') throw error;
    } finally {
      await this.component?.tearDown?.();
    }
    return this.telling.lines;
  }

  /** Skips what no list of the handshake can tell the tool. */
  checkPlayable() {
    const { playsViews, playsBlocks, name } = this.adapter;
    const block = this.events.find((event) => event.in)?.in;
    if (this.views.length > 1 && !playsViews) {
      skip(`${name} is driven with one view, and the trace has ${this.views.length}`);
    }
    if (block && !playsBlocks) skip(`${name} has nothing like a call inside ${block}`);
  }

  async setUp() {
    this.clock?.reset();
    this.time = 0;
    const header = { ...this.header, config: this.views[0].config, views: this.views };
    this.component = await this.adapter.setUp(header, this.telling.tell, this.events);
    if (typeof this.component?.state !== 'function') fail('setUp() must give an object with a function state(view)');
    this.telling.component = this.component;
    this.telling.begin();
    // The time of the set-up does not count: the trace begins now.
    if (this.clock) this.clock.origin = this.clock.now;
    this.telling.isListening = true;
    this.changed = 0;
    this.readings = this.read();
    await this.happen(0, { after: 0 }, () => this.component.attach?.());
  }

  async playEvents() {
    let index = 0;
    while (index < this.events.length) {
      const event = this.events[index];
      const next = event.touch ? endOfEvent(this.events, index) : index + 1;
      await this.framesBefore(event.t);
      if (event.touch) await this.touches(this.events.slice(index, next), next);
      else if (event.call) await this.turn(event.t, { after: next }, () => this.perform(event));
      else await this.settle(event, next);
      index = next;
    }
    const last = this.events[this.events.length - 1];
    if (last?.settle === undefined) await this.settle({ t: last?.t ?? 0, settle: USUAL_SETTLE });
  }

  async touches(lines, after) {
    const fingers = lines.map(({ touch, id, x, y }) => ({ phase: touch, id, x, y }));
    for (const { phase, id, x, y } of fingers) {
      if (phase === 'ended' || phase === 'cancelled') this.fingers.delete(id);
      else this.fingers.set(id, { id, x, y });
    }
    const down = [...this.fingers.values()];
    await this.turn(lines[0].t, { after }, () => this.component.touches?.(fingers, this.time / 1000, down));
  }

  perform({ call, args = {}, view, in: inside }) {
    if (!this.component.call) skip(`the adapter plays no calls, and the trace has ${call}`);
    return this.component.call(call, args, this.time / 1000, inside, view ?? this.views[0].name);
  }

  // MARK: Turns

  /** Lets an input or a frame happen, after the timers that come due before it. */
  async turn(time, place, action) {
    await this.timersBefore(time);
    await this.happen(time, { after: this.telling.turn.after, ...place }, action);
  }

  /** Runs the timers that come due before a time, or at it; each is a turn of its own. */
  async timersBefore(time) {
    if (!this.clock) return;
    const { origin } = this.clock;
    for (let due; (due = this.clock.nextDue(origin + time / 1000)) !== undefined;) {
      const at = Math.min(time, Math.max(this.time, Math.round((due - origin) * 1000)));
      await this.happen(at, { after: this.telling.turn.after, at }, () => {}, Math.max(due, this.clock.now));
    }
  }

  /** Lets something happen with all that it causes, and notes whether it changed anything. */
  async happen(time, turn, action, clockTime = (this.clock?.origin ?? 0) + time / 1000) {
    this.time = time;
    this.telling.turn = turn;
    const said = this.telling.lines.length;
    this.clock?.advance(clockTime);
    const result = action();
    if (typeof result?.then === 'function') await result;
    if (this.adapter.usesPromises) await new Promise(realImmediate);
    if (this.telling.ending ?? lateFailure) throw this.telling.ending ?? lateFailure;
    this.telling.releaseAll();
    const readings = this.read();
    if (readings !== this.readings || this.telling.lines.length > said) this.changed = time;
    this.readings = readings;
  }

  /** All that can be read, as text that can be compared. */
  read() {
    return JSON.stringify(this.views.map((view) => this.telling.state(view.name)));
  }

  // MARK: Frames

  timeOfFrame(number) {
    return Math.floor((2 * number * 1_000_000 + this.rate) / (2 * this.rate));
  }

  /** Plays the frames that are due before a time, as long as anything may move. */
  async framesBefore(time) {
    while (this.timeOfFrame(this.nextFrame) < time) {
      if (this.isIdle()) return this.passFrames(time);
      await this.frame();
    }
  }

  async frame() {
    const number = this.nextFrame++;
    if (this.dropped.has(number)) return;
    const time = this.timeOfFrame(number);
    const passed = ((number - this.lastFrame) * 1000) / this.rate;
    this.lastFrame = number;
    await this.turn(time, { frame: number }, () => {
      this.clock?.frame();
      return this.component.frame?.(passed, number, time / 1000);
    });
  }

  /** Passes over the frames before a time: nothing moves. */
  passFrames(time) {
    this.nextFrame = Math.max(this.nextFrame, Math.floor((time * this.rate) / 1_000_000) - 1);
    while (this.timeOfFrame(this.nextFrame) < time) this.nextFrame++;
    this.lastFrame = this.nextFrame - 1;
  }

  /** Returns true if no frame can change anything: without `isAtRest` nobody knows. */
  isIdle() {
    const rests = this.component.isAtRest?.() ?? this.clock !== null;
    return rests && this.fingers.size === 0 && (this.clock?.isIdle ?? true);
  }

  // MARK: Rest

  /** Plays until the component rests, at the latest to the limit, and writes down how. */
  async settle({ t, settle }, after = this.telling.turn.after) {
    const limit = t + settle;
    await this.turn(t, { after }, () => {});
    while (!this.isIdle() && this.timeOfFrame(this.nextFrame) <= limit) await this.frame();
    const rests = this.fingers.size === 0 && (this.component.isAtRest?.() ?? true);
    const time = rests ? Math.max(t, this.changed) : limit;
    for (const { name } of this.views) {
      const { after } = this.telling.turn;
      this.telling.lines.push({ t: time, final: this.telling.state(name), ...this.telling.viewKey(name), after });
    }
    if (this.timeOfFrame(this.nextFrame) < limit) this.passFrames(limit);
  }
}

/** The views of a header, the first one first; each one's `config` has its size, and what UIKit begins with. */
function viewsOf({ views, component, config, delegate }) {
  const usual = { bounds: [0, 0], contentSize: [0, 0], contentOffset: [0, 0] };
  if (!views) return [{ name: 'main', component, config: { ...usual, ...config }, delegate }];
  return Object.entries(views).map(([name, view]) => {
    const size = view.frame && { bounds: view.frame.slice(2) };
    return { name, ...view, config: { ...usual, ...size, ...view.config } };
  });
}

/** The place behind the touches that are one event with the one at a place. */
function endOfEvent(events, start) {
  const ids = new Set([events[start].id]);
  let end = start + 1;
  while (events[end]?.touch && events[end].t === events[start].t && !ids.has(events[end].id)) {
    ids.add(events[end].id);
    end++;
  }
  return end;
}

// MARK: - The protocol

const realImmediate = setImmediate;
let lateFailure = null;

/** Says in one line which error it is, and where it came from. */
function describe(error) {
  if (!(error instanceof Error)) return `the component threw ${String(error)}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const place = frames.find((line) => !line.includes('touchstone-host.js'))?.match(/[^/\\( ]+:\d+:\d+/)?.[0];
  return `${error.name}: ${error.message}${place ? ` (${place})` : ''}`;
}

/** The transcript of a trace. */
function played(adapter, trace) {
  return new Player(adapter, trace).play();
}

/** The transcript that a trace has twice: for components on real threads, which are at odds now and then. */
async function confirmed(adapter, trace) {
  const seen = new Set();
  for (let count = 0; count < MOST_PLAYS; count++) {
    const transcript = await played(adapter, trace);
    const text = JSON.stringify(transcript);
    if (seen.has(text)) return transcript;
    seen.add(text);
  }
  return fail(`the component answers differently each time: ${MOST_PLAYS} plays, and no two the same`);
}

/** The answer to one request. */
async function answer(adapter, { hello, play: number, trace }) {
  if (hello !== undefined) return handshake(adapter);
  lateFailure = null;
  try {
    return { played: number, transcript: await (adapter.confirms ? confirmed : played)(adapter, trace) };
  } catch (error) {
    if (!(error instanceof TraceEnd)) return { failed: number, why: describe(error) };
    return { [error.kind]: number, why: error.message };
  }
}

function handshake({ name, version, language = 'JavaScript', components, plays, tells, capabilities, issues }) {
  return { hello: 1, name, version, language, components, plays, tells, capabilities, issues };
}

/** Answers requests until the tool says goodbye, or is gone. */
function host(adapter) {
  const write = process.stdout.write.bind(process.stdout);
  // The component's own prints would corrupt the protocol.
  process.stdout.write = process.stderr.write.bind(process.stderr);
  process.stdout.on('error', () => process.exit(0));
  process.on('uncaughtException', keepFailure);
  process.on('unhandledRejection', keepFailure);
  const end = async () => {
    await adapter.close?.();
    process.exit(0);
  };
  const serve = async (line) => {
    if (line.trim() === '') return;
    const request = JSON.parse(line);
    if (request.bye !== undefined) return end();
    const text = JSON.stringify(await answer(adapter, request)) + '\n';
    await new Promise((done) => write(text, done));
  };
  let work = Promise.resolve();
  const queue = (action) => {
    work = work.then(action).catch((error) => {
      process.stderr.write(`touchstone-host: a request cannot be served: ${describe(error)}\n`);
      process.exit(1);
    });
  };
  readLines(process.stdin, (line) => queue(() => serve(line)), () => queue(end));
}

/** Keeps an error that came outside of any call, for the trace that is being played. */
function keepFailure(error) {
  process.stderr.write(`touchstone-host: ${describe(error)}\n`);
  lateFailure = error instanceof Error ? error : new Error(String(error));
}

/** Splits a stream into its lines. */
function readLines(stream, take, end) {
  let parts = [];
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const [first, ...others] = text.split('\n');
    parts.push(first);
    for (const other of others) {
      take(parts.join(''));
      parts = [other];
    }
  });
  stream.on('end', end);
}

const touchstone = { host, virtualClock, skip, fail, VirtualClock, Player, confirmed };
// A package of ES modules can only import this file for its effect.
globalThis.touchstone = touchstone;
if (typeof module === 'object') module.exports = touchstone;
