/** The limit of output tokens in a request, under the name that its wire has for it. Left out where a route has none. */
import type { RouteOptions, RouteSettings } from '../engine-route.ts';

/** What a request is made of besides the question. */
export type RequestSettings = Pick<RouteSettings, 'model' | 'maxOutputTokens'> & RouteOptions;

export function toOutputLimit<Name extends string>(
  name: Name,
  { maxOutputTokens }: Pick<RouteSettings, 'maxOutputTokens'>,
): Partial<Record<Name, number>> {
  return maxOutputTokens === null ? {} : ({ [name]: maxOutputTokens } as Record<Name, number>);
}
