/** Requests of random parts to every operation: whatever is sent, none fails within. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import type { Api } from '#support/api-client.ts';
import { type HostileRequest, hostileRequest, type KnownIds } from '#support/hostile-input.ts';
import { seedProject, seedPrompts } from '#support/seed-project.ts';
import type { StorageWish } from '#support/service-storage.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

/** Each of these may start a thread for a long job. */
const isSlow = (name: string) =>
  /^(competitors|suggestions|export|projectFiles)\.|^projects\.(update|configure)$/.test(name);
/** Fixed, so that a failure can be repeated; change it to look elsewhere. */
const SEED = 20_260_310;
/** A tenth of what others get. */
const countSlow = (runs: number) => Math.ceil(runs / 10);

const published = (Object.values(OPERATIONS) as Operation[]).filter((operation) => operation.http);

let test: TestService;
let known: KnownIds;
let api: Api;

function send(operation: Operation, request: HostileRequest) {
  const path = (operation.http?.path ?? '').replace(/\{(\w+)\}/g, (_, key: string) =>
    encode(request.params[key] ?? ''),
  );
  const query = request.query.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
  const method = operation.http?.method ?? 'GET';
  const asked = { method, path: query === '' ? path : `${path}?${query}` };
  if (method === 'GET') return api.send(asked);
  const headers = { 'content-type': 'application/json' };
  return api.send({ ...asked, headers, body: JSON.stringify(request.body) });
}

/** Percent-encodes what can be; text that cannot goes as it is in Latin letters. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()) || '%20';
}

/** So many requests to each operation. */
export function describeFuzz(runs: number, wish: StorageWish = {}): void {
  beforeAll(async () => {
    test = await startTestService(wish);
    const live = await test.freshApi({ environment: 'live' });
    const site = { domain: 'brimlane.example' };
    const project = await seedProject(live, site);
    await live.put(`/projects/${project.id}`, { models: [...ENGINES] });
    const pitch = await seedProject(live, { isPitch: true });
    known = { projects: [project.id, pitch.id], prompts: await seedPrompts(live, project.id, 3, { tags: ['a'] }) };
    await test.importLines(project.id, [
      { prompt: 'Question 1', model: 'chatgpt', answeredAt: '2026-03-09T10:00:00Z', text: 'Brimlane first.' },
    ]);
    api = await test.freshApi({ environment: 'live' });
  });
  /** A new minute for each operation, so that the key never meets its rate limit. */
  beforeEach(() => test.clock.advance(60_000));
  afterAll(() => test.close());

  describe('whatever is sent', () => {
    it.each(published.map((operation) => [operation.name, operation] as const))(
      '%s replies in its envelope and never with 500',
      async (_, operation) => {
        const check = async (request: HostileRequest) => {
          const reply = await send(operation, request);
          expect([200, 400, 403, 404, 409]).toContain(reply.status);
        };
        const options = { numRuns: isSlow(operation.name) ? countSlow(runs) : runs, seed: SEED };
        await fc.assert(fc.asyncProperty(hostileRequest(operation, known), check), options);
      },
    );

    it.each(Object.keys(OPERATIONS).filter((name) => !(OPERATIONS as Record<string, Operation>)[name]?.http))(
      'the owner’s %s refuses what it does not take',
      async (name) => {
        const value = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }));
        // Nothing at all is what some take: the sample would be made, for one.
        const junk = value.filter((input) => JSON.stringify(input) !== '{}');
        const check = async (input: unknown) => {
          const envelope = await test.owner.call(name as OperationName, input as never);
          if ('error' in envelope) expect(envelope.error.code).not.toBe('INTERNAL');
        };
        await fc.assert(fc.asyncProperty(junk, check), { numRuns: runs, seed: SEED });
      },
    );

    it('leaves a sound database behind', async () => {
      expect(await test.call('system.doctor', {})).toMatchObject({ ok: true });
    });
  });
}
