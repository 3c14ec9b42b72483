/**
 * Holds an input to its schema, and says what is refused in words that people understand: one issue for each field, whose message goes
 * on after the field's name ("name must have at least 1 character"). No text of the schema library leaves this file.
 */
import type { z } from 'zod';

import { describeIssue, type ValidationIssue } from '../app-error.ts';
import { toIssues } from './to-issues.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** What was read, or at least one issue; the `path` of one about the whole input is empty. */
export function readInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
): { data: z.output<T> } | { issues: ValidationIssue[] } {
  const parsed = schema.safeParse(input, { error: describeRaw });
  return parsed.success ? { data: parsed.data } : { issues: toIssues(parsed.error, input) };
}

/** The first of them in words. */
export function toProblem([first]: readonly ValidationIssue[]): string {
  return first ? describeIssue(first) : 'is not valid';
}

/** Schemas that have words of their own keep them. */
function describeRaw(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'is of another kind than is expected here';
    case 'too_small':
      return describeLimit(issue.origin, 'at least', issue.minimum, issue.inclusive);
    case 'too_big':
      return describeLimit(issue.origin, 'at most', issue.maximum, issue.inclusive);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not written as is expected here';
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${issue.values.join()}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not valid';
  }
}

type Side = 'at least' | 'at most';

function describeLimit(origin: string, side: Side, limit: number | bigint, isInclusive = true): string {
  const unit = { string: 'character', array: 'item', set: 'item', map: 'item', file: 'byte' }[origin];
  if (unit) return `must have ${side} ${limit} ${Number(limit) === 1 ? unit : `${unit}s`}`;
  if (Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER) return side === 'at most' ? 'is too large' : 'is too small';
  if (isInclusive) return `must be ${side} ${limit}`;
  return `must be ${side === 'at least' ? 'more' : 'less'} than ${limit}`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  tuple: 'must be a list',
  object: 'must be an object with named fields',
  record: 'must be an object with named fields',
  date: 'must be a date',
  null: 'must be null',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address, for example name@example.com',
  url: 'must be a web address, for example https://example.com',
  uuid: 'must be an id as Sightline gives them (a UUID)',
  datetime: 'must be a date and time, for example 2026-11-21T09:30:00Z',
  date: 'must be a calendar date, YYYY-MM-DD',
  time: 'must be a time of day, for example 07:00',
  base64: 'must be base64',
};
