/** Which answers figures are about, in English. It is the shape that other languages must fill. */
import type { Surface } from '../vocabulary/surfaces.ts';

export const SCOPE_ENGLISH = {
  all: 'all answers of the period',
  branded: 'questions that name the brand',
  unbranded: 'questions that do not name the brand',
  tagged: (tags: readonly string[]) => `tagged ${tags.join(' or ')}`,
  surfaces: {
    api: 'API',
    serp: 'search page',
    ui: 'consumer app',
    local: 'local model',
    simulated: 'simulated',
    import: 'added by hand or imported',
  } satisfies Record<Surface, string>,
};

export type ScopeWords = typeof SCOPE_ENGLISH;
