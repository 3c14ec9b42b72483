/** Models of OpenAI. Above 272,000 input tokens it asks more; no question here comes near that. */
import { type CatalogueModel, type Service, tokens, toModel } from './catalogue-line.ts';

const OPENAI: Service = {
  engine: 'chatgpt',
  route: 'openai-responses',
  source: 'https://developers.openai.com/api/docs/deprecations',
  prices: 'https://developers.openai.com/api/docs/pricing',
  searchUsd: 0.01,
};

const PAGE = 'https://developers.openai.com/api/docs/models';
const LONG = 1_050_000;
const WITH_NONE = ['none', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
const WITHOUT_NONE = ['low', 'medium', 'high', 'xhigh', 'max'] as const;

export const OPENAI_MODELS: readonly CatalogueModel[] = [
  toModel(OPENAI, 'gpt-6.1-sol', {
    since: '2026-09-29',
    contextTokens: LONG,
    efforts: WITHOUT_NONE,
    isDefault: true,
    prices: [tokens(2, 0.1, 10)],
    source: `${PAGE}/gpt-6.1-sol`,
  }),
  toModel(OPENAI, 'gpt-6.1-terra', {}),
  toModel(OPENAI, 'gpt-6-sol', {
    since: '2026-09-22',
    contextTokens: LONG,
    efforts: WITH_NONE,
    prices: [tokens(2, 0.2, 10)],
    source: `${PAGE}/gpt-6-sol`,
  }),
  toModel(OPENAI, 'gpt-6-luna', {
    since: '2026-09-22',
    contextTokens: LONG,
    efforts: WITH_NONE,
    prices: [tokens(0.1, 0.01, 0.5)],
    source: `${PAGE}/gpt-6-luna`,
  }),
  toModel(OPENAI, 'gpt-5.6-sol', {
    since: '2026-07-09',
    contextTokens: LONG,
    efforts: WITH_NONE,
    prices: [tokens(4, 0.4, 20)],
    source: `${PAGE}/gpt-5.6-sol`,
  }),
  toModel(OPENAI, 'gpt-5.6-terra', {
    since: '2026-07-09',
    contextTokens: LONG,
    efforts: WITH_NONE,
    prices: [tokens(2.5, 0.25, 15), { from: '2026-07-30', ...tokens(2, 0.2, 12) }],
    source: `${PAGE}/gpt-5.6-terra`,
  }),
  toModel(OPENAI, 'gpt-5.6-luna', {
    since: '2026-07-09',
    contextTokens: LONG,
    efforts: WITH_NONE,
    prices: [tokens(1, 0.1, 6), { from: '2026-07-30', ...tokens(0.2, 0.02, 1.2) }],
    source: `${PAGE}/gpt-5.6-luna`,
  }),
  toModel(OPENAI, 'gpt-5.4', { prices: [tokens(2.5, 0.25, 15)] }),
  toModel(OPENAI, 'gpt-5.2', { prices: [tokens(1.75, 0.175, 14)] }),
  toModel(OPENAI, 'gpt-5.1', {
    retiresOn: '2027-04-01',
    instead: 'gpt-6.1-sol',
    prices: [tokens(1.25, 0.125, 10)],
  }),
  toModel(OPENAI, 'gpt-5', {
    since: '2025-08-07',
    retiresOn: '2026-12-11',
    instead: 'gpt-6.1-sol',
    prices: [tokens(1.25, 0.125, 10)],
  }),
  toModel(OPENAI, 'gpt-5-mini', {
    since: '2025-08-07',
    retiresOn: '2026-12-11',
    instead: 'gpt-6.1-terra',
    prices: [tokens(0.25, 0.025, 2)],
  }),
  toModel(OPENAI, 'gpt-5-nano', {
    since: '2025-08-07',
    retiresOn: '2026-12-11',
    instead: 'gpt-6-luna',
    prices: [tokens(0.05, 0.005, 0.4)],
  }),
  ...(
    [
      ['gpt-4.1', tokens(2, 0.5, 8)],
      ['gpt-4.1-mini', tokens(0.4, 0.1, 1.6)],
      ['gpt-4o', tokens(2.5, 1.25, 10)],
      ['gpt-4o-mini', tokens(0.15, 0.075, 0.6)],
    ] as const
  ).map(([model, price]) =>
    toModel(OPENAI, model, { retiresOn: '2027-01-14', instead: 'gpt-6-luna', prices: [price] }),
  ),
  toModel(OPENAI, 'gpt-4.1-nano', {
    retiresOn: '2026-10-23',
    instead: 'gpt-6-luna',
    prices: [tokens(0.1, 0.025, 0.4)],
  }),
  toModel(OPENAI, 'o4-mini', {
    retiresOn: '2026-10-23',
    instead: 'gpt-5.6-terra',
    prices: [tokens(1.1, 0.275, 4.4)],
  }),
];
