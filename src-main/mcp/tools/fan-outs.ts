/** What engines searched for while they answered. */
import { z } from 'zod';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { openScope, scopeFields } from '../names/open-scope.ts';
import { toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { countOf } from './words.ts';

const PAGE = 50;
const WORDS = 15;

const input = z.strictObject({
  ...scopeFields,
  search: z.string().max(200).optional().describe('Words of the search, in any order'),
  cursor: z.string().max(40).optional(),
});

export const fanOuts = defineTool({
  name: 'fan_outs',
  title: 'What engines search for',
  description:
    'The searches that engines made on the way to their answers, the most frequent first, and the words that they add to prompts. Take it for "what do engines look up" and for ideas for pages and prompts. 90 days where no period is said.',
  needs: 'read',
  operations: ['projects.list', 'tags.list', 'fanouts.list', 'fanouts.words'],
  input,
  run: readSearches,
});

async function readSearches(context: ToolContext, asked: z.output<typeof input>) {
  const { filters, note } = await openScope(context, asked, { usualPeriod: 'last 90 days' });
  const isFirst = context.offset === 0;
  const [found, added] = await Promise.all([
    context.call('fanouts.list', {
      ...filters,
      ...(asked.search && { search: asked.search }),
      intervals: true,
      page: Math.floor(context.offset / PAGE) + 1,
      limit: PAGE,
    }),
    isFirst ? context.call('fanouts.words', { ...filters, limit: WORDS }) : null,
  ]);
  const { meta, pagination } = found;
  return {
    scope: note,
    summary: [
      `${countOf(pagination.total, 'search', 'searches')}; engines told of searches in ${meta.searched?.answers ?? 'some'} of ${meta.totalResults} answers to ${countOf(meta.totalPrompts, 'prompt')}.`,
    ],
    tables: [
      {
        name: 'searches',
        columns: toColumns(
          'search:quoted',
          'times:count',
          'answers:count',
          'share_low:%',
          'share_high:%',
          'prompts:count',
          'engines:text',
          'last_seen:date',
        ),
        rows: found.fanouts.slice(context.offset % PAGE).map((search) => {
          const range = search.searched?.interval.brand ?? search.searched?.interval.repeat;
          return [
            search.query,
            search.count,
            search.searched?.answers ?? null,
            range?.[0] ?? null,
            range?.[1] ?? null,
            search.promptCount,
            search.models.map((model) => ENGINE_LABELS[model]).join(', '),
            search.lastSeen.slice(0, 10),
          ];
        }),
        total: pagination.total,
        offset: context.offset,
      },
      ...(added
        ? [
            {
              name: 'words_added_to_prompts',
              columns: toColumns('word:quoted', 'searches:count', 'prompts:count'),
              rows: added.words.map(({ word, count, promptCount }) => [word, count, promptCount]),
              total: added.words.length,
            },
          ]
        : []),
    ],
    notes: [
      'Not every engine tells what it searched for. share: of all answers, those on the way to which it was searched.',
    ],
    next: ['find_answers for what was answered', 'add_prompts, where it is allowed, to ask such a search as a prompt'],
  };
}
