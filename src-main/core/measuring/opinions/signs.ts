/** Signs that speak without a language: ratings, stars, thumbs, ticks and crosses; and ratings in the words of all of them. */

interface Rating {
  end: number;
  /** -3 to 3; 0 for one in the middle, which is good and bad. */
  weight: number;
}

const RATING = /(\d{1,3}(?:[.,]\d{1,2})?) ?\/ ?(5|10|100)(?![\d/.,]\d|\d|\/)/y;
/** "4.6 out of 5", "4,6 von 5"; a whole number may count people ("4 von 5 Nutzern"). */
const SPOKEN_RATING =
  /(\d[.,]\d{1,2}) (?:out of|of|von|sur|de|su|van de|van|av|ud af|z|ze|из|من|מתוך|में से) (5|10)(?![.,]?\d)/y;
const STAR_AND_NUMBER = /[★⭐]\uFE0F? ?([0-5][.,]\d)(?![\d/])/y;
const NUMBER_AND_STAR = /([0-5][.,]\d) ?[★⭐]\uFE0F?(?![★⭐☆])/y;
const STARS = /[★⭐]\uFE0F?(?:[★⭐☆½]\uFE0F?)*/y;
const STARS_IN_ALL = 5;
const THUMBS = /👍|👎/uy;

/** The rating that begins at `at`: "4.5/5", "★★★★☆", "👍". */
export function readRating(text: string, at: number): Rating | null {
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return readNumbers(text, at);
  if (code === 0x2605 || code === 0x2b50) return readStars(text, at);
  if (code !== 0xd83d) return null;
  const thumb = execAt(THUMBS, text, at)?.[0];
  return thumb === undefined ? null : { end: at + thumb.length, weight: thumb === '👍' ? 2 : -2 };
}

function readNumbers(text: string, at: number): Rating | null {
  if (/[\d/.,$€£]/.test(text[at - 1] ?? '')) return null;
  const isDecimal = text[at + 1] === '.' || text[at + 1] === ',';
  const starred = isDecimal ? execAt(NUMBER_AND_STAR, text, at) : null;
  if (starred) return toRating(starred, at, STARS_IN_ALL);
  const found = execAt(RATING, text, at) ?? (isDecimal ? execAt(SPOKEN_RATING, text, at) : null);
  return found && toRating(found, at, Number(found[2]));
}

/** `found`: with its number first. Null where it is more than all. */
function toRating([text, number]: RegExpExecArray, at: number, all: number): Rating | null {
  const share = Number(number!.replace(',', '.')) / all;
  return share > 1 ? null : { end: at + text.length, weight: toWeight(share) };
}

function execAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** Two stars and more; one alone is an ornament, or stands for "of 5" beside its number: "⭐ 4.7", "4,7 ★". */
function readStars(text: string, at: number): Rating | null {
  const numbered = execAt(STAR_AND_NUMBER, text, at);
  if (numbered) return toRating(numbered, at, STARS_IN_ALL);
  const found = execAt(STARS, text, at)?.[0] ?? '';
  const full = found.match(/[★⭐]/g)?.length ?? 0;
  return full > 1 && full <= STARS_IN_ALL ? { end: at + found.length, weight: toWeight(full / STARS_IN_ALL) } : null;
}

/** Readers call 4 of 5 good, 3 of 5 mixed and less bad. */
function toWeight(share: number): number {
  if (share >= 0.9) return 3;
  if (share >= 0.76) return 2;
  if (share >= 0.66) return 1;
  return share >= 0.55 ? 0 : -2;
}

/** What a line that begins with a tick or a cross is: a point for or against. */
export function readTick(line: string): 'pros' | 'cons' | null {
  const sign = /^\s*(?:(✅|✔|✓|☑|➕|👍|🟢)|(❌|✗|✘|✖|✕|➖|👎|🔴|🚫|⛔))/u.exec(line);
  if (!sign) return null;
  return sign[1] === undefined ? 'cons' : 'pros';
}
