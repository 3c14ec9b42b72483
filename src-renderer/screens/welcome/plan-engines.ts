/** Which engines a new project begins with unless they are chosen. Pure. */
import { DEFAULT_ENGINES, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';

interface EngineChoice {
  /** Those that can be asked now; none: the usual ones are planned. */
  reachable: readonly Engine[];
  /** Those that the plan has, and how many of them. */
  engines: readonly Engine[];
  most: number;
}

/** The usual ones come first where the plan has no room for all. */
export function planEngines({ reachable, engines, most }: EngineChoice): Engine[] {
  const wanted = reachable.length > 0 ? reachable : DEFAULT_ENGINES;
  const usualFirst = [...DEFAULT_ENGINES, ...ENGINES.filter((engine) => !DEFAULT_ENGINES.includes(engine))];
  const chosen = usualFirst.filter((engine) => wanted.includes(engine) && engines.includes(engine)).slice(0, most);
  return ENGINES.filter((engine) => chosen.includes(engine));
}
