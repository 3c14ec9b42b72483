/** Random inputs for an operation, made from its own schema: mostly near what it takes, some far from it. */
import fc from 'fast-check';
import { z } from 'zod';

import type { Operation } from '#shared/contract/operation.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import { anyText, anyUrl } from './any-text.ts';

type JsonSchema = {
  type?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: JsonSchema;
};

const NASTY = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%00',
  '%zz',
  '../../etc',
  "' OR 1=1 --",
  '"; DROP TABLE prompt; --',
  '__proto__',
  'constructor',
  '[',
  '["a"',
  '[[[[]]]]',
  '{}',
  'null',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '1970-01-01',
  '99999d',
  'İSTANBUL',
  '\u202eabc',
  '👩‍👩‍👧‍👦'.repeat(40),
  'a'.repeat(600),
  '[x](https://a.example)'.repeat(20),
  '**'.repeat(240),
  '$(id)',
  'https://',
  'http://[::1',
  'javascript:alert(1)',
];

const plausible = fc.oneof(
  fc.constantFrom(...ENGINES, ...LANGUAGES, 'DE', 'ZH-TW'),
  fc.constantFrom('7d', '30d', '1d', '3660d', '365d'),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('https://brimlane.example/', 'brimlane.example', 'Brimlane', 'pricing, Kauf', '["a","b"]', '1', '50'),
  fc.uuid(),
);

const hostileText = fc.oneof(
  { weight: 3, arbitrary: plausible },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: anyText({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(hostileText, { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 6 }), fc.integer(), { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const date = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

/** Values that a field takes although its schema says no more than "text". */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  timeframe: fc.integer({ min: 1, max: 400 }).map((days) => `${days}d`),
  startDate: date,
  endDate: date,
  language: fc.constantFrom(...LANGUAGES, 'DE', 'Zh-Tw'),
  websiteUrl: anyUrl,
  domain: fc.domain(),
  tags: fc.constantFrom('a', 'a,B', '["a"]', ''),
};

/** A value that the schema takes most of the time. */
function fitting(schema: JsonSchema | undefined, name = ''): fc.Arbitrary<unknown> {
  const known = schema?.type === 'string' ? BY_NAME[name] : undefined;
  if (known) return known;
  if (schema?.enum) return fc.constantFrom(...schema.enum);
  if (schema?.type === 'boolean') return fc.boolean();
  if (schema?.type === 'integer' || schema?.type === 'number') {
    return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1000, 1000) });
  }
  if (schema?.type === 'array') return fc.array(fitting(schema.items), { minLength: 1, maxLength: 5 });
  return plausible;
}

function mostlyFitting(schema: JsonSchema | undefined, name: string): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema, name) }, { weight: 1, arbitrary: hostileValue });
}

export interface HostileRequest {
  params: Record<string, string>;
  query: [string, string][];
  body: unknown;
}

/** Projects and prompts that exist: most requests are about them. */
export interface KnownIds {
  projects: readonly string[];
  prompts: readonly string[];
}

export function hostileRequest(operation: Operation, known: KnownIds): fc.Arbitrary<HostileRequest> {
  const { properties = {}, required = [] } = z.toJSONSchema(operation.shape, {
    io: 'input',
    unrepresentable: 'any',
  }) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const id = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.projects) },
    { weight: 1, arbitrary: hostileText },
  );
  const record = (keys: readonly string[]) =>
    fc.record(
      Object.fromEntries(
        keys.map((key) => [
          key,
          mostlyFitting(key === 'promptIds' ? { type: 'array', items: { enum: known.prompts } } : properties[key], key),
        ]),
      ),
      {
        requiredKeys: required.filter((key) => keys.includes(key)),
      },
    );
  const extra = fc.dictionary(fc.constantFrom('colour', 'id', 'projectId', '__proto__', 'toString'), hostileValue, {
    maxKeys: 1,
  });
  const fields = fc.tuple(
    record(operation.bodyKeys),
    fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extra }),
  );
  return fc.record({
    params: fc.record(Object.fromEntries(operation.paramKeys.map((key) => [key, id]))),
    query: fc
      .tuple(record(operation.queryKeys), fc.constantFrom(1, 1, 1, 2))
      .map(([values, times]) => toPairs(values, times)),
    body: fc.oneof(
      { weight: 12, arbitrary: fields.map(([own, more]) => ({ ...own, ...more })) },
      { weight: 1, arbitrary: hostileValue },
    ),
  });
}

/** Query pairs, the first of them twice when `times` is 2; half a date range is left out otherwise. */
function toPairs(asked: Record<string, unknown>, times: number): [string, string][] {
  const { startDate, endDate, ...rest } = asked;
  const isHalf = (startDate === undefined) !== (endDate === undefined);
  const values = isHalf && times !== 2 ? rest : asked;
  const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const pairs = Object.entries(values).map(([key, value]): [string, string] => [key, toText(value)]);
  return times === 2 ? [...pairs.slice(0, 1), ...pairs] : pairs;
}
