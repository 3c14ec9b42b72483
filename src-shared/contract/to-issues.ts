/** What a schema refused, as the list that errors carry: an issue for each field up to a hundred, unknown and missing ones named as such. */
import type { z } from 'zod';

import type { ValidationIssue } from '../app-error.ts';
import { type IssueCode, isIssueCode } from '../vocabulary/issue-codes.ts';

/** Nobody reads more, and a body can hold hundreds of thousands. */
const MOST_ISSUES = 100;
/** Of a name that the sender made up; a body can hold one of a megabyte. */
const LONGEST_NAME = 100;

/** `input` is what was given to the schema. At least one issue; `path` is empty for the whole input. */
export function toIssues(error: z.ZodError, input: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  let count = 0;
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : null;
    count += keys?.length ?? 1;
    for (const key of keys?.slice(0, MOST_ISSUES - issues.length) ?? []) issues.push(toUnknown([...issue.path, key]));
    if (keys !== null || issues.length >= MOST_ISSUES) continue;
    const isRequired = issue.code !== 'custom' && isMissing(input, issue.path);
    const path = issue.path.join('.');
    issues.push(
      isRequired
        ? { path, message: 'is required', code: 'required' }
        : { path, message: issue.message, ...toCode(issue) },
    );
  }
  return withRest(issues, count);
}

/** The unknown fields of an input that has more of them than are told, so that no schema has to walk through them; null for any other. */
export function findManyUnknown(input: unknown, known: ReadonlySet<string>): ValidationIssue[] | null {
  if (typeof input !== 'object' || input === null) return null;
  const keys = Object.keys(input);
  if (keys.length <= known.size + MOST_ISSUES) return null;
  const count = keys.length - [...known].filter((key) => Object.hasOwn(input, key)).length;
  // Among so many of the first there are as many as are told.
  const first = keys.slice(0, known.size + MOST_ISSUES).filter((key) => !known.has(key));
  return withRest(
    first.slice(0, MOST_ISSUES).map((key) => toUnknown([key])),
    count,
  );
}

function toUnknown(path: readonly PropertyKey[]): ValidationIssue {
  const names = path.map((part) => {
    const name = String(part);
    return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  });
  return { path: names.join('.'), message: 'is not a known field', code: 'unknown' };
}

/** Schemas with words of their own may name their code as `params.code`. */
function toCode(issue: z.core.$ZodIssue): Pick<ValidationIssue, 'code' | 'limit'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'type' };
    case 'too_small':
      return toLimit(issue.origin, issue.minimum, ['too_short', 'too_few', 'too_small']);
    case 'too_big':
      return toLimit(issue.origin, issue.maximum, ['too_long', 'too_many', 'too_large']);
    case 'invalid_value':
      return { code: 'not_one_of' };
    case 'invalid_format':
      return isIssueCode(issue.format) ? { code: issue.format } : {};
    case 'custom': {
      const { code, limit } = issue.params ?? {};
      if (!isIssueCode(code)) return {};
      return { code, ...(typeof limit === 'number' ? { limit } : {}) };
    }
    default:
      return {};
  }
}

type OfKind = readonly [text: IssueCode, list: IssueCode, number: IssueCode];

function toLimit(origin: string, limit: number | bigint, [text, list, number]: OfKind) {
  const code = origin === 'string' ? text : origin === 'array' || origin === 'set' ? list : number;
  return { code, limit: Number(limit) };
}

function withRest(issues: ValidationIssue[], count: number): ValidationIssue[] {
  return count > issues.length ? [...issues, { path: '', message: `and ${count - issues.length} more` }] : issues;
}

/** Whether a field is not there: what holds it is an object, and has nothing under its name. */
function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let holder = input;
  for (const [index, key] of path.entries()) {
    if (typeof holder !== 'object' || holder === null) return false;
    holder = (holder as Record<PropertyKey, unknown>)[key];
    if (index === path.length - 1) return holder === undefined;
  }
  return false;
}
