/** docs/methodology.md against the contract: whoever adds a figure and not its formula turns this red. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { z } from 'zod';

import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';

const PAGE = readFileSync(new URL('../../docs/methodology.md', import.meta.url), 'utf8');

/** Groups of operations whose numbers are figures. */
const GROUPS =
  /^(metrics|competitors|sources|fanouts|opinions)\.|^(prompts|attribution)\.(list|table|engines|timeseries|summary)$|^export\.get$/;

/** Where a list stands, not what was counted; and what a person entered. */
const NO_FIGURES = new Set(['page', 'limit', 'total', 'deal_value']);

/** Names of the numeric fields of a reply, at any depth. */
function listNumbers(schema: z.core.$ZodType, name = ''): string[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'number') return [name];
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([key, each]) => listNumbers(each, key));
  if (def.type === 'array') return listNumbers(def.element, name);
  if (def.type === 'union') return def.options.flatMap((each) => listNumbers(each, name));
  if (def.type === 'record') return listNumbers(def.valueType, name);
  return 'innerType' in def ? listNumbers(def.innerType, name) : [];
}

const READS = (Object.keys(OPERATIONS) as OperationName[]).flatMap((name) => {
  const { http, output }: Operation = OPERATIONS[name];
  const figures = [...new Set(listNumbers(output))].filter((field) => !NO_FIGURES.has(field));
  const isRead = GROUPS.test(name) && (http?.method ?? 'GET') === 'GET' && figures.length > 0;
  return isRead ? [[http?.path.replace('/projects/{projectId}/', '') ?? name, figures] as const] : [];
});

/** By its own name, with the part of the reply that it is in, or as the change of a figure that is. */
const isExplained = (field: string) =>
  [field, field.replace(/Change$/, '')].some((name) => new RegExp(`\`(\\w+\\.)*${name}\``).test(PAGE));

it.each(READS)('names `%s` and says what every figure of it is made of', (read, figures) => {
  expect([`\`${read}\``, `\`GET ${read}\``].some((named) => PAGE.includes(named))).toBe(true);
  expect(figures.filter((field) => !isExplained(field))).toEqual([]);
});

it('finds figures in lists, in fields that may be null and in replies of several shapes', () => {
  const found = listNumbers(OPERATIONS['metrics.coverage'].output);
  expect(found).toEqual(expect.arrayContaining(['asked', 'questions', 'count']));
  expect(listNumbers(OPERATIONS['competitors.list'].output)).toContain('shareOfVoicePercent');
  expect(READS.length).toBeGreaterThan(15);
});
