/** Calls SerpApi: once for a surface, and a second time for an overview that Google builds late. Reads no answer. */
import type { CallFailure, EngineRequest, RawReply, RouteContext } from '../engine-route.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { withBill } from '../wire/failed-reply.ts';
import { getJson } from '../wire/get-json.ts';
import { toHttpFailure } from '../wire/http-failure.ts';
import { type SerpSurface, toOverviewQuery, toSurfaceQuery } from './build-query.ts';
import { SERPAPI_ERRORS } from './read-error.ts';
import { findPageToken } from './reply-shape.ts';
import { toSearchBill } from './search-bill.ts';

/** Asks a surface that comes whole. */
export async function callSurface(
  surface: SerpSurface,
  request: EngineRequest,
  context: RouteContext,
): Promise<RawReply[] | CallFailure> {
  const reply = await search(toSurfaceQuery(surface, request), context);
  return 'kind' in reply ? reply : [reply];
}

/**
 * Asks Google and, where its page only holds a token for the overview, for the overview at once: the token lasts four
 * minutes. A failure of the second call is one of the whole: the first page alone holds no answer, but was paid for.
 */
export async function callOverview(request: EngineRequest, context: RouteContext): Promise<RawReply[] | CallFailure> {
  const page = await search(toSurfaceQuery('google', request), context);
  if ('kind' in page) return page;
  const decoded = decodeJson(page.body);
  const pageToken = decoded.isReadable ? findPageToken(decoded.value) : null;
  if (pageToken === null) return [page];
  const overview = await search(toOverviewQuery(pageToken), context);
  return 'kind' in overview ? withBill(overview, toSearchBill(1)) : [page, overview];
}

async function search(query: Record<string, string>, context: RouteContext): Promise<RawReply | CallFailure> {
  const { settings } = context;
  // People paste the whole address of the documentation; the endpoint is the same below it.
  const baseUrl = settings.baseUrl.trim().replace(/\/search(?:\.json)?\/*$/, '');
  const get = {
    serverName: SERPAPI_ERRORS.serverName,
    endpoint: 'search.json',
    version: '',
    query,
    keyParameter: 'api_key',
  };
  const reply = await getJson(get, { ...context, settings: { ...settings, baseUrl } });
  if ('kind' in reply) return reply;
  const isFine = reply.status >= 200 && reply.status <= 299;
  return isFine ? reply : toHttpFailure(reply, SERPAPI_ERRORS, settings.apiKey);
}
