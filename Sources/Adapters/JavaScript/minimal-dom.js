'use strict';
// A document with as much in it as a touch library asks for: a tree of boxes, events that are caught
// and bubble, touches as browsers send them. Nothing is laid out: each element is given its box.
//
//   const { makeWindow, DOMElement, TouchInput } = require('./minimal-dom.js');
//   const window = makeWindow(320, 480);        // after virtualClock(), before the library is loaded
//   const box = window.document.body.appendChild(new DOMElement('div', [0, 0, 320, 480]));
//   const input = new TouchInput(window.document);
//   input.send(fingers);                        // the fingers that `touches` of an adapter is given
//
// A library that looks for `window` and `document` by themselves finds them after
// `Object.assign(globalThis, { window, document: window.document, navigator: window.navigator })`.

const NONE = 0;

/** The properties that libraries look for to learn what a browser can do. */
const STYLE_PROPERTIES = ['transform', 'transformOrigin', 'transition', 'transitionTimingFunction', 'transitionDuration',
  'transitionDelay', 'perspective', 'left', 'top', 'cssText'];

/** The style of an element: properties by their names in scripts, and the functions that write them by others. */
class Style {
  constructor() {
    for (const name of STYLE_PROPERTIES) this[name] = '';
  }

  setProperty(name, value) {
    this[scriptName(name)] = String(value);
  }

  getPropertyValue(name) {
    return this[scriptName(name)] ?? '';
  }

  removeProperty(name) {
    this[scriptName(name)] = '';
  }
}

/** The style of an element as a browser has computed it: what nobody set is none, and its lengths are nought. */
class ComputedStyle extends Style {
  constructor(element) {
    super();
    Object.assign(this, element.style, { width: `${element.offsetWidth}px`, height: `${element.offsetHeight}px` });
    for (const name of ['transform', 'transition']) this[name] ||= 'none';
    this.position ||= 'static';
  }

  getPropertyValue(name) {
    return super.getPropertyValue(name) || (/^(margin|padding|border)/.test(name) ? '0px' : '');
  }
}

const scriptName = (name) => name.replace(/-+([a-z])/g, (_, letter) => letter.toUpperCase());

/** An event, with the old way to make one as well. */
class DOMEvent {
  constructor(type, { bubbles = true, cancelable = true, ...details } = {}) {
    const now = globalThis.performance.now();
    Object.assign(this, { type, bubbles, cancelable, timeStamp: now, defaultPrevented: false, isStopped: NONE, target: null, currentTarget: null }, details);
  }

  initEvent(type, bubbles, cancelable) {
    Object.assign(this, { type, bubbles, cancelable });
  }

  preventDefault() {
    if (this.cancelable) this.defaultPrevented = true;
  }

  stopPropagation() {
    this.isStopped = Math.max(this.isStopped, 1);
  }

  stopImmediatePropagation() {
    this.isStopped = 2;
  }
}

/** A thing that events are sent to: the window, the document, an element. */
class DOMTarget {
  constructor() {
    this.listeners = [];
    this.parentNode = null;
  }

  addEventListener(type, listener, options) {
    const isCapture = typeof options === 'object' ? Boolean(options?.capture) : Boolean(options);
    const isKnown = this.listeners.some((one) => one.type === type && one.listener === listener && one.isCapture === isCapture);
    if (listener && !isKnown) this.listeners.push({ type, listener, isCapture });
  }

  removeEventListener(type, listener, options) {
    const isCapture = typeof options === 'object' ? Boolean(options?.capture) : Boolean(options);
    this.listeners = this.listeners.filter((one) => one.type !== type || one.listener !== listener || one.isCapture !== isCapture);
  }

  /** Sends an event down to this target and, if it bubbles, up again. */
  dispatchEvent(event) {
    event.target = this;
    const path = [];
    for (let node = this; node; node = node.parentNode) path.push(node);
    for (const node of [...path].reverse()) node.receive(event, true);
    for (const node of event.bubbles ? path : [this]) node.receive(event, false);
    return !event.defaultPrevented;
  }

  receive(event, isCapture) {
    if (event.isStopped) return;
    event.currentTarget = this;
    for (const { type, listener, isCapture: wantsCapture } of [...this.listeners]) {
      if (type !== event.type || wantsCapture !== isCapture || event.isStopped === 2) continue;
      if (typeof listener === 'function') listener.call(this, event);
      else listener.handleEvent(event);
    }
  }
}

/** An element: a box in its parent, in points. */
class DOMElement extends DOMTarget {
  constructor(tag, [x, y, width, height] = [0, 0, 0, 0]) {
    super();
    this.nodeType = 1;
    this.tagName = tag.toUpperCase();
    this.nodeName = this.tagName;
    this.className = '';
    this.children = [];
    this.attributes = new Map();
    this.dataset = {};
    this.style = new Style();
    this.place(x, y, width, height);
  }

  /** Gives the element its box. */
  place(x, y, width, height) {
    Object.assign(this, {
      offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height, clientWidth: width, clientHeight: height,
    });
  }

  /** The box in the document; what a transform does to it is not looked at. */
  getBoundingClientRect() {
    let [left, top] = [0, 0];
    for (let node = this; node instanceof DOMElement; node = node.parentNode) {
      left += node.offsetLeft;
      top += node.offsetTop;
    }
    const [width, height] = [this.offsetWidth, this.offsetHeight];
    return { x: left, y: top, left, top, width, height, right: left + width, bottom: top + height };
  }

  get ownerDocument() {
    let node = this;
    while (node.parentNode && node instanceof DOMElement) node = node.parentNode;
    return node instanceof DOMElement ? null : node;
  }

  get parentElement() {
    return this.offsetParent;
  }

  get firstElementChild() {
    return this.children[0] ?? null;
  }

  get classList() {
    const names = () => this.className.split(/\s+/).filter(Boolean);
    return {
      contains: (name) => names().includes(name),
      add: (...added) => { this.className = [...new Set([...names(), ...added])].join(' '); },
      remove: (...removed) => { this.className = names().filter((name) => !removed.includes(name)).join(' '); },
    };
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name) {
    this.attributes.delete(name);
  }

  contains(node) {
    for (; node; node = node.parentNode) if (node === this) return true;
    return false;
  }

  /** The elements below this one that have a class, `.name`, or are a tag. */
  querySelectorAll(selector) {
    const fits = selector.startsWith('.')
      ? (element) => element.classList.contains(selector.slice(1))
      : (element) => element.tagName === selector.toUpperCase();
    return this.children.flatMap((child) => [...(fits(child) ? [child] : []), ...child.querySelectorAll(selector)]);
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  get offsetParent() {
    return this.parentNode instanceof DOMElement ? this.parentNode : null;
  }

  appendChild(child) {
    child.parentNode?.removeChild?.(child);
    child.parentNode = this;
    this.children.push(child);
    return child;
  }

  removeChild(child) {
    this.children = this.children.filter((one) => one !== child);
    child.parentNode = null;
    return child;
  }

  /** Returns true if a point, in this element's parent, lies in its box. */
  holds(x, y) {
    const [right, bottom] = [this.offsetLeft + this.offsetWidth, this.offsetTop + this.offsetHeight];
    return x >= this.offsetLeft && x < right && y >= this.offsetTop && y < bottom;
  }

  /** The innermost element at a point in this element. */
  elementFromPoint(x, y) {
    const child = this.children.findLast((one) => one.holds(x, y));
    return child ? child.elementFromPoint(x - child.offsetLeft, y - child.offsetTop) : this;
  }
}

/** Watches what does not change here: boxes and the tree are what the adapter made them. */
class Observer {
  observe() {}

  unobserve() {}

  disconnect() {}
}

/** Makes a window with an empty document of a size, as a browser on a phone has them. */
function makeWindow(width, height) {
  const window = new DOMTarget();
  const document = new DOMTarget();
  const body = new DOMElement('body', [0, 0, width, height]);
  body.parentNode = document;
  document.parentNode = window;
  document.body = body;
  document.documentElement = body;
  document.defaultView = window;
  document.activeElement = body;
  document.hidden = false;
  document.visibilityState = 'visible';
  document.createElement = (tag) => new DOMElement(tag);
  document.querySelector = (selector) => (selector === 'body' ? body : body.querySelector(selector));
  document.createEvent = () => new DOMEvent('');
  return Object.assign(window, {
    window,
    document,
    navigator: { userAgent: '', appVersion: '5.0' },
    Element: DOMElement,
    HTMLElement: DOMElement,
    SVGElement: class SVGElement extends DOMElement {},
    pageXOffset: 0,
    pageYOffset: 0,
    innerWidth: width,
    innerHeight: height,
    getComputedStyle: (element) => new ComputedStyle(element),
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    MouseEvent: class MouseEvent extends DOMEvent {},
    TouchEvent: DOMEvent,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    MutationObserver: Observer,
    ontouchstart: null,
    onmousedown: null,
    requestAnimationFrame: (action) => requestAnimationFrame(action),
    cancelAnimationFrame: (number) => cancelAnimationFrame(number),
    setTimeout: (...args) => setTimeout(...args),
    clearTimeout: (number) => clearTimeout(number),
  });
}

const TOUCH_EVENTS = { began: 'touchstart', moved: 'touchmove', ended: 'touchend', cancelled: 'touchcancel' };

/** Sends touches: each goes, from its first event to its last, to the element where it began. */
class TouchInput {
  constructor(document) {
    this.document = document;
    this.touches = new Map();
  }

  /** Sends one event of several fingers, in the order of the phases of a browser. */
  send(fingers) {
    for (const [phase, type] of Object.entries(TOUCH_EVENTS)) {
      const changed = fingers.filter((finger) => finger.phase === phase).map((finger) => this.touch(finger));
      for (const target of new Set(changed.map((touch) => touch.target))) {
        this.dispatch(type, target, changed.filter((touch) => touch.target === target));
      }
    }
  }

  touch({ id, phase, x, y }) {
    const target = phase === 'began' ? this.document.body.elementFromPoint(x, y) : this.touches.get(id).target;
    const touch = { identifier: id, target, clientX: x, clientY: y, pageX: x, pageY: y, screenX: x, screenY: y };
    if (phase === 'ended' || phase === 'cancelled') this.touches.delete(id);
    else this.touches.set(id, touch);
    return touch;
  }

  dispatch(type, target, changedTouches) {
    const touches = [...this.touches.values()];
    const targetTouches = touches.filter((touch) => touch.target === target);
    target.dispatchEvent(new DOMEvent(type, { touches, targetTouches, changedTouches }));
  }
}

module.exports = { makeWindow, DOMElement, DOMEvent, TouchInput };
