/** Outreach: tasks that somebody made to be named on a site, and what came of them. */
import { z } from 'zod';

import { TASK_STATUSES } from '../vocabulary/tasks.ts';
import { dateTime } from './fields.ts';

/** Counted from the moment at which the task was done. */
const since = {
  citing: z.int().describe('Answers since then that cite it'),
  naming: z.int().describe('Of those: answers that name the own brand'),
};

/** What a task of a person says of the site that it is about. */
export const outreachWatch = z.object({
  domain: z.string(),
  since: z
    .object({
      from: dateTime.describe('When the task was done'),
      answers: z.int().describe('All answers since then'),
      ...since,
      pages: z
        .array(z.object({ id: z.string(), url: z.string(), title: z.string(), ...since }))
        .describe('The pages of the site that were cited since then, the most cited first; at most 20'),
    })
    .nullable()
    .describe('Null while it is not done'),
});

/** The same, short, beside a site. */
export const outreachTask = z.object({
  id: z.string(),
  status: z.enum(TASK_STATUSES),
  since: z
    .object({ from: dateTime, answers: z.int(), ...since })
    .nullable()
    .describe('Null while it is not done'),
});
