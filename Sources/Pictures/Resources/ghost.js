'use strict';
// Another transcript's views over those of a case, in dashed lines: nothing where the two look the same.

/** Returns all that can be seen of the views of a scene at a moment, in a form that can be compared. */
function pictured(scene, index, t) {
  const views = [...scene.story.views.keys()].map((name) => {
    const known = scene.story.known(name, index);
    const { size, content, sections, selected, highlighted, text, caret, isTyping, control, swipe } = known;
    const place = [...known.offset, known.zoom * 100].map((part) => Math.round(part * 2));
    return [place, size, content, sections, selected, highlighted, text, caret, isTyping, control, swipe?.row];
  });
  return JSON.stringify([views, [...scene.screens.values()].map((screens) => screens.told(index, t))]);
}

/** The views of another scene as dashed lines over those of a scene; null: they look the same. */
function ghostOf(scene, index, other, t) {
  const place = other.story.indexAt(t);
  if (pictured(scene, index, t) === pictured(other, place, t)) return null;
  other.t = t;
  return drawing('g', { class: 'ghost' }, ...other.roots.map((view) => other.view(view, place)));
}
