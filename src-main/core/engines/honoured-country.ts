/** Which country an answer is stored with. Changes no ask. */
import type { AnswerReader } from './engine-route.ts';
import { toCountryCode } from './wire/country-code.ts';

/** The country that the route passed on, as the code that went out; null where it cannot say one, or the ask had none. */
export function toHonouredCountry(route: Pick<AnswerReader, 'honours'>, country: string | null): string | null {
  return route.honours.country === 'parameter' ? toCountryCode(country) : null;
}
