'use strict';
// The curves of one view: offset, velocity and zoom over time.

const CURVE_HEIGHT = 116;
const TOP = 18;
const BOTTOM = 8;
/** Points that are farther apart than so many frames are no movement, but a rest and a jump. */
const MOST_FRAMES = 2.5;

/** The points of a curve: one a moment, the last of it. */
function seriesOf(track, value) {
  const series = [];
  for (const known of track) {
    const v = value(known);
    if (!Number.isFinite(v)) continue;
    const last = series[series.length - 1];
    if (last?.t === known.t) last.v = v;
    else series.push({ t: known.t, v });
  }
  return series;
}

/**
 * Returns the velocity of a series, in points a second: known between two points that are a few frames apart.
 *
 * A message between two frames, such as a lift, finds the content where the last frame left it. This is no halt.
 */
function velocityOf(told, period) {
  const series = told.filter(({ v }, place) => place === 0 || v !== told[place - 1].v);
  const result = [];
  for (let place = 1; place < series.length; place += 1) {
    const passed = series[place].t - series[place - 1].t;
    if (passed > MOST_FRAMES * period) {
      result.push({ t: series[place - 1].t + period, v: 0 }, { t: series[place].t, v: 0 });
      continue;
    }
    result.push({ t: series[place].t, v: (series[place].v - series[place - 1].v) / passed * 1e6 });
  }
  if (result.length > 0) result.push({ t: result[result.length - 1].t + period, v: 0 });
  return result;
}

/** Returns the range of offsets at which content may rest along an axis. */
function rangeOf(known, axis) {
  if (!known.content) return null;
  const before = known.inset[axis === 1 ? 0 : 1];
  const behind = known.inset[axis === 1 ? 2 : 3];
  const least = -before;
  return [least, Math.max(least, known.content[axis] + behind - known.size[axis])];
}

/** The range of a view, where it stays the same; else the curves of its two edges. */
function rangesOf(track, axis) {
  const edges = [0, 1].map((end) => seriesOf(track, (known) => rangeOf(known, axis)?.[end] ?? NaN));
  if (edges[0].length === 0) return { range: null };
  const isFixed = edges.every((edge) => spread(edge.slice(1).map(({ v }) => v)) === 0);
  return isFixed ? { range: edges.map((edge) => edge[edge.length - 1].v) } : { range: null, edges };
}

/** The offset's curve of a view along an axis. */
function offsetCurve(story, name, axis) {
  const view = story.views.get(name);
  const track = story.tracks.get(name);
  const last = track[track.length - 1];
  const page = view.config.isPagingEnabled === true ? last.size[axis] : 0;
  return {
    moves: spread(track.filter(({ isTold }) => isTold).map(({ offset }) => offset[axis])) > 0,
    label: `offset ${'xy'[axis]}`,
    unit: 'pt',
    series: seriesOf(track, (known) => (known.isTold || known.index < 0 ? known.offset[axis] : NaN)),
    ...rangesOf(track, axis),
    page,
    outside: 'rubber band',
  };
}

function velocityCurve(story, name, axis) {
  const { series, moves } = offsetCurve(story, name, axis);
  return { moves, label: `velocity ${'xy'[axis]}`, unit: 'pt/s', series: velocityOf(series, story.period), zero: true };
}

/** Returns true if a value changes. */
function movesIn(series) { return spread(series.map(({ v }) => v)) > 0; }

function zoomCurve(story, name) {
  const { config } = story.views.get(name);
  const series = seriesOf(story.tracks.get(name), (known) => known.zoom);
  const range = [config.minimumZoomScale ?? 1, config.maximumZoomScale ?? 1];
  return { moves: movesIn(series), label: 'zoom', unit: '×', series, range: range.every(Number.isFinite) ? range : null, outside: 'beyond the limits' };
}

/** The property of each control that is drawn over time, and the name that is shown for it. */
const CONTROL_CURVES = { slider: ['value', 'value'], 'page-control': ['currentPage', 'page'], switch: ['isOn', 'on'] };

/** The value of a control over time. */
function controlCurve(story, name) {
  const [key, label] = CONTROL_CURVES[story.views.get(name).component] ?? [];
  const value = ({ control }) => (typeof control[key] === 'boolean' ? Number(control[key]) : control[key]);
  const series = key ? seriesOf(story.tracks.get(name), value) : [];
  return series.length === 0 ? null : { moves: movesIn(series), label, unit: '', series, zero: true, isHeld: true };
}

/** The curves of what moves in a view, here or in another story; of what stays as it is there is none. */
function curvesOf(story, name, other = null) {
  const stories = other?.views.has(name) ? [story, other] : [story];
  const offsets = [1, 0].map((axis) => (each) => offsetCurve(each, name, axis));
  const velocities = [1, 0].map((axis) => (each) => velocityCurve(each, name, axis));
  return [(each) => controlCurve(each, name), (each) => zoomCurve(each, name), ...offsets, ...velocities]
    .map((make) => stories.map(make))
    .filter((curves) => curves.some((curve) => curve?.moves) && curves[0] !== null)
    .map(([curve, beside]) => ({ ...curve, other: beside ?? null }));
}

/** The numbers that a curve's axis spans. */
function extentOf(curve) {
  const values = [curve, curve.other].filter(Boolean).flatMap(({ series }) => series.map(({ v }) => v));
  let least = Infinity;
  let most = -Infinity;
  for (const value of curve.zero ? [...values, 0] : values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (!(least <= most)) return [0, 1];
  // An edge of the range that is near is worth seeing.
  for (const edge of curve.range ?? []) {
    if (Math.abs(edge - least) < (most - least) * 0.4 + 20) least = Math.min(least, edge);
    if (Math.abs(edge - most) < (most - least) * 0.4 + 20) most = Math.max(most, edge);
  }
  const room = (most - least) * 0.06 || 1;
  return [least - room, most + room];
}

class CurveStrip extends Strip {
  constructor(axis, curve, findings) {
    super(axis, 'curve', curve.label);
    this.curve = curve;
    this.findings = findings;
    this.extent = extentOf(curve);
  }

  y(v) {
    const [least, most] = this.extent;
    return TOP + (most - v) / (most - least) * (CURVE_HEIGHT - TOP - BOTTOM);
  }

  draw() {
    const { curve } = this;
    this.fill(CURVE_HEIGHT, [
      this.clip(),
      this.bands(),
      ...this.grid(),
      ...this.pages(),
      ...(curve.edges ?? []).map((edge) => drawing('path', { class: 'limit moving', d: this.path(edge), 'clip-path': `url(#curve-${curve.label.replaceAll(' ', '-')})` })),
      curve.other ? drawing('path', { class: 'line other', d: this.path(curve.other.series) }) : null,
      drawing('path', { class: 'line', d: this.path(curve.series) }),
      drawing('text', { class: 'label', x: LEFT + 4, y: 12 }, curve.unit === '' ? curve.label : `${curve.label} (${curve.unit})`),
      ...partingMarks(this.axis, CURVE_HEIGHT, this.partings, TOP + 10),
      ...violationMarks(this.axis, CURVE_HEIGHT, this.findings, CURVE_HEIGHT - BOTTOM - 3),
    ]);
  }

  /** Edges may lie far outside. */
  clip() {
    return drawing('clipPath', { id: `curve-${this.curve.label.replaceAll(' ', '-')}` },
      drawing('rect', { x: LEFT, y: TOP, width: this.axis.width - LEFT - RIGHT, height: CURVE_HEIGHT - TOP }));
  }

  /** The range is plain; what lies beyond it is hatched and named. */
  bands() {
    const { range } = this.curve;
    if (!range) return null;
    const [least, most] = this.extent;
    const width = this.axis.width - LEFT - RIGHT;
    const band = (from, to) => {
      const top = Math.max(TOP, this.y(to));
      const bottom = Math.min(CURVE_HEIGHT - BOTTOM, this.y(from));
      if (bottom - top < 0.5) return null;
      return drawing('g', { class: 'outside' },
        drawing('rect', { x: LEFT, y: top, width, height: bottom - top }),
        bottom - top > 10 ? drawing('text', { x: LEFT + width - 4, y: (top + bottom) / 2 + 3, 'text-anchor': 'end' }, this.curve.outside) : '');
    };
    const edges = range.filter((edge) => edge > least && edge < most)
      .map((edge) => drawing('line', { class: 'limit', x1: LEFT, x2: LEFT + width, y1: this.y(edge), y2: this.y(edge) }));
    return drawing('g', {}, ...[band(least, range[0]), band(range[1], most), ...edges].filter(Boolean));
  }

  grid() {
    const [least, most] = this.extent;
    const step = roundStep(most - least, 4);
    const lines = [];
    for (let v = Math.ceil(least / step) * step; v <= most; v += step) {
      lines.push(drawing('g', { class: 'grid' },
        drawing('line', { x1: LEFT, x2: this.axis.width - RIGHT, y1: this.y(v), y2: this.y(v) }),
        drawing('text', { x: LEFT - 6, y: this.y(v) + 3.5, 'text-anchor': 'end' }, number(v, step < 1 ? 2 : 0))));
    }
    return lines;
  }

  pages() {
    const { page } = this.curve;
    if (!(page > 0)) return [];
    const [least, most] = this.extent;
    const marks = [];
    for (let place = Math.ceil(least / page); place * page <= most && marks.length < 40; place += 1) {
      const y = this.y(place * page);
      marks.push(drawing('g', { class: 'page' },
        drawing('line', { x1: LEFT, x2: this.axis.width - RIGHT, y1: y, y2: y }),
        drawing('text', { x: this.axis.width - RIGHT - 4, y: y - 3, 'text-anchor': 'end' }, `page ${place}`)));
    }
    return marks;
  }

  /** The line through the points; of many in one column of pixels, the least and the most. */
  path(series) {
    const { axis } = this;
    const gap = MOST_FRAMES * axis.story.period;
    const first = Math.max(0, countWhile(series, ({ t }) => t < axis.from) - 1);
    let text = '';
    let last = null;
    let column = null;
    for (let place = first; place < series.length; place += 1) {
      const { t, v } = series[place];
      const x = Math.max(LEFT, Math.min(axis.width - RIGHT, axis.x(t)));
      const y = this.y(v).toFixed(1);
      if (last === null) text += `M${x.toFixed(1)} ${y}`;
      else if (Math.round(x) === column && place + 1 < series.length && series.length > 4 * axis.width) {
        text += `V${y}`;
      } else text += t - last > gap ? `H${x.toFixed(1)}V${y}` : `L${x.toFixed(1)} ${y}`;
      last = t;
      column = Math.round(x);
      if (t > axis.to) break;
    }
    return last !== null && last < axis.to && (!this.curve.zero || this.curve.isHeld) ? `${text}H${axis.x(axis.to)}` : text;
  }
}
