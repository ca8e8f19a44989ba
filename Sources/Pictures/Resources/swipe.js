'use strict';
// A row that is swiped aside, with the buttons that stand behind it.

/** A button behind a row is so wide. */
const ACTION_WIDTH = 74;

/** The question about a row whose answer has the row's actions, and at which edge they stand. */
const ACTION_QUESTIONS = {
  trailingSwipeActionsConfigurationForRowAt: 'trailing', leadingSwipeActionsConfigurationForRowAt: 'leading',
  editActionsForRowAt: 'trailing', titleForDeleteConfirmationButtonForRowAt: 'trailing',
};

/** The titles and styles in an answer to such a question; empty: it opens nothing. */
function actionsIn(question, answer) {
  if (question.startsWith('title')) return [{ title: answer ?? 'Delete', style: 'destructive' }];
  const actions = Array.isArray(answer) ? answer : answer?.actions;
  return (Array.isArray(actions) ? actions : []).map(({ title, style }) => ({ title: String(title ?? ''), style }));
}

/** Returns what a message changes of the row that is swiped aside. */
function swipedBy(known, { message, args = {}, answer }) {
  const question = Object.keys(ACTION_QUESTIONS).find((name) => typeof args[name] === 'string');
  if (question) return askedAbout(known, question, args[question], answer);
  if (typeof args.willBeginEditingRowAt === 'string') return openedRow(known, args.willBeginEditingRowAt);
  if (message.startsWith('willTransition(')) {
    return args.to?.includes('showingDeleteConfirmation') ? openedRow(known, known.asked?.row) : { swipe: null };
  }
  if ('didEndEditingRowAt' in args) return { swipe: null, asked: null };
  return message.includes('didEndDisplaying') && args.forRowAt === known.swipe?.row ? { swipe: null, asked: null } : {};
}

function askedAbout(known, question, row, answer) {
  const actions = actionsIn(question, answer);
  if (actions.length === 0) return {};
  const asked = { row, edge: ACTION_QUESTIONS[question], actions };
  return known.swipe?.row === row ? { asked, swipe: { ...known.swipe, ...asked } } : { asked };
}

function openedRow(known, row) {
  if (row === undefined || known.swipe?.row === row) return {};
  const usual = { row, edge: 'trailing', actions: [{ title: 'Delete', style: 'destructive' }] };
  return { swipe: { ...usual, ...(known.asked?.row === row ? known.asked : {}), t: known.t } };
}

/** Returns the distance of a row from its place: that of the finger that swipes it, and later the width of its buttons. */
function asideOf(story, { edge, actions, t }, index) {
  const open = actions.length * ACTION_WIDTH;
  const stroke = story.strokes.find(({ points }) => points[0].t <= t && points[points.length - 1].t >= t);
  const points = stroke?.points ?? [];
  const count = countWhile(points, (point) => point.index <= index);
  const isPulled = count > 0 && count < points.length;
  const pulled = isPulled ? Math.abs(points[count - 1].x - points[0].x) : open;
  return (edge === 'leading' ? 1 : -1) * Math.min(open, pulled);
}

/** The buttons behind a row. */
function drawActions({ edge, actions }, y, width, height) {
  return actions.map(({ title, style }, place) => {
    const x = edge === 'leading' ? place * ACTION_WIDTH : width - (place + 1) * ACTION_WIDTH;
    return drawing('g', { class: `action ${style ?? ''}` },
      drawing('rect', { x, y, width: ACTION_WIDTH, height }),
      drawing('text', { x: x + ACTION_WIDTH / 2, y: y + height / 2, ...CENTRED }, title));
  });
}
