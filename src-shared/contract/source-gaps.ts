/** Where to be named: sites that answers cite where they show competitors and not the own brand, and what came of asking them. */
import { z } from 'zod';

import { CONTACT_KINDS, GAP_OWNERS, SITE_KINDS } from '../vocabulary/site-kinds.ts';
import { URL_TYPES } from '../vocabulary/source-types.ts';
import {
  checkDates,
  comparedFilters,
  domainField,
  engineField,
  figureFilters,
  intervalsField,
  pageFields,
  pagination,
  projectIdParam,
  sortDirField,
  sourceTypeField,
  timeframeField,
} from './fields.ts';
import { changeVerdict, figureInterval } from './intervals.ts';
import { operation } from './operation.ts';
import { outreachTask } from './outreach.ts';
import { FIGURES } from './subjects.ts';
import { fullTask } from './tasks.ts';

export const GAP_SORTS = ['worth', 'gap', 'citations', 'change', 'chance', 'domain'] as const;
const siteKind = z.enum(SITE_KINDS);

const cited = {
  citationCount: z.int().describe('Answers that cite it'),
  gapCount: z.int().describe('Of those: answers that show a competitor and not the own brand'),
};

const gapPage = z.object({ id: z.string(), url: z.string(), title: z.string(), urlType: z.enum(URL_TYPES), ...cited });

export const gapDomain = z.object({
  domain: z.string().describe('The host, without www.'),
  sourceType: sourceTypeField.describe('Of its most cited page of a known type'),
  siteKind: siteKind.describe('What it is to somebody who wants to be named there'),
  chance: z.number().describe('0-1: how often a site of this kind can be moved to name a brand; a rule of thumb'),
  reason: z.string().describe('Why that chance, in English'),
  ...cited,
  previousCount: z.int().describe('`citationCount` in the window compared with'),
  worth: z.number().describe('`gapCount` x `chance`: answers within reach'),
  pageCount: z.int().describe('Pages of it that are cited'),
  promptCount: z.int().describe('Distinct prompts among the answers that cite it'),
  brands: z
    .array(z.object({ id: z.string(), name: z.string(), isOwn: z.boolean(), answers: z.int() }))
    .describe('Tracked brands that the answers citing it name, the most frequent first'),
  prompts: z
    .array(z.object({ id: z.string(), text: z.string(), ...cited }))
    .describe('Prompts whose answers cite it, the widest gap first; at most 20'),
  engines: z.array(z.object({ model: engineField, ...cited })).describe('Engines that cite it, the widest gap first'),
  pages: z.array(gapPage).describe('Its cited pages, the widest gap first; at most 10'),
  contact: z
    .object({ url: z.string(), kind: z.enum(CONTACT_KINDS) })
    .nullable()
    .describe('Where its owner can be reached, where answers ever cited such a page of the same site'),
  task: outreachTask.nullable().describe('The task that somebody made to be named there'),
  interval: figureInterval.optional().describe('Of its share of the answers, in percent; asked for by `intervals`'),
  verdict: changeVerdict.optional().describe('Of the change of that share, in points; asked for by `intervals`'),
});

const gapTotals = z.object({ domains: z.int(), gapCount: z.int() });

export const gapDomainMeta = z.object({
  answers: z.int().describe('Answers of the window: what shares are out of'),
  previousAnswers: z.int().describe('Answers of the window compared with'),
  gapAnswers: z.int().describe('Answers that show a competitor and not the own brand, with sources or without'),
  thirdParty: gapTotals.describe('Sites that belong to nobody tracked, whatever the filters of the list'),
  competitors: gapTotals.describe('Sites of competitors, which are no place to go to'),
  kinds: z
    .array(z.object({ siteKind, domains: z.int() }))
    .describe('Of the third-party sites, the most frequent first'),
});

export const sourceGapOperations = {
  'sources.gapDomains': operation({
    name: 'sources.gapDomains',
    summary: 'Sites on which to be named: cited where competitors are visible and the own brand is not',
    http: { method: 'GET', path: '/projects/{projectId}/sources/gaps/domains' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'projects', 'tasks'],
    params: { projectId: projectIdParam },
    query: {
      ...comparedFilters,
      owner: z.enum(GAP_OWNERS).default('third_party').describe("Others' sites, or those of competitors"),
      siteKind: siteKind.optional().describe('Only sites of this kind'),
      search: z.string().max(500).optional().describe('Part of the address of a domain or of one of its pages'),
      sortBy: z.enum(GAP_SORTS).default('worth'),
      sortDir: sortDirField,
      intervals: intervalsField,
      ...pageFields,
    },
    check: checkDates,
    output: z.object({ domains: z.array(gapDomain), pagination, meta: gapDomainMeta }),
    errors: ['NOT_FOUND'],
  }),
  'sources.outreach': operation({
    name: 'sources.outreach',
    summary:
      'Make a task of being named on a site, with a brief and the answers that cite it; made before, it is brought up to date',
    http: { method: 'POST', path: '/projects/{projectId}/sources/gaps/tasks' },
    scope: 'write',
    changes: ['tasks'],
    params: { projectId: projectIdParam },
    body: {
      domain: domainField.describe('A site of the list, as host or address'),
      ...figureFilters,
      timeframe: timeframeField
        .optional()
        .describe('What the brief is about: a relative window ending yesterday; 30d when left out'),
    },
    check: checkDates,
    output: z.object({
      task: fullTask,
      outcome: z.enum(['created', 'updated', 'reopened']).describe('One that was done or dismissed is opened again'),
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
