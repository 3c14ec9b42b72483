/** What a schema refused, as the list that errors carry: one issue for each field, unknown and missing ones named as such. */
import type { z } from 'zod';

import type { ValidationIssue } from '../app-error.ts';

/** `input` is what was given to the schema. At least one issue; `path` is empty for the whole input. */
export function toIssues(error: z.ZodError, input: unknown): ValidationIssue[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'is not a known field' }));
    }
    const isRequired = issue.code !== 'custom' && isMissing(input, issue.path);
    return [{ path: issue.path.join('.'), message: isRequired ? 'is required' : issue.message }];
  });
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
