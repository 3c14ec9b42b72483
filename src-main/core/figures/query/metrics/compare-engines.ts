/** Two engines against each other: the same days and the prompts that both answered, paired by prompt. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readScopePrompts } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import { Part } from '../breakdown-part.ts';
import { toSureFigures } from '../cells/figure-intervals.ts';
import { readDayCorrelations } from '../cells/read-day-correlations.ts';
import { readPromptCells } from '../cells/read-prompt-cells.ts';
import { toSummary } from './summary.ts';

type EngineComparison = OperationOutput<'metrics.compareEngines'>;

export interface ComparedEngines {
  /** Its own engines say nothing. */
  scope: FigureScope;
  model: Engine;
  against: Engine;
}

export const loadEngineComparison = defineRead(
  'metrics.compareEngines',
  (db, compared: ComparedEngines): EngineComparison => db.atOneMoment(() => readEngineComparison(db, compared)),
);

function readEngineComparison(db: Connection, { scope, model, against }: ComparedEngines): EngineComparison {
  const brandId = readOwnBrandId(db, scope.projectId);
  const prompts = readScopePrompts(db, scope);
  const read = (engine: Engine) => {
    const cells = readPromptCells(db, { scope: { ...scope, engines: [engine] }, brandIds: [brandId], prompts });
    return { cells, answered: new Set(prompts.filter(({ ordinal }) => cells.hasAnswers(ordinal))) };
  };
  const [here, there] = [read(model), read(against)];
  const both = prompts.filter((prompt) => here.answered.has(prompt) && there.answered.has(prompt));
  const parts = breakdown(db, {
    scope: { ...scope, engines: [model, against] },
    by: ['engine'],
    brandIds: [brandId],
    measures: ['means', 'prompts'],
    prompts: both,
  });
  const partOf = (engine: Engine) => parts.find(({ key }) => key.engine === engine) ?? Part.NOTHING;
  const sure = toSureFigures(
    { current: here.cells, previous: there.cells, correlations: readDayCorrelations(db, scope) },
    { brandId, ordinals: both.map(({ ordinal }) => ordinal) },
  );
  const sameDays = { ...scope, before: scope };
  const summary = toSummary(sameDays, brandId, { current: partOf(model), previous: partOf(against) }, sure);
  return {
    model,
    against,
    prompts: {
      both: both.length,
      onlyModel: here.answered.size - both.length,
      onlyAgainst: there.answered.size - both.length,
    },
    figures: summary.current,
    againstFigures: summary.previous,
    differences: summary.changes,
  };
}
