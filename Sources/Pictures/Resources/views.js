'use strict';
// The views of a trace: what its header says of them, and what is known of them at each line.

const FLAGS = [
  'isTracking', 'isDragging', 'isDecelerating', 'isScrollAnimating', 'isZooming', 'isZoomBouncing',
  'isRefreshing', 'isEditing', 'isLoading', 'isFirstResponder',
];
const SCROLLING = new Set(['scroll', 'zoom', 'tiles', 'table', 'form', 'web']);

/** The properties that tell of a control, and of a web view's page. */
const CONTROL_KEYS = [
  'isOn', 'value', 'minimumValue', 'maximumValue', 'currentPage', 'numberOfPages', 'hidesForSinglePage', 'isEnabled',
  'isSelected', 'isHighlighted', 'request', 'values',
];
/** Methods that set a property, with the name of their argument. */
const SETTERS = {
  'setOn(_:animated:)': ['isOn', 'on'], 'setValue(_:animated:)': ['value', 'value'], 'loadRequest(_:)': ['asked', 'request'],
};
/** More tiles than these are not kept. */
const MOST_TILES = 200;

/** The view that a header means where it names none. */
const ONLY_VIEW = 'main';

/** The views of a header, in order, each with the size that it begins with. */
function viewsOf(header) {
  const declared = Object.entries(header.views ?? {
    [ONLY_VIEW]: { component: header.component, config: header.config, delegate: header.delegate },
  });
  const views = new Map();
  for (const [name, view] of declared) {
    const config = view.config ?? {};
    const container = views.get(view.in);
    const size = pair(config.bounds) ?? (container ? container.frame.slice(2) : [320, 480]);
    const frame = isNumbers(view.frame, 4) ? view.frame : [0, 0, ...size];
    views.set(name, { name, component: view.component ?? 'scroll', config, frame, container: view.in });
  }
  return views;
}

function isNumbers(value, count) {
  return Array.isArray(value) && value.length === count && value.every(Number.isFinite);
}

/** The size that a value of two or four numbers has. */
function pair(value) {
  if (isNumbers(value, 2)) return value;
  return isNumbers(value, 4) ? value.slice(2) : null;
}

/** Returns all that is known of a view before its first line. */
function beginning(view) {
  const { config } = view;
  return {
    index: -1,
    t: 0,
    offset: isNumbers(config.contentOffset, 2) ? config.contentOffset : [0, 0],
    isTold: false,
    size: view.frame.slice(2),
    content: pair(config.contentSize),
    inset: isNumbers(config.contentInset, 4) ? config.contentInset : [0, 0, 0, 0],
    zoom: Number.isFinite(config.zoomScale) ? config.zoomScale : 1,
    flags: {},
    sections: sectionsOf(config),
    selected: [],
    highlighted: null,
    text: typeof config.text === 'string' ? config.text : null,
    caret: null,
    isTyping: false,
    edit: null,
    asked: null,
    swipe: null,
    control: controlOf(config),
    tiles: [],
    isShown: null,
  };
}

/** The properties of a control among some keys. */
function controlOf(values) {
  return Object.fromEntries(CONTROL_KEYS.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]));
}

/** Returns the number of rows that each section begins with. */
function sectionsOf(config) {
  if (isNumbers(config.sections, config.sections?.length)) return config.sections;
  return Array.isArray(config.propertyList) ? [config.propertyList.length] : [];
}

/** Returns all that is known of a view after a line that is about it; the same where the line tells nothing. */
function after(known, entry) {
  const next = { ...known, index: entry.index, t: entry.t };
  if (entry.kind === 'call') heedCall(next, entry.data);
  else heedState(next, entry.data.state ?? entry.data.final ?? {});
  if (entry.kind === 'message') {
    heedMessage(next, entry.data);
    Object.assign(next, typedBy(next, entry.data), swipedBy(next, entry.data));
  }
  return next;
}

function heedState(next, state) {
  if (isNumbers(state.bounds, 4)) {
    next.size = state.bounds.slice(2);
    next.offset = state.bounds.slice(0, 2);
    next.isTold = true;
  }
  if (isNumbers(state.contentOffset, 2)) {
    next.offset = state.contentOffset;
    next.isTold = true;
  }
  if (isNumbers(state.contentSize, 2)) next.content = state.contentSize;
  if (isNumbers(state.adjustedContentInset, 4)) next.inset = state.adjustedContentInset;
  if (Number.isFinite(state.zoomScale)) next.zoom = state.zoomScale;
  if (Array.isArray(state.indexPathsForSelectedRows)) next.selected = state.indexPathsForSelectedRows;
  if (typeof state.text === 'string') next.text = state.text;
  const told = controlOf(state);
  if (Object.keys(told).length > 0) next.control = { ...next.control, ...told };
  const flags = FLAGS.filter((flag) => typeof state[flag] === 'boolean');
  if (flags.length > 0) {
    next.flags = { ...next.flags };
    for (const flag of flags) next.flags[flag] = state[flag];
  }
}

function heedCall(next, call) {
  const value = call.args?.[call.call];
  if (call.call === 'contentSize' && pair(value)) next.content = pair(value);
  if (call.call === 'contentInset' && isNumbers(value, 4)) next.inset = value;
  const [key, label] = SETTERS[call.call] ?? (CONTROL_KEYS.includes(call.call) ? [call.call, call.call] : []);
  if (key && call.args?.[label] !== undefined) next.control = { ...next.control, [key]: call.args[label] };
  if (call.call === 'text' && typeof value === 'string') Object.assign(next, { text: value, caret: value.length });
  if ((call.call === 'bounds' || call.call === 'frame') && pair(value)) next.size = pair(value);
}

function heedMessage(next, { message, args = {}, answer }) {
  const section = args.numberOfRowsInSection;
  if (Number.isInteger(section) && section >= 0 && section < 10_000 && Number.isInteger(answer)) {
    next.sections = [...next.sections];
    while (next.sections.length < section) next.sections.push(0);
    next.sections[section] = answer;
  }
  if (typeof args.didHighlightRowAt === 'string') next.highlighted = args.didHighlightRowAt;
  if (typeof args.didUnhighlightRowAt === 'string') next.highlighted = null;
  const box = args.boundingBoxOfClipPath;
  if (isNumbers(box, 4)) {
    const others = next.tiles.filter((tile) => tile.box.some((part, place) => part !== box[place]));
    next.tiles = [...others.slice(1 - MOST_TILES), { box, scale: Math.abs(args.ctm?.[0] ?? 1), t: next.t }];
  }
  if (message.startsWith('viewWillAppear')) next.isShown = true;
  if (message.startsWith('viewDidDisappear')) next.isShown = false;
}
