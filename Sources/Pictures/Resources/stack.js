'use strict';
// Draws the screens of a navigation: its bar, a card a screen, and over them sheets and alerts.

const BAR = 44;
/** A sheet leaves so much of the screen below it. */
const SHEET_TOP = 40;
/** A screen that is covered moves so much less than the one that covers it. */
const BEHIND = 0.3;
/** An alert is this wide, and each of its rows so high. */
const ALERT_WIDTH = 270;
const ALERT_ROW = 44;

/** Returns a screen's distance from its place, in widths: the top one lies to the right, those below it to the left. */
function shiftOf({ kind, part }, isTop) {
  const away = kind === 'comes' ? 1 - part : kind === 'goes' ? part : 0;
  return away === 0 ? 0 : away * (isTop ? 1 : -BEHIND);
}

/** The screens of a navigation; `drawView` draws a view in its place. */
function drawScreens(screens, index, t, drawView) {
  const { container, story } = screens;
  const [, , width, height] = container.frame;
  const { stack, pushed, over } = screens.seen(index, t);
  // Of two that change places, the higher on the stack moves over the other.
  const cards = pushed.map((state, place) => {
    const isTop = place === pushed.length - 1;
    return drawing('g', { class: 'card-of', transform: `translate(${shiftOf(state, isTop) * width} 0)` },
      drawing('rect', { class: 'screen', x: 0, y: 0, width, height }), drawView(story.views.get(state.name)), screenName(state, width, height));
  });
  const hasBar = container.config.isNavigationBarHidden !== true;
  return [...cards, hasBar ? navigationBar(stack, pushed, width) : '',
    ...over.map((state) => drawPresented(story.views.get(state.name), state, [width, height], drawView))].filter(Boolean);
}

/** The name of a screen, and how far it has come or gone. */
function screenName({ name, kind, part }, width, height) {
  const how = kind === 'there' ? '' : ` ${kind}, ${Math.round(part * 100)} %`;
  return drawing('text', { class: 'screen-name', x: width / 2, y: height / 2, ...CENTRED }, `${name}${how}`);
}

/** The bar: the title of the top screen, and the way back. */
function navigationBar(stack, pushed, width) {
  const top = pushed[pushed.length - 1]?.name ?? '';
  const below = stack[stack.indexOf(top) - 1];
  return drawing('g', { class: 'bar' },
    drawing('rect', { x: 0, y: 0, width, height: BAR }),
    below ? drawing('text', { class: 'back-to', x: 8, y: BAR / 2, 'dominant-baseline': 'central' }, `‹ ${below}`) : '',
    drawing('text', { class: 'bar-title', x: width / 2, y: BAR / 2, ...CENTRED }, top));
}

/** Draws a view that is presented: an alert in the middle, a sheet from below, or a screen that covers all. */
function drawPresented(view, state, size, drawView) {
  const away = state.kind === 'comes' ? 1 - state.part : state.kind === 'there' ? 0 : state.part;
  const [width, height] = size;
  const shade = drawing('rect', { class: 'shade', x: 0, y: 0, width, height, 'fill-opacity': 0.28 * (1 - away) });
  if (view.component === 'alert') return drawing('g', { class: 'presented' }, shade, drawAlert(view, away, size));
  const top = COVERING.has(view.config.modalPresentationStyle) ? 0 : SHEET_TOP;
  return drawing('g', { class: 'presented' }, shade,
    drawing('g', { class: 'sheet', transform: `translate(0 ${top + away * (height - top)})` },
      drawing('rect', { class: 'screen', x: 0, y: 0, width, height: height - top, rx: top > 0 ? 12 : 0 }), drawView(view),
      top > 0 ? drawing('rect', { class: 'grabber', x: width / 2 - 18, y: 6, width: 36, height: 5, rx: 2.5 }) : '',
      screenName(state, width, height - top)));
}

/** An alert's title, fields and buttons; an action sheet stands at the bottom. */
function drawAlert({ config }, away, [width, height]) {
  const fields = (config.textFields ?? []).map((text) => ({ kind: 'alert-field', text: String(text) }));
  const buttons = (config.actions ?? []).map(({ title, style, isEnabled }) => (
    { kind: `alert-button ${style ?? ''} ${isEnabled === false ? 'off' : ''}`, text: String(title ?? '') }));
  const rows = [...fields, ...buttons];
  const titles = [config.title, config.message].filter(Boolean);
  const across = Math.min(ALERT_WIDTH, width);
  const tall = rows.length * ALERT_ROW;
  const isSheet = config.preferredStyle === 'actionSheet';
  const top = isSheet ? height - tall : (height - tall) / 2;
  const x = (width - across) / 2;
  const head = titles.length * 24 + 10;
  return drawing('g', { class: 'alert-box', opacity: 1 - away * 0.8, transform: isSheet ? `translate(0 ${away * tall})` : null },
    drawing('rect', { class: 'screen', x, y: top - head, width: across, height: tall + head, rx: 12 }),
    ...titles.map((text, place) => drawing('text', { class: place === 0 ? 'bar-title' : '', x: width / 2, y: top - head + 18 + place * 22, ...CENTRED }, String(text))),
    ...rows.map(({ kind, text }, place) => drawing('g', { class: kind },
      drawing('rect', { x, y: top + place * ALERT_ROW, width: across, height: ALERT_ROW }),
      drawing('text', { x: width / 2, y: top + (place + 0.5) * ALERT_ROW, ...CENTRED }, text))));
}
