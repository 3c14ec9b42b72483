/** `{ "data": … }` as every success leaves. Text that is JSON already is passed on as it is, in chunks if it comes so. */
import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { JsonText } from '../storage/json-text.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What ends within so much is sent whole, so that it has an entity tag. */
const WHOLE_BYTES = 1024 * 1024;

/** A writer that fails after its first piece leaves a reply without an end, which no client takes for a whole one. */
export async function sendData(reply: FastifyReply, data: unknown): Promise<FastifyReply> {
  if (!(data instanceof JsonText)) return reply.send({ data });
  return reply.type(JSON_TYPE).send(data.wrappedWhole() ?? (await gather(data.wrapped())));
}

/** All of it where it is short, else a stream that begins with what was read to find that out. */
async function gather(chunks: AsyncGenerator<Uint8Array>): Promise<Buffer | Readable> {
  const read: Uint8Array[] = [];
  for (let bytes = 0; bytes <= WHOLE_BYTES; ) {
    const { value, done } = await chunks.next();
    if (done) return Buffer.concat(read);
    read.push(value);
    bytes += value.byteLength;
  }
  return Readable.from(joined(read, chunks), { objectMode: false });
}

async function* joined(read: readonly Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* read;
    yield* rest;
  } finally {
    // Whoever hangs up before the rest began still ends its writer.
    await rest.return(undefined);
  }
}
