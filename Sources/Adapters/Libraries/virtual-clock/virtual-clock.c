// A clock that stands still until it is moved, for a process that this library is preloaded into.
//
//     cc -shared -fPIC -O2 -o virtual-clock.so virtual-clock.c
//     LD_PRELOAD=./virtual-clock.so program
//
// Until `virtual_clock_stop` is called, time passes as ever. From then on the clocks of wall time
// and of time since the start, read through the C library, show what `virtual_clock_advance` has
// made of them; the clocks of used processor time go on.

#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { nanoseconds_a_second = 1000000000 };

static atomic_bool is_stopped;
// Nanoseconds on the clock of time since the start.
static atomic_int_fast64_t instant;
// Wall time at nought on that clock: a fixed day, so that no answer depends on the day of a run.
static const int64_t epoch = 1700000000LL * nanoseconds_a_second;

// Reads a clock of the machine, past the function below.
static int read_machine_clock(clockid_t clock, struct timespec *time) {
  return (int)syscall(SYS_clock_gettime, clock, time);
}

// Stops the clock, at a whole second: what counts in milliseconds then counts alike in every run.
void virtual_clock_stop(void) {
  struct timespec time;
  read_machine_clock(CLOCK_MONOTONIC, &time);
  atomic_store(&instant, (int64_t)time.tv_sec * nanoseconds_a_second);
  atomic_store(&is_stopped, true);
}

// Moves the stopped clock on.
void virtual_clock_advance(int64_t nanoseconds) { atomic_fetch_add(&instant, nanoseconds); }

int clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t shown;
  if (!atomic_load(&is_stopped)) return read_machine_clock(clock, time);
  switch (clock) {
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
      shown = atomic_load(&instant);
      break;
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
      shown = epoch + atomic_load(&instant);
      break;
    default:
      return read_machine_clock(clock, time);
  }
  time->tv_sec = shown / nanoseconds_a_second;
  time->tv_nsec = shown % nanoseconds_a_second;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *seconds) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (seconds) *seconds = now.tv_sec;
  return now.tv_sec;
}
