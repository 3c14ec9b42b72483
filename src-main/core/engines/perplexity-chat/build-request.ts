/** Builds the body of a Sonar call. Sonar always searches; what is added is only from where. */
import { toChatRequest } from '../chat/build-request.ts';
import type { EngineAsk } from '../engine-route.ts';
import { toCountryCode } from '../wire/country-code.ts';

/** The request body: a chat call, with the country to search from where the ask names one. */
export function toSonarRequest(ask: EngineAsk, model: string): Record<string, unknown> {
  const body = toChatRequest(ask, model);
  const country = toCountryCode(ask.country);
  return country === null ? body : { ...body, web_search_options: { user_location: { country } } };
}
