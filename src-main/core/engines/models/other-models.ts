/** Models of xAI, Mistral, DeepSeek and Perplexity, result pages, and servers of this machine. */
import { type CatalogueModel, type Service, tokens, toModel, type WeekdayHours } from './catalogue-line.ts';
import { SERPAPI_PLANS } from './serpapi-plans.ts';

const XAI: Service = {
  engine: 'grok',
  route: 'xai',
  source: 'https://docs.x.ai/developers/models',
  prices: 'https://docs.x.ai/developers/pricing',
  searchUsd: 0.005,
};

const GROK_EFFORTS = ['low', 'medium', 'high'] as const;

const XAI_MODELS = [
  toModel(XAI, 'grok-4.7', { efforts: [...GROK_EFFORTS, 'xhigh'], prices: [tokens(2, 0.5, 6)] }),
  toModel(XAI, 'grok-4.6', { efforts: GROK_EFFORTS, prices: [tokens(2, 0.5, 6)] }),
  toModel(XAI, 'grok-4.5', {
    since: '2026-07-09',
    contextTokens: 500_000,
    efforts: GROK_EFFORTS,
    prices: [tokens(2, 0.5, 6)],
  }),
  toModel(XAI, 'grok-4.3', {
    since: '2026-04-30',
    contextTokens: 1_000_000,
    efforts: ['none', ...GROK_EFFORTS],
    isDefault: true,
    prices: [tokens(1.25, 0.2, 2.5)],
  }),
  toModel(XAI, 'grok-4', {
    since: '2025-07-09',
    retiresOn: '2026-05-15',
    instead: 'grok-4.3',
    prices: [tokens(3, 0.75, 15)],
    source: 'https://docs.x.ai/docs/migration/may-15-retirement',
  }),
];

const MISTRAL: Service = {
  engine: 'mistral',
  route: 'mistral',
  source: 'https://docs.mistral.ai/getting-started/models',
  prices: 'https://mistral.ai/pricing',
  searchUsd: 0.03,
};

const ON_OR_OFF = ['none', 'high'] as const;
const MEDIUM_3_5 = { contextTokens: 256_000, efforts: ON_OR_OFF, prices: [tokens(1.5, 1.5, 7.5)] };

const MISTRAL_MODELS = [
  toModel(MISTRAL, 'mistral-large-4', {
    contextTokens: 1_049_000,
    efforts: ON_OR_OFF,
    prices: [tokens(0.68, 0.07, 2.09)],
    source: 'https://docs.mistral.ai/models/mistral-large-4-0',
  }),
  toModel(MISTRAL, 'mistral-large', { prices: [tokens(2, 2, 6)] }),
  toModel(MISTRAL, 'mistral-large-2411', {
    retiresOn: '2026-05-31',
    instead: 'mistral-medium-latest',
    prices: [tokens(2, 2, 6)],
  }),
  toModel(MISTRAL, 'mistral-medium', MEDIUM_3_5),
  toModel(MISTRAL, 'mistral-medium-latest', { ...MEDIUM_3_5, isDefault: true }),
  toModel(MISTRAL, 'mistral-medium-3.5', { ...MEDIUM_3_5, since: '2026-04-28' }),
  toModel(MISTRAL, 'mistral-medium-3-5', { ...MEDIUM_3_5, since: '2026-04-28' }),
  toModel(MISTRAL, 'mistral-medium-2508', {
    since: '2025-08-12',
    instead: 'mistral-medium-latest',
    prices: [tokens(0.4, 0.4, 2)],
  }),
  toModel(MISTRAL, 'mistral-small', { prices: [tokens(0.1, 0.1, 0.3)] }),
];

const DEEPSEEK: Service = {
  engine: 'deepseek',
  route: 'deepseek',
  source: 'https://api-docs.deepseek.com/quick_start/pricing',
  prices: 'https://api-docs.deepseek.com/quick_start/pricing',
  searchUsd: 0.00075,
};

/** 9 to 12 and 14 to 18 o'clock in Beijing: whatever began then costs twice as much. */
const PEAK: WeekdayHours = {
  spans: [
    [1, 4],
    [6, 10],
  ],
};

/** The price of any hour, and the doubled one. */
const atPeak = (from: string, cheap: readonly [number, number, number]) => {
  const [input, cached, output] = cheap;
  return [
    { from, ...tokens(input, cached, output) },
    { from, hours: PEAK, ...tokens(2 * input, 2 * cached, 2 * output) },
  ];
};

/** Two prices a day since 16 August 2026, 16 UTC; the day after is the first whole one. */
const TWO_PRICES_FROM = '2026-08-17';
/** Read in October 2026; before that 0.22 and 0.66. */
const FLASH_FROM = '2026-10-01';

const DEEPSEEK_MODELS = [
  toModel(DEEPSEEK, 'deepseek-flash', {
    contextTokens: 1_000_000,
    isDefault: true,
    prices: atPeak('2026-01-01', [0.15, 0.003, 0.6]),
  }),
  toModel(DEEPSEEK, 'deepseek-v4-flash', {
    contextTokens: 1_000_000,
    instead: 'deepseek-flash',
    prices: [
      tokens(0.14, 0.0028, 0.28),
      ...atPeak(TWO_PRICES_FROM, [0.22, 0.007, 0.66]),
      ...atPeak(FLASH_FROM, [0.15, 0.003, 0.6]),
    ],
  }),
  toModel(DEEPSEEK, 'deepseek-v4-pro', {
    contextTokens: 1_000_000,
    prices: [tokens(0.435, 0.003625, 0.87), ...atPeak(TWO_PRICES_FROM, [0.66, 0.022, 1.98])],
  }),
];

const PERPLEXITY: Service = {
  engine: 'perplexity',
  route: 'perplexity-agent',
  source: 'https://docs.perplexity.ai/docs/agent-api/models',
  prices: 'https://docs.perplexity.ai/docs/getting-started/pricing',
  searchUsd: 0.005,
};

/** Chat completions, which ended. Its fee for a request depended on how much was searched: the middle is written here. */
const SONAR_CHAT: Service = {
  engine: 'perplexity',
  route: 'perplexity-chat',
  source: 'https://docs.perplexity.ai/docs/agent-api/migrate-from-sonar',
  prices: 'https://docs.perplexity.ai/guides/pricing',
};
const ENDED = { retiresOn: '2026-09-27', instead: 'perplexity/sonar' };

const PERPLEXITY_MODELS = [
  toModel(PERPLEXITY, 'perplexity/sonar', {
    contextTokens: 128_000,
    efforts: [],
    isDefault: true,
    prices: [tokens(0.25, 0.0625, 2.5)],
  }),
  toModel(SONAR_CHAT, 'sonar', { ...ENDED, prices: [{ ...tokens(1, 1, 1), requestUsd: 0.008 }] }),
  toModel(SONAR_CHAT, 'sonar-pro', { ...ENDED, prices: [{ ...tokens(3, 3, 15), requestUsd: 0.01 }] }),
];

/** A search costs what the plan of its account says; the middle one is assumed until the owner names theirs. */
const SERPAPI: Service = {
  engine: null,
  route: 'serpapi',
  source: 'https://serpapi.com/pricing',
  prices: 'https://serpapi.com/pricing',
};

const LOCAL: Service = { engine: null, route: 'openai-compatible', source: 'a server of your own', prices: 'free' };

export const OTHER_MODELS: readonly CatalogueModel[] = [
  ...XAI_MODELS,
  ...MISTRAL_MODELS,
  ...DEEPSEEK_MODELS,
  ...PERPLEXITY_MODELS,
  toModel(SERPAPI, '*', { prices: [{ requestUsd: SERPAPI_PLANS.developer.searchUsd }] }),
  toModel(LOCAL, '*', { prices: [{}] }),
];
