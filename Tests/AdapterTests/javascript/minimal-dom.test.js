'use strict';
// The small document that libraries run on here.
const { test } = require('node:test');
const assert = require('node:assert/strict');
const path = require('node:path');
const { adapters } = require('./support.js');
const { makeWindow, DOMElement, DOMEvent, TouchInput } = require(path.join(adapters, 'JavaScript', 'minimal-dom.js'));

/** A document with a box, and a smaller box in it. */
function scene() {
  const window = makeWindow(320, 480);
  const { body } = window.document;
  const outer = body.appendChild(new DOMElement('div', [10, 10, 200, 200]));
  const inner = outer.appendChild(new DOMElement('div', [20, 20, 50, 50]));
  return { window, body, outer, inner };
}

test('an event goes down to its target and up again', () => {
  const { window, body, outer, inner } = scene();
  const heard = [];
  for (const [name, node] of Object.entries({ window, document: window.document, body, outer, inner })) {
    node.addEventListener('x', (event) => heard.push(`${name} ${event.target === inner}`));
  }
  window.addEventListener('x', () => heard.push('caught'), true);
  inner.dispatchEvent(new DOMEvent('x'));
  assert.deepEqual(heard, ['caught', 'inner true', 'outer true', 'body true', 'document true', 'window true']);
});

test('an event can be stopped and prevented, and one that does not bubble stays', () => {
  const { outer, inner } = scene();
  const heard = [];
  inner.addEventListener('x', (event) => { heard.push('inner'); event.preventDefault(); event.stopPropagation(); });
  inner.addEventListener('x', () => heard.push('inner again'));
  inner.addEventListener('y', () => heard.push('y'));
  outer.addEventListener('x', () => heard.push('outer'));
  outer.addEventListener('y', () => heard.push('outer y'));
  assert.equal(inner.dispatchEvent(new DOMEvent('x')), false);
  assert.equal(inner.dispatchEvent(new DOMEvent('y', { bubbles: false })), true);
  assert.deepEqual(heard, ['inner', 'inner again', 'y']);
});

test('a listener is heard once, may be an object, and goes when it is removed', () => {
  const { inner } = scene();
  const listener = { count: 0, handleEvent() { this.count += 1; } };
  inner.addEventListener('x', listener);
  inner.addEventListener('x', listener);
  inner.dispatchEvent(new DOMEvent('x'));
  assert.equal(listener.count, 1);
  inner.removeEventListener('x', listener);
  inner.dispatchEvent(new DOMEvent('x'));
  assert.equal(listener.count, 1);
});

test('a touch goes to the element where it began until it ends', () => {
  const { window, body, outer, inner } = scene();
  const heard = [];
  const names = new Map([[body, 'body'], [outer, 'outer'], [inner, 'inner']]);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    window.addEventListener(type, ({ target, touches, targetTouches, changedTouches }) => heard.push(
      [type, names.get(target), touches.map((one) => one.identifier), targetTouches.length, changedTouches.map((one) => one.pageY)]));
  }
  const input = new TouchInput(window.document);
  input.send([{ phase: 'began', id: 1, x: 35, y: 35 }, { phase: 'began', id: 2, x: 300, y: 400 }]);
  input.send([{ phase: 'moved', id: 1, x: 300, y: 300 }, { phase: 'stationary', id: 2, x: 300, y: 400 }]);
  input.send([{ phase: 'ended', id: 1, x: 300, y: 300 }, { phase: 'cancelled', id: 2, x: 300, y: 400 }]);
  assert.deepEqual(heard, [
    ['touchstart', 'inner', [1, 2], 1, [35]], ['touchstart', 'body', [1, 2], 1, [400]],
    ['touchmove', 'inner', [1, 2], 1, [300]],
    ['touchend', 'inner', [2], 0, [300]], ['touchcancel', 'body', [], 0, [400]],
  ]);
});

test('an element has classes, attributes, styles and a box in the document, as libraries ask for them', () => {
  const { window, body, outer, inner } = scene();
  inner.classList.add('slide', 'current');
  inner.classList.remove('current');
  inner.setAttribute('data-x', 1);
  inner.style.setProperty('transform-origin', '0 0');
  assert.equal(body.querySelector('.slide'), inner);
  assert.deepEqual(window.document.querySelector('div'), outer);
  assert.equal(inner.getAttribute('data-x'), '1');
  assert.equal(inner.style.transformOrigin, '0 0');
  assert.equal(window.getComputedStyle(inner).getPropertyValue('transform-origin'), '0 0');
  const { left, bottom } = inner.getBoundingClientRect();
  assert.deepEqual([left, bottom], [30, 80]);
  assert.equal(inner.ownerDocument, window.document);
  assert.ok(outer.contains(inner) && !inner.contains(outer));
});
