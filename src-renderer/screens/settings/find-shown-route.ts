/** Which service is shown of an engine, also while it waits. Pure. */
import type { ListedEngine, RouteState } from './engines-section.tsx';

/** The route that an engine is asked over, else the first that it could be. */
export function findShownRoute(
  { route, choices }: ListedEngine,
  routes: readonly RouteState[],
): RouteState | undefined {
  return routes.find((known) => known.route === (route ?? choices[0]));
}
