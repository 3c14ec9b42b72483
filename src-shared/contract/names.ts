/** Names that are ordinary words as well: what a name would count in the answers that are there, and with each remedy. */
import { z } from 'zod';

import { listField, nameText, projectIdParam } from './fields.ts';
import { operation } from './operation.ts';

const remedy = z.object({ answers: z.int().describe('Answers in which the name would still count') });

export const checkedName = z.object({
  name: z.string(),
  languages: z
    .array(z.string())
    .describe('Languages of the project in which the name is an ordinary word; empty: it is none'),
  looked: z
    .int()
    .describe('The newest answers, which were looked through; none where the name is no word and `near` is absent'),
  answers: z.int().describe('Those of them in which the name would count as it is'),
  sentences: z
    .array(z.object({ answerId: z.string(), text: z.string(), start: z.int(), end: z.int() }))
    .describe('A few that hold the name, those with a small letter first; the offsets are UTF-16 in `text`'),
  remedies: z.object({
    capital: remedy.describe('The name must be there letter for letter'),
    excluded: remedy.extend({
      phrases: z.array(z.string()).describe('Frequent phrases of these answers that hold the name as a word'),
    }),
    near: remedy.extend({
      words: z.array(z.string()).describe('Words of which one, or another tracked brand, must be near'),
    }),
  }),
});

export const nameOperations = {
  'competitors.checkName': operation({
    name: 'competitors.checkName',
    summary: 'Whether a name is an ordinary word too, and what it would count in the answers that are there',
    http: { method: 'GET', path: '/projects/{projectId}/competitors/name-check' },
    scope: 'read',
    reads: ['answers', 'brands'],
    params: { projectId: projectIdParam },
    query: {
      name: nameText(1, 200),
      near: listField(z.array(z.string()).max(50)).optional().describe('Category words'),
    },
    output: checkedName,
    errors: ['NOT_FOUND'],
  }),
};
