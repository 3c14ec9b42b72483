/** Figures of single prompts: by engine for all prompts of a project, and by day for one. Read from the prompts' own facts. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { APPEARANCE, brandAt, depthAt, isCitedAt, orderAt, sentimentAt } from '../facts/month-page.ts';
import { type ScopePrompt, type VisitedAnswer, visitScope } from '../facts/read-facts.ts';
import { readSegments } from '../facts/segments.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
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

export const loadPromptEngines = defineRead('prompts.engines', (db, scope: FigureScope): PromptEngines => {
  const engineOf = new Map([...readSegments(db)].map(([id, { engine }]) => [id, engine]));
  const prompts = readMatchingPrompts(db, { scope, search: null });
  return {
    prompts: prompts.map((prompt) => {
      const counts = readOwnCounts(db, scope, prompt, ({ segmentId }) => engineOf.get(segmentId) ?? '');
      return {
        promptId: prompt.public_id,
        engines: [...counts].map(([model, own]) => ({ model: model as Engine, ...toFigures(own) })),
      };
    }),
  };
});

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
    const byDay = readOwnCounts(db, scope, prompt, ({ day }) => day);
    return {
      chartData: Array.from({ length: lengthOf(scope) }, (_, index) => {
        const day = scope.firstDay + index;
        return toDay(day, byDay.get(day) ?? emptyCounts());
      }),
    };
  },
);

function readOwnCounts<K>(
  db: Connection,
  scope: FigureScope,
  prompt: ScopePrompt,
  toKey: (answer: VisitedAnswer) => K,
): Map<K, OwnCounts> {
  const ownId = readOwnBrandId(db, scope.projectId);
  const counts = new Map<K, OwnCounts>();
  visitScope(
    db,
    scope,
    ['appearances'],
    (answer) => {
      const key = toKey(answer);
      const own = counts.get(key) ?? emptyCounts();
      counts.set(key, own);
      addAnswer(own, answer, ownId);
    },
    [prompt],
  );
  return counts;
}

function addAnswer(own: OwnCounts, { page: { heads, appearances }, place }: VisitedAnswer, ownId: number): void {
  own.answers++;
  const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
  for (let at = place.appearance; at < end; at += APPEARANCE) {
    if (brandAt(appearances, at) !== ownId) continue;
    own.visible++;
    if (isCitedAt(appearances, at)) own.cited++;
    const order = orderAt(appearances, at);
    if (order === 0) return;
    own.named++;
    own.orderSum += order;
    own.depthUnits += depthAt(appearances, at);
    own.sentimentUnits += sentimentAt(appearances, at);
    return;
  }
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
