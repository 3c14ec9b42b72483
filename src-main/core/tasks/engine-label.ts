/** What an engine is called, in every language alike. */
import { ENGINE_LABELS, ENGINES } from '#shared/vocabulary/engines.ts';

/** The engine's name as people write it; the identifier of one that is not known. */
export function toEngineLabel(engine: string): string {
  const known = ENGINES.find((each) => each === engine);
  return known ? ENGINE_LABELS[known] : engine;
}
