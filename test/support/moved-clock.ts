/**
 * Moves the clock of a program or a page by so many milliseconds; it goes on from there. Loaded into a program, its threads
 * included, it is told by SIGHTLINE_TEST_CLOCK; in a page it is run with the number.
 */

/** Stands alone: a page has nothing else of this file. */
export function moveClock(byMs: number): void {
  const { Date: Original } = globalThis;
  class MovedDate extends Original {
    constructor(...parts: [] | [value: number | string]) {
      if (parts.length === 0) super(Original.now() + byMs);
      else super(...parts);
    }

    static override now = () => Original.now() + byMs;
  }
  Object.assign(globalThis, { Date: MovedDate });
}

const { process: program } = globalThis as { process?: NodeJS.Process };
const wish = program?.env.SIGHTLINE_TEST_CLOCK;
if (wish !== undefined) moveClock(Number(wish));
