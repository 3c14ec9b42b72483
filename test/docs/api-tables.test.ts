/** The tables of docs/api.md against the contract and the vocabulary: what is added there and not here turns this red. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { ERROR_STATUS } from '#shared/app-error.ts';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { FORBIDDEN_REASONS } from '#shared/vocabulary/error-reasons.ts';

const PAGE = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

/** What is below a heading, up to the next one. */
function section(heading: string): string {
  const [, rest = ''] = PAGE.split(`${heading}\n`);
  return rest.split(/^#{2,3} /m)[0] ?? '';
}

it('the index has every operation that keys may call, once, and leads to a section that is there', () => {
  const index = section('## Operations');
  const named = [...index.matchAll(/`([A-Z]+ \/[^`]*)`/g)].map(([, line]) => line).sort();
  const published = (Object.values(OPERATIONS) as Operation[]).flatMap(({ http }) =>
    http ? [`${http.method} ${http.path}`] : [],
  );
  expect(named).toEqual(published.sort());
  const anchors = [...PAGE.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
  for (const [, anchor] of index.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
});

it('the table of 400 and 403 has every code and every reason, and each row says what to do', () => {
  const rows = section('### What to do about 400 and 403')
    .split('\n')
    .filter((line) => /^\| 40[03] /.test(line));
  const named = rows.map((row) => /^\| (40[03]) `(\w+)`/.exec(row)?.slice(1).join(' '));
  const codes = Object.entries(ERROR_STATUS).flatMap(([code, status]) => (status === 400 ? [`400 ${code}`] : []));
  expect(named.sort()).toEqual([...codes, ...Object.keys(FORBIDDEN_REASONS).map((reason) => `403 ${reason}`)].sort());
  for (const row of rows)
    expect(
      row
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean),
      row,
    ).toHaveLength(3);
});
