/** The variable of a route's key, under which the key is saved. */
import { validationError } from '#shared/app-error.ts';
import { findRoute } from '../core/engines/registry.ts';

/** Throws VALIDATION_ERROR for a route that does not exist or takes no key. */
export function requireKeyVariable(routeId: string): string {
  const route = findRoute(routeId);
  const variable = route?.environment.keyVariable ?? null;
  if (!route || route.surface === 'simulated') throw validationError([{ path: 'route', message: 'is no known route' }]);
  if (variable === null) throw validationError([{ path: 'route', message: 'takes no key' }]);
  return variable;
}
