/** Facts of a project in which nothing happened, to be changed by one thing at a time. */
import type { CellFact, PeriodFacts, PromptFact, TaskFacts } from '#main/core/tasks/facts/task-facts.ts';

export const OWN_ID = 1;
export const RIVAL_ID = 2;

export function madeUpFacts(change: Partial<TaskFacts> = {}): TaskFacts {
  const brand = (id: number, name: string, domain: string) => ({
    id,
    publicId: `brand-${id}`,
    name,
    aliases: [],
    domains: [domain],
  });
  return {
    project: {
      id: 1,
      publicId: 'p',
      name: 'Nortivo',
      domain: 'nortivo.example',
      websiteUrl: 'https://nortivo.example',
    },
    own: brand(OWN_ID, 'Nortivo', 'nortivo.example'),
    competitors: [brand(RIVAL_ID, 'Brellan', 'brellan.example'), brand(3, 'Quistor', 'quistor.example')],
    otherNames: [],
    current: period([]),
    previous: period([]),
    prompts: [],
    promptsSetUpAtMs: 0,
    rivalries: [],
    hosts: [],
    ownPages: [],
    lostPages: [],
    searches: [],
    engines: [],
    groundedNamed: { named: 0, cited: 0 },
    waiting: [],
    unreadable: [],
    ...change,
  };
}

export function period(cells: CellFact[]): PeriodFacts {
  const answers = cells.reduce((sum, each) => sum + each.answers, 0);
  return { firstDay: 0, lastDay: 29, answers, cells: cells.toSorted((a, b) => a.promptId - b.promptId) };
}

/** A prompt for each number of hits, all with the same number of answers. `promptId` is that of the first. */
export function spread(answers: number, hits: readonly number[], spec: Omit<CellSpec, 'own'> = {}): CellFact[] {
  return hits.map((own, index) => cell(answers, { ...spec, own, promptId: (spec.promptId ?? 1) + index }));
}

interface CellSpec {
  own: number;
  promptId?: number;
  /** Mean sentiment of the answers that name the brand; all alike. */
  sentiment?: number;
  rival?: number;
  engine?: string;
  language?: string;
  isBranded?: boolean;
}

/** A cell in which the brand is named, cited and visible in `own` of the answers. */
export function cell(answers: number, spec: CellSpec): CellFact {
  const toCount = (part: number) => ({ named: part, cited: part, visible: part });
  const { promptId = 1, own, sentiment = 50 } = spec;
  return {
    promptId,
    sentiment: { n: own, sum: own * sentiment, squares: own * sentiment ** 2 },
    engine: spec.engine ?? 'chatgpt',
    language: spec.language ?? 'EN',
    isBranded: spec.isBranded ?? false,
    answers,
    brands: new Map([
      [OWN_ID, toCount(spec.own)],
      [RIVAL_ID, toCount(spec.rival ?? 0)],
    ]),
  };
}

export function promptFact(change: Partial<PromptFact>): PromptFact {
  return {
    id: 1,
    publicId: 'prompt-1',
    text: 'Which planner?',
    language: 'EN',
    isBranded: false,
    tags: [],
    answers: 0,
    named: 0,
    cited: 0,
    visible: 0,
    rivalNamed: 0,
    opinions: change.named ?? 0,
    sentiment: null,
    ...change,
  };
}
