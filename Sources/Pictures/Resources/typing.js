'use strict';
// A text view with its text and its caret: what was asked about and then told is in it.

/** A letter of a text view is about so wide, and a line so high. */
const LETTER = 7.6;
const LINE = 20;

/** Returns what a message changes of the text, the caret and the typing. */
function typedBy(known, { message, args = {}, answer }) {
  const range = args.shouldChangeTextIn ?? args.shouldChangeCharactersIn;
  if (isNumbers(range, 2) && answer !== false) return { edit: { range, text: String(args.replacementText ?? args.replacementString ?? '') } };
  if (/^text(View|Field)DidBeginEditing\(/.test(message)) return { isTyping: true };
  if (/^text(View|Field)DidEndEditing\(/.test(message)) return { isTyping: false };
  if (!/^textViewDidChange\(/.test(message) || !known.edit) return {};
  const { range: [start, length], text } = known.edit;
  const old = known.text ?? '';
  return { edit: null, text: old.slice(0, start) + text + old.slice(start + length), caret: start + text.length };
}

/** The lines of a text in a width, each with where it starts in the text. */
function wrapped(text, width) {
  const most = Math.max(1, Math.floor(width / LETTER));
  const lines = [];
  let start = 0;
  for (const paragraph of text.split('\n')) {
    let from = 0;
    while (paragraph.length - from > most) {
      const space = paragraph.lastIndexOf(' ', from + most);
      const to = space > from ? space + 1 : from + most;
      lines.push({ start: start + from, text: paragraph.slice(from, to) });
      from = to;
    }
    lines.push({ start: start + from, text: paragraph.slice(from) });
    start += paragraph.length + 1;
  }
  return lines;
}

function drawTextView(view, known, [width, height]) {
  const text = known.text ?? '';
  const isTyping = known.isTyping || known.flags.isFirstResponder === true;
  const caret = Math.min(known.caret ?? text.length, text.length);
  const lines = wrapped(text, width - 16);
  const at = lines.findLastIndex(({ start }) => start <= caret);
  return [
    drawing('rect', { class: isTyping ? 'face typing' : 'face', x: 1, y: 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2), rx: 6 }),
    ...lines.slice(0, Math.max(1, Math.floor((height - 8) / LINE))).map((line, place) => {
      const isHere = isTyping && place === at;
      const part = caret - line.start;
      return drawing('text', { class: 'typed', x: 8, y: 22 + place * LINE }, ...(isHere
        ? [line.text.slice(0, part), drawing('tspan', { class: 'caret' }, '|'), line.text.slice(part)] : [line.text]));
    }),
  ];
}
