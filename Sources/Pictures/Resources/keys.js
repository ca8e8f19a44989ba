'use strict';
// The keys, and what they do. No key is taken from a field that somebody types into.

const KEYS = [
  { keys: ['?'], words: 'these keys', act: () => { location.hash = '#/keys'; } },
  { keys: ['/'], words: 'search', act: (page) => page.list.words.focus() },
  { keys: ['j', 'ArrowDown'], words: 'the next case', act: (page) => page.moveBy(1) },
  { keys: ['k', 'ArrowUp'], words: 'the case before', act: (page) => page.moveBy(-1) },
  { keys: ['f'], words: 'only failures, or all cases', act: (page) => page.list.failures.click() },
  { keys: ['Escape'], words: 'back to the list', act: (page) => page.backToList() },
  { keys: [' '], words: 'play, or pause', act: (page) => page.transport?.play(page.transport.direction || 1) },
  { keys: ['b'], words: 'play backwards', act: (page) => page.transport?.play(-1) },
  { keys: ['ArrowRight', 'l'], words: 'one moment on', act: (page) => page.transport?.step(1) },
  { keys: ['ArrowLeft', 'h'], words: 'one moment back', act: (page) => page.transport?.step(-1) },
  { keys: ['Home'], words: 'to the start', act: (page) => page.transport?.step(-Infinity) },
  { keys: ['End'], words: 'to the end', act: (page) => page.transport?.step(Infinity) },
  { keys: ['v'], words: 'to the next violation', act: (page) => page.nextViolation() },
  { keys: ['d'], words: 'to the next place where two transcripts part', act: (page) => page.shown?.story && page.shown.nextParting() },
  { keys: ['+', '='], words: 'show less time', act: (page) => page.shown?.story && page.shown.zoom(0.5) },
  { keys: ['-'], words: 'show more time', act: (page) => page.shown?.story && page.shown.zoom(2) },
];

const NAMES = { ' ': 'Space', ArrowDown: '↓', ArrowUp: '↑', ArrowRight: '→', ArrowLeft: '←', Escape: 'Esc' };

function isTypedInto(node) {
  return node.matches?.('input:not([type=checkbox]), select, textarea') ?? false;
}

/** Heeds the keys for a page. */
function heedKeys(page) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTypedInto(event.target)) {
      if (event.key === 'Escape') event.target.blur();
      return;
    }
    const isPressed = event.target.matches?.('button, a, summary, [role=button]') && event.key === ' ';
    const entry = isPressed ? null : KEYS.find(({ keys }) => keys.includes(event.key));
    if (!entry) return;
    event.preventDefault();
    entry.act(page);
  });
}

/** The page of keys. */
function keysPage() {
  const rows = KEYS.map(({ keys, words }) => element('tr', {},
    element('th', { scope: 'row' }, ...keys.map((key) => element('kbd', {}, NAMES[key] ?? key))), element('td', {}, words)));
  return element('article', { class: 'summary' },
    element('h2', {}, 'Keys'),
    element('table', {}, element('tbody', {}, ...rows)),
    element('p', { class: 'quiet' }, 'A press or a drag on curves and lanes goes to that moment. An address ends in #case@t, with t in microseconds.'));
}
