/** Sources: the pages that answers cite. */
import { z } from 'zod';

import { URL_TYPES } from '../vocabulary/source-types.ts';
import {
  checkDates,
  comparedFilters,
  domainField,
  figureFilters,
  intervalsField,
  pageFields,
  pagination,
  projectIdParam,
  sortDirField,
  sourceTypeField,
  wholeNumber,
} from './fields.ts';
import { changeVerdict, figureInterval } from './intervals.ts';
import { operation } from './operation.ts';
import { FIGURES } from './subjects.ts';

export const SOURCE_SORTS = ['citations', 'domain', 'type'] as const;

export const source = z.object({
  id: z.string(),
  url: z.string().describe('Normalised: lower-case host, no www., no fragment, no tracking parameters'),
  domain: z.string().describe('The host, without www.'),
  title: z.string().describe('The title given for it last; empty when there is none'),
  sourceType: sourceTypeField,
  urlType: z.enum(URL_TYPES),
  citationCount: z.int().describe('Answers that cite it'),
  promptCount: z.int().describe('Distinct prompts among them'),
  averagePosition: z.number().describe('Mean 1-based place in the lists of citations'),
  interval: figureInterval.optional().describe('Of its share of the answers, in percent; asked for by `intervals`'),
  verdict: changeVerdict.optional().describe('Of the change of that share, in points; asked for by `intervals`'),
});

export const DOMAIN_SORTS = ['citations', 'change', 'prompts', 'pages', 'place', 'domain', 'type'] as const;

/** An answer counts once for a domain, however many of its pages it cites. */
const domainCounts = {
  domain: z.string().describe('The host, without www.'),
  sourceType: sourceTypeField.describe('Of its most cited page'),
  citationCount: z.int().describe('Answers that cite it'),
  previousCount: z.int().describe('The same in the window compared with'),
  interval: figureInterval.optional().describe('Of its share of the answers, in percent; asked for by `intervals`'),
  verdict: changeVerdict.optional().describe('Of the change of that share, in points; asked for by `intervals`'),
};

export const sourceDomain = z.object({
  ...domainCounts,
  pageCount: z.int().describe('Pages of it that are cited'),
  promptCount: z.int(),
  averagePosition: z.number().describe('Mean 1-based place of the first citation of it in each answer'),
});

export const sourceTotals = z.object({
  answers: z.int().describe('Answers of the window: what shares are out of'),
  previousAnswers: z.int().describe('Answers of the window compared with'),
});

export const SOURCE_MOVES = ['new', 'rising', 'falling', 'gone'] as const;

export const sourceMove = z.object({
  ...domainCounts,
  id: z.string().nullable().describe('The page; null for a domain'),
  url: z.string().nullable(),
  title: z.string(),
  move: z.enum(SOURCE_MOVES),
});

export const sourceGap = z.object({
  id: z.string(),
  url: z.string(),
  domain: z.string(),
  title: z.string(),
  sourceType: sourceTypeField,
  citationCount: z.int().describe('Answers that cite it'),
  gapCount: z.int().describe('Of those: answers that show a competitor and not the own brand'),
  promptCount: z.int().describe('Distinct prompts among the answers of `gapCount`'),
  competitors: z
    .array(z.object({ id: z.string(), name: z.string(), answers: z.int() }))
    .describe('Competitors named or cited in the answers of `gapCount`, the most frequent first'),
});

export const sourceOperations = {
  'sources.domains': operation({
    name: 'sources.domains',
    summary: 'List the domains that answers cite, and what kinds of sites they are',
    http: { method: 'GET', path: '/projects/{projectId}/sources/domains' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'projects'],
    params: { projectId: projectIdParam },
    query: {
      ...comparedFilters,
      search: z.string().max(500).optional().describe('Part of a domain'),
      sourceType: sourceTypeField.optional().describe('Only domains of this type'),
      sortBy: z.enum(DOMAIN_SORTS).default('citations'),
      sortDir: sortDirField,
      intervals: intervalsField,
      ...pageFields,
    },
    check: checkDates,
    output: z.object({
      domains: z.array(sourceDomain),
      pagination,
      meta: sourceTotals.extend({
        citingAnswers: z.int().describe('Answers that cite anything'),
        types: z
          .array(
            z.object({
              sourceType: sourceTypeField,
              citations: z.int().describe('Citations of pages of that type, each page once an answer'),
              pageCount: z.int(),
            }),
          )
          .describe('The most cited first, whatever the search'),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  'sources.movers': operation({
    name: 'sources.movers',
    summary: 'What is cited more, less, anew or no longer beside the window before; the largest change of share first',
    http: { method: 'GET', path: '/projects/{projectId}/sources/movers' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'projects'],
    params: { projectId: projectIdParam },
    query: {
      ...comparedFilters,
      by: z.enum(['domain', 'page']).default('domain'),
      limit: wholeNumber(1, 500).default(50),
      intervals: intervalsField,
    },
    check: checkDates,
    output: z.object({ movers: z.array(sourceMove), meta: sourceTotals }),
    errors: ['NOT_FOUND'],
  }),
  'sources.gaps': operation({
    name: 'sources.gaps',
    summary: 'Pages cited where competitors are visible and the own brand is not, the widest gap first',
    http: { method: 'GET', path: '/projects/{projectId}/sources/gaps' },
    closed: { screen: 'as sources.gapDomains' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'projects'],
    params: { projectId: projectIdParam },
    query: { ...figureFilters, ...pageFields },
    check: checkDates,
    output: z.object({
      gaps: z.array(sourceGap),
      pagination,
      meta: z.object({
        answers: z.int(),
        gapAnswers: z.int().describe('Answers that show a competitor and not the own brand, with sources or without'),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  'sources.list': operation({
    name: 'sources.list',
    summary: 'List the pages that answers cite',
    http: { method: 'GET', path: '/projects/{projectId}/sources' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'projects'],
    params: { projectId: projectIdParam },
    query: {
      ...comparedFilters,
      search: z.string().max(500).optional().describe('Part of a domain or title; case and accents do not matter'),
      sortBy: z.enum(SOURCE_SORTS).default('citations'),
      sortDir: sortDirField,
      intervals: intervalsField,
      ...pageFields,
    },
    check: checkDates,
    output: z.object({ sources: z.array(source), pagination }),
    errors: ['NOT_FOUND'],
  }),
  'sources.classify': operation({
    name: 'sources.classify',
    summary: 'Say what kind of source a domain is in this project; null takes that back',
    http: { method: 'PUT', path: '/projects/{projectId}/sources/types' },
    scope: 'write',
    changes: ['answers'],
    params: { projectId: projectIdParam },
    body: { domain: domainField, sourceType: sourceTypeField.nullable() },
    output: z.object({ domain: z.string(), sourceType: sourceTypeField.nullable() }),
    errors: ['NOT_FOUND'],
  }),
};
