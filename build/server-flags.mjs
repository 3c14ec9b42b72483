/** How Node is started where it runs Sightline: flags of the engine and bounds of the memory that glibc holds. Pure. */

/**
 * For Node where it is the server. One thread for what the engine does beside the program, instead of four that all take their work from one
 * queue: whoever adds to it waits for its lock, which is at times held by a thread that gave way; and cores are few. For the same reason each
 * thread looks through its new objects alone, which it does several times a second.
 */
export const SERVER_FLAGS = ['--v8-pool-size=1', '--no-parallel-scavenge'];

/**
 * For glibc. A place for each thread that memory is taken from: where threads share one, its lock is at times held by a thread that gave
 * way, and the main thread waits for that for tens of milliseconds. What an ended thread has freed goes to the next one that starts.
 * The bounds of what is given back to the system fixed where they begin, because it raises them to tens of megabytes as large pieces are freed.
 */
export const SPARING_MALLOC = {
  MALLOC_ARENA_MAX: '32',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
