/** A change is taken apart exactly, and what was planted is named first. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { CHANGE_GROUPS, EXPLAINED_FIGURES } from '#shared/vocabulary/figures.ts';
import type { Api } from '#support/api-client.ts';
import {
  LOST_PROMPTS,
  PAGE,
  PLANTED_WEEK,
  type Planted,
  plantWorld,
  RIVAL,
  toPromptText,
} from '#support/planted-world.ts';
import { seedProject } from '#support/seed-project.ts';
import { seededChoice } from '#support/seeded-choice.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

type Explained = OperationOutput<'metrics.explainChange'>;
type Changed = OperationOutput<'metrics.changedAnswers'>;

let test: TestService;
let api: Api;
const projects = new Map<Planted, string>();
/** Causes that half of the prompts show as well: what is imported takes longest here. */
const SMALL: readonly Planted[] = ['rival', 'source', 'asked'];

beforeAll(async () => {
  test = await startTestService();
  await test.call('account.update', { tier: 'agency_enterprise' } as never).catch(() => undefined);
  // Packs what is imported while it is asked about.
  test.service.core.upkeep.stop();
  api = await test.freshApi({ environment: 'live' });
});
afterAll(() => test.close());

/** The project with this planted, made when it is asked for first. */
async function open(planted: Planted): Promise<string> {
  const known = projects.get(planted);
  if (known) return known;
  const project = await seedProject(api);
  projects.set(planted, project.id);
  await plantWorld(test, project, planted, SMALL.includes(planted) ? { prompts: 17 } : {});
  return project.id;
}

type Query = Record<string, string>;
async function explain(planted: Planted, query: Query = {}): Promise<Explained> {
  const id = await open(planted);
  const asked = { ...PLANTED_WEEK, figure: 'mentionRate', by: 'engine', ...query };
  return (await api.get(`/projects/${id}/metrics/changes`, asked)).data as Explained;
}

const sumOf = (rows: Explained['contributions'], key: 'points' | 'mixPoints' | 'answeredPoints') =>
  rows.reduce((sum, row) => sum + row[key], 0);

describe('a planted cause', () => {
  it('is the engine, with the prompts that it lost', async () => {
    const { change, story, verdict, contributions } = await explain('engine');
    expect(change).toBeLessThan(-10);
    expect(verdict.verdict).toBe('real');
    expect(contributions[0]).toMatchObject({ id: 'gemini', label: 'Gemini', verdict: 'real' });
    expect(story).toMatchObject({ leadsWith: 'cause', cause: { kind: 'engine', id: 'gemini', ofPrompts: 34 } });
    expect(story!.cause.points).toBeCloseTo(contributions[0]!.points, 9);
    expect(story!.cause.prompts).toBeGreaterThan(12);
  });

  it('is six prompts, and those first: one more may have moved by chance', async () => {
    const { story } = await explain('prompts');
    expect(story).toMatchObject({ leadsWith: 'cause', cause: { kind: 'prompts', ofPrompts: 34 } });
    expect(story!.cause.prompts).toBeLessThanOrEqual(7);
    const rows = (await explain('prompts', { by: 'prompt' })).contributions;
    const texts = new Map(rows.map(({ id, label }) => [id, label]));
    expect(LOST_PROMPTS.map(toPromptText).sort()).toEqual(
      story!.cause.promptIds
        .flatMap((id) => texts.get(id) ?? [])
        .filter((text) => LOST_PROMPTS.map(toPromptText).includes(text))
        .sort(),
    );
  });

  it('is the rival that took over', async () => {
    const { story } = await explain('rival');
    expect(story).toMatchObject({ leadsWith: 'rival', rival: { name: RIVAL } });
    expect(story!.rival!.now).toBeGreaterThan(story!.rival!.before + 20);
  });

  it('is the page that is no longer cited', async () => {
    const { story } = await explain('source');
    expect(story).toMatchObject({ leadsWith: 'source', source: { url: PAGE, way: 'gone', now: 0 } });
  });

  it('is what was asked, where the same was answered alike', async () => {
    const { story, mix, answered } = await explain('asked');
    expect(story).toMatchObject({ leadsWith: 'cause', cause: { kind: 'asked' } });
    expect(Math.abs(mix!)).toBeGreaterThan(4 * Math.abs(answered!));
  });
});

describe('answers behind a cell', () => {
  it('are those that were lost, each beside the last one of before that named the brand', async () => {
    const [row] = (await explain('rival', { by: 'prompt_engine' })).contributions;
    const asked = { ...PLANTED_WEEK, figure: 'mentionRate', promptId: row!.promptId!, model: row!.model! };
    const { data } = await api.get(`/projects/${await open('rival')}/metrics/changes/answers`, asked);
    const { answers, lost, current, previous } = data as Changed;
    expect([current, previous]).toEqual([row!.current, row!.previous]);
    const first = answers[0]!;
    expect(first).toMatchObject({ way: 'lost', answer: { mentioned: false }, before: { mentioned: true } });
    expect(first.brandsOut.map(({ name }) => name)).toContain('Brimlane');
    const replaced = answers.filter(({ brandsIn }) => brandsIn.some(({ name }) => name === RIVAL));
    expect(replaced.length).toBeGreaterThan(0);
    expect(replaced[0]!.inOurPlace).toMatchObject({ name: RIVAL });
    expect(answers.filter(({ way }) => way === 'lost')).toHaveLength(lost);
  });
});

describe('parts of a change', () => {
  const FILTERS: Query[] = [
    {},
    { model: 'gemini' },
    { language: 'de' },
    { tags: 'odd' },
    { tags: 'odd,third' },
    { surface: 'import' },
    { branded: 'false' },
    { compareStart: '2026-02-25', compareEnd: '2026-02-27' },
    { startDate: '2026-03-05', endDate: '2026-03-06' },
  ];

  it.each(EXPLAINED_FIGURES)('add up to that of %s, whatever it is taken apart by and filtered by', async (figure) => {
    const choice = seededChoice(EXPLAINED_FIGURES.indexOf(figure) + 1);
    for (const by of CHANGE_GROUPS) {
      if (figure === 'visibilityRate' && by.includes('engine')) continue;
      for (const filter of FILTERS.filter(() => choice.isTrue(0.5))) {
        const found = await explain(choice.pick(['engine', 'asked'] as const), { figure, by, ...filter });
        expect(Math.abs(found.mix! + found.answered! - found.change!)).toBeLessThan(1e-9);
        expect(Math.abs(sumOf(found.contributions, 'points') - found.change!)).toBeLessThan(1e-9);
        expect(Math.abs(sumOf(found.contributions, 'mixPoints') - found.mix!)).toBeLessThan(1e-9);
        expect(Math.abs(found.current! - found.previous! - found.change!)).toBeLessThan(1e-9);
      }
    }
  });

  it.each([
    'mentionRate',
    'responseVisibilityRate',
    'citationRate',
    'visibilityRate',
    'position',
    'sentiment',
  ] as const)('of %s are of the change that the summary tells', async (figure) => {
    const id = await open('engine');
    const summary = (await api.get(`/projects/${id}/metrics`, PLANTED_WEEK)).data as OperationOutput<'metrics.summary'>;
    const { current, previous } = await explain('engine', { figure, by: 'prompt' });
    expect(current).toBeCloseTo(summary.current[figure]!, 9);
    expect(previous).toBeCloseTo(summary.previous[figure]!, 9);
  });

  it('are none where a period has no answers', async () => {
    const found = await explain('engine', { compareStart: '2025-01-01', compareEnd: '2025-01-02' });
    expect(found).toMatchObject({ previous: null, change: null, mix: null, contributions: [], story: null });
  });

  it('are not told by engine where prompts are counted', async () => {
    const id = await open('engine');
    const reply = await api.get(`/projects/${id}/metrics/changes`, { figure: 'visibilityRate', by: 'engine' });
    expect(reply.status).toBe(400);
  });
});
