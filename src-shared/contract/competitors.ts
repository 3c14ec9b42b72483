/** Competitors: brands that a project measures beside its own, and names found in answers that may become some. */
import { z } from 'zod';

import { OPTIONAL_NAME_RULES } from '../vocabulary/name-rules.ts';
import { competitorRow } from './competitor-row.ts';
import { ambiguousNames, damagedAnswers, remeasured } from './damaged-answers.ts';
import {
  checkDates,
  comparedFilters,
  domainField,
  domainList,
  figureFilters,
  intervalsField,
  listField,
  nameList,
  nameText,
  nearbyWordsField,
  pageFields,
  pagination,
  projectIdParam,
  shownDate,
  sortDirField,
  wholeNumber,
  withoutRulesField,
  yesOrNo,
} from './fields.ts';
import { changeVerdict, keyedBy } from './intervals.ts';
import { operation } from './operation.ts';
import { FIGURES } from './subjects.ts';

export const trackedBrand = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string().nullable(),
  domainAliases: z.array(z.string()),
  aliases: z.array(z.string()),
  caseSensitiveAliases: z
    .array(z.string())
    .describe('Names that must stand there letter for letter; the brand’s own name among them needs its capitals too'),
  excludedPhrases: z.array(z.string()).describe('Phrases that hold a name and do not mean the brand'),
  withoutRules: z.array(z.enum(OPTIONAL_NAME_RULES)),
  nearbyWords: z.array(z.string()),
  isUserBrand: z.boolean(),
});

export const measuredBrand = trackedBrand.extend({ ...remeasured.shape, ambiguousNames });

const nameLists = {
  aliases: nameList.optional(),
  caseSensitiveAliases: nameList.optional(),
  excludedPhrases: nameList.optional(),
  withoutRules: withoutRulesField.optional(),
  nearbyWords: nearbyWordsField.optional(),
};
const competitorParams = { projectId: projectIdParam, competitorId: z.string() };
const suggestionParams = { projectId: projectIdParam, suggestionId: z.string() };

export const suggestion = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string().nullable(),
  answers: z.int().describe('Answers that put the name forward'),
  promptCount: z.int().describe('Distinct prompts of those answers'),
  exampleAnswerIds: z.array(z.string()).describe('A few of the newest of those answers'),
});

export const COMPETITOR_SORTS = ['visibility', 'mentions', 'position', 'sentiment', 'name'] as const;

/** Each id once. */
const brandIdsFilter = listField(
  z
    .array(z.string())
    .max(50)
    .transform((ids) => [...new Set(ids)].filter((id) => id !== '')),
);

export const brandDay = z.object({
  visible: z.int().describe('Answers that name or cite it'),
  mentions: z.int().describe('Answers that name it'),
  cited: z.int(),
});

export const brandSeries = z.object({
  id: z.string(),
  name: z.string(),
  isUserBrand: z.boolean(),
  days: z.array(brandDay).describe('In the order of `days` beside it'),
});

/** Figures by which two brands are compared prompt by prompt. */
export const PAIRED_FIGURES = [
  'visibilityRate',
  'mentionRate',
  'citationRate',
  'mentionOrder',
  'position',
  'sentiment',
] as const;

/** Answers by which of two brands they show. The four add up to all answers. */
export const brandPair = z.object({ both: z.int(), onlyBrand: z.int(), onlyOther: z.int(), neither: z.int() });

export const competitorOperations = {
  'competitors.tracked': operation({
    name: 'competitors.tracked',
    summary: 'The own brand and its competitors as they are recognised: the own one first, then in the order of adding',
    http: { method: 'GET', path: '/projects/{projectId}/competitors/tracked' },
    scope: 'read',
    reads: ['brands', 'projects'],
    params: { projectId: projectIdParam },
    output: z.object({ brands: z.array(trackedBrand) }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.list': operation({
    name: 'competitors.list',
    summary: 'Rank the own brand and its competitors',
    http: { method: 'GET', path: '/projects/{projectId}/competitors' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'projects'],
    params: { projectId: projectIdParam },
    query: {
      ...comparedFilters,
      search: z.string().max(500).optional().describe('Part of a name or domain; case and accents do not matter'),
      sortBy: z.enum(COMPETITOR_SORTS).default('visibility'),
      sortDir: sortDirField,
      intervals: intervalsField,
      ...pageFields,
    },
    check: checkDates,
    output: z.object({ competitors: z.array(competitorRow), pagination }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.timeseries': operation({
    name: 'competitors.timeseries',
    summary: 'Counts of brands for each calendar day of a window: the own brand and those asked for',
    http: { method: 'GET', path: '/projects/{projectId}/competitors/timeseries' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'projects'],
    params: { projectId: projectIdParam },
    query: {
      ...figureFilters,
      brandIds: brandIdsFilter.optional().describe('Absent: all tracked brands. Ids that are not tracked are left out'),
    },
    check: checkDates,
    output: z.object({
      days: z.array(
        z.object({
          date: shownDate,
          answers: z.int(),
          mentions: z.int().describe('Of all tracked brands, once per brand and answer: what share of voice is out of'),
        }),
      ),
      brands: z.array(brandSeries).describe('The own one first, then in the order of adding'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.compare': operation({
    name: 'competitors.compare',
    summary: 'How often two tracked brands are named together and apart',
    http: { method: 'GET', path: '/projects/{projectId}/competitors/compare' },
    scope: 'read',
    reads: [...FIGURES, 'brands', 'projects'],
    params: { projectId: projectIdParam },
    query: {
      ...figureFilters,
      brandId: z.string(),
      otherId: z.string(),
      verdicts: yesOrNo.default(false).describe('Whether the differences are judged; takes longer in large projects'),
    },
    check: checkDates,
    output: z.object({
      answers: z.int(),
      named: brandPair.describe('By being named'),
      cited: brandPair.describe('By having a page cited'),
      visible: brandPair.describe('By being named or cited'),
      brandFirst: z.int().describe('Of the answers that name both: where `brandId` is named before `otherId`'),
      otherFirst: z.int(),
      verdicts: keyedBy(PAIRED_FIGURES, changeVerdict)
        .optional()
        .describe('Asked for by `verdicts`: of `brandId` less `otherId`, compared prompt by prompt'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.star': operation({
    name: 'competitors.star',
    summary: 'Put a star on a brand, or take it off',
    http: { method: 'PUT', path: '/projects/{projectId}/competitors/{competitorId}/star' },
    scope: 'write',
    changes: ['brands'],
    params: competitorParams,
    body: { isStarred: z.boolean() },
    output: z.object({ id: z.string(), isStarred: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.add': operation({
    name: 'competitors.add',
    summary: 'Track a competitor and measure history again',
    http: { method: 'POST', path: '/projects/{projectId}/competitors' },
    scope: 'write',
    changes: ['brands', 'answers', 'baselines', 'tasks'],
    params: { projectId: projectIdParam },
    body: {
      name: nameText(1, 200),
      domain: domainField.optional(),
      domainAliases: domainList.optional(),
      ...nameLists,
    },
    output: measuredBrand,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'competitors.update': operation({
    name: 'competitors.update',
    summary: 'Change how a competitor is recognised and measure history again; lists are replaced as a whole',
    http: { method: 'PUT', path: '/projects/{projectId}/competitors/{competitorId}' },
    scope: 'write',
    changes: ['brands', 'answers', 'baselines', 'tasks'],
    params: competitorParams,
    body: {
      name: nameText(1, 200).optional(),
      domain: domainField.nullable().optional().describe('null takes it away'),
      domainAliases: domainList.optional(),
      ...nameLists,
    },
    output: measuredBrand,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'competitors.remove': operation({
    name: 'competitors.remove',
    summary: 'Stop tracking a competitor and measure history again; it is not suggested again',
    http: { method: 'DELETE', path: '/projects/{projectId}/competitors/{competitorId}' },
    scope: 'write',
    changes: ['brands', 'answers', 'baselines', 'tasks'],
    params: competitorParams,
    output: z.object({ id: z.string(), removed: z.literal(true), ...remeasured.shape }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.suggestions': operation({
    name: 'competitors.suggestions',
    summary: 'Names that answers put forward and that are not tracked, the most frequent first',
    http: { method: 'GET', path: '/projects/{projectId}/competitors/suggestions' },
    scope: 'read',
    reads: ['answers', 'brands'],
    params: { projectId: projectIdParam },
    query: {
      state: z.enum(['suggested', 'ignored']).default('suggested'),
      minAnswers: wholeNumber(1, 1_000_000).default(2).describe('Names put forward by fewer answers are left out'),
      ...pageFields,
    },
    output: z.object({
      suggestions: z.array(suggestion),
      pagination,
      isComplete: z.boolean().describe('False while older answers are still being looked through'),
      damagedAnswers,
    }),
    errors: ['NOT_FOUND'],
  }),
  'competitors.accept': operation({
    name: 'competitors.accept',
    summary: 'Track a suggested name and measure history again',
    http: { method: 'POST', path: '/projects/{projectId}/competitors/suggestions/{suggestionId}/accept' },
    scope: 'write',
    changes: ['brands', 'answers', 'baselines', 'tasks'],
    params: suggestionParams,
    output: measuredBrand,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'competitors.ignore': operation({
    name: 'competitors.ignore',
    summary: 'Leave a name out of the suggestions from now on; it can still be accepted',
    http: { method: 'POST', path: '/projects/{projectId}/competitors/suggestions/{suggestionId}/ignore' },
    scope: 'write',
    changes: ['brands'],
    params: suggestionParams,
    output: z.object({ id: z.string(), ignored: z.literal(true) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
