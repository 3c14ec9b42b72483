/** Words the country of an ask for web search tools of this family. */
import { toCountryCode } from '../wire/country-code.ts';

/** `{ user_location }` for a search tool; empty where the ask names no country that a server would take. */
export function toUserLocation(country: string | null): Record<string, unknown> {
  const code = toCountryCode(country);
  return code === null ? {} : { user_location: { type: 'approximate', country: code } };
}
