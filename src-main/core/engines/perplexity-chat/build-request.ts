/** Builds the body of a Sonar call. Sonar always searches; what is added is only from where. */
import { toChatRequest } from '../chat/build-request.ts';
import type { EngineAsk } from '../engine-route.ts';
import { toCountryCode } from '../wire/country-code.ts';
import type { RequestSettings } from '../wire/output-limit.ts';

/** The request body: a chat call, with the country to search from where the ask names one. */
export function toSonarRequest(ask: EngineAsk, settings: RequestSettings): Record<string, unknown> {
  const body = toChatRequest(ask, settings);
  const country = toCountryCode(ask.country);
  return country === null ? body : { ...body, web_search_options: { user_location: { country } } };
}
