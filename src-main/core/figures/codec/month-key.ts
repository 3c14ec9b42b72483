/** The key of a prompt's month in every table that has a row for it: one number, so that a year of a prompt is one walk along the table. */

/** As many months since 1970 as a prompt has keys; for SQL too. */
export const MONTHS_PER_PROMPT = 4096;

export function toMonthKey(promptId: number, month: number): number {
  return promptId * MONTHS_PER_PROMPT + month;
}

export function monthOfKey(key: number): number {
  return key % MONTHS_PER_PROMPT;
}

/** The keys of all months of a prompt, both ends inclusive. */
export function toKeyRange(promptId: number): [first: number, last: number] {
  return [toMonthKey(promptId, 0), toMonthKey(promptId, MONTHS_PER_PROMPT - 1)];
}
