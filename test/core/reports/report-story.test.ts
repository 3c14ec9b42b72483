/** Each sentence of a summary is read again by patterns of its own and held against what the operations of the app say. */
import { afterEach, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { createReportWorld, type ReportWorld, type ReportWorldOptions } from './report-world.ts';

let world: ReportWorld;
afterEach(() => world.close());

type Answers = ReportWorldOptions['answers'][number][];

const NOW = '2026-03-31T12:00:00Z';
/** The last whole week and the one before. */
const PERIODS = {
  startDate: '2026-03-23',
  endDate: '2026-03-29',
  compareStart: '2026-03-16',
  compareEnd: '2026-03-22',
};
const DAYS = Array.from({ length: 14 }, (_, index) => `2026-03-${16 + index}`);
const ENGINES = ['chatgpt', 'gemini', 'claude'];
const NAMES = { chatgpt: 'ChatGPT', gemini: 'Gemini', claude: 'Claude' } as Record<string, string>;
const RIVALS = ['Kordiva', 'Oduvia'];

/** Numbers from 0 to 1 that are the same for a seed each time (mulberry32). */
function openRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Prompts of different rates; of some worlds engines change, of some prompts, of some nothing. */
function makeAnswers(seed: number): Answers {
  const random = openRandom(seed);
  const prompts = 2 + Math.floor(random() * 9);
  const [isEngineChanged, isPromptChanged] = [random() < 0.4, random() < 0.4];
  const base = Array.from({ length: prompts }, () => random());
  const shift = (engine: number, prompt: number) =>
    (isEngineChanged && engine === 1 ? 0.7 * (random() < 0.9 ? 1 : -1) : 0) +
    (isPromptChanged && prompt < 2 ? -0.9 : 0);
  const shifts = ENGINES.map((_, engine) => base.map((_, prompt) => shift(engine, prompt)));
  const rivals = base.map(() => [random(), random()]);
  return DAYS.flatMap((date, day) =>
    ENGINES.flatMap((model, engine) =>
      base.map((rate, prompt) => {
        const chance = rate + (day >= 7 ? (shifts[engine]?.[prompt] ?? 0) : 0);
        const named = [
          ...(random() < chance ? ['Brimlane'] : []),
          ...RIVALS.filter((_, index) => random() < (rivals[prompt]?.[index] ?? 0)),
        ];
        const isCited = random() < 0.2;
        const page = named.includes('Brimlane') ? 'brimlane.example/plans' : `blog${prompt}.example/list`;
        return {
          ...{ prompt: `Which one ${prompt}?`, model, answeredAt: `${date}T10:00:00Z` },
          text: `${named.join(', ')}. ${date} ${model}`,
          sources: isCited || !named.includes('Brimlane') ? [{ url: `https://${page}`, title: 'Page' }] : [],
        };
      }),
    ),
  );
}

interface Read {
  summary: OperationOutput<'metrics.summary'>;
  brands: OperationOutput<'competitors.list'>['competitors'];
  engines: OperationOutput<'metrics.breakdown'>['parts'];
  moved: OperationOutput<'metrics.explainChange'>;
  changed: OperationOutput<'metrics.explainChange'>;
  gaps: OperationOutput<'sources.gapDomains'>;
  tasks: OperationOutput<'tasks.list'>;
}

async function readWorld(): Promise<Read> {
  const project = { projectId: world.projectId };
  const figure = { ...project, ...PERIODS, figure: 'responseVisibilityRate' } as const;
  return {
    summary: await world.call('metrics.summary', { ...project, ...PERIODS }),
    brands: (await world.call('competitors.list', { ...project, ...PERIODS, intervals: true })).competitors,
    engines: (await world.call('metrics.breakdown', { ...project, ...PERIODS, by: ['engine'] })).parts,
    moved: await world.call('metrics.explainChange', { ...figure, by: 'prompt' }),
    changed: await world.call('metrics.explainChange', { ...figure, by: 'prompt_engine' }),
    gaps: await world.call('sources.gapDomains', { ...project, ...PERIODS }),
    tasks: await world.call('tasks.list', { ...project, status: ['open', 'in_progress'], limit: 200 }),
  };
}

const toNumber = (text: string | undefined) => Number((text ?? '').replace('−', '-').replace(/[+,%]/g, ''));
/** As far as it is written: 38% stands for 37.5 to 38.5. */
function expectWritten(text: string | undefined, value: number | null | undefined): void {
  const digits = text?.includes('.') ? 1 : 0;
  expect(Math.abs(toNumber(text) - (value ?? Number.NaN)), `${text} for ${value}`).toBeLessThanOrEqual(
    0.5 / 10 ** digits + 1e-9,
  );
}
const found = (verdict: string | undefined) => verdict === 'real' || verdict === 'on_these_prompts';
const WORDS: Record<string, string> = {
  real: 'real',
  on_these_prompts: 'on these prompts',
  within_noise: 'within noise',
  too_few_answers: 'too few answers',
};

/** What each sentence may be, and what has to hold where it is said. */
const READINGS: [RegExp, (match: RegExpExecArray, read: Read) => void][] = [
  [
    /^Brimlane is visible in (\d+) of (\d+) answers: too few answers to go by\.$/,
    ([, hits, answers], { summary: { current } }) => {
      expect(current.totalResponses < 30 || current.visible + current.notVisible < 5).toBe(true);
      expect(toNumber(answers)).toBe(current.totalResponses);
      expectWritten(String((100 * toNumber(hits)) / toNumber(answers)).slice(0, 5), current.responseVisibilityRate);
    },
  ],
  [
    /^Brimlane is visible in ([\d.]+)% of (\d+) answers, ([\d.]+) points (more|less) than before \(([\d.]+)%\): (a real change|these questions are answered differently now; whether others like them are, this does not show)\.$/,
    ([, rate, answers, amount, way, before, verdict], { summary: { current, previous, changes } }) => {
      const change = changes.responseVisibilityRateChange;
      expectWritten(rate, current.responseVisibilityRate);
      expect(toNumber(answers)).toBe(current.totalResponses);
      expectWritten(amount, Math.abs(change));
      expect(way).toBe(change > 0 ? 'more' : 'less');
      expectWritten(before, previous.responseVisibilityRate);
      const said = verdict === 'a real change' ? 'real' : 'on_these_prompts';
      expect(changes.verdicts.responseVisibilityRateChange.verdict).toBe(said);
    },
  ],
  [
    /^Brimlane is visible in ([\d.]+)% of (\d+) answers\. The difference of ([+−]?[\d.]+) points from before \(([\d.]+)%\) is within noise: neither a rise nor a fall\.$/,
    ([, rate, answers, change, before], { summary: { current, previous, changes } }) => {
      expectWritten(rate, current.responseVisibilityRate);
      expect(toNumber(answers)).toBe(current.totalResponses);
      expectWritten(change, changes.responseVisibilityRateChange);
      expectWritten(before, previous.responseVisibilityRate);
      expect(changes.verdicts.responseVisibilityRateChange.verdict).toBe('within_noise');
    },
  ],
  [
    /^It is named in ([\d.]+)% of the answers \(([+−]?[\d.]+) points, ([a-z ]+)\), and its own site is cited in ([\d.]+)% \(([+−]?[\d.]+) points, ([a-z ]+)\)\.$/,
    ([, named, namedChange, namedVerdict, cited, citedChange, citedVerdict], { summary: { current, changes } }) => {
      expectWritten(named, current.mentionRate);
      expectWritten(namedChange, changes.mentionRateChange);
      expect(namedVerdict).toBe(WORDS[changes.verdicts.mentionRateChange.verdict]);
      expectWritten(cited, current.citationRate);
      expectWritten(citedChange, changes.citationRateChange);
      expect(citedVerdict).toBe(WORDS[changes.verdicts.citationRateChange.verdict]);
    },
  ],
  [
    /^By engine, what changed beyond chance: (.+)\.$/,
    ([, list], { engines }) => {
      for (const [, name, points] of list?.matchAll(/([A-Z]\w+) \(([+−][\d.]+) points\)/g) ?? []) {
        const engine = engines.find(({ id }) => NAMES[id] === name);
        expectWritten(points, engine?.changes.responseVisibilityRateChange);
        expect(found(engine?.changes.verdicts.responseVisibilityRateChange.verdict)).toBe(true);
      }
    },
  ],
  [
    /^No engine changed beyond chance\.$/,
    (_, { engines }) => {
      // Judged together, so that one that would be real alone may not be.
      const alone = engines.filter(({ changes }) => changes.verdicts.responseVisibilityRateChange.verdict === 'real');
      for (const { changes } of alone)
        expect(changes.verdicts.responseVisibilityRateChange.pValue).toBeGreaterThan(0.1 / 3);
    },
  ],
  [
    /^Of (\d) brands compared, (\w+) is shown most often \(([\d.]+)%\)(?:, before (\w+) \(([\d.]+)%\)|; Brimlane is in place (\d) \(([\d.]+)%\))\.( Their intervals overlap\.)?$/,
    ([, count, first, firstRate, next, nextRate, place, ownRate, overlap], { brands }) => {
      const ranked = brands.toSorted((a, b) => (a.globalRank ?? 0) - (b.globalRank ?? 0));
      expect(toNumber(count)).toBe(brands.length);
      expect(first).toBe(ranked[0]?.name);
      expectWritten(firstRate, ranked[0]?.visibilityRate);
      const other = next === undefined ? ranked.find(({ isUserBrand }) => isUserBrand) : ranked[1];
      if (next === undefined) expect(toNumber(place)).toBe(other?.globalRank);
      else expect(next).toBe(other?.name);
      expectWritten(nextRate ?? ownRate, other?.visibilityRate);
      const [a, b] = [ranked[0], other].map((brand) => {
        const { brand: wide = null, repeat = null } = brand?.intervals?.visibilityRate ?? {};
        return wide ?? repeat;
      });
      expect(overlap !== undefined).toBe(!a || !b || (a[0] <= b[1] && b[0] <= a[1]));
    },
  ],
  [
    /^Among competitors, (\w+) changed most beyond chance \(([+−][\d.]+) points\)\.$/,
    ([, name, points], { brands }) => {
      const rival = brands.find((brand) => brand.name === name);
      expect(rival?.isUserBrand).toBe(false);
      expectWritten(points, rival?.visibilityChange);
      expect(found(rival?.verdicts?.visibilityChange.verdict)).toBe(true);
    },
  ],
  [
    /^Of (\d+) questions? that could be judged, (?:(\d+) (?:was|were) won and (\d+) lost|none was won or lost) beyond chance\.$/,
    ([, judged, won = '0', lost = '0'], { moved }) => {
      expect(toNumber(judged)).toBe(moved.judged);
      const real = moved.contributions.filter(
        ({ verdict, currentN, previousN }) => found(verdict) && currentN * previousN > 0,
      );
      expect(toNumber(won)).toBe(real.filter(({ current, previous }) => (current ?? 0) > (previous ?? 0)).length);
      expect(toNumber(lost)).toBe(real.filter(({ current, previous }) => (current ?? 0) < (previous ?? 0)).length);
    },
  ],
  [
    /^(\d+) answers? show a competitor and not Brimlane; of the sites that they cite, (\S+) is the one where being named is most worth the work \((\d+) of them\)\.$/,
    ([, answers, domain, cited], { gaps: { domains, meta } }) => {
      const most = domains.toSorted((a, b) => b.worth - a.worth)[0];
      expect(toNumber(answers)).toBe(meta.gapAnswers);
      expect(most?.worth).toBe(domains.find((site) => site.domain === domain)?.worth);
      expect(toNumber(cited)).toBe(domains.find((site) => site.domain === domain)?.gapCount);
    },
  ],
  [
    /^Next: (.+)\.$/,
    ([, titles], { tasks }) => {
      const open = tasks.tasks.filter(({ category }) => category !== 'setup').map(({ title }) => `“${title}”`);
      expect(open.slice(0, 2).join(' and ')).toBe(titles);
    },
  ],
];

/** Where the change comes from is a sentence of the screen of changes, whose own tests hold it; here: only beyond chance, and its points. */
function readCause(sentence: string, { summary, changed }: Read): void {
  expect(found(summary.changes.verdicts.responseVisibilityRateChange.verdict), sentence).toBe(true);
  const { cause, rival } = changed.story ?? {};
  const points = /(?:lost|gained) ([\d.]+) of them/.exec(sentence)?.[1];
  if (points !== undefined) expectWritten(points, Math.abs(cause?.points ?? Number.NaN));
  const named = /on (\d+) of these \d+ (\w+) (?:is there instead|gave way)/.exec(sentence);
  if (named) expect([toNumber(named[1]), named[2]]).toEqual([rival?.prompts, rival?.name]);
  expect(sentence).toMatch(/of them|No part stands out|of the answers before|cited|instead|gave way/);
}

describe('a summary', () => {
  it.each(Array.from({ length: 14 }, (_, seed) => seed + 1))(
    'says what the figures carry and nothing else (world %i)',
    async (seed) => {
      world = await createReportWorld({ now: NOW, answers: makeAnswers(seed) });
      await world.call('competitors.add', { projectId: world.projectId, name: 'Oduvia' });
      await world.call('tasks.evaluate', { projectId: world.projectId });
      const read = await readWorld();
      const { summary } = await world.call('reports.build', {
        ...{ projectId: world.projectId, name: 'Week', period: 'last_week', sections: ['summary'] },
      });
      expect(summary.sentences.length).toBeGreaterThan(0);
      const said = summary.sentences.map(({ text: sentence }) => {
        const fitting = READINGS.filter(([pattern]) => pattern.test(sentence));
        expect(fitting.length, sentence).toBeLessThanOrEqual(1);
        if (fitting[0]) fitting[0][1](fitting[0][0].exec(sentence)!, read);
        else readCause(sentence, read);
        return fitting[0]?.[0] ?? 'cause';
      });
      // None is told twice, and the first says how visible the brand is.
      expect(new Set(said).size).toBe(said.length);
      expect(summary.sentences[0]?.text).toMatch(/^Brimlane is visible in/);
      // What is more than chance is not kept back.
      const { verdict } = read.summary.changes.verdicts.responseVisibilityRateChange;
      expect(said.includes('cause')).toBe(found(verdict));
    },
  );
});

describe('a summary in the words of its owner', () => {
  const week = (fields: object = {}) =>
    world.call('reports.build', {
      ...{ projectId: world.projectId, name: 'Week', period: 'last_week', sections: ['summary'] },
      ...fields,
    } as never);

  it('stands in place of the sentences while they are the same, and is marked above them once they are others', async () => {
    world = await createReportWorld({ now: NOW, answers: makeAnswers(3) });
    const made = await week();
    expect(made.summary.isOutdated).toBe(false);
    const summary = { text: 'A quiet week.\n\nNothing to do.', fingerprint: made.summary.fingerprint };
    const own = await week({ summary });
    expect(own.summary).toEqual({ ...made.summary, isOutdated: false });
    expect(own.html).toContain('<bdi>A quiet week.</bdi>');
    expect(own.html).not.toContain(made.summary.sentences[0]?.text);
    expect(own.html).not.toContain('was written for other figures');
    // Another period has other figures.
    const later = await week({ summary, period: 'dates', startDate: '2026-03-16', endDate: '2026-03-22' });
    expect(later.summary.isOutdated).toBe(true);
    expect(later.html.indexOf('A quiet week.')).toBeLessThan(later.html.indexOf('was written for other figures'));
    expect(later.html).toContain(later.summary.sentences[0]?.text);
  });

  it('says that there are no answers where there are none', async () => {
    world = await createReportWorld({ now: NOW, answers: [] });
    const { summary, html } = await week();
    expect(summary.sentences).toEqual([]);
    expect(html).toContain('There are no answers in this period.');
  });
});
