/** A call that takes one POST, from question to raw reply. Reads nothing of a reply but its status. */
import type { CallFailure, RawReply, RouteContext } from '../engine-route.ts';
import { type ErrorDialect, toHttpFailure } from './http-failure.ts';
import { type JsonPost, postJson } from './post-json.ts';

/** The one reply of a call, if its status is 2xx; any other status is the failure that it stands for in the dialect. */
export async function callJson(
  post: Omit<JsonPost, 'serverName'>,
  dialect: ErrorDialect,
  context: RouteContext,
): Promise<RawReply[] | CallFailure> {
  const reply = await postJson({ ...post, serverName: dialect.serverName }, context);
  if ('kind' in reply) return reply;
  if (reply.status < 200 || reply.status > 299) return toHttpFailure(reply, dialect, context.settings.apiKey);
  return [reply];
}
