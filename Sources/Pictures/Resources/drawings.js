'use strict';
// Switches, sliders, page controls, buttons, text fields, web pages and tiles, as they are after a line. Every
// state can be told without colours: by a place, a sign or a word.

const KNOB = 27;
const DOT = 16;

/** The function that draws each component, in the place of a plain box. */
const DRAWN = {
  switch: drawSwitch, slider: drawSlider, 'page-control': drawDots, button: drawButton, control: drawButton, field: drawField,
  'text-view': drawTextView,
};

/** A component's drawing; null: it is a plain box. */
function drawnOf(view, known, isNamed) {
  const draw = DRAWN[view.component];
  if (!draw) return null;
  const { control } = known;
  const state = `${control.isHighlighted ? 'pressed' : ''} ${control.isEnabled === false ? 'disabled' : ''}`;
  return drawing('g', { class: `drawn ${state}` }, ...draw(view, known, known.size, isNamed));
}

function drawSwitch(view, { control }, [width, height]) {
  const isOn = control.isOn === true;
  const length = Math.min(51, width);
  const thick = Math.min(31, height);
  const middle = height / 2;
  const knob = Math.min(KNOB, thick - 4) / 2;
  const x = isOn ? length - thick / 2 : thick / 2;
  return [
    drawing('rect', { class: isOn ? 'track on' : 'track', x: 0, y: middle - thick / 2, width: length, height: thick, rx: thick / 2 }),
    drawing('circle', { class: 'knob', cx: x, cy: middle, r: knob }),
    drawing('text', { class: 'sign', x: isOn ? thick / 2 : length - thick / 2, y: middle, ...CENTRED }, isOn ? 'I' : 'O'),
  ];
}

function drawSlider(view, { control }, [width, height]) {
  const least = control.minimumValue ?? 0;
  const most = control.maximumValue ?? 1;
  const part = most > least ? Math.max(0, Math.min(1, ((control.value ?? least) - least) / (most - least))) : 0;
  const radius = Math.min(KNOB, height, width) / 2;
  const x = radius + part * Math.max(0, width - 2 * radius);
  const middle = height / 2;
  return [
    drawing('rect', { class: 'track', x: 0, y: middle - 2, width, height: 4, rx: 2 }),
    drawing('rect', { class: 'track on', x: 0, y: middle - 2, width: x, height: 4, rx: 2 }),
    drawing('circle', { class: 'knob', cx: x, cy: middle, r: radius - 1 }),
  ];
}

/** A dot a page; the current one is larger. Those that have no room are counted. */
function drawDots(view, { control }, [width, height]) {
  const count = control.numberOfPages ?? 0;
  if (count === 1 && control.hidesForSinglePage) return [];
  const shown = Math.max(0, Math.min(count, Math.floor(width / DOT)));
  const start = width / 2 - (shown - 1) * DOT / 2;
  const dots = Array.from({ length: shown }, (_, page) => drawing('circle', {
    class: page === control.currentPage ? 'dot current' : 'dot', cx: start + page * DOT, cy: height / 2, r: page === control.currentPage ? 5.5 : 3,
  }));
  return count > shown
    ? [...dots, drawing('text', { class: 'sign', x: width - 4, y: height / 2, 'dominant-baseline': 'central', 'text-anchor': 'end' }, `+${count - shown}`)]
    : dots;
}

function drawButton(view, { control }, [width, height], isNamed) {
  const title = view.config.title ?? (isNamed ? view.name : view.component);
  return [
    drawing('rect', { class: 'face', x: 1, y: 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2), rx: Math.min(9, height / 3) }),
    drawing('text', { class: 'title', x: width / 2, y: height / 2, ...CENTRED }, control.isSelected ? `✓ ${title}` : String(title)),
  ];
}

function drawField(view, known, [width, height], isNamed) {
  const isTyping = known.flags.isFirstResponder === true;
  const hint = view.config.placeholder ?? (isNamed ? view.name : 'text field');
  const isEmpty = (known.text ?? '') === '';
  return [
    drawing('rect', { class: isTyping ? 'face typing' : 'face', x: 1, y: 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2), rx: 6 }),
    drawing('text', { class: isEmpty && !isTyping ? 'hint' : 'typed', x: 8, y: height / 2, 'dominant-baseline': 'central' },
      isEmpty && !isTyping ? String(hint) : `${known.text ?? ''}${isTyping ? '|' : ''}`),
  ];
}

const CENTRED = { 'dominant-baseline': 'central', 'text-anchor': 'middle' };

/** Draws a web view: the page's address, and lines for the unknown rest of the page. */
function drawPage(known, width, height) {
  const { request } = known.control;
  const isLoading = known.flags.isLoading === true;
  if (!request && !isLoading) return [drawing('text', { class: 'hint', x: 12, y: 26 }, 'no page')];
  const lines = [];
  for (let y = 48; y < Math.min(height, known.offset[1] + known.size[1]) && lines.length < 60; y += 18) {
    const part = lines.length % 5 === 4 ? 0.5 : 1;
    lines.push(drawing('rect', { class: 'prose', x: 12, y, width: Math.max(0, (width - 24) * part), height: 6, rx: 3 }));
  }
  return [
    drawing('text', { class: 'address', x: 12, y: 26 }, `${isLoading ? '… ' : ''}${request ?? 'loading'}`),
    drawing('g', { class: isLoading ? 'loading' : '' }, ...lines),
  ];
}

/** The tiles that were drawn; those of the moment have a thicker edge. */
function drawTiles(known) {
  return known.tiles.map(({ box, scale, t }) => {
    const [x, y, width, height] = box.map((part) => part * known.zoom);
    return drawing('g', { class: t === known.t ? 'tile new' : 'tile' },
      drawing('rect', { x, y, width, height }),
      drawing('text', { x: x + 6, y: y + 16 }, `${number(scale, 3)}×`));
  });
}

/** Describes in words a component that does not scroll; empty: there is nothing to say. */
function spokenOf(view, { control, text, flags, isTyping, caret }) {
  const state = [control.isHighlighted ? 'pressed' : '', control.isSelected ? 'selected' : '', control.isEnabled === false ? 'disabled' : ''];
  const facts = {
    switch: [['switch', control.isOn ? 'on' : 'off']],
    slider: [['value', number(control.value ?? control.minimumValue ?? 0, 4)]],
    'page-control': [['page', String(control.currentPage ?? 0)], ['pages', String(control.numberOfPages ?? 0)]],
    field: [['text', text ?? ''], ['typing', flags.isFirstResponder ? 'yes' : 'no']],
    'text-view': [['text', text || 'empty'], ['typing', isTyping ? `yes, at ${caret ?? (text ?? '').length}` : 'no']],
    button: [], control: [],
  }[view.component];
  if (!facts) return [];
  const words = state.filter(Boolean).join(', ');
  return [...facts, ...(words !== '' || facts.length === 0 ? [['state', words || 'at rest']] : [])];
}
