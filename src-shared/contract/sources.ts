/** Sources: the pages that answers cite. */
import { z } from 'zod';

import { SOURCE_TYPES, URL_TYPES } from '../vocabulary/source-types.ts';
import { checkDates, figureFilters, pageFields, pagination, projectIdParam, sortDirField } from './fields.ts';
import { operation } from './operation.ts';

export const SOURCE_SORTS = ['citations', 'domain', 'type'] as const;

export const source = z.object({
  id: z.string(),
  url: z.string().describe('Normalised: lower-case host, no www., no fragment, no tracking parameters'),
  domain: z.string().describe('The host, without www.'),
  title: z.string().describe('The title given for it last; empty when there is none'),
  sourceType: z.enum(SOURCE_TYPES),
  urlType: z.enum(URL_TYPES),
  citationCount: z.int().describe('Answers that cite it'),
  promptCount: z.int().describe('Distinct prompts among them'),
  averagePosition: z.number().describe('Mean 1-based place in the lists of citations'),
});

export const sourceOperations = {
  'sources.list': operation({
    name: 'sources.list',
    summary: 'List the pages that answers cite',
    http: { method: 'GET', path: '/projects/{projectId}/sources' },
    scope: 'read',
    params: { projectId: projectIdParam },
    query: {
      ...figureFilters,
      search: z.string().max(500).optional().describe('Part of a domain or title'),
      sortBy: z.enum(SOURCE_SORTS).default('citations'),
      sortDir: sortDirField,
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
    params: { projectId: projectIdParam },
    body: { domain: z.string().trim().min(1).max(253), sourceType: z.enum(SOURCE_TYPES).nullable() },
    output: z.object({ domain: z.string(), sourceType: z.enum(SOURCE_TYPES).nullable() }),
    errors: ['NOT_FOUND'],
  }),
};
