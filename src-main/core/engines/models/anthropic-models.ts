/** Models of Anthropic, which announces a retirement at least 60 days before it. */
import { type CatalogueModel, type Service, tokens, toModel } from './catalogue-line.ts';

const ANTHROPIC: Service = {
  engine: 'claude',
  route: 'anthropic',
  source: 'https://platform.claude.com/docs/en/about-claude/model-deprecations',
  prices: 'https://platform.claude.com/docs/en/about-claude/pricing',
  searchUsd: 0.01,
};

const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;

export const ANTHROPIC_MODELS: readonly CatalogueModel[] = [
  toModel(ANTHROPIC, 'claude-opus-5-5', { since: '2026-09-24', efforts: EFFORTS, prices: [tokens(4, 0.2, 20)] }),
  toModel(ANTHROPIC, 'claude-opus-5', { prices: [tokens(5, 0.5, 25)] }),
  toModel(ANTHROPIC, 'claude-opus-4-8', { prices: [tokens(5, 0.5, 25)] }),
  toModel(ANTHROPIC, 'claude-opus-4-5', { prices: [tokens(5, 0.5, 25)] }),
  toModel(ANTHROPIC, 'claude-sonnet-5-5', {
    contextTokens: 1_000_000,
    efforts: EFFORTS,
    prices: [tokens(2, 0.1, 10)],
    source: 'https://platform.claude.com/docs/en/models/sonnet-5-5/overview',
  }),
  // No retirement is announced, and its tool for searching is the one that the route asks for.
  toModel(ANTHROPIC, 'claude-sonnet-5', {
    since: '2026-06-29',
    contextTokens: 1_000_000,
    efforts: EFFORTS,
    isDefault: true,
    prices: [tokens(2, 0.2, 10)],
  }),
  toModel(ANTHROPIC, 'claude-sonnet-4-6', { contextTokens: 1_000_000, prices: [tokens(3, 0.3, 15)] }),
  toModel(ANTHROPIC, 'claude-sonnet-4-5', { instead: 'claude-sonnet-5', prices: [tokens(3, 0.3, 15)] }),
  toModel(ANTHROPIC, 'claude-haiku-5-5', { prices: [tokens(0.1, 0.01, 0.5)] }),
  toModel(ANTHROPIC, 'claude-haiku-4-5', { since: '2025-10-01', contextTokens: 200_000, prices: [tokens(1, 0.1, 5)] }),
  toModel(ANTHROPIC, 'claude-opus-4-1', {
    since: '2025-08-05',
    retiresOn: '2026-08-05',
    instead: 'claude-opus-5-5',
  }),
  toModel(ANTHROPIC, 'claude-sonnet-4', { since: '2025-05-14', retiresOn: '2026-06-15', instead: 'claude-sonnet-5' }),
  toModel(ANTHROPIC, 'claude-opus-4', { since: '2025-05-14', retiresOn: '2026-06-15', instead: 'claude-opus-5-5' }),
];
