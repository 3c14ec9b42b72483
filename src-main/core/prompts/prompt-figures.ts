/** Figures of single prompts: by engine for all prompts of a project, and by day for one. Read from the prompts' own months. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { firstDayOf } from '#shared/time/month.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { APPEARANCE, brandAt, depthAt, isCitedAt, orderAt, sentimentAt } from '../facts/month-page.ts';
import type { ScopePrompt, VisitedAnswer } from '../facts/read-facts.ts';
import { planSegmentFilter, readSegments } from '../facts/segments.ts';
import { atOneMoment } from '../metrics/at-one-moment.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { type OwnPart, visitOwnStrip } from '../month-sums/own-strip.ts';
import { openWalk } from '../month-sums/walk-months.ts';
import { toMean } from '../rollups/units.ts';
import { readMatchingPrompts } from './list-prompts.ts';

type PromptEngines = OperationOutput<'prompts.engines'>;
type Timeseries = OperationOutput<'prompts.timeseries'>;

/** Counts of the own brand over some answers of one prompt; units stay below 2^53. */
interface OwnCounts {
  answers: number;
  visible: number;
  named: number;
  cited: number;
  orderSum: number;
  depthUnits: number;
  sentimentUnits: number;
}

export const loadPromptEngines = defineRead(
  'prompts.engines',
  (db, scope: FigureScope): PromptEngines => atOneMoment(db, () => readEngines(db, scope)),
);

function readEngines(db: Connection, scope: FigureScope): PromptEngines {
  const engines = new Map([...readSegments(db)].map(([id, { engine }]) => [id, engine]));
  const readCounts = openOwnCounts(db, scope, ({ segmentId }) => engines.get(segmentId) ?? '');
  return {
    prompts: readMatchingPrompts(db, { scope, search: null }).map((prompt) => ({
      promptId: prompt.public_id,
      engines: [...readCounts(prompt)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([model, own]) => ({ model: model as Engine, ...toFigures(own) })),
    })),
  };
}

export interface PromptTimeseriesRequest {
  scope: FigureScope;
  promptId: string;
}

/** Null for a prompt that the project does not have. */
export const loadPromptTimeseries = defineRead(
  'prompts.timeseries',
  (db, { scope, promptId }: PromptTimeseriesRequest): Timeseries | null => {
    const prompt = db
      .prepare('SELECT id, ordinal FROM prompt WHERE public_id = ? AND project_id = ?')
      .get(promptId, scope.projectId) as ScopePrompt | undefined;
    if (!prompt) return null;
    const byDay = openOwnCounts(db, scope, ({ day }) => day)(prompt);
    return {
      chartData: Array.from({ length: lengthOf(scope) }, (_, index) => {
        const day = scope.firstDay + index;
        return toDay(day, byDay.get(day) ?? emptyCounts());
      }),
    };
  },
);

/** What counts one prompt after the other: the own brand's part of each answer is in the sums of its months, of others in facts. */
function openOwnCounts<K>(
  db: Connection,
  scope: FigureScope,
  toKey: (answer: { segmentId: number; day: number }) => K,
): (prompt: ScopePrompt) => Map<K, OwnCounts> {
  const ownId = readOwnBrandId(db, scope.projectId);
  const wanted = planSegmentFilter(db, scope);
  let counts = new Map<K, OwnCounts>();
  const open = (answer: { segmentId: number; day: number }) => {
    const key = toKey(answer);
    const own = counts.get(key) ?? emptyCounts();
    counts.set(key, own);
    own.answers++;
    return own;
  };
  const walk = openWalk(db, scope, {
    table: 'own_month',
    kinds: ['appearances'],
    onSum: (body, month) =>
      visitOwnStrip(body, ownId, { ...scope, before: firstDayOf(month) - 1, wanted }, (part) =>
        addPart(open(part), part),
      ),
    onAnswer: (answer) => addAnswer(open(answer), answer, ownId),
  });
  return (prompt) => {
    counts = new Map();
    walk(prompt);
    return counts;
  };
}

function addPart(own: OwnCounts, { numbers, at, isNamed, isCited }: OwnPart): void {
  if (!isNamed && !isCited) return;
  own.visible++;
  if (isCited) own.cited++;
  if (isNamed) addNamed(own, numbers, at);
}

function addAnswer(own: OwnCounts, { page: { heads, appearances }, place }: VisitedAnswer, ownId: number): void {
  const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
  for (let at = place.appearance; at < end; at += APPEARANCE) {
    if (brandAt(appearances, at) !== ownId) continue;
    own.visible++;
    if (isCitedAt(appearances, at)) own.cited++;
    if (orderAt(appearances, at) > 0) addNamed(own, appearances, at);
    return;
  }
}

function addNamed(own: OwnCounts, appearances: Int32Array, at: number): void {
  own.named++;
  own.orderSum += orderAt(appearances, at);
  own.depthUnits += depthAt(appearances, at);
  own.sentimentUnits += sentimentAt(appearances, at);
}

function emptyCounts(): OwnCounts {
  return { answers: 0, visible: 0, named: 0, cited: 0, orderSum: 0, depthUnits: 0, sentimentUnits: 0 };
}

function toFigures({ answers, visible, named, cited, orderSum, depthUnits, sentimentUnits }: OwnCounts) {
  return {
    answers,
    visible,
    mentions: named,
    cited,
    mentionOrder: named > 0 ? orderSum / named : null,
    position: toMean(depthUnits, named),
    sentiment: toMean(sentimentUnits, named),
  };
}

function toDay(day: number, own: OwnCounts): Timeseries['chartData'][number] {
  const { answers, ...figures } = toFigures(own);
  return {
    date: toDate(day),
    totalResults: answers,
    notVisible: answers - figures.visible,
    uniquePrompts: answers > 0 ? 1 : 0,
    ...figures,
  };
}
