/** Why an engine cannot be asked, in the language of the app. Pure. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { TEXTS } from '../../texts/texts.ts';
import type { ListedEngine, RouteState } from './engines-section.tsx';

const words = TEXTS.settings.engines;

/** Null for one that can be asked; `short` fits a cell. */
export function planWaiting(
  { engine, waiting, choices, isChosen }: Pick<ListedEngine, 'engine' | 'waiting' | 'choices' | 'isChosen'>,
  routes: readonly RouteState[],
): { short: string; long: string } | null {
  if (waiting === null) return null;
  const first = routes.find(({ route }) => route === choices[0]);
  if (isChosen) return { short: words.waitsChosen, long: words.waitsChosenLong(ENGINE_LABELS[engine]) };
  // Where it is no key that is missing, it is the service.
  if (!first?.key?.isNeeded || first.key.from !== 'none')
    return { short: words.waitsService, long: words.waitsServiceLong(ENGINE_LABELS[engine]) };
  return { short: words.waits, long: words.waitsLong(ENGINE_LABELS[engine], first.label, first.key.variable) };
}
