/**
 * How many questions are behind the answers that figures count: what was asked, what was left out and why, and what makes a period
 * uneven. The period before is reported as well, since changes compare with it.
 */
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import { type DayWindow, previousWindow } from '#shared/time/window.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readMixedAnswers } from '../../../answers/other-histories.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { type AnswerDays, readAnswerDays, readModelChanges } from './model-changes.ts';
import { type PromptSpan, planUnevenness } from './plan-unevenness.ts';
import { choosePrompts, type PromptScope, readUnanswered, UNDER_WAY, type Unanswered } from './unanswered.ts';

type Coverage = OperationOutput<'metrics.coverage'>;
type Period = Coverage['current'];
type Sums = Period['byEngine'][number];

export interface CoverageInput {
  scope: FigureScope;
  /** Public id; null: all prompts of the scope. */
  prompt: string | null;
  isDaily: boolean;
  nowMs: number;
}

/** Null where the project has no such prompt. */
export const loadCoverage = defineRead('metrics.coverage', (db, input: CoverageInput): Coverage | null =>
  db.atOneMoment(() => {
    const promptId = input.prompt === null ? null : readPromptId(db, input.scope.projectId, input.prompt);
    return promptId === undefined ? null : readCoverage(db, { ...input.scope, promptId }, input);
  }),
);

function readPromptId(db: Connection, projectId: number, prompt: string): number | undefined {
  const read = db.prepare('SELECT id FROM prompt WHERE public_id = ? AND project_id = ?').pluck();
  return read.get(prompt, projectId) as number | undefined;
}

function readCoverage(
  db: Connection,
  scope: PromptScope,
  { isDaily, nowMs }: Pick<CoverageInput, 'isDaily' | 'nowMs'>,
): Coverage {
  const { firstDay, lastDay } = toScopeBefore(scope);
  const before: DayWindow = { firstDay, lastDay };
  const earlier = previousWindow(before);
  // Which days an engine is missing on shows in the days of the others.
  const all = {
    ...scope,
    firstDay: Math.min(scope.firstDay, earlier.firstDay),
    lastDay: Math.max(scope.lastDay, before.lastDay),
    engines: null,
  };
  const known = {
    answers: readAnswerDays(db, all),
    unanswered: readUnanswered(db, all),
    asked: readAskedEngines(db, scope),
    isDaily,
    today: dayOf(nowMs),
    engines: scope.engines,
  };
  const toPeriod = (window: DayWindow, compared: DayWindow): Period => {
    const prompts = readPromptSpans(db, { ...scope, ...window });
    const facts = [
      ...readMixed(db, { ...scope, ...window }),
      ...readModelChanges(db, scope, known.answers, window),
      ...planUnevenness({ ...known, window, before: compared, prompts }),
    ];
    const isHere = (day: number) => day >= window.firstDay && day <= window.lastDay;
    const rows = known.unanswered.filter((row) => isHere(row.day) && isOf(scope, row.engine));
    const counted = known.answers;
    return {
      periodStart: toDate(window.firstDay),
      periodEnd: toDate(window.lastDay),
      ...addUp(
        ENGINES.flatMap((engine) => (isOf(scope, engine) ? [countIn(counted, engine, isHere)] : [])),
        rows,
      ),
      byEngine: toEngines(counted, rows, isHere, scope),
      days: toDays(counted, rows, isHere, scope),
      prompts: countPrompts(prompts, window),
      facts,
    };
  };
  return { current: toPeriod(scope, before), previous: toPeriod(before, earlier) };
}

/** The questions of one window, without its days and facts. */
export function countQuestions(db: Connection, scope: PromptScope): Omit<Sums, 'model'> {
  const answers = readAnswerDays(db, scope);
  return addUp(
    ENGINES.map((engine) => countIn(answers, engine, () => true)),
    readUnanswered(db, scope),
  );
}

/** Answers that cannot quite be compared with the others. */
function readMixed(db: Connection, scope: PromptScope): Period['facts'] {
  const mixed = readMixedAnswers(db, scope, choosePrompts(scope));
  if (mixed === null) return [];
  const { languages, answers, firstDay, lastDay } = mixed;
  return [{ kind: 'other_boundaries', languages, answers, since: toDate(firstDay), until: toDate(lastDay) }];
}

const isOf = (scope: PromptScope, engine: string) => scope.engines?.includes(engine) ?? true;

function countIn(answers: AnswerDays, engine: Engine, isHere: (day: number) => boolean): number {
  return [...(answers.get(engine) ?? [])].reduce((sum, [day, count]) => sum + (isHere(day) ? count : 0), 0);
}

/** Asked is counted and excluded together: the sum is right by itself. */
function addUp(counts: readonly number[], rows: readonly Unanswered[]): Omit<Sums, 'model'> {
  const counted = counts.reduce((sum, count) => sum + count, 0);
  const byReason = new Map<string, number>();
  for (const { reason, questions } of rows) byReason.set(reason, (byReason.get(reason) ?? 0) + questions);
  const underWay = byReason.get(UNDER_WAY) ?? 0;
  byReason.delete(UNDER_WAY);
  const excluded = [...byReason]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
  const left = excluded.reduce((sum, { count }) => sum + count, 0);
  return { asked: counted + left + underWay, counted, underWay, excluded };
}

function toEngines(
  answers: AnswerDays,
  rows: readonly Unanswered[],
  isHere: (day: number) => boolean,
  scope: PromptScope,
) {
  return ENGINES.filter((engine) => isOf(scope, engine)).flatMap((model): Sums[] => {
    const own = rows.filter((row) => row.engine === model);
    const sums = addUp([countIn(answers, model, isHere)], own);
    return sums.asked === 0 ? [] : [{ model, ...sums }];
  });
}

function toDays(
  answers: AnswerDays,
  rows: readonly Unanswered[],
  isHere: (day: number) => boolean,
  scope: PromptScope,
): Period['days'] {
  const byDay = Map.groupBy(rows, (row) => row.day);
  return [...byDay.entries()]
    .sort(([a], [b]) => a - b)
    .map(([day, own]) => {
      const counts = ENGINES.flatMap((engine) => (isOf(scope, engine) ? [answers.get(engine)?.get(day) ?? 0] : []));
      return { date: toDate(day), ...addUp(isHere(day) ? counts : [], own) };
    });
}

function countPrompts(prompts: readonly PromptSpan[], { firstDay }: DayWindow): Period['prompts'] {
  const counted = prompts.filter(({ lastDay }) => lastDay !== null && lastDay >= firstDay);
  return { counted: counted.length, archived: counted.filter(({ state }) => state === 'archived').length };
}

/** Each prompt of the filters with its first answer of all and its last until the end of the window. */
function readPromptSpans(db: Connection, scope: PromptScope): PromptSpan[] {
  const { where, values } = choosePrompts(scope);
  return db
    .prepare(
      `SELECT public_id AS id, text, state, (SELECT min(day) FROM answer WHERE prompt_id = prompt.id) AS firstDay,
         (SELECT max(day) FROM answer WHERE prompt_id = prompt.id AND day <= ?) AS lastDay
       FROM prompt WHERE ${where} ORDER BY ordinal`,
    )
    .all(scope.lastDay, ...values) as PromptSpan[];
}

function readAskedEngines(db: Connection, scope: PromptScope): Set<Engine> {
  const { where, values } = choosePrompts(scope);
  const rows = db
    .prepare(`SELECT DISTINCT models FROM prompt WHERE ${where} AND state IN ('active', 'queued')`)
    .pluck();
  return new Set((rows.all(...values) as string[]).flatMap((models) => JSON.parse(models) as Engine[]));
}
