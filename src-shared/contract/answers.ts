/** Moving a project's answers in and out as answers.ndjson, one answer a line. Paths are files of this machine. */
import { z } from 'zod';

import { projectIdParam } from './fields.ts';
import { operation } from './operation.ts';

export const answerOperations = {
  'answers.import': operation({
    name: 'answers.import',
    summary: 'Read answers from an answers.ndjson file',
    scope: null,
    params: { projectId: projectIdParam },
    body: { path: z.string().min(1), skipInvalid: z.boolean().optional() },
    output: z.object({
      imported: z.int(),
      duplicates: z.int().describe('Lines that were there already'),
      createdPrompts: z.int(),
      skipped: z.array(z.object({ line: z.int(), message: z.string() })),
    }),
    errors: ['NOT_FOUND'],
  }),
  'answers.export': operation({
    name: 'answers.export',
    summary: 'Write answers to an answers.ndjson file',
    scope: null,
    params: { projectId: projectIdParam },
    body: { path: z.string().min(1) },
    output: z.object({ exported: z.int(), path: z.string() }),
    errors: ['NOT_FOUND'],
  }),
};
