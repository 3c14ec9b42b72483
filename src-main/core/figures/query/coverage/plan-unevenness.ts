/**
 * What makes a period uneven, so that its figures are not read as if the same had been asked every day: engines that are missing on
 * some days, days that a cap held back or that have no answer, engines and prompts that came or left. Pure; it judges no figure.
 */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { AnswerDays } from './model-changes.ts';
import type { Unanswered } from './unanswered.ts';

export type UnevenFact = OperationOutput<'metrics.coverage'>['current']['facts'][number];

/** A prompt with the days of its first answer of all and of its last until the end of the window; null: none. */
export interface PromptSpan {
  id: string;
  text: string;
  state: string;
  firstDay: number | null;
  lastDay: number | null;
}

export interface PeriodFacts {
  window: DayWindow;
  before: DayWindow;
  /** Of the window and the one before it, all engines. */
  answers: AnswerDays;
  unanswered: readonly Unanswered[];
  prompts: readonly PromptSpan[];
  /** Engines that active prompts are asked on by now. */
  asked: ReadonlySet<Engine>;
  isDaily: boolean;
  today: number;
  /** Null: all of them. */
  engines: readonly string[] | null;
}

/** A prompt asked by hand is no day of the schedule: a day counts from this share of the usual number of answers. */
const WHOLE_DAY = 0.5;

export function planUnevenness(facts: PeriodFacts): UnevenFact[] {
  const { window, before } = facts;
  const whole = listWholeDays(facts, window);
  const wholeBefore = listWholeDays(facts, before);
  return [
    ...ENGINES.flatMap((engine) => {
      return isOf(facts, engine) ? planEngine(engine, facts, whole, wholeBefore) : [];
    }),
    ...planCapped(facts),
    ...planEmpty(facts),
    ...planPrompts(facts, whole),
  ];
}

const isOf = ({ engines }: PeriodFacts, engine: Engine) => engines?.includes(engine) ?? true;

const isIn = (day: number, { firstDay, lastDay }: DayWindow) => day >= firstDay && day <= lastDay;

function listWholeDays({ answers }: PeriodFacts, window: DayWindow): number[] {
  const totals = new Map<number, number>();
  for (const days of answers.values()) {
    for (const [day, count] of days) if (isIn(day, window)) totals.set(day, (totals.get(day) ?? 0) + count);
  }
  const sorted = [...totals.values()].sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [...totals].flatMap(([day, count]) => (count >= usual * WHOLE_DAY ? [day] : [])).sort((a, b) => a - b);
}

/** On which the engine gave something: an empty surface is not a missing engine, and today is not over. */
function listPresent(engine: Engine, { answers, unanswered }: PeriodFacts): Set<number> {
  const shown = unanswered.filter((row) => row.engine === engine && (row.reason === 'not_shown' || isToCome(row)));
  return new Set([...(answers.get(engine)?.keys() ?? []), ...shown.map((row) => row.day)]);
}

const isToCome = ({ reason }: Unanswered) => reason === 'under_way';

function planEngine(engine: Engine, facts: PeriodFacts, whole: number[], wholeBefore: number[]): UnevenFact[] {
  const present = listPresent(engine, facts);
  const here = [...present].filter((day) => isIn(day, facts.window)).sort((a, b) => a - b);
  const wasThere = [...present].some((day) => isIn(day, facts.before));
  const [first] = here;
  const isAsked = facts.asked.has(engine);
  if (first === undefined) {
    if (!wasThere || whole.length === 0) return [];
    return isAsked ? toMissing(engine, whole, whole.length) : [{ kind: 'engine_left', model: engine, since: null }];
  }
  const last = here.at(-1) ?? first;
  const came = !wasThere && (wholeBefore.length > 0 || (whole[0] ?? first) < first);
  const left = !isAsked && (whole.at(-1) ?? last) > last;
  const expected = whole.filter((day) => (!came || day >= first) && (!left || day <= last));
  return [
    ...(came ? [{ kind: 'engine_came' as const, model: engine, since: toDate(first) }] : []),
    ...(left ? [{ kind: 'engine_left' as const, model: engine, since: toDate(last) }] : []),
    ...toMissing(
      engine,
      expected.filter((day) => !present.has(day)),
      whole.length,
    ),
  ];
}

function toMissing(engine: Engine, days: number[], of: number): UnevenFact[] {
  return days.length === 0 ? [] : [{ kind: 'engine_missing', model: engine, days: days.map(toDate), of }];
}

function planCapped(facts: PeriodFacts): UnevenFact[] {
  const { unanswered, window } = facts;
  const capped = unanswered.filter((row) => row.reason === 'cap' && isIn(row.day, window) && isOf(facts, row.engine));
  if (capped.length === 0) return [];
  const days = [...new Set(capped.map((row) => row.day))].sort((a, b) => a - b);
  const questions = capped.reduce((sum, row) => sum + row.questions, 0);
  return [{ kind: 'capped', days: days.map(toDate), questions }];
}

/** Days of a daily schedule without any answer, once there were answers and before today. */
function planEmpty({ answers, prompts, window, isDaily, today }: PeriodFacts): UnevenFact[] {
  const first = Math.min(...prompts.flatMap(({ firstDay }) => (firstDay === null ? [] : [firstDay])));
  if (!isDaily || !Number.isFinite(first)) return [];
  const answered = new Set([...answers.values()].flatMap((days) => [...days.keys()]));
  const days: number[] = [];
  const lastDay = Math.min(window.lastDay, today - 1);
  const firstDay = Math.max(window.firstDay, first);
  for (let day = firstDay; day <= lastDay; day++) if (!answered.has(day)) days.push(day);
  // A project that was not asked daily then says nothing by its gaps.
  if (days.length === 0 || days.length * 2 > lastDay - firstDay + 1) return [];
  return [{ kind: 'no_answers', days: days.map(toDate), of: lastDay - firstDay + 1 }];
}

function planPrompts({ prompts, window, before }: PeriodFacts, whole: number[]): UnevenFact[] {
  const started = Math.min(...prompts.flatMap(({ firstDay }) => (firstDay === null ? [] : [firstDay])));
  const lastWhole = whole.at(-1) ?? window.lastDay;
  const came = prompts.filter(
    ({ firstDay }) => firstDay !== null && isIn(firstDay, window) && firstDay > Math.max(started, window.firstDay),
  );
  const isOver = ({ state }: PromptSpan) => state === 'archived' || state === 'paused';
  const left = prompts.filter(
    (prompt) => isOver(prompt) && (prompt.lastDay ?? 0) >= before.firstDay && (prompt.lastDay ?? 0) < lastWhole,
  );
  return [
    ...(came.length > 0 ? [{ kind: 'prompts_came' as const, ...toPrompts(came) }] : []),
    ...(left.length > 0 ? [{ kind: 'prompts_left' as const, ...toPrompts(left) }] : []),
  ];
}

const MOST_NAMED = 20;

function toPrompts(prompts: readonly PromptSpan[]) {
  const named = prompts.slice(0, MOST_NAMED).map(({ id, text }) => ({ id, prompt: text }));
  return { count: prompts.length, prompts: named };
}
