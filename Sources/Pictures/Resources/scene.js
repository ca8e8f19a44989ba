'use strict';
// The views at one line of a transcript, with their content and the fingers on it.

const MARGIN = 22;
const RULER_STEP = 100;
/** The time for which the trail of a finger stays after the finger has left. */
const TRAIL_TIME = 350_000;

/** Letters of a small picture grow so much at the most. */
const MOST_GROWTH = 2.4;

let scenes = 0;

class Scene {
  constructor(story, label) {
    this.story = story;
    this.number = scenes += 1;
    this.screens = new Map([...story.views.values()].filter(({ component }) => component === 'navigation')
      .map((view) => [view.name, new Screens(story, view)]).filter(([, screens]) => screens.isTold));
    this.roots = [...story.views.values()].filter((view) => !story.views.has(view.container));
    this.size = [0, 1].map((axis) => {
      const ends = this.roots.map(({ frame }) => frame[axis] + frame[axis + 2]);
      return Math.max(40, Math.min(4000, Math.max(...ends)));
    });
    this.node = drawing('svg', {
      class: 'scene', role: 'img', 'aria-label': label,
      viewBox: `${-MARGIN} ${-MARGIN} ${this.size[0] + 2 * MARGIN} ${this.size[1] + 2 * MARGIN}`,
    });
    this.readout = element('dl', { class: 'readout' });
  }

  /** Draws the views after a line, over them those of another scene, and around them what is to be said of it. */
  show(index, t, remark, other = null) {
    this.t = t;
    const ghost = other ? ghostOf(this, index, other, t) : null;
    this.node.replaceChildren(
      ...this.roots.map((view) => this.view(view, index)), ghost ?? '',
      drawing('g', {}, ...this.story.strokes.map((stroke) => this.finger(stroke, index, t)).filter(Boolean)),
      remark === '' ? '' : this.framed(remark));
    this.tell(index);
  }

  /** Makes letters as large on the screen as they would be without the picture's scale. */
  fit() {
    const { width, height } = this.node.getBoundingClientRect();
    const scale = Math.min(width / (this.size[0] + 2 * MARGIN), height / (this.size[1] + 2 * MARGIN));
    if (scale > 0) this.node.style.setProperty('--letter', String(Math.min(MOST_GROWTH, Math.max(1, 1 / scale))));
  }

  /** A frame around the views, with what is to be said of the moment. */
  framed(remark) {
    const [width, height] = this.size;
    return drawing('g', { class: `remark ${remark.startsWith('✗') ? 'wrong' : 'parting'}` },
      drawing('rect', { x: -4, y: -4, width: width + 8, height: height + 8, rx: 4 }),
      drawing('text', { x: 0, y: -9 }, remark));
  }

  view(view, index) {
    const known = this.story.known(view.name, index);
    const [x, y] = view.frame;
    const [width, height] = known.size;
    const clip = `clip-${this.number}-${[...this.story.views.keys()].indexOf(view.name)}`;
    const screens = this.screens.get(view.name);
    const children = screens ? drawScreens(screens, index, this.t, (child) => this.view(child, index))
      : this.childrenOf(view, index).map((child) => this.view(child, index));
    const isScreen = screens !== undefined || this.screens.has(view.container);
    const isNamed = this.story.views.size > 1 && !isScreen;
    const drawn = drawnOf(view, known, isNamed);
    if (drawn) {
      return drawing('g', { class: `view ${view.component}`, transform: `translate(${x} ${y})` },
        drawing('rect', { class: 'edge bounds', x: 0, y: 0, width, height }), drawn, ...children);
    }
    const inside = SCROLLING.has(view.component) || known.content
      ? [this.content(view, known, children, index), ...indicators(known)] : children;
    return drawing('g', { class: `view ${view.component}`, transform: `translate(${x} ${y})` },
      drawing('clipPath', { id: clip }, drawing('rect', { x: 0, y: 0, width, height })),
      drawing('rect', { class: 'ground', x: 0, y: 0, width, height }),
      drawing('g', { 'clip-path': `url(#${clip})` }, ...inside),
      drawing('rect', { class: 'edge', x: 0, y: 0, width, height }),
      isNamed || (!isScreen && known.text !== null && known.sections.length === 0)
        ? drawing('text', { class: 'name', x: 6, y: Math.min(14, height - 4) }, known.text ?? view.name) : '');
  }

  /** The views inside a view; of those that fill a container, the one that is shown. */
  childrenOf(view, index) {
    const children = [...this.story.views.values()].filter(({ container }) => container === view.name);
    if (SCROLLING.has(view.component)) return children;
    const shown = children.filter(({ name }) => this.story.known(name, index).isShown);
    if (shown.length > 0) return shown.slice(-1);
    return view.component === 'navigation' ? children.slice(0, 1) : children;
  }

  content(view, known, children, index) {
    const [x, y] = known.offset;
    const [width, height] = known.content ?? known.size;
    const isTable = known.sections.length > 0 && (view.component === 'table' || view.component === 'form');
    return drawing('g', { transform: `translate(${-x} ${-y})` },
      drawing('rect', { class: 'content', x: 0, y: 0, width, height }),
      ...(isTable ? drawRows(view, known, known.swipe ? asideOf(this.story, known.swipe, index) : 0) : view.component === 'web' ? drawPage(known, width, height) : ruler(known, width, height)),
      ...drawTiles(known),
      ...pages(view, known, width, height),
      ...children);
  }

  /** A finger with its trail; nothing before it comes and a while after it left. */
  finger(stroke, index, t) {
    const { points } = stroke;
    const count = countWhile(points, (point) => point.index <= index);
    if (count === 0) return null;
    const isOver = count === points.length && stroke.ending !== null;
    const last = points[count - 1];
    if (isOver && t - last.t > TRAIL_TIME) return null;
    const trail = points.slice(Math.max(0, count - 400), count).map((point) => `${point.x},${point.y}`).join(' ');
    const sign = isOver && stroke.ending === 'cancelled' ? '✕' : String(stroke.finger);
    return drawing('g', { class: `finger ${isOver ? 'up' : 'down'}` },
      drawing('polyline', { points: trail }),
      points[0].x === last.x && points[0].y === last.y ? '' : drawing('circle', { cx: points[0].x, cy: points[0].y, r: 3 }),
      drawing('circle', { class: 'tip', cx: last.x, cy: last.y, r: 15 }),
      drawing('text', { x: last.x, y: last.y, 'dominant-baseline': 'central', 'text-anchor': 'middle' }, sign));
  }

  /** Says in words what is drawn of the view that moves, or of the first. */
  tell(index) {
    const name = this.story.moving()[0]?.name ?? this.story.first;
    const known = this.story.known(name, index);
    const spoken = spokenOf(this.story.views.get(name), known);
    const flags = FLAGS.filter((flag) => known.flags[flag]).map((flag) => flag.slice(2)).join(', ');
    const screens = [...this.screens.values()].flatMap((each) => each.told(index, this.t));
    const isStill = screens.length > 0 && !known.isTold;
    const facts = spoken.length > 0 ? [...screens, ...spoken] : isStill ? screens : [...screens,
      [this.story.views.size > 1 ? `${name}: offset` : 'offset', known.offset.map((part) => number(part, 3)).join(', ')],
      ['zoom', known.zoom === 1 ? '' : `${number(known.zoom, 3)}×`],
      ['content', known.content ? known.content.map((part) => number(part, 2)).join(' × ') : ''],
      ['page', known.control.request ?? ''],
      ['flags', flags || 'none'],
    ];
    this.readout.replaceChildren(...facts.filter(([, value]) => value !== '')
      .map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, value))));
  }
}

/** Lines across the content, so that its movement can be seen and read. */
function ruler(known, width, height) {
  const [x, y] = known.offset;
  const step = RULER_STEP * (known.zoom > 0.05 ? known.zoom : 1);
  const lines = [];
  const firstRow = Math.max(1, Math.floor(y / step));
  for (let row = firstRow; row * step < Math.min(height, y + known.size[1]) && row - firstRow < 60; row += 1) {
    lines.push(drawing('line', { x1: 0, x2: width, y1: row * step, y2: row * step }),
      drawing('text', { x: Math.max(0, x) + 6, y: row * step - 4 }, row * RULER_STEP));
  }
  const firstColumn = Math.max(1, Math.floor(x / step));
  for (let column = firstColumn; column * step < Math.min(width, x + known.size[0]) && column - firstColumn < 60; column += 1) {
    lines.push(drawing('line', { y1: 0, y2: height, x1: column * step, x2: column * step }));
  }
  return [drawing('g', { class: 'ruler' }, ...lines)];
}

/** The edges and the numbers of pages. */
function pages(view, known, width, height) {
  if (view.config.isPagingEnabled !== true) return [];
  const marks = [];
  for (const axis of [0, 1]) {
    const length = [width, height][axis];
    const page = known.size[axis];
    if (!(page > 0) || length <= page) continue;
    const first = Math.max(0, Math.floor(known.offset[axis] / page) - 1);
    for (let place = first; place * page < length && place < first + 4; place += 1) {
      const at = place * page;
      const edge = axis === 0 ? { x1: at, x2: at, y1: 0, y2: height } : { y1: at, y2: at, x1: 0, x2: width };
      marks.push(drawing('line', edge),
        drawing('text', axis === 0 ? { x: at + page / 2, y: 40 } : { x: 40, y: at + page / 2 }, `page ${place}`));
    }
  }
  return [drawing('g', { class: 'pages' }, ...marks)];
}

/** Draws the indicators, which show a view's place in its content. */
function indicators(known) {
  if (!known.content) return [];
  return [0, 1].map((axis) => {
    const length = known.size[axis];
    const content = known.content[axis];
    if (content <= length || length <= 0) return '';
    const size = Math.max(12, length * length / content);
    const place = known.offset[axis] / (content - length) * (length - size - 4) + 2;
    const at = Math.max(2, Math.min(length - size - 2, place));
    const across = known.size[1 - axis] - 5;
    return drawing('rect', axis === 0
      ? { class: 'indicator', x: at, y: across, width: size, height: 3, rx: 1.5 }
      : { class: 'indicator', x: across, y: at, width: 3, height: size, rx: 1.5 });
  });
}
