/** Whether a route can be asked as its owner wants it: its wire must have a field for an option, and its model must take it. Pure. */
import type { EngineRoute } from './engine-route.ts';
import type { RouteChanges, RouteOverrides } from './engine-settings.ts';
import { findModel } from './models/catalogue.ts';

const NAMES = { maxSearches: 'limit of searches', reasoningEffort: 'reasoning effort', searchDepth: 'search depth' };

/** What is wrong, with the field that it is about; null: nothing. A model that nobody knows may take anything. */
export function findBadOption(
  route: EngineRoute,
  known: RouteOverrides,
  asked: RouteChanges,
): { path: string; message: string } | null {
  for (const path of ['maxSearches', 'reasoningEffort', 'searchDepth'] as const) {
    const isAsked = asked[path] !== undefined && asked[path] !== null;
    if (isAsked && !route.knows?.includes(path)) {
      return { path, message: `cannot be set: ${route.label} takes no ${NAMES[path]}` };
    }
  }
  // What a call says nothing of stays as it was.
  const effort = asked.reasoningEffort === undefined ? known.reasoningEffort : asked.reasoningEffort;
  const model = (asked.model === undefined ? known.model : asked.model) ?? route.defaults.model;
  const efforts = findModel(route.id, model)?.efforts;
  if (!effort || !efforts || efforts.includes(effort)) return null;
  return { path: 'reasoningEffort', message: `must be one of ${efforts.join(', ')} for ${model}` };
}
