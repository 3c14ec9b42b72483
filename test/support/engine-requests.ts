/** Makes requests, contexts and raw replies for engine tests. Asserts nothing. */

import { readFileSync } from 'node:fs';
import type {
  EngineRequest,
  RawReply,
  RouteContext,
  RouteSettings,
  SceneBrand,
} from '#main/core/engines/engine-route.ts';
import { fetchWhole } from '#main/core/engines/wire/fetch-whole.ts';

export const TEST_KEY = 'sk-test-4f9a2b7c8d1e6035';

export const TEST_BRANDS: readonly SceneBrand[] = [
  { name: 'Kordiva', domain: 'kordiva.example', isOwn: true },
  { name: 'Brimlane', domain: 'brimlane.example', isOwn: false },
  { name: 'Oduvia', domain: 'oduvia.example', isOwn: false },
  { name: 'Veltaro', domain: 'veltaro.example', isOwn: false },
  { name: 'Nimbero Plan', domain: 'nimbero.example', isOwn: false },
  { name: 'Rastorio', domain: null, isOwn: false },
];

/** A request with sensible values for whatever is left out. */
export function makeRequest(parts: Partial<EngineRequest> = {}): EngineRequest {
  return {
    engine: 'chatgpt',
    prompt: 'Which planning tool suits a small team?',
    language: 'EN',
    country: null,
    day: '2026-11-03',
    sample: 1,
    scene: { seed: 'seed-1', brands: [...TEST_BRANDS] },
    ...parts,
  };
}

/** A context that calls for real, with `TEST_KEY` and a short timeout unless told otherwise. */
export function makeContext(settings: Partial<RouteSettings>, parts: Partial<RouteContext> = {}): RouteContext {
  return {
    settings: {
      baseUrl: 'http://127.0.0.1:1/v1',
      apiKey: TEST_KEY,
      model: 'test-model',
      timeoutMs: 5000,
      maxOutputTokens: 2000,
      ...settings,
    },
    fetch: fetchWhole,
    signal: new AbortController().signal,
    now: () => 1_793_700_000_000,
    ...parts,
  };
}

/** A raw reply with the given body: bytes as they are, text as UTF-8, anything else as JSON. */
export function makeReply(body: unknown, status = 200, headers: Record<string, string> = {}): RawReply {
  return { status, headers, body: toBytes(body), receivedAt: 1_793_700_000_000 };
}

/** A recorded reply from `test/fixtures/engines/`. */
export function readFixtureReply(name: string): RawReply {
  return makeReply(readFixtureText(name));
}

/** The text of a recorded reply from `test/fixtures/engines/`. */
export function readFixtureText(name: string): string {
  return readFileSync(new URL(`../fixtures/engines/${name}.json`, import.meta.url), 'utf8');
}

function toBytes(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
}
