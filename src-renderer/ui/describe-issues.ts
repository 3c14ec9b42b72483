/** Refused fields in words: each by the name that its form gives it, and what is wrong with it. Pure. */
import { describeIssue, type ValidationIssue } from '#shared/app-error.ts';

import { TEXTS } from '../texts/texts.ts';

const MOST_SHOWN = 3;

/** Null where there is none. */
export function describeIssues(issues: readonly ValidationIssue[]): string | null {
  const shown = issues.slice(0, MOST_SHOWN).map(describeField);
  return shown.length === 0 ? null : shown.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}

export function describeField(issue: ValidationIssue): string {
  const { fields, issue: say } = TEXTS.refusals;
  const known: Readonly<Record<string, string>> = fields;
  const [first = ''] = issue.path.split('.');
  const field = known[first] ?? issue.path;
  return say === null ? describeIssue({ path: field, message: issue.message }) : say(field, issue);
}
