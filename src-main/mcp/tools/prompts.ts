/** The prompts of a project, those where the brand is named least first. */
import { z } from 'zod';
import { openScope, scopeFields } from '../names/open-scope.ts';
import { toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { countOf } from './words.ts';

const MOST = 500;

const input = z.strictObject({
  ...scopeFields,
  search: z.string().max(200).optional().describe('Part of the text'),
  order: z
    .enum(['weakest', 'strongest', 'newest'])
    .default('weakest')
    .describe('By mention rate, or by when it was added'),
  cursor: z.string().max(40).optional(),
});

export const prompts = defineTool({
  name: 'prompts',
  title: 'Prompts',
  description:
    'The questions that the project asks, each with how often answers name and cite the brand, depth, sentiment, state and tags. Take it for "which questions are we missing from" or to find the id of a prompt.',
  needs: 'read',
  operations: ['projects.list', 'tags.list', 'prompts.list'],
  input,
  run: readPrompts,
});

async function readPrompts(context: ToolContext, asked: z.output<typeof input>) {
  const { filters, note } = await openScope(context, asked);
  const { search, order } = asked;
  const found = await context.call('prompts.list', {
    ...filters,
    ...(search && { search }),
    intervals: true,
    limit: MOST,
  });
  const sign = order === 'strongest' ? -1 : 1;
  const withAnswers = (prompt: (typeof found.prompts)[number]) => prompt.intervals?.mentionRate.n ?? 0;
  const listed =
    order === 'newest'
      ? found.prompts
      : found.prompts.toSorted(
          (a, b) =>
            Number(withAnswers(a) === 0) - Number(withAnswers(b) === 0) || sign * (a.mentionRate - b.mentionRate),
        );
  const { total } = found.pagination;
  return {
    scope: note,
    summary: [`${countOf(total, 'prompt')}; ${order === 'newest' ? 'newest' : `${order} by mention rate`} first.`],
    tables: [
      {
        name: 'prompts',
        columns: toColumns(
          'prompt:text',
          'prompt_id:id',
          'language:text',
          'tags:text',
          'state:text',
          'answers:count',
          'mention_rate:%',
          'low:%',
          'high:%',
          'citation_rate:%',
          'depth:score',
          'sentiment:score',
        ),
        rows: listed.slice(context.offset).map((prompt) => {
          const { repeat = null, n = null } = prompt.intervals?.mentionRate ?? {};
          return [
            prompt.prompt,
            prompt.id,
            prompt.language,
            prompt.tags.join(', '),
            prompt.state,
            n,
            prompt.mentionRate,
            repeat?.[0] ?? null,
            repeat?.[1] ?? null,
            prompt.citationRate,
            prompt.averagePosition,
            prompt.intervals?.sentiment.n ? (prompt.sentimentScore ?? 0) * 100 : null,
          ];
        }),
        total: listed.length,
        offset: context.offset,
      },
    ],
    notes: [
      'low and high: what these answers would give if the prompt were asked again; one prompt says nothing of others.',
      ...(total > MOST ? [`Only the ${MOST} newest of ${total} prompts are looked at; search for others.`] : []),
    ],
    next: ['explain_change with prompt', 'find_answers with prompt'],
  };
}
