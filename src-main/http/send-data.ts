/** `{ "data": … }` as every success leaves. Text that is JSON already is passed on as it is, in pieces if it comes so. */
import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { JsonText } from '../storage/json-text.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A writer that fails after its first piece leaves a reply without an end, which no client takes for a whole one. */
export function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  if (!(data instanceof JsonText)) return reply.send({ data });
  return reply.type(JSON_TYPE).send(data.wrappedWhole() ?? Readable.from(data.wrapped(), { objectMode: false }));
}
