/** Rows of the portfolio: chosen, grouped, added up; and what a pitch lacks and sends. */
import { describe, expect, it } from 'vitest';
import {
  findPitchFaults,
  type PitchDraft,
  planPitchEngines,
  planPitchPrompts,
  toPitch,
} from '../../../../src-renderer/screens/portfolio/plan-pitch.ts';
import { type Portfolio, planPortfolio } from '../../../../src-renderer/screens/portfolio/plan-portfolio-rows.ts';
import {
  readPortfolioAddress,
  toPortfolioInput,
} from '../../../../src-renderer/screens/portfolio/portfolio-address.ts';

type Project = Portfolio['projects'][number];

const make = (name: string, fields: Partial<Project> = {}) =>
  ({
    id: name,
    name,
    environment: 'live',
    isPitch: false,
    labels: [],
    answers: 10,
    troubles: [],
    tasks: { open: 1, inProgress: 1 },
    spend: { usedUsd: 2, underWayUsd: 0, monthlyCapUsd: null, leftUsd: null, waitingJobs: 0 },
    visibility: { change: null },
    ...fields,
  }) as Project;

const ALL = { kind: 'all', label: null, isGrouped: false } as const;
const PROJECTS = [
  make('Alder', { labels: ['Retail', 'berlin'] }),
  make('Birch', { isPitch: true, labels: ['retail'] }),
  make('Cedar', { environment: 'test', spend: null }),
];

describe('rows', () => {
  it('add up live projects, and simulated ones apart', () => {
    const { sums } = planPortfolio(PROJECTS, ALL);
    expect(sums.live).toEqual({ clients: 1, pitches: 1, answers: 20, inTrouble: 0, openTasks: 4, usedUsd: 4 });
    expect(sums.test).toEqual({ clients: 1, pitches: 0, answers: 10, inTrouble: 0, openTasks: 2, usedUsd: 0 });
  });

  it('stand under each of their labels, by the alphabet, and those without one at the end', () => {
    const { groups } = planPortfolio(PROJECTS, { ...ALL, isGrouped: true });
    expect(groups.map(({ label, rows }) => [label?.toLowerCase() ?? null, rows.map(({ name }) => name)])).toEqual([
      ['berlin', ['Alder']],
      ['retail', ['Alder', 'Birch']],
      [null, ['Cedar']],
    ]);
  });

  it('are chosen by kind and label', () => {
    const namesOf = (chosen: Parameters<typeof planPortfolio>[1]) =>
      planPortfolio(PROJECTS, chosen).groups.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(namesOf({ ...ALL, kind: 'pitches' })).toEqual(['Birch']);
    expect(namesOf({ ...ALL, kind: 'clients', label: 'retail' })).toEqual(['Alder']);
  });

  it('are asked for by the days of the address; what it does not understand counts as not set', () => {
    const chosen = readPortfolioAddress(new URLSearchParams('days=7&against=day_zero&kind=trees&label=Retail'));
    expect(chosen).toEqual({ days: 7, against: 'day_zero', kind: 'all', label: 'retail', isGrouped: false });
    expect(toPortfolioInput(chosen, 20_000)).toEqual({
      ...{ startDate: '2024-09-28', endDate: '2024-10-04', compare: 'day_zero', limit: 1000 },
    });
  });
});

describe('a pitch', () => {
  const draft: PitchDraft = {
    ...{ name: 'Kordiva', site: 'kordiva.example', language: 'en', category: 'project planning tools', days: 7 },
    prompts: null,
  };

  it('has prompts made of what people look for, none of which names the brand', () => {
    const prompts = planPitchPrompts(draft);
    expect(prompts.length).toBeGreaterThanOrEqual(5);
    expect(prompts.every((prompt) => prompt.includes('project planning tools'))).toBe(true);
    expect(prompts.some((prompt) => prompt.includes('Kordiva'))).toBe(false);
  });

  it('says what it lacks', () => {
    expect(findPitchFaults({ ...draft, name: ' ', site: 'x', category: '' })).toEqual({
      ...{ name: 'noName', site: 'noSite', prompts: 'noPrompt' },
    });
    const lines = Array.from({ length: 51 }, (_, at) => `Question ${at}?`).join('\n');
    expect(findPitchFaults({ ...draft, prompts: lines })).toEqual({ prompts: 'tooMany' });
    expect(findPitchFaults(draft)).toEqual({});
  });

  it('asks engines that have a key, and simulated ones where none has', () => {
    expect(planPitchEngines([])).toEqual({ environment: 'test', models: ['chatgpt', 'perplexity', 'ai_overview'] });
    const engines = planPitchEngines([{ engine: 'claude', route: 'anthropic' }] as never);
    expect(engines).toEqual({ environment: 'live', models: ['claude'] });
    expect(toPitch({ ...draft, prompts: 'One?\n\n One? \nTwo?' }, engines)).toMatchObject({
      ...{ isPitch: true, pitchDurationDays: 7, environment: 'live', models: ['claude'] },
      prompts: [{ prompt: 'One?' }, { prompt: 'Two?' }],
    });
  });
});
