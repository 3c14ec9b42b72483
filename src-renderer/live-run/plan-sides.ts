/** What the two sides of a comparison do not both hold, in short parts of one line. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { TEXTS } from '../texts/texts.ts';

export type Sides = OperationOutput<'metrics.sides'>;

const words = TEXTS.coverage.sides;

/** Empty where both hold the same, and where one has no answers: then nothing is compared. */
export function planSides({ answers, previousAnswers, prompts, engines, surfaces }: Sides): string[] {
  if (answers === 0 || previousAnswers === 0) return [];
  const { both, onlyCurrent, onlyPrevious } = prompts;
  const toParts = (names: readonly string[], say: (names: string) => string) =>
    names.length === 0 ? [] : [say(names.join(', '))];
  const { surfaces: surfaceNames } = TEXTS.viewer;
  return [
    ...(onlyCurrent + onlyPrevious > 0 ? [words.prompts(both, onlyCurrent, onlyPrevious)] : []),
    ...toParts(
      engines.onlyCurrent.map((engine) => ENGINE_LABELS[engine]),
      words.onlyNow,
    ),
    ...toParts(
      engines.onlyPrevious.map((engine) => ENGINE_LABELS[engine]),
      words.onlyThen,
    ),
    ...toParts(
      surfaces.onlyCurrent.map((surface) => surfaceNames[surface]),
      words.onlyNow,
    ),
    ...toParts(
      surfaces.onlyPrevious.map((surface) => surfaceNames[surface]),
      words.onlyThen,
    ),
  ];
}
