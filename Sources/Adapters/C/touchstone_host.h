/* touchstone_host.h: puts a component that is written in C, or can be called from C, under
 * Touchstone. One file, C11 and POSIX, no dependencies; version 1 of the subject protocol.
 *
 * One source file of the adapter defines TOUCHSTONE_HOST before it includes this file, and so holds
 * the code; others get the declarations alone. C++ gets the declarations: let a .c file hold the code.
 *
 *   static const touchstone_adapter adapter = {.name = "Slides", .version = "2.1", ...};
 *   int main(void) { return touchstone_host(&adapter); }
 *
 * The host reads requests and writes answers; keeps virtual time, frames and turns; gathers touch
 * lines into events; plays the trace's delegate; rounds; and writes the states at rest. The adapter
 * sets the component up, hands it touches, calls and frames, and tells what it hears from it.
 * Whatever the component prints goes to the standard error.
 */
#ifndef TOUCHSTONE_HOST_H
#define TOUCHSTONE_HOST_H

#if defined(TOUCHSTONE_HOST) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A JSON value of a trace. It belongs to the host and lasts until tear_down has returned.
 * Every function accepts NULL, for a value that is not there, and then gives what is used instead. */
typedef struct touchstone_value touchstone_value;

/* The member of an object, or NULL. */
const touchstone_value *touchstone_get(const touchstone_value *object, const char *key);
/* The element of an array, from 0, or NULL. */
const touchstone_value *touchstone_at(const touchstone_value *array, size_t index);
/* The number of elements or members. */
size_t touchstone_count(const touchstone_value *value);
/* The first element or member, the one after it, and a member's key; NULL where there is none. */
const touchstone_value *touchstone_first(const touchstone_value *value);
const touchstone_value *touchstone_next(const touchstone_value *value);
const char *touchstone_key(const touchstone_value *member);
bool touchstone_is_null(const touchstone_value *value);
double touchstone_double(const touchstone_value *value, double otherwise);
bool touchstone_bool(const touchstone_value *value, bool otherwise);
const char *touchstone_string(const touchstone_value *value, const char *otherwise);
/* Part of an array of numbers: 0 is x, 1 is y of a point; width and height follow in a rectangle. */
double touchstone_part(const touchstone_value *array, size_t index, double otherwise);

/* An object that an adapter tells: a state, or a message's arguments. Start with {0}. Keys and texts are
 * not copied: they must last until the object has been told. */
#define TOUCHSTONE_MOST_KEYS 32
#define TOUCHSTONE_MOST_PARTS 4
typedef struct {
  const char *key;
  enum { TOUCHSTONE_NUMBERS, TOUCHSTONE_FLAG, TOUCHSTONE_TEXT, TOUCHSTONE_JSON } kind;
  bool is_array;
  bool flag;
  size_t count;
  double parts[TOUCHSTONE_MOST_PARTS];
  const char *text;
} touchstone_member;
typedef struct {
  size_t count;
  touchstone_member members[TOUCHSTONE_MOST_KEYS];
} touchstone_object;

void touchstone_set_number(touchstone_object *object, const char *key, double number);
void touchstone_set_flag(touchstone_object *object, const char *key, bool flag);
void touchstone_set_text(touchstone_object *object, const char *key, const char *text);
void touchstone_set_point(touchstone_object *object, const char *key, double x, double y);
/* Insets as top, left, bottom, right; a rectangle as x, y, width, height. */
void touchstone_set_four(
  touchstone_object *object, const char *key, double a, double b, double c, double d);
/* Anything else, as JSON on one line. */
void touchstone_set_json(touchstone_object *object, const char *key, const char *json);

/* One trace that is being played: through it the adapter tells what it hears. */
typedef struct touchstone_tell touchstone_tell;

/* Tells a message of the first view, or of a named one (NULL: the first), with the view's present
 * state. The arguments may be NULL. Gives the delegate's answer, in-out arguments as an object; NULL
 * where it has none, and where nobody listens to this message. */
const touchstone_value *touchstone_say(
  touchstone_tell *tell, const char *message, const touchstone_object *arguments);
const touchstone_value *touchstone_say_of(
  touchstone_tell *tell, const char *view, const char *message, const touchstone_object *arguments);

/* Sets the answer to the message that is told next, as JSON. It counts where the trace gives no answer:
 * it says what the component does then. Without it no answer is written down. */
void touchstone_usually(touchstone_tell *tell, const char *json);

/* Holds back a message that comes in this turn until another was told, or the turn ends: a library
 * tells its end before anybody can know whether it glides. A message that is held gives no answer. */
void touchstone_hold(touchstone_tell *tell, const char *message, const char *until);
/* The same for whatever is told: messages between begin and before wait for those between before and
 * end. */
void touchstone_hold_begin(touchstone_tell *tell);
void touchstone_hold_before(touchstone_tell *tell);
void touchstone_hold_end(touchstone_tell *tell);

/* The instant of virtual time, in microseconds from the start of the trace. */
int64_t touchstone_now(const touchstone_tell *tell);
/* Calls a function after so many microseconds of virtual time, in a turn of its own: what it tells comes
 * between two frames. A timer that repeats asks for the next one in its function. As long as one waits,
 * frames go on. Gives the timer's number. */
int64_t touchstone_after(
  touchstone_tell *tell, int64_t microseconds, void (*action)(void *context), void *context);
/* Takes a timer away; one that has run is forgotten already. */
void touchstone_cancel(touchstone_tell *tell, int64_t timer);

/* Gives the trace up: it cannot be played (skip), or the adapter is broken (fail). Both return, and
 * nothing that is told afterwards counts. The format is printf's. */
#if defined(__GNUC__)
#define TOUCHSTONE_FORMAT __attribute__((format(printf, 2, 3)))
#else
#define TOUCHSTONE_FORMAT
#endif
void touchstone_skip(touchstone_tell *tell, const char *format, ...) TOUCHSTONE_FORMAT;
void touchstone_fail(touchstone_tell *tell, const char *format, ...) TOUCHSTONE_FORMAT;
/* The component raised an exception: nothing that comes afterwards is played. */
void touchstone_raise(touchstone_tell *tell, const char *exception, const char *why);

typedef enum {
  TOUCHSTONE_BEGAN,
  TOUCHSTONE_MOVED,
  TOUCHSTONE_STATIONARY,
  TOUCHSTONE_ENDED,
  TOUCHSTONE_CANCELLED
} touchstone_phase;

/* A finger: what happened to it, and where it is, in points of the first view. */
typedef struct {
  touchstone_phase phase;
  int64_t id;
  double x, y;
} touchstone_touch;

/* Fingers of which the screen tells at once. Fingers that rest beside them are not among them. */
typedef struct {
  int64_t microseconds;
  size_t count;
  const touchstone_touch *touches;
} touchstone_event;

/* A frame: its number and instant, and how far it moves what is in motion: one period, and one more
 * for each frame before it that was dropped. */
typedef struct {
  int64_t number;
  int64_t microseconds;
  double milliseconds;
} touchstone_frame;

/* A method that is called, or a property that is set: its new value is the argument of its name. */
typedef struct {
  int64_t microseconds;
  const char *name;
  const char *view;
  const touchstone_value *arguments;
  /* performWithoutAnimation, animate, performBatchUpdates, or NULL. */
  const char *block;
  bool by_delegate;
} touchstone_call;

/* A component, as the host sees it. Lists end with NULL; a list that is NULL means all there is. */
typedef struct {
  const char *name;
  const char *version;
  /* The link at which the component's defects are reported, or NULL. */
  const char *issues;
  const char *const *components;
  const char *const *capabilities;
  /* The names that are honoured: properties of config, calls, and messages whose answers count. */
  struct {
    const char *const *config;
    const char *const *calls;
    const char *const *delegate;
  } plays;
  /* The messages and the keys of the state that the component has; it lacks those left out. */
  struct {
    const char *const *messages;
    const char *const *state;
  } tells;
  /* Makes the component that a header asks for. What is told meanwhile is not heard, for the delegate
   * listens from `attached` on. */
  void *(*set_up)(const touchstone_value *header, touchstone_tell *tell);
  /* Ends it; may be NULL. */
  void (*tear_down)(void *component);
  void (*touches)(void *component, const touchstone_event *event);
  /* May be NULL where plays.calls is empty. */
  void (*call)(void *component, const touchstone_call *call);
  /* Moves what is in motion; may be NULL. */
  void (*frame)(void *component, const touchstone_frame *frame);
  /* Writes what a receiver could read of a view; keys that are not in tells.state are left out. */
  void (*state)(void *component, const char *view, touchstone_object *state);
  /* Returns true if nothing moves and no timer is pending. NULL: nobody knows; every settle then lasts
   * as long as it may, and the instant of rest is that of the last change. */
  bool (*is_at_rest)(void *component);
  /* The delegate listens from here on: what loading tells, such as a table's rows, it tells here; may
   * be NULL. */
  void (*attached)(void *component);
  /* Returns the instant at which the next timer that the component keeps itself comes due, in
   * microseconds of virtual time; below 0: it has none. NULL: it keeps none, or takes them from
   * touchstone_after. */
  int64_t (*due)(void *component);
  /* Runs the timers that are due by an instant: a turn of their own, between two frames. */
  void (*timer)(void *component, int64_t microseconds);
} touchstone_adapter;

/* Answers requests on the standard input until "bye" or its end. Gives the exit code of main. */
int touchstone_host(const touchstone_adapter *adapter);

#ifdef __cplusplus
}
#endif
#endif

#if defined(TOUCHSTONE_HOST) && !defined(TOUCHSTONE_HOST_CODE)
#define TOUCHSTONE_HOST_CODE

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---------------------------------------------------------------- memory */

/* A program that has no memory left cannot even say so in an answer. */
static void *touchstone_allocated(void *memory) {
  if (memory == NULL) {
    static const char words[] = "touchstone_host: no memory is left\n";
    if (write(STDERR_FILENO, words, sizeof words - 1) < 0) exit(71);
    exit(71);
  }
  return memory;
}

/* Memory for one request, all of it freed at once. */
typedef struct touchstone_block {
  struct touchstone_block *next;
  size_t used, size;
  _Alignas(max_align_t) unsigned char bytes[];
} touchstone_block;
typedef struct {
  touchstone_block *first;
} touchstone_arena;

static void *touchstone_take(touchstone_arena *arena, size_t size) {
  size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
  if (arena->first == NULL || arena->first->size - arena->first->used < size) {
    size_t room = size > 65536 ? size : 65536;
    touchstone_block *block = touchstone_allocated(malloc(sizeof *block + room));
    block->next = arena->first;
    block->used = 0;
    block->size = room;
    arena->first = block;
  }
  void *memory = arena->first->bytes + arena->first->used;
  arena->first->used += size;
  memset(memory, 0, size);
  return memory;
}

static const char *touchstone_copied(touchstone_arena *arena, const char *text) {
  return strcpy(touchstone_take(arena, strlen(text) + 1), text);
}

static void touchstone_free(touchstone_arena *arena) {
  while (arena->first != NULL) {
    touchstone_block *next = arena->first->next;
    free(arena->first);
    arena->first = next;
  }
}

/* ---------------------------------------------------------------- text */

typedef struct {
  char *bytes;
  size_t count, capacity;
} touchstone_text;

static void touchstone_append(touchstone_text *text, const char *bytes, size_t count) {
  if (text->capacity - text->count < count + 1) {
    size_t capacity = text->capacity < 256 ? 256 : text->capacity;
    while (capacity - text->count < count + 1) capacity *= 2;
    text->bytes = touchstone_allocated(realloc(text->bytes, capacity));
    text->capacity = capacity;
  }
  if (count > 0) memcpy(text->bytes + text->count, bytes, count);
  text->count += count;
  text->bytes[text->count] = 0;
}

static void touchstone_put(touchstone_text *text, const char *words) {
  touchstone_append(text, words, strlen(words));
}

/* Returns the number of bytes of a character; 0: it is no UTF-8, as a component's own words may be. */
static size_t touchstone_length(const char *place) {
  unsigned char first = (unsigned char)*place;
  size_t count = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (first > 0xF4) return 0;
  for (size_t index = 1; index < count; index++) {
    if (((unsigned char)place[index] & 0xC0) != 0x80) return 0;
  }
  unsigned char second = count > 1 ? (unsigned char)place[1] : 0;
  if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F)) return 0;
  if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F)) return 0;
  return count;
}

static void touchstone_put_string(touchstone_text *text, const char *words) {
  touchstone_put(text, "\"");
  size_t count;
  for (const char *place = words; *place != 0; place += count > 0 ? count : 1) {
    unsigned char byte = (unsigned char)*place;
    char escape[8];
    count = touchstone_length(place);
    if (byte == '"' || byte == '\\') {
      snprintf(escape, sizeof escape, "\\%c", byte);
      touchstone_put(text, escape);
    } else if (byte < 0x20) {
      snprintf(escape, sizeof escape, "\\u%04x", (unsigned)byte);
      touchstone_put(text, escape);
    } else if (count == 0) {
      touchstone_put(text, "\xEF\xBF\xBD");
    } else {
      touchstone_append(text, place, count);
    }
  }
  touchstone_put(text, "\"");
}

static void touchstone_put_integer(touchstone_text *text, int64_t number) {
  char digits[24];
  snprintf(digits, sizeof digits, "%lld", (long long)number);
  touchstone_put(text, digits);
}

/* A number with six places. */
static int64_t touchstone_millionths(double number) {
  double scaled = number * 1000000.0;
  return (int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

/* A number with three places. Six are taken first: what a sum leaves behind the sixth place must not
 * decide the third. */
static int64_t touchstone_thousandths(double number) {
  int64_t millionths = touchstone_millionths(number);
  return (millionths < 0 ? millionths - 500 : millionths + 500) / 1000;
}

/* A decimal with at most so many places, half away from zero, without needless zeros. False: it is
 * no number that the format can hold. */
static bool touchstone_put_decimal(touchstone_text *text, double number, int places) {
  int64_t unit = places == 6 ? 1000000 : 1000;
  double limit = places == 6 ? 1e12 : 1e6;
  if (!isfinite(number) || number > limit || number < -limit) return false;
  int64_t units = places == 6 ? touchstone_millionths(number) : touchstone_thousandths(number);
  if (units < 0) {
    touchstone_put(text, "-");
    units = -units;
  }
  touchstone_put_integer(text, units / unit);
  int64_t rest = units % unit;
  if (rest == 0) return true;
  char digits[24];
  snprintf(digits, sizeof digits, ".%0*lld", places, (long long)rest);
  size_t count = strlen(digits);
  while (digits[count - 1] == '0') count--;
  touchstone_append(text, digits, count);
  return true;
}

/* ---------------------------------------------------------------- JSON */

struct touchstone_value {
  enum {
    TOUCHSTONE_IS_NULL,
    TOUCHSTONE_IS_BOOL,
    TOUCHSTONE_IS_NUMBER,
    TOUCHSTONE_IS_STRING,
    TOUCHSTONE_IS_ARRAY,
    TOUCHSTONE_IS_OBJECT
  } kind;
  bool truth;
  double number;
  /* A string, or a number as it was written. */
  const char *text;
  const char *key;
  size_t count;
  touchstone_value *first, *last, *next;
};

typedef struct {
  const char *place, *end;
  touchstone_arena *arena;
  const char *problem;
} touchstone_reader;

/* The trace's own 64, and what the request has around it. */
enum { TOUCHSTONE_DEEPEST_JSON = 72 };

static touchstone_value *touchstone_read_value(touchstone_reader *reader, int depth);

static touchstone_value *touchstone_wrong(touchstone_reader *reader, const char *problem) {
  if (reader->problem == NULL) reader->problem = problem;
  return NULL;
}

static char touchstone_peek(touchstone_reader *reader) {
  while (reader->place < reader->end && strchr(" \t\r\n", *reader->place) != NULL
         && *reader->place != 0) {
    reader->place++;
  }
  return reader->place < reader->end ? *reader->place : 0;
}

static bool touchstone_read_hex(touchstone_reader *reader, unsigned *code) {
  if (reader->end - reader->place < 4) return false;
  *code = 0;
  for (int digit = 0; digit < 4; digit++) {
    char letter = *reader->place++;
    unsigned value;
    if (letter >= '0' && letter <= '9') value = (unsigned)(letter - '0');
    else if (letter >= 'a' && letter <= 'f') value = (unsigned)(letter - 'a' + 10);
    else if (letter >= 'A' && letter <= 'F') value = (unsigned)(letter - 'A' + 10);
    else return false;
    *code = *code * 16 + value;
  }
  return true;
}

/* A character by its number, behind a backslash and a u. */
static char *touchstone_read_code(touchstone_reader *reader, char *out) {
  unsigned code, low;
  if (!touchstone_read_hex(reader, &code)) return NULL;
  if (code >= 0xD800 && code < 0xDC00) {
    if (reader->end - reader->place < 6 || reader->place[0] != '\\' || reader->place[1] != 'u') {
      return NULL;
    }
    reader->place += 2;
    if (!touchstone_read_hex(reader, &low) || low < 0xDC00 || low > 0xDFFF) return NULL;
    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
  } else if (code == 0 || (code >= 0xDC00 && code <= 0xDFFF)) {
    return NULL;
  }
  if (code < 0x80) {
    *out++ = (char)code;
  } else if (code < 0x800) {
    *out++ = (char)(0xC0 | (code >> 6));
    *out++ = (char)(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    *out++ = (char)(0xE0 | (code >> 12));
    *out++ = (char)(0x80 | ((code >> 6) & 0x3F));
    *out++ = (char)(0x80 | (code & 0x3F));
  } else {
    *out++ = (char)(0xF0 | (code >> 18));
    *out++ = (char)(0x80 | ((code >> 12) & 0x3F));
    *out++ = (char)(0x80 | ((code >> 6) & 0x3F));
    *out++ = (char)(0x80 | (code & 0x3F));
  }
  return out;
}

static char *touchstone_read_string(touchstone_reader *reader) {
  const char *close = ++reader->place;
  while (close < reader->end && *close != '"') close += *close == '\\' ? 2 : 1;
  if (close >= reader->end) {
    touchstone_wrong(reader, "a string has no end");
    return NULL;
  }
  char *text = touchstone_take(reader->arena, (size_t)(close - reader->place) + 1);
  char *out = text;
  while (reader->place < close) {
    unsigned char byte = (unsigned char)*reader->place++;
    if (byte != '\\') {
      if (byte < 0x20) touchstone_wrong(reader, "a string has a bare control character");
      *out++ = (char)byte;
      continue;
    }
    static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    char letter = *reader->place++;
    const char *known = letter == 0 ? NULL : strchr(letters, letter);
    if (known != NULL) {
      *out++ = meant[known - letters];
    } else if (letter != 'u' || (out = touchstone_read_code(reader, out)) == NULL) {
      touchstone_wrong(reader, "a string has a wrong escape");
      return NULL;
    }
  }
  if (reader->place != close) touchstone_wrong(reader, "a string has a wrong escape");
  if (reader->problem != NULL) return NULL;
  reader->place++;
  *out = 0;
  return text;
}

static size_t touchstone_digits(touchstone_reader *reader) {
  const char *start = reader->place;
  while (reader->place < reader->end && *reader->place >= '0' && *reader->place <= '9') {
    reader->place++;
  }
  return (size_t)(reader->place - start);
}

/* The nearest number to a decimal; strtod would look at the locale, which a library may have set. */
static double touchstone_nearest(const char *text) {
  double number = 0, scale = 1;
  int exponent = 0;
  const char *place = text + (*text == '-');
  bool is_fraction = false;
  for (; *place == '.' || (*place >= '0' && *place <= '9'); place++) {
    if (*place == '.') {
      is_fraction = true;
    } else {
      number = number * 10 + (*place - '0');
      if (is_fraction) scale *= 10;
    }
  }
  if (*place == 'e' || *place == 'E') {
    bool is_small = place[1] == '-';
    for (place += place[1] == '-' || place[1] == '+' ? 2 : 1; *place != 0; place++) {
      if (exponent < 400) exponent = exponent * 10 + (*place - '0');
    }
    for (; exponent > 0; exponent--) number = is_small ? number / 10 : number * 10;
  }
  number /= scale;
  return *text == '-' ? -number : number;
}

static touchstone_value *touchstone_read_number(touchstone_reader *reader, touchstone_value *value) {
  const char *start = reader->place;
  if (*reader->place == '-') reader->place++;
  const char *whole = reader->place;
  size_t count = touchstone_digits(reader);
  bool is_right = count > 0 && (count == 1 || *whole != '0');
  if (reader->place < reader->end && *reader->place == '.') {
    reader->place++;
    is_right = touchstone_digits(reader) > 0 && is_right;
  }
  if (reader->place < reader->end && (*reader->place == 'e' || *reader->place == 'E')) {
    reader->place++;
    if (reader->place < reader->end && (*reader->place == '-' || *reader->place == '+')) {
      reader->place++;
    }
    is_right = touchstone_digits(reader) > 0 && is_right;
  }
  if (!is_right || reader->place - start > 300) return touchstone_wrong(reader, "a wrong number");
  char *text = touchstone_take(reader->arena, (size_t)(reader->place - start) + 1);
  memcpy(text, start, (size_t)(reader->place - start));
  value->kind = TOUCHSTONE_IS_NUMBER;
  value->text = text;
  value->number = touchstone_nearest(text);
  return value;
}

static touchstone_value *touchstone_read_members(
  touchstone_reader *reader, touchstone_value *value, int depth) {
  char close = value->kind == TOUCHSTONE_IS_OBJECT ? '}' : ']';
  reader->place++;
  if (touchstone_peek(reader) == close) {
    reader->place++;
    return value;
  }
  for (;;) {
    const char *key = NULL;
    if (value->kind == TOUCHSTONE_IS_OBJECT) {
      if (touchstone_peek(reader) != '"') return touchstone_wrong(reader, "a key is missing");
      if ((key = touchstone_read_string(reader)) == NULL) return NULL;
      if (touchstone_peek(reader) != ':') return touchstone_wrong(reader, "a colon is missing");
      reader->place++;
    }
    touchstone_value *member = touchstone_read_value(reader, depth + 1);
    if (member == NULL) return NULL;
    member->key = key;
    if (value->last == NULL) value->first = member;
    else value->last->next = member;
    value->last = member;
    value->count++;
    char next = touchstone_peek(reader);
    reader->place++;
    if (next == close) return value;
    if (next != ',') return touchstone_wrong(reader, "a comma is missing");
  }
}

static touchstone_value *touchstone_read_value(touchstone_reader *reader, int depth) {
  if (depth > TOUCHSTONE_DEEPEST_JSON) return touchstone_wrong(reader, "it is nested too deep");
  touchstone_value *value = touchstone_take(reader->arena, sizeof *value);
  char start = touchstone_peek(reader);
  static const char *const words[] = {"null", "true", "false"};
  for (int word = 0; word < 3; word++) {
    size_t count = strlen(words[word]);
    if ((size_t)(reader->end - reader->place) < count) continue;
    if (memcmp(reader->place, words[word], count) != 0) continue;
    reader->place += count;
    value->kind = word == 0 ? TOUCHSTONE_IS_NULL : TOUCHSTONE_IS_BOOL;
    value->truth = word == 1;
    return value;
  }
  switch (start) {
    case '"':
      value->kind = TOUCHSTONE_IS_STRING;
      value->text = touchstone_read_string(reader);
      return value->text == NULL ? NULL : value;
    case '[':
      value->kind = TOUCHSTONE_IS_ARRAY;
      return touchstone_read_members(reader, value, depth);
    case '{':
      value->kind = TOUCHSTONE_IS_OBJECT;
      return touchstone_read_members(reader, value, depth);
    default:
      if (start == '-' || (start >= '0' && start <= '9')) {
        return touchstone_read_number(reader, value);
      }
      return touchstone_wrong(reader, start == 0 ? "it breaks off" : "it is no JSON");
  }
}

static const touchstone_value *touchstone_read(touchstone_reader *reader) {
  touchstone_value *value = touchstone_read_value(reader, 0);
  if (value != NULL && touchstone_peek(reader) == 0 && reader->place == reader->end) return value;
  return touchstone_wrong(reader, "something stands behind it");
}

static void touchstone_put_value(touchstone_text *text, const touchstone_value *value) {
  switch (value->kind) {
    case TOUCHSTONE_IS_NULL: touchstone_put(text, "null"); return;
    case TOUCHSTONE_IS_BOOL: touchstone_put(text, value->truth ? "true" : "false"); return;
    case TOUCHSTONE_IS_NUMBER: touchstone_put(text, value->text); return;
    case TOUCHSTONE_IS_STRING: touchstone_put_string(text, value->text); return;
    case TOUCHSTONE_IS_ARRAY:
    case TOUCHSTONE_IS_OBJECT: break;
  }
  bool is_object = value->kind == TOUCHSTONE_IS_OBJECT;
  touchstone_put(text, is_object ? "{" : "[");
  for (const touchstone_value *member = value->first; member != NULL; member = member->next) {
    if (member != value->first) touchstone_put(text, ",");
    if (is_object) {
      touchstone_put_string(text, member->key);
      touchstone_put(text, ":");
    }
    touchstone_put_value(text, member);
  }
  touchstone_put(text, is_object ? "}" : "]");
}

const touchstone_value *touchstone_get(const touchstone_value *object, const char *key) {
  if (object == NULL || object->kind != TOUCHSTONE_IS_OBJECT) return NULL;
  for (const touchstone_value *member = object->first; member != NULL; member = member->next) {
    if (strcmp(member->key, key) == 0) return member;
  }
  return NULL;
}

const touchstone_value *touchstone_at(const touchstone_value *array, size_t index) {
  if (array == NULL || array->kind != TOUCHSTONE_IS_ARRAY) return NULL;
  const touchstone_value *member = array->first;
  while (member != NULL && index-- > 0) member = member->next;
  return member;
}

size_t touchstone_count(const touchstone_value *value) { return value == NULL ? 0 : value->count; }

const touchstone_value *touchstone_first(const touchstone_value *value) {
  return value == NULL ? NULL : value->first;
}

const touchstone_value *touchstone_next(const touchstone_value *value) {
  return value == NULL ? NULL : value->next;
}

const char *touchstone_key(const touchstone_value *member) {
  return member == NULL ? NULL : member->key;
}

bool touchstone_is_null(const touchstone_value *value) {
  return value == NULL || value->kind == TOUCHSTONE_IS_NULL;
}

double touchstone_double(const touchstone_value *value, double otherwise) {
  return value != NULL && value->kind == TOUCHSTONE_IS_NUMBER ? value->number : otherwise;
}

bool touchstone_bool(const touchstone_value *value, bool otherwise) {
  return value != NULL && value->kind == TOUCHSTONE_IS_BOOL ? value->truth : otherwise;
}

const char *touchstone_string(const touchstone_value *value, const char *otherwise) {
  return value != NULL && value->kind == TOUCHSTONE_IS_STRING ? value->text : otherwise;
}

double touchstone_part(const touchstone_value *array, size_t index, double otherwise) {
  return touchstone_double(touchstone_at(array, index), otherwise);
}

/* A whole number within limits. */
static bool touchstone_integer(
  const touchstone_value *value, int64_t least, int64_t most, int64_t *integer) {
  if (value == NULL || value->kind != TOUCHSTONE_IS_NUMBER) return false;
  if (!(value->number >= (double)least && value->number <= (double)most)) return false;
  *integer = (int64_t)value->number;
  return (double)*integer == value->number;
}

/* ---------------------------------------------------------------- what an adapter says */

/* The member to be set; one too many is noticed when the object is told. */
static touchstone_member *touchstone_member_of(touchstone_object *object, const char *key) {
  static touchstone_member surplus;
  size_t index = object->count;
  object->count++;
  touchstone_member *member = index < TOUCHSTONE_MOST_KEYS ? &object->members[index] : &surplus;
  memset(member, 0, sizeof *member);
  member->key = key;
  return member;
}

static void touchstone_set_parts(
  touchstone_object *object, const char *key, bool is_array, size_t count, const double *parts) {
  touchstone_member *member = touchstone_member_of(object, key);
  member->kind = TOUCHSTONE_NUMBERS;
  member->is_array = is_array;
  member->count = count;
  for (size_t index = 0; index < count; index++) member->parts[index] = parts[index];
}

void touchstone_set_number(touchstone_object *object, const char *key, double number) {
  touchstone_set_parts(object, key, false, 1, &number);
}

void touchstone_set_point(touchstone_object *object, const char *key, double x, double y) {
  touchstone_set_parts(object, key, true, 2, (double[]){x, y});
}

void touchstone_set_four(
  touchstone_object *object, const char *key, double a, double b, double c, double d) {
  touchstone_set_parts(object, key, true, 4, (double[]){a, b, c, d});
}

void touchstone_set_flag(touchstone_object *object, const char *key, bool flag) {
  touchstone_member *member = touchstone_member_of(object, key);
  member->kind = TOUCHSTONE_FLAG;
  member->flag = flag;
}

void touchstone_set_text(touchstone_object *object, const char *key, const char *text) {
  touchstone_member *member = touchstone_member_of(object, key);
  member->kind = TOUCHSTONE_TEXT;
  member->text = text;
}

void touchstone_set_json(touchstone_object *object, const char *key, const char *json) {
  touchstone_member *member = touchstone_member_of(object, key);
  member->kind = TOUCHSTONE_JSON;
  member->text = json;
}

static bool touchstone_lists(const char *const *list, const char *word) {
  if (list == NULL) return true;
  for (; *list != NULL; list++) {
    if (strcmp(*list, word) == 0) return true;
  }
  return false;
}

/* Coordinates have three places; velocities, scales and numbers of an adapter's own have six. */
static int touchstone_places(const char *key) {
  static const char *const fine[] = {
    "withVelocity", "atScale", "zoomScale", "minimumZoomScale", "maximumZoomScale", NULL};
  return strncmp(key, "x-", 2) == 0 || touchstone_lists(fine, key) ? 6 : 3;
}

static bool touchstone_put_member(touchstone_text *text, const touchstone_member *member) {
  switch (member->kind) {
    case TOUCHSTONE_FLAG: touchstone_put(text, member->flag ? "true" : "false"); return true;
    case TOUCHSTONE_TEXT:
      if (member->text == NULL) touchstone_put(text, "null");
      else touchstone_put_string(text, member->text);
      return true;
    case TOUCHSTONE_JSON: touchstone_put(text, member->text); return true;
    case TOUCHSTONE_NUMBERS: break;
  }
  if (member->is_array) touchstone_put(text, "[");
  for (size_t index = 0; index < member->count; index++) {
    if (index > 0) touchstone_put(text, ",");
    if (!touchstone_put_decimal(text, member->parts[index], touchstone_places(member->key))) {
      return false;
    }
  }
  if (member->is_array) touchstone_put(text, "]");
  return true;
}

/* ---------------------------------------------------------------- the scripted delegate */

/* The subject of a message, where the answer depends on it: a row, a section (row -1), or nothing. */
typedef struct {
  int64_t section, row;
} touchstone_topic;

/* The replies to one message, and the number of those that are used up. */
typedef struct {
  const touchstone_value *entry;
  size_t place;
  int64_t served;
} touchstone_replies;

typedef struct {
  const char *name;
  size_t count;
  touchstone_replies *replies;
  /* The place that was told last, before it was rounded. */
  bool has_place;
  double place[2];
} touchstone_view;

static bool touchstone_read_place(const char *text, touchstone_topic *topic) {
  char *end;
  if (*text < '0' || *text > '9') return false;
  topic->section = strtoll(text, &end, 10);
  topic->row = -1;
  if (*end == 0) return true;
  if (*end != '-') return false;
  if (strcmp(end, "-*") == 0) return true;
  if (end[1] < '0' || end[1] > '9') return false;
  topic->row = strtoll(end + 1, &end, 10);
  return *end == 0;
}

/* Returns true if a reply's keys are rows and sections. */
static bool touchstone_is_by_place(const touchstone_value *reply) {
  touchstone_topic topic;
  for (const touchstone_value *member = reply->first; member != NULL; member = member->next) {
    if (strcmp(member->key, "*") != 0 && !touchstone_read_place(member->key, &topic)) return false;
  }
  return reply->first != NULL;
}

/* The nearest answer: a row's own, then its section's, then that for the rest. */
static const touchstone_value *touchstone_answer_at(
  const touchstone_value *reply, touchstone_topic topic) {
  const touchstone_value *of_section = NULL;
  for (const touchstone_value *member = reply->first; member != NULL; member = member->next) {
    touchstone_topic place;
    if (!touchstone_read_place(member->key, &place) || place.section != topic.section) continue;
    if (place.row == topic.row) return member;
    if (place.row < 0) of_section = member;
  }
  return of_section != NULL ? of_section : touchstone_get(reply, "*");
}

/* Uses up the next reply to a message. */
static const touchstone_value *touchstone_reply(touchstone_view *view, const char *message) {
  for (size_t index = 0; index < view->count; index++) {
    touchstone_replies *replies = &view->replies[index];
    if (strcmp(replies->entry->key, message) != 0) continue;
    bool is_list = replies->entry->kind == TOUCHSTONE_IS_ARRAY;
    size_t count = is_list ? replies->entry->count : 1;
    while (replies->place < count) {
      const touchstone_value *reply =
        is_list ? touchstone_at(replies->entry, replies->place) : replies->entry;
      bool is_last = replies->place + 1 == count;
      double times = touchstone_double(
        touchstone_get(reply, "call") != NULL ? touchstone_get(reply, "times") : NULL,
        is_last ? 1e18 : 1);
      if ((double)replies->served < times) {
        replies->served++;
        return reply;
      }
      if (is_last) return NULL;
      replies->place++;
      replies->served = 0;
    }
  }
  return NULL;
}

/* ---------------------------------------------------------------- a trace that is being played */

/* A message that waits for others of its turn. */
typedef struct touchstone_held {
  struct touchstone_held *next;
  /* The rule that holds it; NULL: whatever is told waits. */
  const struct touchstone_wait *wait;
  const char *message;
  touchstone_view *view;
  touchstone_topic topic;
  const char *usual;
  touchstone_text line;
} touchstone_held;

/* "Hold this message until that one was told." */
typedef struct touchstone_wait {
  struct touchstone_wait *next;
  const char *message, *until;
} touchstone_wait;

enum { TOUCHSTONE_MOST_FINGERS = 64, TOUCHSTONE_DEEPEST_CALL = 64 };

/* A function that waits for its instant. */
typedef struct touchstone_timer {
  struct touchstone_timer *next;
  int64_t number, due;
  void (*action)(void *context);
  void *context;
} touchstone_timer;

struct touchstone_tell {
  const touchstone_adapter *adapter;
  void *component;
  touchstone_arena *arena;
  const touchstone_value *observes;
  size_t view_count;
  touchstone_view *views;
  /* True if the delegate listens. */
  bool is_attached;
  /* True if nothing counts any more, and the reason. */
  bool is_over, is_skipped;
  const char *why;
  /* The answer's lines. */
  touchstone_text lines;
  /* The progress: event lines played, the frame (0: none), the timer's instant (-1: none), the instant. */
  int64_t after, frame, timer, now, last_change;
  /* Timers that wait, in the order in which they come due. */
  touchstone_timer *timers;
  int64_t last_timer;
  touchstone_text state, state_before;
  int depth;
  const char *usual;
  bool holds_all;
  touchstone_wait *waits;
  touchstone_held *held;
  /* Frames. */
  int64_t rate, next_frame, periods;
  const touchstone_value *dropped;
  int64_t fingers[TOUCHSTONE_MOST_FINGERS];
  size_t finger_count;
};

static void touchstone_give_up(
  touchstone_tell *tell, bool is_skipped, const char *format, va_list arguments) {
  if (tell->is_over) return;
  char why[1024];
  vsnprintf(why, sizeof why, format, arguments);
  tell->why = touchstone_copied(tell->arena, why);
  tell->is_over = true;
  tell->is_skipped = is_skipped;
}

void touchstone_skip(touchstone_tell *tell, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  touchstone_give_up(tell, true, format, arguments);
  va_end(arguments);
}

void touchstone_fail(touchstone_tell *tell, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  touchstone_give_up(tell, false, format, arguments);
  va_end(arguments);
}

/* Writes an object; of a state, what the adapter says that it tells. */
static void touchstone_put_object(
  touchstone_tell *tell, touchstone_text *text, const touchstone_object *object,
  const char *const *keys) {
  if (object->count > TOUCHSTONE_MOST_KEYS) {
    touchstone_fail(tell, "an object has more than %d keys", TOUCHSTONE_MOST_KEYS);
    return;
  }
  bool is_first = true;
  touchstone_put(text, "{");
  for (size_t index = 0; index < object->count; index++) {
    const touchstone_member *member = &object->members[index];
    if (!touchstone_lists(keys, member->key)) continue;
    if (!is_first) touchstone_put(text, ",");
    is_first = false;
    touchstone_put_string(text, member->key);
    touchstone_put(text, ":");
    if (!touchstone_put_member(text, member)) {
      touchstone_fail(tell, "%s is not a number within the format's limits", member->key);
    }
  }
  touchstone_put(text, "}");
}

static void touchstone_put_state(touchstone_tell *tell, touchstone_text *text, const char *view) {
  touchstone_object state = {0};
  tell->adapter->state(tell->component, view, &state);
  touchstone_put_object(tell, text, &state, tell->adapter->tells.state);
}

static touchstone_view *touchstone_view_named(touchstone_tell *tell, const char *name) {
  if (name == NULL) return &tell->views[0];
  for (size_t index = 0; index < tell->view_count; index++) {
    if (strcmp(tell->views[index].name, name) == 0) return &tell->views[index];
  }
  touchstone_fail(tell, "there is no view \"%s\" in the header", name);
  return NULL;
}

/* The beginning of a line: where it belongs. */
static void touchstone_begin_line(touchstone_tell *tell) {
  touchstone_put(&tell->lines, tell->lines.count > 0 ? ",{\"after\":" : "{\"after\":");
  touchstone_put_integer(&tell->lines, tell->after);
  if (tell->frame > 0) {
    touchstone_put(&tell->lines, ",\"frame\":");
    touchstone_put_integer(&tell->lines, tell->frame);
  }
  if (tell->timer >= 0) {
    touchstone_put(&tell->lines, ",\"at\":");
    touchstone_put_integer(&tell->lines, tell->timer);
  }
}

static void touchstone_put_view(
  const touchstone_tell *tell, touchstone_text *text, const touchstone_view *view) {
  if (view == &tell->views[0]) return;
  touchstone_put(text, ",\"view\":");
  touchstone_put_string(text, view->name);
}

/* A call that the delegate makes inside a message. */
static void touchstone_make(touchstone_tell *tell, const touchstone_value *call) {
  if (tell->is_over) return;
  const touchstone_value *view_name = touchstone_get(call, "view");
  touchstone_view *view = touchstone_view_named(tell, touchstone_string(view_name, NULL));
  const char *name = touchstone_string(touchstone_get(call, "call"), NULL);
  if (view == NULL) return;
  if (name == NULL) {
    touchstone_fail(tell, "a call of the delegate has no name");
    return;
  }
  if (tell->depth >= TOUCHSTONE_DEEPEST_CALL) {
    touchstone_fail(
      tell, "the delegate's calls are nested more than %d deep, in %s", TOUCHSTONE_DEEPEST_CALL,
      name);
    return;
  }
  if (tell->adapter->call == NULL) {
    touchstone_skip(tell, "the adapter makes no calls");
    return;
  }
  const touchstone_value *arguments = touchstone_get(call, "args");
  const touchstone_value *block = touchstone_get(call, "in");
  touchstone_begin_line(tell);
  touchstone_put(&tell->lines, ",\"call\":");
  touchstone_put_string(&tell->lines, name);
  touchstone_put_view(tell, &tell->lines, view);
  if (arguments != NULL) {
    touchstone_put(&tell->lines, ",\"args\":");
    touchstone_put_value(&tell->lines, arguments);
  }
  if (block != NULL) {
    touchstone_put(&tell->lines, ",\"in\":");
    touchstone_put_value(&tell->lines, block);
  }
  touchstone_put(&tell->lines, ",\"by\":\"delegate\"}");
  tell->depth++;
  touchstone_call made = {
    tell->now, name, view->name, arguments, touchstone_string(block, NULL), true};
  tell->adapter->call(tell->component, &made);
  tell->depth--;
}

static void touchstone_release(touchstone_tell *tell, const touchstone_wait *wait, bool is_all);

/* Writes a message down and does what the delegate's script says. */
static const touchstone_value *touchstone_deliver(
  touchstone_tell *tell, touchstone_view *view, const char *message, touchstone_topic topic,
  const char *usual, const touchstone_text *line) {
  const touchstone_value *reply = touchstone_reply(view, message), *answer = reply;
  bool is_call = reply != NULL && touchstone_get(reply, "call") != NULL;
  if (is_call) {
    answer = NULL;
  } else if (reply != NULL && reply->kind == TOUCHSTONE_IS_OBJECT && touchstone_is_by_place(reply)) {
    answer = touchstone_answer_at(reply, topic);
  }
  touchstone_begin_line(tell);
  touchstone_append(&tell->lines, line->bytes, line->count);
  if (answer != NULL) {
    touchstone_put(&tell->lines, ",\"answer\":");
    touchstone_put_value(&tell->lines, answer);
  } else if (usual != NULL) {
    touchstone_put(&tell->lines, ",\"answer\":");
    touchstone_put(&tell->lines, usual);
  }
  touchstone_put(&tell->lines, "}");
  if (is_call) {
    touchstone_make(tell, reply);
    const touchstone_value *then = touchstone_first(touchstone_get(reply, "then"));
    for (; then != NULL; then = then->next) touchstone_make(tell, then);
  }
  for (touchstone_wait *wait = tell->waits; wait != NULL; wait = wait->next) {
    if (wait->until != NULL && strcmp(wait->until, message) == 0) {
      wait->until = NULL;
      touchstone_release(tell, wait, false);
    }
  }
  return answer;
}

/* Tells what one rule holds back, or all. */
static void touchstone_release(touchstone_tell *tell, const touchstone_wait *wait, bool is_all) {
  touchstone_held **place = &tell->held;
  while (*place != NULL) {
    touchstone_held *held = *place;
    if (!is_all && held->wait != wait) {
      place = &held->next;
      continue;
    }
    *place = held->next;
    if (!tell->is_over) {
      touchstone_deliver(tell, held->view, held->message, held->topic, held->usual, &held->line);
      /* The delegate may have changed the list. */
      place = &tell->held;
    }
    free(held->line.bytes);
  }
}

static touchstone_topic touchstone_topic_of(const touchstone_object *arguments) {
  touchstone_topic topic = {-1, -1};
  for (size_t index = 0; arguments != NULL && index < arguments->count; index++) {
    if (index >= TOUCHSTONE_MOST_KEYS) break;
    const touchstone_member *member = &arguments->members[index];
    if (member->kind == TOUCHSTONE_TEXT && member->text != NULL
        && touchstone_read_place(member->text, &topic)) {
      return topic;
    }
    if (member->kind == TOUCHSTONE_NUMBERS && !member->is_array && topic.section < 0) {
      topic.section = (int64_t)member->parts[0];
    }
  }
  return topic;
}

/* The rule that holds a message back, if any does. */
static const touchstone_wait *touchstone_wait_for(
  const touchstone_tell *tell, const char *message) {
  for (const touchstone_wait *wait = tell->waits; wait != NULL; wait = wait->next) {
    if (wait->until != NULL && strcmp(wait->message, message) == 0) return wait;
  }
  return NULL;
}

/* Returns true if a scroll tells a place that differs from the one before only until it is rounded. */
static bool touchstone_moves(touchstone_view *view, const touchstone_object *state) {
  for (size_t index = 0; index < state->count && index < TOUCHSTONE_MOST_KEYS; index++) {
    const touchstone_member *member = &state->members[index];
    if (strcmp(member->key, "contentOffset") != 0 || member->count != 2) continue;
    const double *now = member->parts, *last = view->place;
    if (isnan(now[0]) || isnan(now[1])) return false;
    bool is_other = view->has_place && (now[0] != last[0] || now[1] != last[1]);
    bool looks_same = touchstone_thousandths(now[0]) == touchstone_thousandths(last[0])
                      && touchstone_thousandths(now[1]) == touchstone_thousandths(last[1]);
    view->has_place = true;
    view->place[0] = now[0];
    view->place[1] = now[1];
    return is_other && looks_same;
  }
  return false;
}

const touchstone_value *touchstone_say_of(
  touchstone_tell *tell, const char *view_name, const char *message,
  const touchstone_object *arguments) {
  const char *usual = tell->usual;
  tell->usual = NULL;
  if (!tell->is_attached || tell->is_over) return NULL;
  touchstone_view *view = touchstone_view_named(tell, view_name);
  if (view == NULL) return NULL;
  bool is_own = strncmp(message, "x-", 2) == 0;
  if (!is_own && !touchstone_lists(tell->adapter->tells.messages, message)) {
    touchstone_fail(tell, "the adapter told \"%s\", which is not in its tells", message);
    return NULL;
  }
  if (tell->observes != NULL) {
    const touchstone_value *name = tell->observes->first;
    while (name != NULL && strcmp(touchstone_string(name, ""), message) != 0) name = name->next;
    if (name == NULL) return NULL;
  }
  touchstone_text line = {0};
  touchstone_put(&line, ",\"message\":");
  touchstone_put_string(&line, message);
  touchstone_put_view(tell, &line, view);
  if (arguments != NULL && arguments->count > 0) {
    touchstone_put(&line, ",\"args\":");
    touchstone_put_object(tell, &line, arguments, NULL);
  }
  touchstone_put(&line, ",\"state\":");
  touchstone_object state = {0};
  tell->adapter->state(tell->component, view->name, &state);
  touchstone_put_object(tell, &line, &state, tell->adapter->tells.state);
  if (strcmp(message, "scrollViewDidScroll(_:)") == 0 && touchstone_moves(view, &state)) {
    touchstone_put(&line, ",\"moved\":true");
  }
  touchstone_topic topic = touchstone_topic_of(arguments);
  const touchstone_wait *wait = touchstone_wait_for(tell, message);
  const touchstone_value *answer = NULL;
  if (tell->is_over) {
    free(line.bytes);
  } else if (tell->holds_all || wait != NULL) {
    touchstone_held *held = touchstone_take(tell->arena, sizeof *held);
    const char *name = touchstone_copied(tell->arena, message);
    *held = (touchstone_held){NULL, wait, name, view, topic, usual, line};
    touchstone_held **place = &tell->held;
    while (*place != NULL) place = &(*place)->next;
    *place = held;
  } else {
    answer = touchstone_deliver(tell, view, message, topic, usual, &line);
    free(line.bytes);
  }
  return answer;
}

const touchstone_value *touchstone_say(
  touchstone_tell *tell, const char *message, const touchstone_object *arguments) {
  return touchstone_say_of(tell, NULL, message, arguments);
}

void touchstone_usually(touchstone_tell *tell, const char *json) {
  tell->usual = touchstone_copied(tell->arena, json);
}

void touchstone_hold(touchstone_tell *tell, const char *message, const char *until) {
  touchstone_wait *wait = touchstone_take(tell->arena, sizeof *wait);
  wait->next = tell->waits;
  wait->message = touchstone_copied(tell->arena, message);
  wait->until = touchstone_copied(tell->arena, until);
  tell->waits = wait;
}

void touchstone_hold_begin(touchstone_tell *tell) { tell->holds_all = true; }

void touchstone_hold_before(touchstone_tell *tell) { tell->holds_all = false; }

void touchstone_hold_end(touchstone_tell *tell) {
  tell->holds_all = false;
  touchstone_release(tell, NULL, false);
}

void touchstone_raise(touchstone_tell *tell, const char *exception, const char *why) {
  if (tell->is_over) return;
  tell->holds_all = false;
  touchstone_release(tell, NULL, true);
  if (tell->is_over) return;
  touchstone_begin_line(tell);
  touchstone_put(&tell->lines, ",\"exception\":");
  touchstone_put_string(&tell->lines, exception);
  if (why != NULL) {
    touchstone_put(&tell->lines, ",\"why\":");
    touchstone_put_string(&tell->lines, why);
  }
  touchstone_put(&tell->lines, "}");
  tell->is_over = true;
}

/* ---------------------------------------------------------------- time and turns */

/* Notes whether anything that can be read has changed in the turn that ends. */
static void touchstone_note_change(touchstone_tell *tell) {
  touchstone_text swap = tell->state_before;
  tell->state_before = tell->state;
  tell->state = swap;
  tell->state.count = 0;
  for (size_t index = 0; index < tell->view_count && !tell->is_over; index++) {
    touchstone_put_state(tell, &tell->state, tell->views[index].name);
  }
  if (tell->state.count != tell->state_before.count
      || memcmp(tell->state.bytes, tell->state_before.bytes, tell->state.count) != 0) {
    tell->last_change = tell->now;
  }
}

static void touchstone_begin_turn(touchstone_tell *tell, int64_t now, int64_t frame) {
  tell->now = now;
  tell->frame = frame;
}

static void touchstone_end_turn(touchstone_tell *tell, size_t lines_before) {
  tell->holds_all = false;
  touchstone_release(tell, NULL, true);
  tell->waits = NULL;
  if (tell->is_over) return;
  touchstone_note_change(tell);
  if (tell->lines.count != lines_before) tell->last_change = tell->now;
}

/* Frame k comes at round(k * 10^6 / rate) microseconds. */
static int64_t touchstone_frame_time(const touchstone_tell *tell, int64_t number) {
  return (2 * number * 1000000 + tell->rate) / (2 * tell->rate);
}

static bool touchstone_is_dropped(const touchstone_tell *tell, int64_t number) {
  const touchstone_value *dropped = touchstone_first(tell->dropped);
  while (dropped != NULL && dropped->number != (double)number) dropped = dropped->next;
  return dropped != NULL;
}

/* Passes over frames in which nothing could happen. */
static void touchstone_leap(touchstone_tell *tell, int64_t instant) {
  if (touchstone_frame_time(tell, tell->next_frame) >= instant) return;
  int64_t number = instant * tell->rate / 1000000 - 1;
  if (number > tell->next_frame) tell->next_frame = number;
  while (touchstone_frame_time(tell, tell->next_frame) < instant) tell->next_frame++;
  tell->periods = 1;
}

int64_t touchstone_now(const touchstone_tell *tell) { return tell->now; }

int64_t touchstone_after(
  touchstone_tell *tell, int64_t microseconds, void (*action)(void *context), void *context) {
  touchstone_timer *timer = touchstone_take(tell->arena, sizeof *timer);
  timer->number = ++tell->last_timer;
  timer->due = tell->now + (microseconds > 0 ? microseconds : 0);
  timer->action = action;
  timer->context = context;
  touchstone_timer **place = &tell->timers;
  while (*place != NULL && (*place)->due <= timer->due) place = &(*place)->next;
  timer->next = *place;
  *place = timer;
  return timer->number;
}

void touchstone_cancel(touchstone_tell *tell, int64_t timer) {
  touchstone_timer **place = &tell->timers;
  while (*place != NULL && (*place)->number != timer) place = &(*place)->next;
  if (*place != NULL) *place = (*place)->next;
}

/* Returns the instant at which the component's own next timer comes due; below 0: none does. */
static int64_t touchstone_component_due(const touchstone_tell *tell) {
  const touchstone_adapter *adapter = tell->adapter;
  return adapter->due == NULL || adapter->timer == NULL ? -1 : adapter->due(tell->component);
}

/* Runs the first timer that waits, or the component's own, at its instant. */
static void touchstone_run_timer(touchstone_tell *tell, int64_t due, bool is_own) {
  touchstone_begin_turn(tell, due > tell->now ? due : tell->now, 0);
  tell->timer = tell->now;
  size_t lines_before = tell->lines.count;
  if (is_own) {
    tell->adapter->timer(tell->component, tell->now);
  } else {
    touchstone_timer *timer = tell->timers;
    tell->timers = timer->next;
    timer->action(timer->context);
  }
  touchstone_end_turn(tell, lines_before);
  tell->timer = -1;
  if (is_own && !tell->is_over && touchstone_component_due(tell) == due) {
    touchstone_fail(
      tell, "the timer that is due at %lld is due again after it has run", (long long)due);
  }
}

/* Runs the timers that come due by an instant, each in a turn of its own. */
static void touchstone_timers_until(touchstone_tell *tell, int64_t instant) {
  enum { TOUCHSTONE_MOST_TIMERS = 100000 };
  for (int count = 0; !tell->is_over; count++) {
    int64_t own = touchstone_component_due(tell);
    bool is_own = own >= 0 && (tell->timers == NULL || own < tell->timers->due);
    int64_t due = is_own ? own : tell->timers != NULL ? tell->timers->due : -1;
    if (due < 0 || due > instant) return;
    touchstone_run_timer(tell, due, is_own);
    if (count == TOUCHSTONE_MOST_TIMERS) {
      touchstone_fail(
        tell, "more than %d timers come due by %lld", TOUCHSTONE_MOST_TIMERS, (long long)instant);
    }
  }
}

static void touchstone_play_frame(touchstone_tell *tell) {
  int64_t number = tell->next_frame++;
  if (touchstone_is_dropped(tell, number)) {
    tell->periods++;
    return;
  }
  touchstone_timers_until(tell, touchstone_frame_time(tell, number));
  if (tell->is_over) return;
  touchstone_begin_turn(tell, touchstone_frame_time(tell, number), number);
  size_t lines_before = tell->lines.count;
  touchstone_frame frame = {
    number, tell->now, (double)tell->periods * 1000.0 / (double)tell->rate};
  tell->periods = 1;
  if (tell->adapter->frame != NULL) tell->adapter->frame(tell->component, &frame);
  touchstone_end_turn(tell, lines_before);
}

static bool touchstone_is_at_rest(const touchstone_tell *tell) {
  return tell->adapter->is_at_rest != NULL && tell->adapter->is_at_rest(tell->component);
}

/* Returns true if no frame can change anything: nothing moves, and no timer of the host's waits. */
static bool touchstone_is_idle(const touchstone_tell *tell) {
  return tell->timers == NULL && touchstone_is_at_rest(tell);
}

static void touchstone_frames_before(touchstone_tell *tell, int64_t instant) {
  while (!tell->is_over && touchstone_frame_time(tell, tell->next_frame) < instant) {
    if (tell->finger_count == 0 && touchstone_is_idle(tell)) {
      touchstone_leap(tell, instant);
      return;
    }
    touchstone_play_frame(tell);
  }
}

static void touchstone_settle(touchstone_tell *tell, int64_t start, int64_t length) {
  int64_t limit = start + length;
  touchstone_frames_before(tell, start);
  if (tell->now < start) tell->now = start;
  while (!tell->is_over && !touchstone_is_idle(tell)
         && touchstone_frame_time(tell, tell->next_frame) <= limit) {
    touchstone_play_frame(tell);
  }
  if (tell->is_over) return;
  bool has_rested = tell->adapter->is_at_rest == NULL || touchstone_is_at_rest(tell);
  int64_t rest = tell->last_change > start ? tell->last_change : start;
  tell->frame = 0;
  for (size_t index = 0; index < tell->view_count && !tell->is_over; index++) {
    touchstone_text state = {0};
    touchstone_put_state(tell, &state, tell->views[index].name);
    if (!tell->is_over && strcmp(state.bytes, "{}") != 0) {
      touchstone_begin_line(tell);
      touchstone_put(&tell->lines, ",\"t\":");
      touchstone_put_integer(&tell->lines, has_rested ? rest : limit);
      touchstone_put(&tell->lines, ",\"final\":");
      touchstone_append(&tell->lines, state.bytes, state.count);
      touchstone_put_view(tell, &tell->lines, &tell->views[index]);
      touchstone_put(&tell->lines, "}");
    }
    free(state.bytes);
  }
  touchstone_leap(tell, limit);
  tell->now = limit;
}

/* ---------------------------------------------------------------- the lines of a trace */

static bool touchstone_read_touch(
  touchstone_tell *tell, const touchstone_value *line, touchstone_touch *touch) {
  static const char *const phases[] = {"began", "moved", "stationary", "ended", "cancelled", NULL};
  const char *phase = touchstone_string(touchstone_get(line, "touch"), "");
  int number = 0;
  while (phases[number] != NULL && strcmp(phases[number], phase) != 0) number++;
  if (phases[number] == NULL) {
    touchstone_fail(tell, "line %lld: \"%s\" is no phase", (long long)tell->after + 1, phase);
    return false;
  }
  touch->phase = (touchstone_phase)number;
  if (!touchstone_integer(touchstone_get(line, "id"), INT32_MIN, INT32_MAX, &touch->id)) {
    touchstone_fail(tell, "line %lld: a touch has no id", (long long)tell->after + 1);
    return false;
  }
  touch->x = touchstone_double(touchstone_get(line, "x"), NAN);
  touch->y = touchstone_double(touchstone_get(line, "y"), NAN);
  if (isnan(touch->x) || isnan(touch->y)) {
    touchstone_fail(tell, "line %lld: a touch has no place", (long long)tell->after + 1);
    return false;
  }
  return true;
}

/* Keeps count of the fingers that are down. */
static void touchstone_count_finger(touchstone_tell *tell, const touchstone_touch *touch) {
  size_t place = 0;
  while (place < tell->finger_count && tell->fingers[place] != touch->id) place++;
  bool is_down = place < tell->finger_count;
  bool is_last = touch->phase == TOUCHSTONE_ENDED || touch->phase == TOUCHSTONE_CANCELLED;
  long long id = (long long)touch->id;
  if (is_down == (touch->phase == TOUCHSTONE_BEGAN)) {
    touchstone_fail(tell, "finger %lld %s", id, is_down ? "began twice" : "has not begun");
  } else if (is_last) {
    tell->fingers[place] = tell->fingers[--tell->finger_count];
  } else if (!is_down && tell->finger_count == TOUCHSTONE_MOST_FINGERS) {
    touchstone_skip(tell, "there are more than %d fingers", TOUCHSTONE_MOST_FINGERS);
  } else if (!is_down) {
    tell->fingers[tell->finger_count++] = touch->id;
  }
}

/* Plays touches of different fingers at one instant as one event. Gives the last of their lines. */
static const touchstone_value *touchstone_play_touches(
  touchstone_tell *tell, const touchstone_value *line, int64_t time) {
  touchstone_touch touches[TOUCHSTONE_MOST_FINGERS];
  touchstone_frames_before(tell, time);
  touchstone_timers_until(tell, time);
  size_t count = 0;
  const touchstone_value *last = line;
  for (; line != NULL && count < TOUCHSTONE_MOST_FINGERS && !tell->is_over; line = line->next) {
    int64_t other;
    if (touchstone_get(line, "touch") == NULL) break;
    if (!touchstone_integer(touchstone_get(line, "t"), 0, 1000000000000, &other)) break;
    if (other != time) break;
    if (!touchstone_read_touch(tell, line, &touches[count])) break;
    bool is_again = false;
    for (size_t index = 0; index < count; index++) {
      is_again = is_again || touches[index].id == touches[count].id;
    }
    if (is_again) break;
    touchstone_count_finger(tell, &touches[count]);
    count++;
    tell->after++;
    last = line;
  }
  if (tell->is_over) return last;
  touchstone_begin_turn(tell, time, 0);
  size_t lines_before = tell->lines.count;
  touchstone_event event = {time, count, touches};
  tell->adapter->touches(tell->component, &event);
  touchstone_end_turn(tell, lines_before);
  return last;
}

static void touchstone_play_call(
  touchstone_tell *tell, const touchstone_value *line, int64_t time) {
  const touchstone_value *view_name = touchstone_get(line, "view");
  const touchstone_view *view = touchstone_view_named(tell, touchstone_string(view_name, NULL));
  const char *name = touchstone_string(touchstone_get(line, "call"), NULL);
  if (view == NULL) return;
  if (name == NULL) {
    touchstone_fail(tell, "a call has no name");
    return;
  }
  if (tell->adapter->call == NULL) {
    touchstone_skip(tell, "the adapter makes no calls");
    return;
  }
  touchstone_frames_before(tell, time);
  touchstone_timers_until(tell, time);
  if (tell->is_over) return;
  tell->after++;
  touchstone_begin_turn(tell, time, 0);
  size_t lines_before = tell->lines.count;
  const char *block = touchstone_string(touchstone_get(line, "in"), NULL);
  touchstone_call call = {time, name, view->name, touchstone_get(line, "args"), block, false};
  tell->adapter->call(tell->component, &call);
  touchstone_end_turn(tell, lines_before);
}

static void touchstone_play_settle(
  touchstone_tell *tell, const touchstone_value *line, int64_t time) {
  int64_t length;
  if (!touchstone_integer(touchstone_get(line, "settle"), 0, 1000000000000, &length)) {
    touchstone_fail(tell, "line %lld: a settle has no length", (long long)tell->after + 1);
  } else if (tell->finger_count > 0) {
    touchstone_fail(
      tell, "line %lld: a settle with a finger down", (long long)tell->after + 1);
  } else {
    touchstone_frames_before(tell, time);
    touchstone_timers_until(tell, time);
    tell->after++;
    touchstone_settle(tell, time, length);
  }
}

/* Plays the lines behind the header, and a settle of 10 s unless one is the last. */
static void touchstone_play_lines(touchstone_tell *tell, const touchstone_value *line) {
  enum { TOUCHSTONE_USUAL_LIMIT = 10000000 };
  int64_t time = 0;
  bool is_settled = false;
  for (; line != NULL && !tell->is_over; line = line->next) {
    int64_t before = time;
    if (!touchstone_integer(touchstone_get(line, "t"), 0, 1000000000000, &time) || time < before) {
      touchstone_fail(
        tell, "line %lld: t is missing or goes back", (long long)tell->after + 1);
      return;
    }
    is_settled = touchstone_get(line, "settle") != NULL;
    if (touchstone_get(line, "touch") != NULL) line = touchstone_play_touches(tell, line, time);
    else if (touchstone_get(line, "call") != NULL) touchstone_play_call(tell, line, time);
    else if (is_settled) touchstone_play_settle(tell, line, time);
    else touchstone_fail(tell, "line %lld is no input", (long long)tell->after + 1);
  }
  if (tell->is_over || is_settled) return;
  if (tell->finger_count > 0) {
    touchstone_fail(tell, "a finger is down at the end");
    return;
  }
  touchstone_settle(tell, time, TOUCHSTONE_USUAL_LIMIT);
}

/* ---------------------------------------------------------------- requests */

static void touchstone_read_script(
  touchstone_tell *tell, touchstone_view *view, const touchstone_value *script) {
  view->count = touchstone_count(script);
  view->replies = touchstone_take(tell->arena, view->count * sizeof *view->replies);
  size_t index = 0;
  for (const touchstone_value *entry = touchstone_first(script); entry != NULL;
       entry = entry->next) {
    view->replies[index++].entry = entry;
  }
}

/* Reads the parts of a header that the host itself needs. */
static void touchstone_read_header(touchstone_tell *tell, const touchstone_value *header) {
  const touchstone_value *views = touchstone_get(header, "views");
  bool has_views = touchstone_count(views) > 0 && views->kind == TOUCHSTONE_IS_OBJECT;
  tell->view_count = has_views ? views->count : 1;
  tell->views = touchstone_take(tell->arena, tell->view_count * sizeof *tell->views);
  tell->views[0].name = "main";
  size_t index = 0;
  for (const touchstone_value *view = has_views ? views->first : NULL; view != NULL;
       view = view->next) {
    tell->views[index].name = view->key;
    touchstone_read_script(tell, &tell->views[index++], touchstone_get(view, "delegate"));
  }
  if (!has_views) touchstone_read_script(tell, &tell->views[0], touchstone_get(header, "delegate"));
  tell->observes = touchstone_get(header, "observes");
  tell->dropped = touchstone_get(header, "dropped");
  tell->rate = 60;
  tell->next_frame = 1;
  tell->timer = -1;
  tell->periods = 1;
  const touchstone_value *rate = touchstone_get(header, "rate");
  if (rate != NULL && !touchstone_integer(rate, 1, 1000, &tell->rate)) {
    touchstone_fail(tell, "the rate is not a whole number from 1 to 1000");
  }
}

/* Notes where each view is set up to be: the first scroll moves from there. */
static void touchstone_note_places(touchstone_tell *tell) {
  for (size_t index = 0; index < tell->view_count && !tell->is_over; index++) {
    touchstone_object state = {0};
    tell->adapter->state(tell->component, tell->views[index].name, &state);
    touchstone_moves(&tell->views[index], &state);
  }
}

static void touchstone_play_trace(touchstone_tell *tell, const touchstone_value *trace) {
  const touchstone_value *header = touchstone_at(trace, 0);
  if (header == NULL || header->kind != TOUCHSTONE_IS_OBJECT) {
    touchstone_fail(tell, "the trace has no header");
    return;
  }
  touchstone_read_header(tell, header);
  if (tell->is_over) return;
  tell->component = tell->adapter->set_up(header, tell);
  if (!tell->is_over) {
    if (tell->component == NULL) {
      touchstone_fail(tell, "set_up made no component");
      return;
    }
    tell->is_attached = true;
    touchstone_note_change(tell);
    touchstone_note_places(tell);
    if (tell->adapter->attached != NULL) {
      size_t lines_before = tell->lines.count;
      touchstone_begin_turn(tell, 0, 0);
      tell->adapter->attached(tell->component);
      touchstone_end_turn(tell, lines_before);
    }
    tell->last_change = 0;
    touchstone_play_lines(tell, header->next);
  }
  if (tell->component != NULL && tell->adapter->tear_down != NULL) {
    tell->is_attached = false;
    tell->adapter->tear_down(tell->component);
  }
}

static void touchstone_answer_play(
  const touchstone_adapter *adapter, touchstone_arena *arena, const touchstone_value *request,
  touchstone_text *answer) {
  touchstone_tell tell = {.adapter = adapter, .arena = arena};
  touchstone_play_trace(&tell, touchstone_get(request, "trace"));
  const char *word = tell.why == NULL ? "played" : tell.is_skipped ? "skipped" : "failed";
  touchstone_put(answer, "{\"");
  touchstone_put(answer, word);
  touchstone_put(answer, "\":");
  touchstone_put_value(answer, touchstone_get(request, "play"));
  if (tell.why == NULL) {
    touchstone_put(answer, ",\"transcript\":[");
    touchstone_append(answer, tell.lines.bytes, tell.lines.count);
    touchstone_put(answer, "]}\n");
  } else {
    touchstone_put(answer, ",\"why\":");
    touchstone_put_string(answer, tell.why);
    touchstone_put(answer, "}\n");
  }
  for (; tell.held != NULL; tell.held = tell.held->next) free(tell.held->line.bytes);
  free(tell.lines.bytes);
  free(tell.state.bytes);
  free(tell.state_before.bytes);
}

static void touchstone_put_list(
  touchstone_text *text, bool is_first, const char *key, const char *const *list) {
  if (list == NULL) return;
  if (!is_first) touchstone_put(text, ",");
  touchstone_put_string(text, key);
  touchstone_put(text, ":[");
  for (size_t index = 0; list[index] != NULL; index++) {
    if (index > 0) touchstone_put(text, ",");
    touchstone_put_string(text, list[index]);
  }
  touchstone_put(text, "]");
}

static void touchstone_answer_hello(const touchstone_adapter *adapter, touchstone_text *answer) {
  touchstone_put(answer, "{\"hello\":1,\"name\":");
  touchstone_put_string(answer, adapter->name != NULL ? adapter->name : "unnamed");
  touchstone_put(answer, ",\"version\":");
  touchstone_put_string(answer, adapter->version != NULL ? adapter->version : "");
  touchstone_put(answer, ",\"language\":\"C\"");
  touchstone_put_list(answer, false, "components", adapter->components);
  touchstone_put(answer, ",\"plays\":{");
  touchstone_put_list(answer, true, "config", adapter->plays.config);
  touchstone_put_list(answer, adapter->plays.config == NULL, "calls", adapter->plays.calls);
  touchstone_put_list(
    answer, adapter->plays.config == NULL && adapter->plays.calls == NULL, "delegate",
    adapter->plays.delegate);
  touchstone_put(answer, "},\"tells\":{");
  touchstone_put_list(answer, true, "messages", adapter->tells.messages);
  touchstone_put_list(answer, adapter->tells.messages == NULL, "state", adapter->tells.state);
  touchstone_put(answer, "}");
  touchstone_put_list(answer, false, "capabilities", adapter->capabilities);
  if (adapter->issues != NULL) {
    touchstone_put(answer, ",\"issues\":");
    touchstone_put_string(answer, adapter->issues);
  }
  touchstone_put(answer, "}\n");
}

/* Answers one request. False: it was the last. */
static bool touchstone_answer(
  const touchstone_adapter *adapter, const char *line, size_t count, touchstone_text *answer) {
  touchstone_arena arena = {0};
  touchstone_reader reader = {line, line + count, &arena, NULL};
  const touchstone_value *request = touchstone_read(&reader);
  bool goes_on = true;
  if (request == NULL) {
    fprintf(stderr, "touchstone_host: a request cannot be read: %s\n", reader.problem);
  } else if (touchstone_get(request, "hello") != NULL) {
    touchstone_answer_hello(adapter, answer);
  } else if (touchstone_get(request, "play") != NULL) {
    touchstone_answer_play(adapter, &arena, request, answer);
  } else if (touchstone_get(request, "bye") != NULL) {
    goes_on = false;
  } else {
    fprintf(stderr, "touchstone_host: a request is neither hello nor play nor bye\n");
  }
  touchstone_free(&arena);
  return goes_on;
}

static bool touchstone_write(int output, const touchstone_text *text) {
  size_t done = 0;
  while (done < text->count) {
    ssize_t count = write(output, text->bytes + done, text->count - done);
    if (count >= 0) done += (size_t)count;
    else if (errno != EINTR) return false;
  }
  return true;
}

/* Reads more. False: there is no more. */
static bool touchstone_read_more(touchstone_text *input) {
  char bytes[65536];
  ssize_t count;
  do count = read(STDIN_FILENO, bytes, sizeof bytes);
  while (count < 0 && errno == EINTR);
  if (count <= 0) return false;
  touchstone_append(input, bytes, (size_t)count);
  return true;
}

int touchstone_host(const touchstone_adapter *adapter) {
  if (adapter->set_up == NULL || adapter->touches == NULL || adapter->state == NULL) {
    fprintf(stderr, "touchstone_host: the adapter lacks set_up, touches or state\n");
    return 2;
  }
  signal(SIGPIPE, SIG_IGN);
  /* Text that the component prints must not get between the answers. */
  fflush(stdout);
  int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (output < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
    fprintf(stderr, "touchstone_host: the standard output is closed\n");
    return 2;
  }
  touchstone_text input = {0}, answer = {0};
  size_t start = 0, seen = 0;
  bool goes_on = true, is_more = true;
  while (goes_on && (is_more || start < input.count)) {
    char *end = seen < input.count ? memchr(input.bytes + seen, '\n', input.count - seen) : NULL;
    if (end == NULL && is_more) {
      if (start > 0) memmove(input.bytes, input.bytes + start, input.count - start);
      input.count -= start;
      seen = input.count;
      start = 0;
      is_more = touchstone_read_more(&input);
      continue;
    }
    size_t stop = end != NULL ? (size_t)(end - input.bytes) : input.count;
    answer.count = 0;
    if (stop > start) {
      goes_on = touchstone_answer(adapter, input.bytes + start, stop - start, &answer);
    }
    if (answer.count > 0 && !touchstone_write(output, &answer)) goes_on = false;
    start = seen = stop < input.count ? stop + 1 : stop;
  }
  free(input.bytes);
  free(answer.bytes);
  close(output);
  return 0;
}

#endif
