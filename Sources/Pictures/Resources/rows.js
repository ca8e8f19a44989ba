'use strict';
// The rows of a table, placed as its header says. A transcript does not tell where rows are, so heights
// that the table worked out itself are not known: such a picture is near, not exact.

const ROW_HEIGHT = 44;
const HEADER_HEIGHT = 28;
/** More rows than can be seen at a time are not looked at. */
const MOST_ROWS = 100_000;

function heightOr(value, usual) { return Number.isFinite(value) && value >= 0 ? value : usual; }

/** The rows and headers between two heights of the content. */
function rowsBetween(view, known, top, bottom) {
  const { config } = view;
  const rowHeight = heightOr(config.rowHeight, ROW_HEIGHT);
  const header = config.headers ? heightOr(config.sectionHeaderHeight, HEADER_HEIGHT) : 0;
  const footer = config.footers ? heightOr(config.sectionFooterHeight, HEADER_HEIGHT) : 0;
  const pieces = [];
  let y = heightOr(pair(config.tableHeaderView)?.[1] ?? config.tableHeaderView, 0);
  let looked = 0;
  known.sections.forEach((count, section) => {
    if (header > 0) pieces.push({ kind: 'header', y, height: header, label: `section ${section}` });
    y += header;
    const heights = Array.isArray(config.rowHeights?.[section]) ? config.rowHeights[section] : null;
    if (!heights && rowHeight > 0) {
      const first = Math.max(0, Math.floor((top - y) / rowHeight));
      for (let row = first; row < count && y + row * rowHeight < bottom && looked < MOST_ROWS; row += 1, looked += 1) {
        pieces.push({ kind: 'row', y: y + row * rowHeight, height: rowHeight, label: `${section}-${row}` });
      }
      y += count * rowHeight;
    } else {
      for (let row = 0; row < count && looked < MOST_ROWS; row += 1, looked += 1) {
        const height = heightOr(heights?.[row], rowHeight);
        pieces.push({ kind: 'row', y, height, label: `${section}-${row}` });
        y += height;
      }
    }
    y += footer;
  });
  return pieces.filter((piece) => piece.y < bottom && piece.y + piece.height > top);
}

/** Draws the rows of a table that can be seen. */
function drawRows(view, known, aside = 0) {
  const [, top] = known.offset;
  const [width, height] = known.size;
  const values = known.control.values ?? {};
  const valueOf = (row) => values[view.config.propertyList?.[row]?.DataKey];
  const labels = Array.isArray(view.config.propertyList)
    ? view.config.propertyList.map((row) => String(row?.Label ?? '')) : null;
  return rowsBetween(view, known, top, top + height).map((piece) => {
    const isSelected = known.selected.includes(piece.label);
    const state = known.highlighted === piece.label ? 'highlighted' : isSelected ? 'selected' : '';
    const row = Number(piece.label.split('-')[1]);
    const words = piece.kind === 'row' && labels?.[row] ? `${piece.label}  ${labels[row]}` : piece.label;
    const isAside = piece.kind === 'row' && piece.label === known.swipe?.row;
    const buttons = isAside ? drawActions(known.swipe, piece.y, width, piece.height) : [];
    return drawing('g', {}, ...buttons, drawing('g', { class: `${piece.kind} ${state}`, transform: isAside ? `translate(${aside} 0)` : null },
      drawing('rect', { x: 0, y: piece.y, width, height: piece.height }),
      drawing('text', { x: 16 + (isAside ? Math.max(0, -aside) : 0), y: piece.y + piece.height / 2, 'dominant-baseline': 'central' }, words),
      labels && piece.kind === 'row' && valueOf(row) !== undefined
        ? drawing('text', { class: 'value', x: width - 16, y: piece.y + piece.height / 2, 'dominant-baseline': 'central', 'text-anchor': 'end' }, String(valueOf(row))) : '',
      isSelected && piece.kind === 'row' ? drawing('rect', { class: 'chosen', x: 0, y: piece.y, width: 5, height: piece.height }) : '',
      isSelected && piece.kind === 'row'
        ? drawing('text', { x: width - 24, y: piece.y + piece.height / 2, 'dominant-baseline': 'central' }, '✓') : ''));
  });
}
