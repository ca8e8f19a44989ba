'use strict';
// Builds the page's elements. Every text is set as text, so none of it can become markup.

const DRAWING = 'http://www.w3.org/2000/svg';

/** Fills a new element; children that are no elements become texts. */
function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === '') continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return node;
}

/** An element of the page. */
function element(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** An element of a drawing. */
function drawing(name, attributes = {}, ...children) {
  return filled(document.createElementNS(DRAWING, name), attributes, children);
}

/** A button that does something. */
function button(label, attributes, action) {
  const node = element('button', { type: 'button', ...attributes }, label);
  node.addEventListener('click', action);
  return node;
}

/** A number with at most so many decimals, and a minus sign that is as wide as a plus. */
function number(value, decimals = 1) {
  const rounded = Number(value.toFixed(decimals));
  return String(rounded === 0 ? 0 : rounded).replace('-', '−');
}

/** A moment of virtual time in seconds. */
function seconds(microseconds, decimals = 3) {
  return (microseconds / 1e6).toFixed(decimals);
}

/** A count with its noun. */
function plural(count, noun) {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
