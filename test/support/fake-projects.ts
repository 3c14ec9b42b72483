/** The projects of the fake backend: a live one with a year behind it, a test one, a pitch, and one never run. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import { drawNumber, type FakeProject } from './fake-figures.ts';

type Project = OperationOutput<'projects.get'>;
type Prompt = OperationOutput<'prompts.list'>['prompts'][number];

const CREATED_AT = '2026-01-05T09:00:00.000Z';

const QUESTIONS = [
  'Which touring bike is best for long trips',
  'Who makes repairable commuter bikes',
  'Best gravel bike under 2000 euros',
  'Which bike brands still build steel frames',
  'What is a good bike for a daily 20 km commute',
  'Most reliable cargo bikes for families',
  'Which bike maker has the best warranty',
  'Are belt drives worth it on a city bike',
] as const;

const LANGUAGES = ['EN', 'EN', 'DE', 'FR'] as const;
const TAGS = ['touring', 'commuting', 'brand', 'comparison'] as const;

function toPrompt(brandName: string, domain: string, models: readonly Engine[], index: number): Prompt {
  const question = QUESTIONS[index % QUESTIONS.length];
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'EN';
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    prompt: `${question} (${language})`,
    domain,
    brandName,
    language,
    tags: [TAGS[Math.floor(drawNumber(`tag ${index}`) * TAGS.length)] ?? 'brand'],
    models: [...models],
    intentScores: { informational: 0.6 },
    searchIntents: ['informational'],
    isVisible: true,
    mentions: 1,
    mentionRate: 10,
    citationRate: 5,
    averagePosition: 20,
    sentimentScore: 0.6,
    sentimentCategory: 'neutral',
    sentimentCoverage: 100,
    sentimentShares: { positive: 0, neutral: 100, negative: 0, none: 0, answers: 1, overrides: 0 },
    competitorCount: 2,
    sourceCount: 3,
    createdAt: CREATED_AT,
    state: 'active',
    country: null,
  };
}

interface FakeBrand {
  id: string;
  name: string;
  domain: string;
  engines: Engine[];
  promptCount: number;
  historyDays: number;
  silentDays?: number[];
  strength: number;
  more?: Partial<Project>;
}

const BRANDS: readonly FakeBrand[] = [
  {
    id: '65a000000000000000000001',
    name: 'Velorin',
    domain: 'velorin.example',
    engines: ['chatgpt', 'perplexity', 'ai_overview', 'gemini', 'claude'],
    promptCount: 8,
    historyDays: 200,
    silentDays: [9, 10, 40],
    strength: 0.33,
    more: { isDefault: true },
  },
  {
    id: '65a000000000000000000002',
    name: 'Okabra sample',
    domain: 'okabra.example',
    engines: ['chatgpt', 'perplexity', 'ai_overview'],
    promptCount: 6,
    historyDays: 60,
    strength: 0.2,
    more: { environment: 'test' },
  },
  {
    id: '65a000000000000000000003',
    name: 'Halden and Sons Long Distance Bicycles',
    domain: 'halden.example',
    engines: ['chatgpt', 'mistral'],
    promptCount: 4,
    historyDays: 5,
    strength: 0.4,
    more: { isPitch: true, pitchDurationDays: 14, pitchExpiredAt: null },
  },
  {
    id: '65a000000000000000000004',
    name: 'Tamberly',
    domain: 'tamberly.example',
    engines: ['chatgpt', 'perplexity', 'ai_overview'],
    promptCount: 2,
    historyDays: 0,
    strength: 0.3,
  },
];

function toProject({ id, name, domain, engines, more }: FakeBrand): Project {
  return {
    id,
    name,
    domain,
    websiteUrl: `https://${domain}/`,
    isDefault: false,
    language: 'en',
    models: engines,
    isPitch: false,
    environment: 'live',
    description: '',
    tags: [],
    settings: {
      labels: [],
      brandAliases: [],
      caseSensitiveAliases: [],
      withoutRules: [],
      nearbyWords: [],
      excludedPhrases: [],
      domainAliases: [],
      defaultLanguage: 'en',
      schedule: 'daily',
      scheduleTime: '06:00',
      scheduleWeekday: 1,
      spreadMinutes: 0,
      samplesPerRun: 1,
    },
    nextRunAt: null,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    ...more,
  };
}

export interface FakeEntry {
  project: Project;
  figures: FakeProject;
}

export const FAKE_PROJECTS: readonly FakeEntry[] = BRANDS.map((brand) => ({
  project: toProject(brand),
  figures: {
    id: brand.id,
    engines: brand.engines,
    prompts: Array.from({ length: brand.promptCount }, (_, index) =>
      toPrompt(brand.name, brand.domain, brand.engines, index),
    ),
    historyDays: brand.historyDays,
    silentDays: brand.silentDays ?? [],
    strength: brand.strength,
  },
}));

/** Ids by what a test wants them for. */
export const FAKE_IDS = {
  full: '65a000000000000000000001',
  test: '65a000000000000000000002',
  pitch: '65a000000000000000000003',
  neverRun: '65a000000000000000000004',
} as const;
