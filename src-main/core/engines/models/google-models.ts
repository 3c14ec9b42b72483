/**
 * Models of Google. Prices of 3.6 to 3.8 Flash are halved until the end of 2026. A search costs by the query; with the models
 * of 2.5 it costs once for each question that was answered with one.
 */
import { type CatalogueModel, type CataloguePrice, type Service, tokens, toModel } from './catalogue-line.ts';

const GOOGLE: Service = {
  engine: 'gemini',
  route: 'gemini',
  source: 'https://ai.google.dev/gemini-api/docs/deprecations',
  prices: 'https://ai.google.dev/gemini-api/docs/pricing',
  searchUsd: 0.014,
};

const LONG = 1_048_576;
const LEVELS = ['low', 'medium', 'high'] as const;
const ALL_LEVELS = ['minimal', 'low', 'medium', 'high'] as const;

const HALVED: readonly Partial<CataloguePrice>[] = [
  tokens(0.75, 0.075, 3.75),
  { from: '2027-01-01', ...tokens(1.5, 0.15, 7.5) },
];

const BY_PROMPT = { searchUsd: 0.035, searchUnit: 'prompt' } as const;

export const GOOGLE_MODELS: readonly CatalogueModel[] = [
  // The provider's own name for its newest fast model, 3.8 by now: the reply says which one it was.
  toModel(GOOGLE, 'gemini-flash', { contextTokens: LONG, efforts: LEVELS, prices: HALVED }),
  toModel(GOOGLE, 'gemini-flash-latest', { contextTokens: LONG, efforts: LEVELS, isDefault: true, prices: HALVED }),
  toModel(GOOGLE, 'gemini-3.8-flash', { since: '2026-09-02', contextTokens: LONG, efforts: LEVELS, prices: HALVED }),
  toModel(GOOGLE, 'gemini-3.7-flash', { since: '2026-08-13', contextTokens: LONG, efforts: LEVELS, prices: HALVED }),
  toModel(GOOGLE, 'gemini-3.6-flash', { since: '2026-07-21', contextTokens: LONG, efforts: LEVELS, prices: HALVED }),
  toModel(GOOGLE, 'gemini-3.5-flash', {
    since: '2026-05-19',
    contextTokens: LONG,
    efforts: ALL_LEVELS,
    prices: [tokens(1.5, 0.15, 9)],
  }),
  toModel(GOOGLE, 'gemini-3.5-flash-lite', { since: '2026-07-21', contextTokens: LONG }),
  toModel(GOOGLE, 'gemini-3.1-flash-lite', {
    since: '2026-05-07',
    retiresOn: '2027-05-07',
    instead: 'gemini-3.5-flash-lite',
    prices: [tokens(0.25, 0.025, 1.5)],
  }),
  toModel(GOOGLE, 'gemini-3-flash', { efforts: ALL_LEVELS, prices: [tokens(0.5, 0.05, 3)] }),
  toModel(GOOGLE, 'gemini-3.1-pro', { since: '2026-02-19', efforts: LEVELS, prices: [tokens(2, 0.2, 12)] }),
  toModel(GOOGLE, 'gemini-3-pro', {
    since: '2025-11-18',
    retiresOn: '2026-03-09',
    instead: 'gemini-3.1-pro-preview',
    prices: [tokens(2, 0.2, 12)],
  }),
  toModel(GOOGLE, 'gemini-2.5-pro', {
    since: '2025-06-17',
    retiresOn: '2026-12-01',
    instead: 'gemini-3.8-flash',
    contextTokens: LONG,
    prices: [{ ...tokens(1.25, 0.125, 10), ...BY_PROMPT }],
  }),
  toModel(GOOGLE, 'gemini-2.5-flash', {
    since: '2025-06-17',
    retiresOn: '2026-12-01',
    instead: 'gemini-3.5-flash-lite',
    contextTokens: LONG,
    prices: [{ ...tokens(0.3, 0.03, 2.5), ...BY_PROMPT }],
  }),
  toModel(GOOGLE, 'gemini-2.5-flash-lite', {
    since: '2025-07-22',
    contextTokens: LONG,
    prices: [{ ...tokens(0.1, 0.01, 0.4), ...BY_PROMPT }],
  }),
];
