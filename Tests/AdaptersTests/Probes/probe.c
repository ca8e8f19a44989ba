/* A component that does as the trace's calls say, so that a test reaches every corner of the host. */
#define TOUCHSTONE_HOST
#include "touchstone_host.h"

typedef struct {
  touchstone_tell *tell;
  double offset[2];
  double left;
  int64_t due, timer;
  bool is_broken;
  int rows;
} probe;

static void scroll(probe *self, double x, double y) {
  self->offset[0] = x;
  self->offset[1] = y;
  touchstone_say(self->tell, "scrollViewDidScroll(_:)", NULL);
}

static void step(void *component) {
  probe *self = component;
  scroll(self, 0, self->offset[1] + 1);
}

static void *set_up(const touchstone_value *header, touchstone_tell *tell) {
  const touchstone_value *config = touchstone_get(header, "config");
  if (touchstone_get(config, "x-skip") != NULL) {
    touchstone_skip(tell, "%s", touchstone_string(touchstone_get(config, "x-skip"), ""));
    return NULL;
  }
  probe *self = calloc(1, sizeof *self);
  self->tell = tell;
  self->due = -1;
  self->rows = (int)touchstone_double(touchstone_get(config, "x-rows"), 0);
  self->offset[1] = touchstone_part(touchstone_get(config, "contentOffset"), 1, 0);
  touchstone_say(tell, "scrollViewDidScroll(_:)", NULL);
  return self;
}

static void attached(void *component) {
  probe *self = component;
  for (int row = 0; row < self->rows; row++) {
    char path[20];
    snprintf(path, sizeof path, "0-%d", row);
    touchstone_object told = {0};
    touchstone_set_text(&told, "didSelectRowAt", path);
    touchstone_say(self->tell, "tableView(_:didSelectRowAt:)", &told);
  }
}

static void touches(void *component, const touchstone_event *event) {
  probe *self = component;
  char text[400] = "[";
  for (size_t index = 0; index < event->count; index++) {
    size_t end = strlen(text);
    snprintf(
      text + end, sizeof text - end, "%s[%d,%d]", index > 0 ? "," : "",
      (int)event->touches[index].phase, (int)event->touches[index].id);
  }
  strcat(text, "]");
  touchstone_object arguments = {0};
  touchstone_set_json(&arguments, "x-touches", text);
  touchstone_say(self->tell, "x-touched", &arguments);
}

static void call(void *component, const touchstone_call *made) {
  probe *self = component;
  const touchstone_value *arguments = made->arguments;
  const char *message = touchstone_string(touchstone_get(arguments, "message"), "");
  if (strcmp(made->name, "contentOffset") == 0) {
    const touchstone_value *offset = touchstone_get(arguments, "contentOffset");
    scroll(self, touchstone_part(offset, 0, 0), touchstone_part(offset, 1, 0));
  } else if (strcmp(made->name, "x-tell") == 0) {
    touchstone_object told = {0};
    const char *row = touchstone_string(touchstone_get(arguments, "row"), NULL);
    const char *view = touchstone_string(touchstone_get(arguments, "of"), NULL);
    if (row != NULL) touchstone_set_text(&told, "didSelectRowAt", row);
    const char *usual = touchstone_string(touchstone_get(arguments, "usual"), NULL);
    if (usual != NULL) touchstone_usually(self->tell, usual);
    const touchstone_value *answer = touchstone_say_of(self->tell, view, message, &told);
    double target = touchstone_part(touchstone_get(answer, "targetContentOffset"), 1, -1);
    if (target >= 0) scroll(self, 0, target);
    if (touchstone_bool(answer, false)) scroll(self, 0, 0);
  } else if (strcmp(made->name, "x-hold") == 0) {
    touchstone_hold(
      self->tell, message, touchstone_string(touchstone_get(arguments, "until"), ""));
  } else if (strcmp(made->name, "x-lift") == 0) {
    /* As a library does that knows after its own end whether it glides. */
    touchstone_hold_begin(self->tell);
    scroll(self, 0, self->offset[1] + 1);
    touchstone_hold_before(self->tell);
    touchstone_object told = {0};
    touchstone_set_flag(&told, "willDecelerate", true);
    touchstone_say(self->tell, "scrollViewDidEndDragging(_:willDecelerate:)", &told);
    touchstone_hold_end(self->tell);
  } else if (strcmp(made->name, "x-turn") == 0) {
    touchstone_hold(self->tell, "scrollViewDidEndDecelerating(_:)", "x-touched");
    touchstone_say(self->tell, "scrollViewDidEndDecelerating(_:)", NULL);
    scroll(self, 0, self->offset[1] + 1);
  } else if (strcmp(made->name, "x-move") == 0) {
    self->left = touchstone_double(touchstone_get(arguments, "milliseconds"), 0);
  } else if (strcmp(made->name, "x-timer") == 0) {
    self->due = (int64_t)touchstone_double(touchstone_get(arguments, "milliseconds"), 0) * 1000;
  } else if (strcmp(made->name, "x-after") == 0) {
    int64_t wait = (int64_t)touchstone_double(touchstone_get(arguments, "milliseconds"), 0) * 1000;
    self->timer = touchstone_after(self->tell, wait, step, self);
  } else if (strcmp(made->name, "x-cancel") == 0) {
    touchstone_cancel(self->tell, self->timer);
  } else if (strcmp(made->name, "x-velocity") == 0) {
    touchstone_object told = {0};
    touchstone_set_point(&told, "withVelocity", -0.0000004, 1.0000005);
    touchstone_say(self->tell, "scrollViewWillBeginDragging(_:)", &told);
  } else if (strcmp(made->name, "x-print") == 0) {
    printf("this is no answer\n");
    fflush(stdout);
  } else if (strcmp(made->name, "x-break") == 0) {
    self->is_broken = true;
    scroll(self, 0, 1);
  } else if (strcmp(made->name, "x-fail") == 0) {
    touchstone_fail(self->tell, "%s", message);
  } else if (strcmp(made->name, "x-raise") == 0) {
    touchstone_raise(self->tell, "NSRangeException", message);
  } else {
    touchstone_skip(self->tell, "the probe does not know the call %s", made->name);
  }
}

static void frame(void *component, const touchstone_frame *next) {
  probe *self = component;
  if (self->left <= 0) return;
  double step = next->milliseconds < self->left ? next->milliseconds : self->left;
  self->left -= next->milliseconds;
  scroll(self, 0, self->offset[1] + step);
}

static void state(void *component, const char *view, touchstone_object *now) {
  const probe *self = component;
  if (strcmp(view, "mute") == 0) return;
  double y = self->is_broken ? NAN : self->offset[1];
  touchstone_set_point(now, "contentOffset", self->offset[0], y);
  touchstone_set_flag(now, "isTracking", false);
}

static bool is_at_rest(void *component) {
  const probe *self = component;
  return self->left <= 0 && self->due < 0;
}

static int64_t due(void *component) { return ((probe *)component)->due; }

static void timer(void *component, int64_t microseconds) {
  probe *self = component;
  (void)microseconds;
  self->due = -1;
  scroll(self, 0, self->offset[1] + 1);
}

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

int main(void) {
  const touchstone_adapter adapter = {
    .name = "probe \"1\"",
    .version = "1",
    .issues = "https://example.org/issues",
    .components = LIST("scroll"),
    .capabilities = LIST("x-probing"),
    .plays = {.config = LIST("contentOffset"), .calls = NULL, .delegate = NULL},
    .tells =
      {
        .messages = LIST(
          "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
          "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDecelerating(_:)",
          "tableView(_:didSelectRowAt:)", "x-touched"),
        .state = LIST("contentOffset"),
      },
    .set_up = set_up,
    .attached = attached,
    .tear_down = free,
    .touches = touches,
    .call = call,
    .frame = frame,
    .state = state,
    .is_at_rest = is_at_rest,
    .due = due,
    .timer = timer,
  };
  return touchstone_host(&adapter);
}
