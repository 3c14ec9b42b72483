/** One answer with everything that was counted in it. */
import { z } from 'zod';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { findProject } from '../names/find-project.ts';
import { projectField } from '../names/open-scope.ts';
import { toColumns } from '../reply/reply.ts';
import { QUOTED_BYTES, takeBytes } from '../reply/untrusted.ts';
import type { ToolContext } from '../tool-context.ts';
import { ToolProblem } from '../tool-problem.ts';
import { toQuote } from './find-answers.ts';
import { defineTool } from './tool.ts';

const MOST_SOURCES = 15;

const input = z.strictObject({
  project: projectField,
  answer_id: z.string().min(1).max(100).describe('From find_answers, explain_change or tasks'),
  cursor: z.string().max(40).optional().describe('For the rest of a long text'),
});

export const getAnswer = defineTool({
  name: 'get_answer',
  title: 'One answer',
  description:
    'The text of one stored answer, quoted, with engine, model, date, the brands it names in order with what it says of them, the pages it cites and what the engine searched for.',
  needs: 'read',
  operations: ['projects.list', 'answers.get'],
  input,
  run: readAnswer,
});

async function readAnswer(context: ToolContext, asked: z.output<typeof input>) {
  const project = await findProject(context, asked.project);
  const answer = await context.call('answers.get', { projectId: project.id, answerId: asked.answer_id.trim() });
  const { text, mentions, sources } = answer;
  if (context.offset > text.length) throw new ToolProblem('The text of this answer is shorter; leave the cursor out.');
  const part = takeBytes(text.slice(context.offset), QUOTED_BYTES);
  const end = context.offset + part.length;
  const named = mentions.map(({ name }) => name).join(', ');
  return {
    summary: [
      `Answer of ${ENGINE_LABELS[answer.model]}${answer.engineVersion ? ` (${answer.engineVersion})` : ''} of ${answer.answeredAt} to “${answer.prompt}”.`,
      `${project.name} is ${answer.visible ? 'visible' : 'not visible'} in it: ${answer.mentioned ? `named, in place ${answer.mentionOrder} of the tracked brands` : 'not named'}, ${answer.cited ? 'cited' : 'not cited'}.`,
      named === '' ? 'It names no tracked brand.' : `It names ${named}.`,
      ...(answer.damaged ? ['Its stored text can no longer be read; what was counted of it is still there.'] : []),
      ...(answer.refusal ? ['The engine refused to answer.'] : []),
    ],
    tables: [
      {
        name: 'text',
        columns: toColumns('from_character:count', 'to_character:count', 'characters:count'),
        rows: [[context.offset, end, text.length]],
        total: 1,
        ...(end < text.length && { next: end }),
      },
      {
        name: 'brands',
        columns: toColumns('brand:text', 'order:place', 'depth:score', 'sentiment:score', 'times_named:count'),
        rows: mentions.map((mention) => [
          mention.name,
          mention.mentionOrder,
          mention.position,
          mention.sentiment,
          mention.occurrences,
        ]),
        total: mentions.length,
      },
      {
        name: 'cited_pages',
        columns: toColumns('place:place', 'url:quoted', 'kind:text'),
        rows: sources.slice(0, MOST_SOURCES).map(({ place, url, sourceType }) => [place, url, sourceType]),
        total: sources.length,
      },
      ...(answer.fanOutQueries && answer.fanOutQueries.length > 0
        ? [
            {
              name: 'searches',
              columns: toColumns('query:quoted'),
              rows: answer.fanOutQueries.map((query) => [query]),
              total: answer.fanOutQueries.length,
            },
          ]
        : []),
    ],
    quotes:
      part === '' ? [] : [toQuote('text of an answer', { ...answer, answerId: answer.id, text: part }, project.id)],
    notes:
      end < text.length ? [`${text.length - end} characters of the text follow; the cursor of text leads on.`] : [],
  };
}
