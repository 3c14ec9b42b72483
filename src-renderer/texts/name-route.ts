/** The service behind an answer in words: its name, and for what was not asked of one, how the answer came. */
import { ROUTE_LABELS } from '#shared/vocabulary/routes.ts';

import { TEXTS } from './texts.ts';

const { simulated, import: imported } = TEXTS.viewer.surfaces;
const NAMES: Readonly<Record<string, string>> = { ...ROUTE_LABELS, simulated, import: imported };

/** The id itself for one that this version does not know; null stays null. */
export function nameRoute<T extends string | null>(route: T): T | string {
  if (route === null) return route;
  return NAMES[route] ?? route;
}
