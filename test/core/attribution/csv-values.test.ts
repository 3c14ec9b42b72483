import { describe, expect, it } from 'vitest';
import { toAmount, toChannelId, toMoment } from '#main/core/attribution/csv-values.ts';

describe('cells of an export', () => {
  it.each([
    ['1234.5', 1234.5],
    ['$1,234.50', 1234.5],
    ['1.234,50 €', 1234.5],
    ['1 234,5', 1234.5],
    ['12,5', 12.5],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['1.234.567', 1_234_567],
    ['USD 1,000,000', 1_000_000],
    ['0', 0],
  ])('read the amount %s as %d', (text, amount) => {
    expect(toAmount(text)).toBe(amount);
  });

  it.each(['-5', '1,23,4', 'ten', '1e5', '', '1.2.3', '(100)'])('refuse the amount "%s"', (text) => {
    expect(toAmount(text)).toBeNull();
  });

  it.each([
    ['ChatGPT', 'ai_chatgpt'],
    ['Word of mouth', 'referral'],
    ['AI Search (ChatGPT, Perplexity, etc.)', 'ai_search'],
    ['google_search', 'google_search'],
    ['Trade fair', 'Trade fair'],
  ])('take %s for the channel %s', (text, id) => {
    expect(toChannelId(text)).toBe(id);
  });

  it.each([
    ['2026-11-03', '2026-11-03T00:00:00.000Z'],
    ['2026-11-03 14:05', '2026-11-03T14:05:00.000Z'],
    ['2026-11-03T14:05:06+0200', '2026-11-03T12:05:06.000Z'],
  ])('read the moment %s', (text, iso) => {
    expect(new Date(toMoment(text) ?? 0).toISOString()).toBe(iso);
  });

  it.each(['03/11/2026', '2026-02-30', '2026-11-03 25:00', 'yesterday'])('refuse the moment %s', (text) => {
    expect(toMoment(text)).toBeNull();
  });
});
