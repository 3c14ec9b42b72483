/** Ghost mentions: spellings near tracked names that nobody counts, and what the owner says of them. */
import { z } from 'zod';

import { remeasured } from './damaged-answers.ts';
import { dateTime, engineField, pageFields, pagination, projectIdParam } from './fields.ts';
import { operation } from './operation.ts';

export const ghostSentence = z.object({
  answerId: z.string(),
  model: engineField,
  answeredAt: dateTime,
  text: z.string().describe('One sentence, without marks of emphasis'),
  words: z.array(z.object({ start: z.int(), end: z.int() })).describe('The spelling: UTF-16 offsets into `text`'),
});

export const ghost = z.object({
  id: z.string(),
  name: z.string().describe('As an answer writes it'),
  brandId: z.string().describe('The tracked brand to whose name it is near'),
  brandName: z.string(),
  answers: z.int().describe('Answers that have the spelling where no tracked brand is counted'),
  mentions: z.int().describe('How often they do in all'),
  sentences: z.array(ghostSentence).describe('Up to five, one an answer, the newest first'),
});

const ghostParams = { projectId: projectIdParam, ghostId: z.string() };

export const ghostOperations = {
  'competitors.ghosts': operation({
    name: 'competitors.ghosts',
    summary: 'Spellings near tracked names that nobody counts, the most frequent first',
    http: { method: 'GET', path: '/projects/{projectId}/competitors/ghosts' },
    scope: 'read',
    reads: ['answers', 'brands'],
    params: { projectId: projectIdParam },
    query: {
      state: z.enum(['open', 'refused']).default('open'),
      brandId: z.string().optional().describe('Absent: near the name of any tracked brand'),
      ...pageFields,
    },
    output: z.object({
      ghosts: z.array(ghost),
      pagination,
      isComplete: z.boolean().describe('False while older answers are still being looked through'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.countGhost': operation({
    name: 'competitors.countGhost',
    summary: 'Make such a spelling an alias of its brand and measure history again',
    http: { method: 'POST', path: '/projects/{projectId}/competitors/ghosts/{ghostId}/count' },
    scope: 'write',
    changes: ['projects', 'brands', 'answers', 'baselines', 'tasks'],
    params: ghostParams,
    output: z.object({
      id: z.string(),
      name: z.string(),
      brandId: z.string(),
      brandName: z.string(),
      ...remeasured.shape,
    }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.refuseGhost': operation({
    name: 'competitors.refuseGhost',
    summary: 'Say that such a spelling is somebody else: it is offered no more, nor as a competitor',
    http: { method: 'POST', path: '/projects/{projectId}/competitors/ghosts/{ghostId}/refuse' },
    scope: 'write',
    changes: ['brands'],
    params: ghostParams,
    output: z.object({ id: z.string(), refused: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
