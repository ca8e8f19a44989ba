/* Puts the small scroller of scroller.h under Touchstone. To judge a component of your own, change
 * what it includes, what it says of itself, and the handlers; README.md says how. */
#define TOUCHSTONE_HOST
#include "touchstone_host.h"

#include <stdlib.h>

#include "scroller.h"

/* One trace's scroller, and where its messages go. */
typedef struct {
  scroller scroller;
  touchstone_tell *tell;
} subject;

static void will_begin_dragging(void *receiver) {
  touchstone_say(((subject *)receiver)->tell, "scrollViewWillBeginDragging(_:)", NULL);
}

static void did_scroll(void *receiver) {
  touchstone_say(((subject *)receiver)->tell, "scrollViewDidScroll(_:)", NULL);
}

static void will_end_dragging(
  void *receiver, const double velocity[2], const double target[2]) {
  touchstone_object arguments = {0};
  touchstone_set_point(&arguments, "targetContentOffset", target[0], target[1]);
  touchstone_set_point(&arguments, "withVelocity", velocity[0], velocity[1]);
  touchstone_say(
    ((subject *)receiver)->tell,
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", &arguments);
}

static void did_end_dragging(void *receiver, bool will_glide) {
  touchstone_object arguments = {0};
  touchstone_set_flag(&arguments, "willDecelerate", will_glide);
  touchstone_say(
    ((subject *)receiver)->tell, "scrollViewDidEndDragging(_:willDecelerate:)", &arguments);
}

static void will_begin_gliding(void *receiver) {
  touchstone_say(((subject *)receiver)->tell, "scrollViewWillBeginDecelerating(_:)", NULL);
}

static void did_end_gliding(void *receiver) {
  touchstone_say(((subject *)receiver)->tell, "scrollViewDidEndDecelerating(_:)", NULL);
}

static void *set_up(const touchstone_value *header, touchstone_tell *tell) {
  const touchstone_value *config = touchstone_get(header, "config");
  if (touchstone_get(header, "views") != NULL) {
    touchstone_skip(tell, "the scroller stands alone, not among other views");
    return NULL;
  }
  subject *self = calloc(1, sizeof *self);
  if (self == NULL) return NULL;
  self->tell = tell;
  self->scroller.delegate = (scroller_delegate){
    self,
    will_begin_dragging,
    did_scroll,
    will_end_dragging,
    did_end_dragging,
    will_begin_gliding,
    did_end_gliding,
  };
  self->scroller.bounces = touchstone_bool(touchstone_get(config, "bounces"), true);
  for (size_t index = 0; index < 2; index++) {
    scroller_axis *axis = &self->scroller.axes[index];
    axis->pixels = touchstone_double(touchstone_get(header, "scale"), 2);
    axis->length = touchstone_part(touchstone_get(config, "bounds"), index, 0);
    axis->content = touchstone_part(touchstone_get(config, "contentSize"), index, 0);
  }
  const touchstone_value *offset = touchstone_get(config, "contentOffset");
  scroller_set_offset(
    &self->scroller, touchstone_part(offset, 0, 0), touchstone_part(offset, 1, 0));
  return self;
}

static void touches(void *component, const touchstone_event *event) {
  subject *self = component;
  const touchstone_touch *touch = &event->touches[0];
  double now = (double)event->microseconds / 1000;
  bool is_second = touch->phase == TOUCHSTONE_BEGAN && self->scroller.is_tracking;
  if (event->count > 1 || is_second) {
    touchstone_skip(self->tell, "the scroller follows one finger");
    return;
  }
  switch (touch->phase) {
    case TOUCHSTONE_BEGAN: scroller_touch(&self->scroller, touch->x, touch->y, now); break;
    case TOUCHSTONE_MOVED: scroller_move(&self->scroller, touch->x, touch->y, now); break;
    case TOUCHSTONE_STATIONARY: scroller_stay(&self->scroller, now); break;
    case TOUCHSTONE_ENDED: scroller_lift(&self->scroller, now, false); break;
    case TOUCHSTONE_CANCELLED: scroller_lift(&self->scroller, now, true); break;
  }
}

/* There is but one call: contentOffset is set. */
static void call(void *component, const touchstone_call *made) {
  subject *self = component;
  const touchstone_value *offset = touchstone_get(made->arguments, "contentOffset");
  scroller_set_offset(
    &self->scroller, touchstone_part(offset, 0, 0), touchstone_part(offset, 1, 0));
}

static void frame(void *component, const touchstone_frame *next) {
  subject *self = component;
  scroller_frame(&self->scroller, (double)next->microseconds / 1000, next->milliseconds);
}

static void state(void *component, const char *view, touchstone_object *now) {
  const scroller *scroller = &((subject *)component)->scroller;
  (void)view;
  touchstone_set_point(now, "contentOffset", scroller->axes[0].shown, scroller->axes[1].shown);
  touchstone_set_flag(now, "isDecelerating", scroller->is_gliding);
  touchstone_set_flag(now, "isDragging", scroller->is_dragging);
  touchstone_set_flag(now, "isTracking", scroller->is_tracking);
}

static bool is_at_rest(void *component) {
  const scroller *scroller = &((subject *)component)->scroller;
  return !scroller->is_tracking && !scroller->is_gliding;
}

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

int main(void) {
  const char *const *messages = LIST(
    "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
    "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)",
    /* The last is told; but another target, as a delegate may answer it, is not honoured. */
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)");
  const char *const *honoured = LIST(
    messages[0], messages[1], messages[2], messages[3], messages[4]);
  const touchstone_adapter adapter = {
    .name = "c-template",
    .version = "1",
    .components = LIST("scroll"),
    .plays =
      {
        .config = LIST("bounces", "bounds", "contentOffset", "contentSize"),
        .calls = LIST("contentOffset"),
        .delegate = honoured,
      },
    .tells =
      {
        .messages = messages,
        .state = LIST("contentOffset", "isDecelerating", "isDragging", "isTracking"),
      },
    .set_up = set_up,
    .tear_down = free,
    .touches = touches,
    .call = call,
    .frame = frame,
    .state = state,
    .is_at_rest = is_at_rest,
  };
  return touchstone_host(&adapter);
}
