/** What happens in the two months of a consultant's machine, and when. Data, but for the troubles of engines. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import { readFixtureText } from './engine-requests.ts';
import { toJson } from './ten-engines.ts';

export const QUESTIONS = ['Question D1', 'Question D2', 'Question W1', 'Question M1', 'Question P1'];

/** Local time, counted in days from 20 September 2026: 12 October is day 22, 1 November day 42. */
export const at = (day: number, hour = 0, minute = 0) => new Date(2026, 8, 20 + day, hour, minute).getTime();
/** A cap of the account so small that nothing more is asked; lifted in the morning of 1 November. */
export const CAPPED = { from: 22, until: 42 } as const;
export const DOWN_SHORT = 3;
export const DOWN_LONG = { from: 6, until: 8 };
export const REFUSING = 15;
export const WRONG_KEY = 17;
export const PITCH = { madeOn: 1, days: 7, convertedOn: 9 } as const;
export const ASLEEP = { from: 45, until: 47 };
export const JUMPING = 48;
export const MOVED = { from: 51, until: 53 };
export const LAST_DAY = 60;
const REFUSAL = 'openai-responses/refusal';

/** What goes wrong when. */
export function planTrouble(engine: Engine, nowMs: number) {
  const isWithin = (from: number, until: number) => nowMs >= from && nowMs < until;
  const down = toJson(503, '{"error":{"message":"Down."}}');
  if (engine === 'gemini' && isWithin(at(DOWN_SHORT, 6), at(DOWN_SHORT, 6, 5)))
    return { name: 'down-short', reply: down };
  if (engine === 'gemini' && isWithin(at(DOWN_LONG.from, 6), at(DOWN_LONG.until, 6))) {
    return { name: 'down-long', reply: down };
  }
  if (engine === 'chatgpt' && isWithin(at(REFUSING, 6), at(REFUSING + 1, 6))) {
    return { name: 'refusal', reply: toJson(200, readFixtureText(REFUSAL)) };
  }
  if (engine === 'perplexity' && isWithin(at(WRONG_KEY), at(WRONG_KEY + 1))) {
    return { name: 'wrong-key', reply: toJson(401, '{"error":{"message":"Unknown key."}}') };
  }
  return null;
}
