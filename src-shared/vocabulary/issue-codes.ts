/** What is wrong with one refused field, as a closed list: whoever words it in another language needs no more than this and the limit. */
export const ISSUE_CODES = [
  'required',
  'unknown',
  'type',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'too_small',
  'too_large',
  'not_one_of',
  'email',
  'url',
  'date',
  'datetime',
  'time',
  'domain',
  'one_line',
  'control_characters',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

export function isIssueCode(code: unknown): code is IssueCode {
  return ISSUE_CODES.some((known) => known === code);
}
