/** Figures of single prompts: by engine for all prompts of a project, and by day for one. Read from the prompts' own months. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import { readDays, toBrandFigures } from '../metrics/timeseries.ts';
import { withShareIntervals } from '../opinions/sentiment-shares.ts';
import { readMatchingPrompts } from './list-prompts.ts';
import { readPromptIntervals } from './prompt-intervals.ts';
import type { PromptTableRequest } from './prompt-table.ts';

type PromptEngines = OperationOutput<'prompts.engines'>;
type Timeseries = OperationOutput<'prompts.timeseries'>;

export const loadPromptEngines = defineRead(
  'prompts.engines',
  (db, request: PromptTableRequest): PromptEngines => db.atOneMoment(() => readEngines(db, request)),
);

function readEngines(db: Connection, { scope, withIntervals = false }: PromptTableRequest): PromptEngines {
  const brandId = readOwnBrandId(db, scope.projectId);
  const prompts = readMatchingPrompts(db, { scope, search: null });
  const parts = breakdown(db, {
    scope,
    by: ['prompt', 'engine'],
    brandIds: [brandId],
    measures: ['means'],
    prompts,
  });
  const byPrompt = Map.groupBy(parts, ({ key }) => key.prompt);
  const toIntervals = withIntervals ? readPromptIntervals(db, scope, prompts) : null;
  return {
    prompts: prompts.map(({ public_id: promptId, ordinal }) => ({
      promptId,
      engines: (byPrompt.get(ordinal) ?? []).map((part) => {
        const line = { model: part.key.engine as Engine, ...toBrandFigures(part, brandId) };
        if (toIntervals === null) return line;
        const { intervals, shares } = toIntervals({ ordinal }, part.key.engine ?? '');
        return { ...line, intervals, ...withShareIntervals(line, shares) };
      }),
    })),
  };
}

export interface PromptTimeseriesRequest {
  scope: FigureScope;
  promptId: string;
  withIntervals?: boolean;
}

/** Null for a prompt that the project does not have. */
export const loadPromptTimeseries = defineRead(
  'prompts.timeseries',
  (db, { scope, promptId, withIntervals = false }: PromptTimeseriesRequest): Timeseries | null => {
    const prompt = db
      .prepare('SELECT id, ordinal FROM prompt WHERE public_id = ? AND project_id = ?')
      .get(promptId, scope.projectId) as ScopePrompt | undefined;
    if (!prompt) return null;
    return { chartData: readDays(db, { scope, withIntervals, prompts: [prompt] }) };
  },
);
