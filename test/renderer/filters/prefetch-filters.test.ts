import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { operationQuery } from '../../../src-renderer/api/operation-query.ts';
import type { FigureInput } from '../../../src-renderer/filters/figure-input.ts';
import { prefetchFilters } from '../../../src-renderer/filters/prefetch-filters.ts';

const PROJECT: FigureInput = { projectId: '65a0', startDate: '2026-01-01', endDate: '2026-01-31' };

let asked: unknown[];
let cache: QueryClient;
const client = {
  call: (operation: string, input: unknown) => {
    asked.push([operation, input]);
    return new Promise<never>(() => {});
  },
};

/** What a component on the screen does. Returns how it leaves. */
function show(operation: 'metrics.summary' | 'answers.list', input: object): () => void {
  const query = operationQuery(client as never, operation, input as never);
  return new QueryObserver(cache, query as never).subscribe(() => {});
}

beforeEach(() => {
  asked = [];
  cache = new QueryClient();
});
afterEach(() => cache.clear());

it('asks for what is shown with other filters, and keeps what a card asks beside them', () => {
  show('metrics.summary', { ...PROJECT, tags: ['a'], branded: true });
  asked = [];
  prefetchFilters(cache, { ...PROJECT, tags: ['a'] }, { ...PROJECT, language: 'de' });
  expect(asked).toEqual([['metrics.summary', { ...PROJECT, language: 'de', branded: true }]]);
});

it('asks nothing for what follows other filters or is shown no more, and nothing twice', () => {
  show('metrics.summary', { ...PROJECT, model: 'claude' });
  show('metrics.summary', { projectId: PROJECT.projectId });
  show('answers.list', { ...PROJECT, model: 'chatgpt' })();
  prefetchFilters(cache, { ...PROJECT, model: 'chatgpt' }, { ...PROJECT, model: 'gemini' });
  expect(asked).toHaveLength(3);
  show('metrics.summary', PROJECT);
  show('metrics.summary', { ...PROJECT, model: 'gemini' });
  asked = [];
  prefetchFilters(cache, PROJECT, { ...PROJECT, model: 'gemini' });
  expect(asked).toEqual([]);
});

it('takes what is compared with along for the calls that compare, and for no other', () => {
  const compared = { compareStart: '2025-01-01', compareEnd: '2025-01-31' };
  show('metrics.summary', { ...PROJECT, ...compared });
  show('answers.list', PROJECT);
  asked = [];
  const [before, after] = [
    { ...PROJECT, ...compared },
    { ...PROJECT, ...compared, model: 'gemini' },
  ];
  prefetchFilters(cache, before, after);
  expect(asked).toEqual([
    ['metrics.summary', after],
    ['answers.list', { ...PROJECT, model: 'gemini' }],
  ]);
  asked = [];
  prefetchFilters(cache, before, PROJECT);
  expect(asked).toEqual([['metrics.summary', PROJECT]]);
  // Which calls compare cannot be told yet: they are asked when they are drawn.
  asked = [];
  prefetchFilters(cache, PROJECT, before);
  expect(asked).toEqual([]);
});

it('asks for the first page only', () => {
  show('answers.list', { ...PROJECT, page: 1, limit: 50 });
  show('answers.list', { ...PROJECT, page: 7, limit: 50 });
  asked = [];
  prefetchFilters(cache, PROJECT, { ...PROJECT, model: 'gemini' });
  expect(asked).toEqual([['answers.list', { ...PROJECT, model: 'gemini', page: 1, limit: 50 }]]);
});
