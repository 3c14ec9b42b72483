/** Text that is JSON already on its way through the server: bytes, headers, and what happens when either side gives up. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { sendData } from '#main/http/send-data.ts';
import { JsonText } from '#main/storage/json-text.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

async function serve(data: unknown): Promise<string> {
  app = Fastify({ forceCloseConnections: true });
  app.get('/', (_request, reply) => sendData(reply, data));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const VALUE = { name: 'Ünïcode “𝄞”', list: [1, null, true] };

it.each([
  ['objects', () => VALUE],
  ['a whole text', () => JsonText.whole(bytes(JSON.stringify(VALUE)))],
  [
    'a text in chunks',
    () =>
      JsonText.chunks(
        (async function* () {
          const all = bytes(JSON.stringify(VALUE));
          // In the middle of a character.
          yield all.subarray(0, 10);
          yield all.subarray(10);
        })(),
      ),
  ],
])('%s leave as the same bytes under the same type', async (_what, make) => {
  const reply = await fetch(await serve(make()));
  expect(await reply.text()).toBe(JSON.stringify({ data: VALUE }));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
});

it('a writer that fails before much is sent makes the reply an error', async () => {
  const chunks = async function* () {
    yield bytes('[1,');
    throw new Error('The text broke off.');
  };
  expect((await fetch(await serve(JsonText.chunks(chunks())))).status).toBe(500);
});

it('a writer that fails in the middle leaves a reply that no client takes for a whole one', async () => {
  const chunks = async function* () {
    yield bytes('[1,');
    yield bytes(' '.repeat(2_000_000));
    throw new Error('The text broke off.');
  };
  const address = await serve(JsonText.chunks(chunks()));
  await expect(fetch(address).then((reply) => reply.text())).rejects.toThrow();
});

it('a client that hangs up ends the writing', async () => {
  let isEnded = false;
  const chunks = async function* () {
    try {
      for (;;) yield bytes(' '.repeat(100_000));
    } finally {
      isEnded = true;
    }
  };
  const address = await serve(JsonText.chunks(chunks()));
  const hangUp = new AbortController();
  const reply = await fetch(address, { signal: hangUp.signal });
  await reply.body?.getReader().read();
  hangUp.abort();
  await expect.poll(() => isEnded).toBe(true);
});
