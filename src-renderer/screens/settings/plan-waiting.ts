/** Why an engine cannot be asked, in the language of the app where that is a missing key, else in the words of the core. Pure. */
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
  // The way that the owner chose may wait for something else.
  if (isChosen || !first?.key?.isNeeded || first.key.from !== 'none') return { short: waiting, long: waiting };
  return { short: words.waits, long: words.waitsLong(ENGINE_LABELS[engine], first.label, first.key.variable) };
}
