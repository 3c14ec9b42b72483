/** Competitors: brands that a project measures beside its own. */
import { z } from 'zod';

import { projectIdParam } from './fields.ts';
import { operation } from './operation.ts';

export const trackedBrand = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string().nullable(),
  aliases: z.array(z.string()),
  isUserBrand: z.boolean(),
});

export const competitorOperations = {
  'competitors.add': operation({
    name: 'competitors.add',
    summary: 'Track a competitor and re-measure history',
    scope: null,
    params: { projectId: projectIdParam },
    body: {
      name: z.string().trim().min(1).max(200),
      domain: z.string().trim().min(1).max(253).optional(),
      aliases: z.array(z.string().trim().min(1).max(200)).max(200).optional(),
    },
    output: trackedBrand.extend({ remeasuredAnswers: z.int() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
