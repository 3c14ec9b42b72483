/** The export: prompts with every answer's figures. */
import { z } from 'zod';

import { damagedAnswers } from './damaged-answers.ts';
import {
  checkDates,
  dateTime,
  engineField,
  figureFilters,
  openTimeframeField,
  pageFields,
  projectIdParam,
} from './fields.ts';
import { operation } from './operation.ts';
import { promptIdentity } from './prompts.ts';

export const exportedAnswer = z.object({
  id: z.string(),
  model: engineField,
  visible: z.boolean(),
  mentions: z.int().describe('Times that the own brand is named in this answer'),
  position: z.number().nullable().describe('Depth of the first mention, 0 (very top) to 100; null when not named'),
  percentageRank: z.number().nullable().describe('100 when named first among the brands named; null when not named'),
  timestamp: dateTime,
  fanOutQueries: z.array(z.string()),
});

export const exportedPrompt = promptIdentity.extend({
  resultCount: z.int(),
  results: z.array(exportedAnswer),
});

export const exportOperations = {
  'export.get': operation({
    name: 'export.get',
    summary: 'Export the newest thousand prompts with their answers, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/export' },
    closed: { screen: 'scripts' },
    scope: 'export',
    reads: 'snapshot',
    params: { projectId: projectIdParam },
    query: {
      ...figureFilters,
      timeframe: openTimeframeField.default('30d').describe('Relative window ending yesterday, or all'),
      ...pageFields,
    },
    check: checkDates,
    output: z.object({
      exportedAt: dateTime,
      timeframeDays: z.int(),
      prompts: z.array(exportedPrompt),
      damagedAnswers: damagedAnswers.describe('Answers whose searches cannot be read any more: their list is empty'),
    }),
    errors: ['NOT_FOUND'],
  }),
};
