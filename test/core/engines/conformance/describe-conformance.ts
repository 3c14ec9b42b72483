/** The conformance suite: what every route must do, whatever its wire. A new route passes it with a kit of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConformanceKit } from './conformance-kit.ts';
import { type ConformanceServer, startConformanceServer } from './conformance-server.ts';
import { describeFailures } from './describe-failures.ts';
import { describeOutcomes } from './describe-outcomes.ts';
import { describeReading } from './describe-reading.ts';
import { describeRecordedErrors } from './describe-recorded-errors.ts';
import { describeRequests } from './describe-requests.ts';
import { describeSecrecy } from './describe-secrecy.ts';

/** Gives the server of the suite; only for use inside tests. */
export type ServerOf = () => ConformanceServer;

/** Runs the whole suite for one route against a server of its own. */
export function describeConformance(kit: ConformanceKit): void {
  describe(`the route ${kit.route.id}`, () => {
    let server: ConformanceServer | null = null;
    beforeAll(async () => {
      server = await startConformanceServer(kit);
    });
    afterAll(() => server?.close());
    const serverOf = () => {
      if (server === null) throw new Error('the server is up only while tests run');
      return server;
    };
    describeDeclaration(kit);
    describeRequests(kit, serverOf);
    describeOutcomes(kit, serverOf);
    describeReading(kit, serverOf);
    describeFailures(kit, serverOf);
    describeRecordedErrors(kit, serverOf);
    describeSecrecy(kit, serverOf);
  });
}

function describeDeclaration({ route }: ConformanceKit): void {
  it('says what it is', () => {
    expect(route.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(route.label.trim()).not.toBe('');
    expect(route.engines.length).toBeGreaterThan(0);
    expect(route.concurrency).toBeGreaterThan(0);
    expect(route.paceMs).toBeGreaterThanOrEqual(0);
    expect(route.defaults.model.trim()).not.toBe('');
    expect(URL.canParse(route.defaults.baseUrl)).toBe(true);
    expect(route.environment.baseUrlVariable).toMatch(/^[A-Z]+_BASE_URL$/);
    if (route.needsKey) expect(route.environment.keyVariable).toMatch(/^[A-Z]+_API_KEY$/);
  });
}
