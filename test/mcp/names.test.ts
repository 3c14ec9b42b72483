/** Names and days as people say them. */
import { describe, expect, it } from 'vitest';
import { findFigure } from '#main/mcp/names/figures.ts';
import { findEngines } from '#main/mcp/names/find-engines.ts';
import { findNamed } from '#main/mcp/names/find-named.ts';
import { readComparison, readPeriod } from '#main/mcp/names/read-period.ts';
import { fromDate, toDate } from '#shared/time/day.ts';

/** A Tuesday. */
const TODAY = fromDate('2026-03-10');
const period = (text?: string) => {
  const { first, last } = readPeriod(text, TODAY);
  return `${toDate(first)} ${toDate(last)}`;
};

describe('a period', () => {
  it.each([
    [undefined, '2026-02-08 2026-03-09'],
    ['7d', '2026-03-03 2026-03-09'],
    ['last 7 days', '2026-03-03 2026-03-09'],
    ['the past two weeks', '2026-02-24 2026-03-09'],
    ['yesterday', '2026-03-09 2026-03-09'],
    ['last week', '2026-03-02 2026-03-08'],
    ['this week', '2026-03-09 2026-03-10'],
    ['last month', '2026-02-01 2026-02-28'],
    ['This Month', '2026-03-01 2026-03-10'],
    ['last quarter', '2025-10-01 2025-12-31'],
    ['Q1 2026', '2026-01-01 2026-03-10'],
    ['October', '2025-10-01 2025-10-31'],
    ['in February 2026', '2026-02-01 2026-02-28'],
    ['2026-02', '2026-02-01 2026-02-28'],
    ['2025', '2025-01-01 2025-12-31'],
    ['2026-02-01 to 2026-02-10', '2026-02-01 2026-02-10'],
    ['from 2026-02-01..2026-02-10', '2026-02-01 2026-02-10'],
  ])('%s is %s', (text, days) => {
    expect(period(text)).toBe(days);
  });

  it.each(['soon', '2026-13', '2026-02-30', '2026-02-10 to 2026-02-01', 'Q5 2026', 'last 0 days', '99999 days'])(
    'refuses %s with examples',
    (text) => {
      expect(() => period(text)).toThrow(/Try "last 30 days"/);
    },
  );

  it('is compared with the one before, the year before, or another', () => {
    const days = { first: TODAY - 7, last: TODAY - 1 };
    expect(readComparison(undefined, days, TODAY)).toEqual({ first: TODAY - 14, last: TODAY - 8 });
    expect(toDate(readComparison('year before', days, TODAY).first)).toBe('2025-03-03');
    expect(toDate(readComparison('January 2026', days, TODAY).last)).toBe('2026-01-31');
  });
});

describe('a name', () => {
  it('of an engine may be any that people use', () => {
    expect(findEngines('Google Gemini')).toEqual(['gemini']);
    expect(findEngines('GPT, claude and AI Overviews')).toEqual(['chatgpt', 'claude', 'ai_overview']);
    expect(findEngines(['Bing'])).toEqual(['copilot']);
    expect(findEngines('all')).toBeUndefined();
  });

  it('that several engines or none go by says which there are', () => {
    expect(() => findEngines('google')).toThrow(/Several engines.*AI Overview, Google AI Mode, Gemini/);
    expect(() => findEngines('altavista')).toThrow(/There is no engine.*ChatGPT, Perplexity/);
  });

  it('of a figure may be that of the API', () => {
    expect(findFigure('mentions').figure).toBe('mentionRate');
    expect(findFigure('responseVisibilityRate').name).toBe('visibility');
    expect(findFigure('share of voice').figure).toBe('shareOfVoice');
    expect(() => findFigure('fame')).toThrow(/There are: visibility/);
  });

  it('leads to one thing by its beginning or a part, exact ones first', () => {
    const things = [{ names: ['Kordiva'] }, { names: ['Kordiva Pro'] }, { names: ['Nimbero Plan'] }];
    expect(findNamed(things, 'kordivà')).toEqual({ one: things[0] });
    expect(findNamed(things, 'nimbero')).toEqual({ one: things[2] });
    expect(findNamed(things, 'kord')).toEqual({ several: things.slice(0, 2) });
    expect(findNamed(things, '…')).toEqual({ several: [] });
  });
});
