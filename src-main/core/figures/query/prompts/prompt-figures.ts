/** Figures of single prompts: by engine for all prompts of a project, and by day for one. Read from the prompts' own months. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { toMean } from '../../codec/units.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { readSegments } from '../../store/segments.ts';
import { readPromptDays } from '../tagged-counts.ts';
import { countOwn } from './count-own.ts';
import { type EngineCounts, NO_COUNTS } from './engine-tally.ts';
import { readMatchingPrompts } from './list-prompts.ts';

type PromptEngines = OperationOutput<'prompts.engines'>;
type Timeseries = OperationOutput<'prompts.timeseries'>;

export const loadPromptEngines = defineRead(
  'prompts.engines',
  (db, scope: FigureScope): PromptEngines => db.atOneMoment(() => readEngines(db, scope)),
);

function readEngines(db: Connection, scope: FigureScope): PromptEngines {
  const engines = new Map([...readSegments(db)].map(([id, { engine }]) => [id, engine]));
  const prompts = readMatchingPrompts(db, { scope, search: null });
  const tallies = countOwn(db, scope, { prompts, engines });
  return {
    prompts: prompts.map(({ public_id: promptId, ordinal }) => ({
      promptId,
      engines: tallies
        .get(ordinal)!
        .list()
        .map(([model, counts]) => ({ model: model as Engine, ...toFigures(counts) })),
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
    const byDay = readPromptDays(db, scope, readOwnBrandId(db, scope.projectId), [prompt]);
    return {
      chartData: Array.from({ length: lengthOf(scope) }, (_, index) => {
        const day = scope.firstDay + index;
        return toDay(day, byDay.get(day) ?? NO_COUNTS);
      }),
    };
  },
);

function toFigures({ answers, visible, named, cited, orderSum, depthUnits, sentimentUnits }: EngineCounts) {
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

function toDay(day: number, counts: EngineCounts): Timeseries['chartData'][number] {
  const { answers, ...figures } = toFigures(counts);
  return {
    date: toDate(day),
    totalResults: answers,
    notVisible: answers - figures.visible,
    uniquePrompts: answers > 0 ? 1 : 0,
    ...figures,
  };
}
