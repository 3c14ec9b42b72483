/** What a schema refuses, in words: nothing of the schema library's own language leaves any operation. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { describeIssue } from '#shared/app-error.ts';
import { OPERATIONS } from '#shared/contract/index.ts';
import { readInput } from '#shared/contract/read-input.ts';

/** The words for one input; empty where it is accepted. */
function refuse(schema: z.ZodType, input: unknown): string[] {
  const read = readInput(schema, input);
  return 'issues' in read ? read.issues.map(describeIssue) : [];
}

const field = (schema: z.ZodType, value: unknown) => refuse(z.object({ name: schema }), { name: value })[0];

describe('readInput', () => {
  it.each([
    [z.string().min(1), '', 'name must have at least 1 character'],
    [z.string().min(8), 'x', 'name must have at least 8 characters'],
    [z.string().max(3), 'long', 'name must have at most 3 characters'],
    [z.array(z.string()).min(1), [], 'name must have at least 1 item'],
    [z.array(z.string()).max(1), ['a', 'b'], 'name must have at most 1 item'],
    [z.number().min(0), -1, 'name must be at least 0'],
    [z.number().positive(), 0, 'name must be more than 0'],
    [z.number().lt(5), 5, 'name must be less than 5'],
    [z.int(), 1e300, 'name is too large'],
    [z.number(), 'x', 'name must be a number'],
    [z.int(), 1.5, 'name must be a whole number'],
    [z.string(), 7, 'name must be a text'],
    [z.boolean(), 'x', 'name must be true or false'],
    [z.array(z.string()), 'x', 'name must be a list'],
    [z.object({}), 'x', 'name must be an object with named fields'],
    [z.email(), 'x', 'name must be an e-mail address, for example name@example.com'],
    [z.url(), 'x', 'name must be a web address, for example https://example.com'],
    [z.uuid(), 'x', 'name must be an id as Sightline gives them (a UUID)'],
    [z.iso.datetime(), 'x', 'name must be a date and time, for example 2026-11-21T09:30:00Z'],
    [z.enum(['live', 'test']), 'x', 'name must be one of live, test'],
    [z.literal('live'), 'x', 'name must be live'],
    [z.union([z.string(), z.number()]), null, 'name is not valid'],
    [z.string().regex(/^a/, 'must begin with a'), 'b', 'name must begin with a'],
    [z.string(), undefined, 'name is required'],
  ])('says of %# what is wrong in plain words', (schema, value, words) => {
    expect(field(schema, value)).toBe(words);
  });

  it('names an unknown field, and the whole input where it is about no field', () => {
    expect(refuse(z.strictObject({ name: z.string() }), { name: 'x', other: 1 })).toEqual([
      'other is not a known field',
    ]);
    expect(refuse(z.object({ name: z.string() }), 'x')).toEqual(['must be an object with named fields']);
    expect(readInput(z.object({ name: z.string().trim() }), { name: ' x ' })).toEqual({ data: { name: 'x' } });
  });

  it('lets no phrase of the library out of any operation, whatever is sent', () => {
    const told = new Set<string>();
    for (const { input } of Object.values(OPERATIONS)) {
      const names = Object.keys((input as unknown as { def?: { shape?: object } }).def?.shape ?? {});
      for (const value of WRONG) {
        for (const words of refuse(input, value)) told.add(words);
        for (const words of refuse(input, Object.fromEntries(names.map((name) => [name, value])))) told.add(words);
      }
    }
    expect(told.size).toBeGreaterThan(200);
    expect([...told].filter((words) => RAW.test(words))).toEqual([]);
  });
});

const WRONG = [
  null,
  7,
  -1,
  1e300,
  1.5,
  true,
  '',
  'x',
  ' ',
  'x'.repeat(100_000),
  [],
  [7],
  [''],
  ['x'],
  [null],
  {},
  { x: 1 },
];

/** How the schema library and programs speak. */
const RAW =
  /\bInvalid|Too (?:small|big)\b|\b9007199254740991|expected|received|Unrecognized|>=|<=|\bnot match|pattern|undefined|\bNaN\b|regex/;
