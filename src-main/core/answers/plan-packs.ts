/** Which answers go into a pack together. Pure. */

/** A prompt with fewer answers by themselves is left alone. */
export const LEAST_SINGLES = 16;
const MOST_ANSWERS = 100;
/** Before compression: what has to be unpacked to read one answer. One that is larger is a pack of its own. */
const MOST_BYTES = 4_000_000;

export interface Contained {
  answers: number;
  bytes: number;
}

export interface PackPlan {
  /** True when all of the singles go into the youngest pack. */
  joinsYoungest: boolean;
  /** How many of the singles each pack takes, in order. */
  parts: number[];
}

/** `singles`: the size of each before compression, in the order in which they are packed; `youngest`: null when there is none. */
export function planPacks(singles: readonly number[], youngest: Contained | null): PackPlan {
  const bytes = singles.reduce((sum, size) => sum + size, 0);
  const joined = youngest && { answers: youngest.answers + singles.length, bytes: youngest.bytes + bytes };
  if (joined && joined.answers <= MOST_ANSWERS && joined.bytes <= MOST_BYTES) {
    return { joinsYoungest: true, parts: [singles.length] };
  }
  const even = Math.ceil(singles.length / Math.ceil(singles.length / MOST_ANSWERS));
  const parts: Contained[] = [];
  for (const size of singles) {
    const last = parts.at(-1);
    if (last && last.answers < even && last.bytes + size <= MOST_BYTES) {
      last.answers++;
      last.bytes += size;
    } else {
      parts.push({ answers: 1, bytes: size });
    }
  }
  return { joinsYoungest: false, parts: parts.map((part) => part.answers) };
}
