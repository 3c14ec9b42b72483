/** Entity tags: who has a reply already sends its tag along, and gets 304 where nothing changed. */
import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** May be kept, and is asked for again before it is used. */
const ASK_AGAIN = 'private, no-cache';

/** Every whole GET reply below `prefixes` gets a tag. What is written in chunks as it is read (a large export) has none before its end. */
export function bindEntityTags(app: FastifyInstance, prefixes: readonly string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!prefixes.some((prefix) => request.url.startsWith(`${prefix}/`)) || !isTagged(request, reply)) return payload;
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply.headers({ etag: tag, 'cache-control': ASK_AGAIN });
    if (!isKnown(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

function isTagged(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.method === 'GET' && reply.statusCode === 200;
}

/** `*`, or a list of tags in which a weak one counts as its strong one (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  const named = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return named.includes('*') || named.includes(tag);
}
