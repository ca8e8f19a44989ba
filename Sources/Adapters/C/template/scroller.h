/* scroller.h: a small scroller, the component that the template plays. Put your own in its place.
 *
 * It drags after 10 points, glides, goes past its edges like a rubber band and comes back. It follows
 * one finger, and has no pages, no insets, no zoom, no animated scrolling. Its delegate is told where
 * a glide will end, and cannot choose another place.
 *
 * Lengths are points, times milliseconds, velocities points a millisecond.
 */
#ifndef SCROLLER_H
#define SCROLLER_H

#include <stdbool.h>
#include <stdint.h>

/* The messages of the scroller, and who receives them. */
typedef struct {
  void *receiver;
  void (*will_begin_dragging)(void *receiver);
  void (*did_scroll)(void *receiver);
  void (*will_end_dragging)(void *receiver, const double velocity[2], const double target[2]);
  void (*did_end_dragging)(void *receiver, bool will_glide);
  void (*will_begin_gliding)(void *receiver);
  void (*did_end_gliding)(void *receiver);
} scroller_delegate;

/* One direction. */
typedef struct {
  double length, content;
  /* Pixels a point. */
  double pixels;
  /* The content's place: as computed, and as shown, on the pixel grid. */
  double place, shown;
  double velocity;
  /* The finger: its first place, the way that it had gone when the drag began, and its last place. */
  double touched, slop, last;
  /* The place that the content would have without the rubber band when the finger came down. */
  double anchor;
  /* The finger's last velocity, and the content's at the last two moves of the drag. */
  double sample, older, newer;
} scroller_axis;

typedef struct {
  scroller_axis axes[2];
  scroller_delegate delegate;
  bool bounces;
  bool is_tracking, is_dragging, is_gliding;
  double heard_at, moved_at, lifted_at;
  int samples, drag_moves;
  bool has_stepped;
} scroller;

static inline double scroller_size(double number) { return number < 0 ? -number : number; }

static inline double scroller_pixel(const scroller_axis *axis, double place) {
  double scaled = place * axis->pixels;
  return (double)(int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5) / axis->pixels;
}

static inline double scroller_end(const scroller_axis *axis) {
  double end = axis->content - axis->length;
  return end > 0 ? scroller_pixel(axis, end) : 0;
}

/* The edge that the content is past, or its own place. */
static inline double scroller_edge(const scroller_axis *axis) {
  if (axis->place < 0) return 0;
  return axis->place > scroller_end(axis) ? scroller_end(axis) : axis->place;
}

static inline bool scroller_moves(const scroller_axis *axis) { return scroller_end(axis) > 0; }

/* Returns the content's way past an edge for the finger's; the next function does the reverse. */
static inline double scroller_band(double distance, double length) {
  double size = scroller_size(distance), shown = 0.55 * size * length / (length + 0.55 * size);
  return distance < 0 ? -shown : shown;
}

static inline double scroller_unband(double shown, double length) {
  double size = scroller_size(shown);
  double distance = size < length ? length * size / (0.55 * (length - size)) : size;
  return shown < 0 ? -distance : distance;
}

/* Shows the content on the pixel grid; tells if that is another place than before. */
static inline void scroller_show(scroller *self) {
  bool has_changed = false;
  for (int index = 0; index < 2; index++) {
    scroller_axis *axis = &self->axes[index];
    double shown = scroller_pixel(axis, axis->place);
    has_changed = has_changed || shown != axis->shown;
    axis->shown = shown;
  }
  if (has_changed) self->delegate.did_scroll(self->delegate.receiver);
}

static inline void scroller_set_offset(scroller *self, double x, double y) {
  double offset[2] = {x, y};
  for (int index = 0; index < 2; index++) {
    scroller_axis *axis = &self->axes[index];
    axis->anchor += offset[index] - axis->place;
    axis->place = offset[index];
  }
  scroller_show(self);
}

/* The finger comes down: a glide halts, and goes on being one until the finger is lifted. */
static inline void scroller_touch(scroller *self, double x, double y, double now) {
  double finger[2] = {x, y};
  for (int index = 0; index < 2; index++) {
    scroller_axis *axis = &self->axes[index];
    axis->place = axis->shown;
    double edge = scroller_edge(axis);
    axis->anchor = edge + scroller_unband(axis->place - edge, axis->length);
    axis->touched = axis->last = finger[index];
    axis->slop = axis->velocity = axis->sample = axis->older = axis->newer = 0;
  }
  self->is_tracking = true;
  self->samples = self->drag_moves = 0;
  self->heard_at = self->moved_at = now;
}

/* The finger is told to be where it was. */
static inline void scroller_stay(scroller *self, double now) { self->heard_at = now; }

/* Returns true if the finger has gone far enough to drag. In a glide, any way is far enough. */
static inline bool scroller_drags(const scroller *self) {
  double square = 0, far = self->is_gliding ? 0 : 10;
  bool can_move = false;
  for (int index = 0; index < 2; index++) {
    double way = self->axes[index].last - self->axes[index].touched;
    square += way * way;
    can_move = can_move || (way != 0 && scroller_moves(&self->axes[index]));
  }
  return can_move && square >= far * far;
}

static inline void scroller_begin_drag(scroller *self) {
  for (int index = 0; index < 2; index++) {
    scroller_axis *axis = &self->axes[index];
    double way = axis->last - axis->touched;
    axis->slop = self->is_gliding ? 0 : way > 10 ? 10 : way < -10 ? -10 : way;
  }
  self->is_dragging = true;
  self->delegate.will_begin_dragging(self->delegate.receiver);
}

static inline void scroller_move(scroller *self, double x, double y, double now) {
  double finger[2] = {x, y}, passed = now - self->moved_at;
  bool had_dragged = self->is_dragging && self->drag_moves > 0;
  self->samples += passed > 0;
  for (int index = 0; index < 2; index++) {
    scroller_axis *axis = &self->axes[index];
    double before = axis->sample;
    if (passed > 0) axis->sample = (axis->last - finger[index]) / passed;
    axis->last = finger[index];
    axis->older = had_dragged ? axis->newer : 0;
    axis->newer = self->samples < 2 ? axis->sample : 0.2 * axis->sample + 0.8 * before;
  }
  self->heard_at = self->moved_at = now;
  bool drags = scroller_drags(self);
  bool had_begun = self->is_dragging && (self->drag_moves > 0 || !self->is_gliding);
  if (!had_begun) {
    if (!drags) return;
    scroller_begin_drag(self);
  }
  self->drag_moves++;
  for (int index = 0; index < 2; index++) {
    scroller_axis *axis = &self->axes[index];
    if (!scroller_moves(axis)) continue;
    axis->place = axis->anchor - (axis->last - axis->touched - axis->slop);
    double edge = scroller_edge(axis), past = axis->place - edge;
    axis->place = edge + (self->bounces ? scroller_band(past, axis->length) : 0);
  }
  scroller_show(self);
}

/* Sets the velocity of the content after the lift: 0 if the finger has rested, or was slow. */
static inline void scroller_release(scroller *self, double now, bool is_cancelled) {
  double square = 0;
  for (int index = 0; index < 2; index++) {
    const scroller_axis *axis = &self->axes[index];
    if (scroller_moves(axis)) square += axis->newer * axis->newer;
  }
  bool goes_on = !is_cancelled && self->drag_moves > 0 && now - self->heard_at < 100;
  goes_on = goes_on && square >= 0.0625;
  for (int index = 0; index < 2; index++) {
    scroller_axis *axis = &self->axes[index];
    axis->place = axis->shown;
    double blend = self->drag_moves > 1 ? 0.75 * axis->older + 0.25 * axis->newer : axis->newer;
    axis->velocity = goes_on && scroller_moves(axis) ? blend : 0;
  }
}

/* Returns the place at which one direction will come to rest, on the pixel grid. */
static inline double scroller_target(const scroller_axis *axis) {
  const double rate = 0.002002002670673;
  double size = scroller_size(axis->velocity), way = size > 0.01 ? (size - 0.01) / rate : 0;
  double end = scroller_end(axis), target = axis->place + (axis->velocity < 0 ? -way : way);
  return scroller_pixel(axis, target < 0 ? 0 : target > end ? end : target);
}

static inline bool scroller_is_still(const scroller *self) {
  for (int index = 0; index < 2; index++) {
    const scroller_axis *axis = &self->axes[index];
    if (axis->velocity != 0 || axis->place != scroller_edge(axis)) return false;
  }
  return true;
}

/* The finger is lifted, or the system takes it away. */
static inline void scroller_lift(scroller *self, double now, bool is_cancelled) {
  bool was_gliding = self->is_gliding;
  bool had_begun = self->is_dragging && (self->drag_moves > 0 || !was_gliding);
  if (!had_begun && !was_gliding) {
    self->is_tracking = false;
    return;
  }
  if (!had_begun) scroller_begin_drag(self);
  scroller_release(self, now, is_cancelled);
  bool will_glide = !scroller_is_still(self);
  double velocity[2] = {self->axes[0].velocity, self->axes[1].velocity};
  double target[2] = {scroller_target(&self->axes[0]), scroller_target(&self->axes[1])};
  self->delegate.will_end_dragging(self->delegate.receiver, velocity, target);
  self->is_dragging = will_glide;
  self->delegate.did_end_dragging(self->delegate.receiver, will_glide);
  self->is_tracking = false;
  self->is_gliding = will_glide;
  self->lifted_at = now;
  self->has_stepped = false;
  if (will_glide) self->delegate.will_begin_gliding(self->delegate.receiver);
  else if (was_gliding) self->delegate.did_end_gliding(self->delegate.receiver);
}

/* e to a small power, near enough. */
static inline double scroller_power(double exponent) {
  return 1 + exponent + exponent * exponent / 2;
}

/* Moves one direction on by some milliseconds: freely inside the range, past an edge on a spring. */
static inline void scroller_step(scroller_axis *axis, double passed, bool bounces) {
  const double rate = -0.002002002670673, way = 499, spring = -0.01005;
  double edge = scroller_edge(axis);
  if (axis->place == edge) {
    double left = scroller_power(passed * rate);
    double free = axis->place + axis->velocity * way * (1 - left);
    double end = axis->velocity < 0 ? 0 : scroller_end(axis);
    bool is_inside = axis->velocity < 0 ? free >= end : free <= end;
    if (is_inside) {
      axis->place = free;
      axis->velocity *= left;
      return;
    }
    double until = free == axis->place ? 0 : passed * (end - axis->place) / (free - axis->place);
    axis->velocity *= scroller_power(until * rate);
    axis->place = edge = end;
    passed -= until;
    if (!bounces) {
      axis->velocity = 0;
      return;
    }
  }
  double left = scroller_power(passed * rate), pull = scroller_power(passed * spring);
  double past = axis->place - edge;
  axis->place = edge + pull * past + way * axis->velocity * pull * (1 - left);
  axis->velocity *= left * pull;
}

/* Returns true if one direction has come to rest, and then puts it on its edge or its pixel. */
static inline bool scroller_rests(scroller_axis *axis) {
  double edge = scroller_edge(axis);
  if (scroller_size(axis->velocity) >= 0.01) return false;
  if (scroller_size(axis->place - edge) >= 0.5) return false;
  axis->velocity = 0;
  axis->place = edge;
  return true;
}

/* A frame: the first after a lift moves by the time since the lift, any other by its own. */
static inline void scroller_frame(scroller *self, double now, double passed) {
  if (!self->is_gliding || self->is_tracking) return;
  if (!self->has_stepped) passed = now - self->lifted_at;
  if (passed <= 0) return;
  self->has_stepped = true;
  for (double rest = passed; rest > 0; rest -= 20) {
    for (int index = 0; index < 2; index++) {
      scroller_step(&self->axes[index], rest < 20 ? rest : 20, self->bounces);
    }
  }
  bool rests[2] = {scroller_rests(&self->axes[0]), scroller_rests(&self->axes[1])};
  scroller_show(self);
  if (!rests[0] || !rests[1] || self->is_tracking) return;
  self->is_gliding = self->is_dragging = false;
  self->delegate.did_end_gliding(self->delegate.receiver);
}

#endif
