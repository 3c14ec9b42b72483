/** Builds the queries of SerpApi calls. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest } from '../engine-route.ts';
import { toCountryCode } from '../wire/country-code.ts';

/** The server's names of the surfaces that are asked with a question. */
export type SerpSurface = 'google' | 'google_ai_mode' | 'bing_copilot';

/** Languages that Google spells in its own way; others are their code. */
const GOOGLE_LANGUAGES: Readonly<Record<string, string>> = { zh: 'zh-cn', he: 'iw' };

/** Countries that Google spells in its own way. */
const GOOGLE_COUNTRIES: Readonly<Record<string, string>> = { GB: 'uk' };

/**
 * The query of a first call. Every answer is an observation of its own, so a page that the server kept from an hour ago is
 * refused; its token for the rest of an overview would have run out too. Copilot takes neither language nor country.
 */
export function toSurfaceQuery(surface: SerpSurface, request: EngineRequest): Record<string, string> {
  const query = { engine: surface, q: request.prompt, no_cache: 'true' };
  return surface === 'bing_copilot'
    ? query
    : { ...query, ...toLanguage(request.language), ...toCountry(request.country) };
}

/** The query for the rest of an overview that the first reply only gave a token for. */
export function toOverviewQuery(pageToken: string): Record<string, string> {
  return { engine: 'google_ai_overview', page_token: pageToken };
}

/** A language that the server does not know would make it refuse the whole call, so a doubtful one is left out. */
function toLanguage(language: string): Record<string, string> {
  const code = language.trim().toLowerCase();
  return /^[a-z]{2}(-[a-z]{2})?$/.test(code) ? { hl: GOOGLE_LANGUAGES[code] ?? code } : {};
}

function toCountry(country: string | null): Record<string, string> {
  const code = toCountryCode(country);
  return code === null ? {} : { gl: GOOGLE_COUNTRIES[code] ?? code.toLowerCase() };
}
