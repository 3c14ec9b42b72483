/**
 * Sixty days of daily evaluations of projects in which nothing changes but chance: tasks come, and may end, but they do not flap.
 * The brand's rates are where rules have their thresholds, which is where chance is worst.
 */
import { describe, expect, it } from 'vitest';
import type { CellFact, TaskFacts } from '#main/core/tasks/facts/task-facts.ts';
import { type JudgedRule, planTaskChanges, type StoredTask } from '#main/core/tasks/plan-task-changes.ts';
import { RULES } from '#main/core/tasks/rules/index.ts';
import type { TaskDraft } from '#main/core/tasks/task-draft.ts';
import { cell, madeUpFacts, period, promptFact } from './made-up-facts.ts';

const DAY_MS = 86_400_000;
const DAYS = 60;
const WINDOW = 30;
const ENGINES = ['chatgpt', 'gemini', 'perplexity', 'claude'];
const PROMPTS = 12;

/** The same numbers from the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Day = { own: boolean; rival: boolean }[][];

/** One answer to each prompt by each engine a day. Rates of prompts are around the one that is given. */
function simulate(seed: number, rate: number): Day[] {
  const random = createRandom(seed);
  const rates = Array.from({ length: PROMPTS }, () => Math.min(0.95, Math.max(0, rate + (random() - 0.5) * 0.4)));
  return Array.from({ length: DAYS + 2 * WINDOW }, () =>
    rates.map((each) => ENGINES.map(() => ({ own: random() < each, rival: random() < 0.35 }))),
  );
}

function toPeriod(days: readonly Day[]) {
  const cells: CellFact[] = Array.from({ length: PROMPTS }, (_, prompt) =>
    ENGINES.map((engine, index) => {
      const answers = days.map((day) => day[prompt]?.[index]);
      const count = (who: 'own' | 'rival') => answers.filter((answer) => answer?.[who]).length;
      return cell(answers.length, { promptId: prompt + 1, own: count('own'), rival: count('rival'), engine });
    }),
  ).flat();
  return period(cells);
}

function toFacts(days: readonly Day[], today: number): TaskFacts {
  const current = days.slice(today - WINDOW, today);
  const prompts = Array.from({ length: PROMPTS }, (_, prompt) => {
    const answers = current.flatMap((day) => day[prompt] ?? []);
    const seen = answers.filter(({ own }) => own).length;
    const counts = { answers: answers.length, named: seen, cited: seen, visible: seen };
    return promptFact({ id: prompt + 1, publicId: `prompt-${prompt + 1}`, ...counts });
  });
  return madeUpFacts({
    current: toPeriod(current),
    previous: toPeriod(days.slice(today - 2 * WINDOW, today - WINDOW)),
    prompts,
  });
}

const JUDGED: readonly JudgedRule[] = RULES.map(({ id, isCertain = false }) => ({ id, isCertain, mayOpen: true }));
/** As if every finding were a fact: what comes and goes by chance alone. */
const WITHOUT_WAITING = JUDGED.map((rule) => ({ ...rule, isCertain: true }));

/** What one project lives through: moments at which each task was opened, opened again and resolved. */
function live(seed: number, rate: number, judged = JUDGED) {
  const days = simulate(seed, rate);
  const tasks = new Map<string, StoredTask>();
  const events: { task: string; kind: 'create' | 'reopen' | 'resolve'; day: number }[] = [];
  for (let day = 0; day < DAYS; day++) {
    const facts = toFacts(days, day + 2 * WINDOW);
    const drafts = RULES.flatMap((rule) =>
      rule.find(facts).map(({ subject }) => ({ rule: rule.id, subject }) as TaskDraft),
    );
    const nowMs = (day + 1) * DAY_MS;
    for (const change of planTaskChanges([...tasks.values()], drafts, judged, nowMs)) {
      const known = 'id' in change ? [...tasks.values()].find(({ id }) => id === change.id) : undefined;
      const { rule, subject } = known ?? (change as { draft: TaskDraft }).draft;
      const task = `${rule} ${subject}`;
      const next = known ?? { id: tasks.size + 1, rule, subject, isAutoResolved: false, resolvedMs: null };
      if (change.kind === 'resolve') {
        tasks.set(task, { ...next, status: 'done', isAutoResolved: true, resolvedMs: nowMs, lastSeenMs: nowMs });
      } else if (change.kind !== 'see') {
        tasks.set(task, { ...next, status: 'open', isAutoResolved: false, resolvedMs: null, lastSeenMs: nowMs });
      }
      if (change.kind !== 'see' && change.kind !== 'refresh') events.push({ task, kind: change.kind, day });
    }
  }
  return events;
}

describe('sixty days in which only chance moves the figures', () => {
  const liveAll = (judged: readonly JudgedRule[]) =>
    [0.2, 0.27, 0.3, 0.35, 0.45, 0.33, 0.25, 0.5].map((rate, index) => live(index + 1, rate, judged));
  const clients = liveAll(JUDGED);
  const countIn = (all: ReturnType<typeof liveAll>) => (kind: string) =>
    all.flat().filter((event) => event.kind === kind).length;

  it('open few tasks again, and resolve few', () => {
    const count = countIn(clients);
    const flapping = countIn(liveAll(WITHOUT_WAITING));
    expect(flapping('reopen')).toBeGreaterThan(5);
    expect([count('create'), count('reopen'), count('resolve')]).toEqual([flapping('create'), 1, 4]);
  });

  it('leave at least a week between the opening of a task and its end, and two until it is opened again', () => {
    for (const client of clients) {
      for (const [index, { task, kind, day }] of client.entries()) {
        const before = client.slice(0, index).findLast((event) => event.task === task);
        if (before) expect(day - before.day, `${task} ${kind}`).toBeGreaterThanOrEqual(kind === 'resolve' ? 7 : 14);
      }
    }
  });
});
