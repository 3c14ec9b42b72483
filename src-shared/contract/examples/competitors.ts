/** Examples of the ranking and of the brands that are tracked. */
import { BRAND_ID, COMPETITOR_ID, type Examples, PROJECT_ID } from './example.ts';

const brimlane = {
  id: COMPETITOR_ID,
  name: 'Brimlane',
  domain: 'brimlane.example',
  domainAliases: [],
  aliases: ['Brimlane Boards'],
  caseSensitiveAliases: [],
  excludedPhrases: [],
  isUserBrand: false,
};

const kordiva = {
  ...brimlane,
  id: BRAND_ID,
  name: 'Kordiva',
  domain: 'kordiva.example',
  aliases: ['Kordiva Boards'],
  isUserBrand: true,
};

const ownRow = {
  id: BRAND_ID,
  name: 'Kordiva',
  rawName: 'Kordiva',
  domain: 'kordiva.example',
  baseDomain: 'kordiva.example',
  globalRank: 1,
  isStarred: false,
  isUserBrand: true,
  totalResults: 120,
  visibleResults: 66,
  visibilityRate: 55,
  visibilityChange: 5,
  visibilityIsMentionOnly: false,
  totalMentions: 60,
  mentionRate: 50,
  mentionRateChange: 5,
  mentionsChange: 6,
  totalCitations: 30,
  citationRate: 25,
  citationRateChange: 5,
  avgMentionOrder: 1.4,
  avgMentionOrderChange: -0.2,
  firstMentionSharePercent: 70,
  top3MentionSharePercent: 100,
  shareOfVoicePercent: 62.5,
  shareOfVoiceChange: 2.5,
  averagePosition: 18.5,
  positionChange: -3,
  sentimentScore: 0.64,
  sentimentChange: 0.025,
  promptCount: 8,
};

export const competitorExamples: Examples<
  | 'competitors.tracked'
  | 'competitors.list'
  | 'competitors.add'
  | 'competitors.update'
  | 'competitors.timeseries'
  | 'competitors.compare'
  | 'competitors.star'
  | 'competitors.remove'
> = {
  'competitors.tracked': {
    input: { projectId: PROJECT_ID },
    output: { brands: [kordiva, brimlane] },
  },
  'competitors.list': {
    input: { projectId: PROJECT_ID, timeframe: '30d', sortBy: 'visibility', sortDir: 'desc' },
    output: { competitors: [ownRow], pagination: { page: 1, limit: 50, total: 1, hasMore: false } },
  },
  'competitors.timeseries': {
    input: { projectId: PROJECT_ID, timeframe: '1d', brandIds: COMPETITOR_ID },
    output: {
      days: [{ date: '2026-03-09', answers: 40, mentions: 36 }],
      brands: [
        { id: BRAND_ID, name: 'Kordiva', isUserBrand: true, days: [{ visible: 22, mentions: 20, cited: 10 }] },
        { id: COMPETITOR_ID, name: 'Brimlane', isUserBrand: false, days: [{ visible: 17, mentions: 16, cited: 4 }] },
      ],
    },
  },
  'competitors.compare': {
    input: { projectId: PROJECT_ID, timeframe: '30d', brandId: BRAND_ID, otherId: COMPETITOR_ID },
    output: {
      answers: 120,
      named: { both: 30, onlyBrand: 30, onlyOther: 18, neither: 42 },
      cited: { both: 5, onlyBrand: 25, onlyOther: 7, neither: 83 },
      visible: { both: 32, onlyBrand: 34, onlyOther: 19, neither: 35 },
      brandFirst: 19,
      otherFirst: 11,
    },
  },
  'competitors.add': {
    input: { projectId: PROJECT_ID, name: 'Brimlane', domain: 'brimlane.example', aliases: ['Brimlane Boards'] },
    output: { ...brimlane, remeasuredAnswers: 240, changedAnswers: 7 },
  },
  'competitors.update': {
    input: { projectId: PROJECT_ID, competitorId: COMPETITOR_ID, domainAliases: ['brimlane-boards.example'] },
    output: { ...brimlane, domainAliases: ['brimlane-boards.example'], remeasuredAnswers: 240, changedAnswers: 7 },
  },
  'competitors.star': {
    input: { projectId: PROJECT_ID, competitorId: COMPETITOR_ID, isStarred: true },
    output: { id: COMPETITOR_ID, isStarred: true },
  },
  'competitors.remove': {
    input: { projectId: PROJECT_ID, competitorId: COMPETITOR_ID },
    output: { id: COMPETITOR_ID, removed: true, remeasuredAnswers: 240, changedAnswers: 7 },
  },
};
