/** Two engines against each other, in a sentence. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { formatChange, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';

const words = TEXTS.overview.engineLines;

export type EnginePair = OperationOutput<'metrics.compareEngines'>;

export function planPairNote({ model, against, prompts, figures, againstFigures, differences }: EnginePair): string {
  const { both, onlyModel, onlyAgainst } = prompts;
  if (both === 0) return words.nothingShared(ENGINE_LABELS[model], ENGINE_LABELS[against]);
  const { verdict } = differences.verdicts.responseVisibilityRateChange;
  return [
    words.pair(both, {
      one: `${ENGINE_LABELS[model]} ${formatRate(figures.responseVisibilityRate)}`,
      other: `${ENGINE_LABELS[against]} ${formatRate(againstFigures.responseVisibilityRate)}`,
      points: TEXTS.overview.points(formatChange(differences.responseVisibilityRateChange)),
      verdict: TEXTS.history.since.verdicts[verdict],
    }),
    ...(onlyModel + onlyAgainst > 0 ? [words.leftOut(onlyModel + onlyAgainst)] : []),
  ].join(' · ');
}
