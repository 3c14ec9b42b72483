/** Worlds of random answers, and what the operations of the app say of them: what sentences of a report are held to. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ReportWorld, ReportWorldOptions } from '../report-world.ts';

type Answers = ReportWorldOptions['answers'][number][];

export const NOW = '2026-03-31T12:00:00Z';
/** The last whole week and the one before. */
const PERIODS = {
  startDate: '2026-03-23',
  endDate: '2026-03-29',
  compareStart: '2026-03-16',
  compareEnd: '2026-03-22',
};
const DAYS = Array.from({ length: 14 }, (_, index) => `2026-03-${16 + index}`);
const ENGINES = ['chatgpt', 'gemini', 'claude'];
export const NAMES = { chatgpt: 'ChatGPT', gemini: 'Gemini', claude: 'Claude' } as Record<string, string>;
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
export function makeAnswers(seed: number): Answers {
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

export interface Read {
  summary: OperationOutput<'metrics.summary'>;
  brands: OperationOutput<'competitors.list'>['competitors'];
  engines: OperationOutput<'metrics.breakdown'>['parts'];
  moved: OperationOutput<'metrics.explainChange'>;
  changed: OperationOutput<'metrics.explainChange'>;
  gaps: OperationOutput<'sources.gapDomains'>;
  tasks: OperationOutput<'tasks.list'>;
}

export async function readWorld(world: ReportWorld): Promise<Read> {
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
